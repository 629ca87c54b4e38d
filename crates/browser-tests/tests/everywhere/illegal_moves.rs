//! Illegal moves are explained, in the status line and to a screen reader (B8).

use browser_tests::{Browser, GameSettings, View, with_browser};

/// Waits until a hint is seen that says this; a screen reader is told the same.
async fn wait_for_hint(browser: &Browser, hint: &str) {
    browser.wait_for_text(".status-line .hint", hint).await;
    browser
        .wait_until("the hint to be seen", async || is_seen(browser).await)
        .await;
}

async fn is_seen(browser: &Browser) -> bool {
    let body = "return document.querySelector('.status-line .hint')?.checkVisibility() ?? false";
    browser.evaluate(body, []).await == true
}

/// The places of the board and of what its panel holds.
async fn places(browser: &Browser) -> serde_json::Value {
    let body = "
        const places = ['.board', '.panel', '.actions', '.moves'].map((part) => document.querySelector(part).getBoundingClientRect());
        return places.map(({ x, y, width, height }) => [x, y, width, height])";
    browser.evaluate(body, []).await
}

#[test]
fn a_drag_to_where_the_piece_cannot_go() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        let before = places(browser).await;
        for (from, to, hint) in [
            ("e2", "e5", "A pawn cannot go from e2 to e5."),
            ("f1", "c4", "White pawn e2 is in the way."),
            (
                "e1",
                "g1",
                "No castling now, in the way: white bishop f1, white knight g1.",
            ),
        ] {
            browser.drag(from, to).await;
            wait_for_hint(browser, hint).await;
        }
        assert_eq!(places(browser).await, before, "nothing has moved");
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser
            .wait_until("the hint to make way", async || !is_seen(browser).await)
            .await;
        browser.action("previous").await;
        browser.action("next").await;
        assert!(!is_seen(browser).await, "it does not come back");
    });
}

#[test]
fn taps_that_mean_something_are_explained() {
    with_browser(View::PHONE, async |browser| {
        browser
            .open_game("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", None)
            .await;
        // The knight never goes there: this only puts it back.
        for square in ["c3", "h8"] {
            browser.click_square(square).await;
        }
        assert!(!browser.is_there(".selected").await);
        assert!(!is_seen(browser).await);
        for square in ["c3", "d5"] {
            browser.click_square(square).await;
        }
        wait_for_hint(
            browser,
            "Knight c3 is pinned to the king by black bishop b4.",
        )
        .await;
        assert!(!browser.is_there(".selected").await);
    });
}

#[test]
fn keys_and_words_are_explained() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.go_to("g1").await;
        browser.keys("Enter ArrowUp ArrowUp Enter").await;
        wait_for_hint(browser, "A knight cannot go from g1 to g3.").await;
        browser.enter("Bc4").await;
        let answer = "White pawn e2 is in the way.";
        browser.wait_for_text(".answer", answer).await;
        browser.wait_for_announcement(answer).await;
        assert!(!is_seen(browser).await, "it is said beside the field");
    });
}
