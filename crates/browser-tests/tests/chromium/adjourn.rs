//! Adjournment: a move sealed here, and the game resumed elsewhere, from a file and from a link.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;
use std::cell::RefCell;

/// Black, on the move, offers a draw and seals its reply.
async fn adjourn(browser: &Browser, phrase: &str) {
    let events = [
        (10, json!({ "move": "e2e4" })),
        (20, json!({ "move": "e7e5" })),
        (30, json!({ "move": "g1f3" })),
        (31, json!({ "offer-draw": "black" })),
    ];
    browser.open_timed_game(&events).await;
    browser.open_arbiter().await;
    browser.open_disclosure("adjourn").await;
    for (text, answer) in [
        ("later", "That is not a move such as Nf3 or e2e4."),
        ("Nd4", "That move is not legal here."),
    ] {
        browser.fill("sealed-move", text).await;
        browser.action("seal").await;
        browser
            .wait_for_text("[data-disclosure=adjourn] .answer", answer)
            .await;
    }
    let kind = browser.attribute("[name=sealed-move]", "type").await;
    assert_eq!(kind, "password", "nobody reads over a shoulder");
    browser.fill("sealed-move", "Qh4").await;
    browser.fill("passphrase", phrase).await;
    browser.action("seal").await;
    browser.wait_for("[data-envelope]").await;
}

/// Texts that nobody may find.
fn assert_hidden(text: &str) {
    for secret in ["Qh4", "d8h4", "sesame"] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
}

/// An adjourned game as it was handed on: the file and the link.
fn adjourned(phrase: &str) -> (String, String) {
    let handed = RefCell::default();
    with_browser(View::LAPTOP, async |browser| {
        adjourn(browser, phrase).await;
        browser.assert_accessible("an adjourned game").await;
        let file = browser.download_of("save-file").await;
        browser.action("copy-link").await;
        browser.wait_for("[name=link]").await;
        let link = browser
            .evaluate("return document.querySelector('[name=link]').value", [])
            .await;
        browser.close_dialog().await;
        browser.wait_for("[data-held=held-adjourned]").await;
        // A closed tab loses nothing.
        browser.reload().await;
        browser.wait_for("[data-held=held-adjourned]").await;
        for (_, text) in browser.stored().await {
            assert_hidden(&text);
        }
        handed.replace((file, link.as_str().unwrap_or_default().to_owned()));
    });
    let (file, link) = handed.into_inner();
    assert_hidden(&file);
    assert_hidden(&link);
    (file, link)
}

/// The game is on the table: the envelope is opened, and White's clock runs.
async fn resume(browser: &Browser, phrase: &str) {
    browser.wait_for("[data-found]").await;
    browser.action("put-game").await;
    browser.wait_for("[data-held=held-adjourned]").await;
    assert_eq!(browser.moves().await, ["e4", "e5", "Nf3"]);
    browser.action("to-arbiter").await;
    browser.wait_for("[data-envelope]").await;
    if !phrase.is_empty() {
        browser.fill("open-phrase", "open barley").await;
        browser.action("unseal").await;
        browser
            .wait_until("the wrong phrase to be told", async || {
                browser
                    .text("[data-envelope] .answer")
                    .await
                    .starts_with("That does not open it")
            })
            .await;
        assert_eq!(browser.moves().await.len(), 3);
        browser.fill("open-phrase", phrase).await;
    }
    browser.action("unseal").await;
    browser.wait_for_move(4, "Qh4").await;
    browser.close_dialog().await;
    assert!(browser.clock("white").await.running);
    assert!(!browser.clock("black").await.running);
    // The offer made with the sealed move stands.
    browser.action("decline-draw").await;
    browser.drag("f3", "h4").await;
    browser.wait_for_move(5, "Nxh4").await;
}

#[test]
fn e6_resumed_from_a_file() {
    let (file, _) = adjourned("open sesame");
    for readable in [
        "\"position\"",
        "\"move\": 2",
        "\"adjourned\": true",
        "\"draw_offered_by\": \"Black\"",
    ] {
        assert!(file.contains(readable), "{readable} in {file}");
    }
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.action("open-game").await;
        browser
            .wait_for("dialog[data-screen=open-game][open]")
            .await;
        browser.assert_accessible("saved games").await;
        for text in ["not a game", &file[..file.len() / 2]] {
            browser.upload_file(text).await;
            browser
                .wait_until("what is no game to be told", async || {
                    let told = browser.text("dialog[open] .answer").await;
                    told.starts_with("This is no game of Sessa")
                })
                .await;
            assert!(!browser.is_there("[data-found]").await);
        }
        browser.upload_file(&file).await;
        resume(browser, "open sesame").await;
    });
}

#[test]
fn e6_resumed_from_a_link() {
    let (_, link) = adjourned("");
    let end = &link[link.find("#game=").expect("the game is at its end")..];
    with_browser(View::LAPTOP, async |browser| {
        browser.visit(end).await;
        browser.wait_ready().await;
        resume(browser, "").await;
        // A link that is cut short changes nothing.
        let cut = &end[..end.len() - 20];
        browser
            .evaluate("location.hash = arguments[0]", [json!(cut)])
            .await;
        browser
            .wait_until("the cut link to be told", async || {
                let told = browser.text("dialog[open] .answer").await;
                told.starts_with("This is no game of Sessa")
            })
            .await;
        browser.close_dialog().await;
        assert_eq!(browser.moves().await.len(), 5);
        // A whole one asks first, and what was in play can be had again.
        browser
            .evaluate("location.hash = arguments[0]", [json!(end)])
            .await;
        browser.wait_for("[data-found]").await;
        browser.action("put-game").await;
        browser.wait_for("[data-held=held-adjourned]").await;
        browser.action("to-arbiter").await;
        browser.wait_for("dialog[data-screen=arbiter][open]").await;
        browser.close_dialog().await;
        browser.open_library().await;
        let played_on = "section.screen [data-row]:has([data-open]):not([aria-selected=true])";
        browser.press(played_on).await;
        browser.action("open").await;
        browser.wait_for_move(5, "Nxh4").await;
    });
}

#[test]
fn e6_before_the_envelope_is_opened_a_draw_can_be_agreed() {
    with_browser(View::LAPTOP, async |browser| {
        adjourn(browser, "open sesame").await;
        browser.order("agree-draw").await;
        browser.close_dialog().await;
        assert_eq!(browser.end().await, "½–½ agreement");
        assert_eq!(browser.moves().await.len(), 3, "the envelope stays shut");
    });
}
