//! Every screen: without barriers, and looking as it was found good. A screen more is a line more.

use browser_tests::{Browser, Terms, View, with_browser};

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

        let terms = Terms {
            time: "300+0",
            ..Terms::TWO_PLAYERS
        };
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
