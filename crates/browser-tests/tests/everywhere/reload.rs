//! Reload in the middle of a game: it goes on where it was, with the clocks stopped.

use browser_tests::{Browser, GameSettings, View, with_browser};
use std::time::Duration;

const MOVES: [&str; 3] = ["e4", "e5", "Nf3"];

async fn clocks(browser: &Browser) -> [browser_tests::Clock; 2] {
    [browser.clock("white").await, browser.clock("black").await]
}

#[test]
fn a_reload_brings_the_game_back() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS_WITH_CLOCKS).await;
        for (index, (from, to)) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")]
            .into_iter()
            .enumerate()
        {
            browser.drag(from, to).await;
            browser.wait_for_move(index + 1, MOVES[index]).await;
        }
        browser
            .wait_until("Black's clock to run", async || {
                browser.clock("black").await.left < 299_000
            })
            .await;
        let before = clocks(browser).await;
        assert!(!before[0].running && before[1].running, "{before:?}");

        browser.reload().await;
        assert_eq!(browser.moves().await, MOVES);
        browser.wait_for_piece("f3", "white knight").await;
        let after = clocks(browser).await;
        assert!(!after[0].running && !after[1].running, "paused: {after:?}");
        assert_eq!(after[0].left, before[0].left);
        // Black's clock ran until the page went.
        let passed = before[1].left - after[1].left.min(before[1].left);
        assert!(
            after[1].left <= before[1].left && passed <= 1000,
            "{before:?} {after:?}"
        );

        let stand = async || clocks(browser).await == after;
        browser
            .stays_for(Duration::from_millis(1200), "paused clocks stand", stand)
            .await;
        browser.drag("b8", "c6").await;
        assert_eq!(
            browser.moves().await,
            MOVES,
            "nobody moves while the clocks stand"
        );

        browser.action("resume").await;
        browser
            .wait_until("Black's clock to go on", async || {
                browser.clock("black").await.running
            })
            .await;
        browser.drag("b8", "c6").await;
        browser.wait_for_move(4, "Nc6").await;
        assert!(browser.clock("white").await.running);
    });
}

#[test]
fn a_game_that_is_over_stays_over() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS_WITH_CLOCKS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser.action("resign").await;
        browser.action("confirm").await;
        assert_eq!(browser.end().await, "1–0 resignation");
        browser.reload().await;
        assert_eq!(browser.end().await, "1–0 resignation");
        assert_eq!(browser.moves().await, ["e4"]);
    });
}
