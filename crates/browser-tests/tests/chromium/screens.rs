//! Every screen: without barriers, and looking as it was found good. A screen more is a line more.

use crate::premoves;
use browser_tests::{Browser, Terms, View, with_browser};
use serde_json::json;

/// What holds of every screen.
async fn check(browser: &Browser, screen: &str) {
    browser.assert_accessible(screen).await;
    browser.assert_looks(screen).await;
}

async fn play(browser: &Browser, moves: &[(&str, &str)]) {
    for (index, (from, to)) in moves.iter().enumerate() {
        browser.drag(from, to).await;
        browser.wait_for_ply(index + 1).await;
    }
}

#[test]
fn from_the_start_to_the_end() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        check(browser, "start").await;

        let terms = Terms::TWO_WITH_CLOCKS;
        browser.play(&terms).await;
        play(
            browser,
            &[("e2", "e4"), ("d7", "d5"), ("e4", "d5"), ("d8", "d5")],
        )
        .await;
        check(browser, "playing").await;

        browser.reload().await;
        browser.wait_for("[data-paused]").await;
        check(browser, "paused").await;
        browser.action("resume").await;

        browser.action("resign").await;
        browser.wait_for("[data-action=confirm]").await;
        check(browser, "ask-resign").await;

        browser.action("confirm").await;
        browser.end().await;
        check(browser, "end").await;
    });
}

#[test]
fn a_promotion() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        let way = [
            ("a2", "a4"),
            ("b7", "b5"),
            ("a4", "b5"),
            ("a7", "a6"),
            ("b5", "a6"),
            ("c8", "b7"),
            ("a6", "b7"),
            ("h7", "h6"),
        ];
        play(browser, &way).await;
        browser.drag("b7", "a8").await;
        browser.wait_for("[data-promote]").await;
        check(browser, "promotion").await;
    });
}

#[test]
fn sheets() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for sheet in ["settings", "help"] {
            browser.action(sheet).await;
            browser
                .wait_for(&format!("dialog[data-sheet={sheet}][open]"))
                .await;
            check(browser, sheet).await;
            browser.press("dialog[open] [data-action=close]").await;
        }
        browser.open_preferring(&json!({ "language": "ta" })).await;
        browser.wait_for("html[lang=ta]").await;
        // Not every machine has letters for it, so there is no picture to compare with.
        browser.assert_accessible("start-tamil").await;
    });
}

#[test]
fn in_the_middle_of_a_game() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        play(browser, &[("e2", "e4"), ("e7", "e5")]).await;
        browser.action("draw-choices").await;
        browser.action("offer-draw").await;
        browser.wait_for("[data-action=decline-draw]").await;
        check(browser, "offer").await;
        browser.action("decline-draw").await;

        browser.action("draw").await;
        for (brush, from, to) in [
            ("green", "f1", "c4"),
            ("red", "f7", "f7"),
            ("blue", "d1", "h5"),
            ("yellow", "h5", "f7"),
        ] {
            browser.press(&format!(".brush[data-brush={brush}]")).await;
            browser.drag(from, to).await;
        }
        check(browser, "pencil").await;
        browser.action("clear-drawings").await;
        browser.action("draw").await;

        browser.prefer("blindfold", "discs").await;
        check(browser, "blindfold").await;
        browser.prefer("blindfold", "off").await;

        browser.prefer("confirm", "on").await;
        browser.drag("g1", "f3").await;
        browser.wait_for("[data-action=confirm-move]").await;
        check(browser, "confirm").await;
    });
}

#[test]
fn moves_ahead() {
    with_browser(View::LAPTOP, async |browser| {
        let robots_turn = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        premoves::open(browser, robots_turn).await;
        browser.drag("g1", "f3").await;
        browser.drag("f1", "c4").await;
        check(browser, "premoves").await;
    });
}
