//! The help: what works on the screen below it, by touch on a phone and by keyboard on a laptop, and its filter.

use browser_tests::{Browser, View, with_browser};

/// The parts that are seen, in their order.
async fn parts(browser: &Browser) -> String {
    let body = "return [...document.querySelectorAll('[data-help]')]
        .filter((part) => part.checkVisibility()).map((part) => part.dataset.help).join(' ')";
    browser.ask(body, []).await
}

/// The words that can be typed.
async fn said(browser: &Browser) -> String {
    let body = "return [...document.querySelectorAll('.said dt')].map((word) => word.textContent).join('|')";
    browser.ask(body, []).await
}

async fn search(browser: &Browser, text: &str) {
    browser.press("[data-field=help-search]").await;
    browser.type_text(text).await;
}

#[test]
fn on_a_phone_touch_comes_first_and_only_what_works_there() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#openings").await;
        browser.wait_for(".openings .square").await;
        // Two taps.
        browser.press("[data-action=more]").await;
        browser.press(".tools [data-action=help]").await;
        browser.wait_for("[data-topic=help-tap]").await;
        assert_eq!(parts(browser).await, "help-pointer help-words");
        assert_eq!(browser.count("[data-topic=help-premove]").await, 0);
        assert_eq!(
            said(browser).await,
            "take back|where|pieces|moves|captures|attackers|square|last|status|material|flip|help|back"
        );
        browser
            .wait_for("[data-help=help-words] a[href='#/settings']")
            .await;
        browser.assert_accessible("help-phone").await;
        search(browser, "turn").await;
        browser
            .wait_until("what has the word", async || {
                said(browser).await == "status|flip"
            })
            .await;
        // Keys have been pressed by now, so that theirs are told too.
        assert_eq!(parts(browser).await, "help-keys help-words");
        browser.set("[data-field=help-search]", "resign").await;
        browser.wait_for_text(".help-none", "Nothing found.").await;
        browser.press("[name=help-all]").await;
        browser
            .wait_until("what works in a game", async || {
                said(browser).await == "resign"
            })
            .await;
        browser.set("[data-field=help-search]", "zugzwang").await;
        browser.wait_for_text(".help-none", "Nothing found.").await;
    });
}

#[test]
fn by_keyboard_on_a_laptop() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.visit("#library").await;
        browser.wait_for("section[data-screen=library]").await;
        browser.keys("?").await;
        browser.wait_for("dialog[data-screen=help][open]").await;
        // It has no board.
        assert_eq!(said(browser).await, "");
        browser.keys("Escape").await;
        browser
            .wait_until("the library without the help", async || {
                browser.ask("return location.hash", []).await == "#library"
            })
            .await;

        browser.visit("#analysis").await;
        browser
            .wait_for("section[data-screen=analysis] .square")
            .await;
        browser.keys("?").await;
        browser.wait_for(".said dt").await;
        assert_eq!(parts(browser).await, "help-pointer help-keys help-words");
        // A question mark in a field is written there.
        search(browser, "undo?").await;
        browser.wait_for_text(".help-none", "Nothing found.").await;
        browser.keys("Backspace").await;
        browser
            .wait_until("the undoing", async || said(browser).await == "take back")
            .await;
        let keys = browser.text("[data-help=help-keys] .keys").await;
        assert_eq!(keys, "Ctrl+ZUndo the last change");
    });
}
