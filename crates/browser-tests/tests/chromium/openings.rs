//! The openings by name: explored by touch, mouse and keyboard, searched, linked, without a network; barriers and looks.

use browser_tests::{Browser, TestServer, View, with_browser, with_browser_at};
use serde_json::json;

async fn open(browser: &Browser) {
    browser.visit("#learn").await;
    browser.press(".learn-more [data-action=openings]").await;
    browser.wait_for(".openings-list [data-move=e2e4]").await;
}

async fn wait_for_name(browser: &Browser, name: &str) {
    browser.wait_for_text(".openings-name span", name).await;
}

async fn search(browser: &Browser, words: &str) {
    let body = "
        const field = document.querySelector('[data-field=openings-search]');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    browser.evaluate(body, [json!(words)]).await;
}

#[test]
fn j3_openings_are_explored_by_touch_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        open(browser).await;
        browser.assert_accessible("openings").await;
        // By the list, then on the board itself.
        browser.press(".openings-list [data-move=e2e4]").await;
        browser.wait_for_piece("e4", "white pawn").await;
        browser.wait_for(".openings-list [data-move=c7c5]").await;
        browser.tap_square("c7").await;
        browser.tap_square("c5").await;
        wait_for_name(browser, "Sicilian Defence").await;
        // Beneath an opening its name is not said again.
        let row = browser.text(".openings-list [data-move=c2c3] span").await;
        assert_eq!(row, "Alapin Variation");
        // Back takes the move back; the address leads to the same position.
        browser.back().await;
        browser.wait_for(".openings-list [data-move=c7c5]").await;
        browser.visit("#openings/e2e4-c7c5").await;
        wait_for_name(browser, "Sicilian Defence").await;
        browser.press("[data-action=openings-back]").await;
        browser.wait_for(".openings-list [data-move=c7c5]").await;
        browser.press("[data-action=flip]").await;
        browser.wait_for(".board[data-orientation=black]").await;
    });
}

#[test]
fn an_opening_is_found_by_its_name_and_studied_or_played() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        search(browser, "najdorf sicil").await;
        browser.wait_for(".openings-list [data-eco=B90]").await;
        browser.assert_accessible("openings-found").await;
        browser.press(".openings-list [data-eco=B90]").await;
        wait_for_name(browser, "Sicilian Defence, Najdorf Variation").await;
        assert_eq!(browser.count(".openings-line a").await, 10);
        browser.press("[data-action=openings-study]").await;
        browser.wait_for("section[data-screen=analysis]").await;
        browser.keys("End").await;
        browser.wait_for_text(".an-opening .an-eco", "B90").await;
        browser.back().await;
        wait_for_name(browser, "Sicilian Defence, Najdorf Variation").await;
        browser.press("[data-action=openings-play]").await;
        browser.wait_for(":root[data-place=game]").await;
        browser.wait_for_piece("a6", "black pawn").await;
    });
}

#[test]
fn a_family_has_its_tamil_name() {
    with_browser(View::PHONE, async |browser| {
        browser
            .open_with_preferences(&json!({ "language": "ta" }))
            .await;
        browser.visit("#openings").await;
        browser.wait_for(".openings-list [data-move]").await;
        search(browser, "grunfeld").await;
        browser.wait_for(".openings-list [data-eco=D80]").await;
        search(browser, "சிசிலியன் najdorf").await;
        browser.wait_for(".openings-list [data-eco=B90]").await;
        browser.assert_accessible("openings-tamil").await;
        browser.press(".openings-list [data-eco=B90]").await;
        wait_for_name(browser, "சிசிலியன் தற்காப்பு, Najdorf Variation").await;
        let variation = browser.text(".openings-name [lang=en]").await;
        assert_eq!(variation, ", Najdorf Variation");
        // Beneath an opening its name is not said again.
        browser.visit("#openings/e2e4-c7c5").await;
        wait_for_name(browser, "சிசிலியன் தற்காப்பு").await;
        let row = browser.text(".openings-list [data-move=c2c3] span").await;
        assert_eq!(row, "Alapin Variation");
    });
}

#[test]
fn a_wrong_address_keeps_the_moves_before_it() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#openings/d2d4-d2d4-zz").await;
        browser.wait_for(".openings-note[role=alert]").await;
        browser.wait_for_piece("d4", "white pawn").await;
        browser.visit("#openings/a2a3-h7h6-a3a4-h6h5").await;
        browser
            .wait_for_text(
                ".openings-next .openings-note",
                "No named opening goes on from here.",
            )
            .await;
    });
}

#[test]
fn by_keyboard_and_without_a_network() {
    let server = TestServer::new("/");
    with_browser_at(&server.url, View::LAPTOP, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        server.cut();
        browser.visit("#openings").await;
        browser.wait_for(".openings-list [data-move=d2d4]").await;
        browser.focus(".openings-list [data-move=d2d4]").await;
        browser.keys("Enter").await;
        browser.wait_for(".openings-list [data-move=d7d5]").await;
        browser.focus("[data-field=openings-search]").await;
        browser.keys("b e n k o").await;
        browser.wait_for(".openings-list [data-eco=A57]").await;
    });
}

#[test]
fn it_looks_as_it_should() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#openings/e2e4-c7c5").await;
        wait_for_name(browser, "Sicilian Defence").await;
        browser.wait_for(".openings-list a").await;
        browser.hover(".openings-name").await;
        browser.assert_matches_reference("openings").await;
    });
}
