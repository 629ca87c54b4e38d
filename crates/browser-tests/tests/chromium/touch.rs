//! A whole game with one finger on a small phone.

use browser_tests::{Terms, View, with_browser};

#[test]
fn fools_mate_and_again() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser
            .play(&Terms {
                time: "180+2",
                ..Terms::TWO_PLAYERS
            })
            .await;
        browser.tap_square("f2").await;
        browser.tap_square("f3").await;
        browser.wait_for_move(1, "f3").await;
        browser.touch_drag("e7", "e5").await;
        browser.wait_for_move(2, "e5").await;
        browser.touch_drag("g2", "g4").await;
        browser.wait_for_move(3, "g4").await;
        browser.tap_square("d8").await;
        browser.tap_square("h4").await;
        browser.wait_for_move(4, "Qh4#").await;
        assert_eq!(browser.end().await, "0–1 checkmate");
        let scrolled = browser
            .evaluate("return [scrollX, document.documentElement.scrollWidth]", [])
            .await;
        assert_eq!(
            (scrolled[0].as_i64(), scrolled[1].as_i64()),
            (Some(0), Some(360))
        );

        browser.action("play-again").await;
        browser
            .wait_until("an empty record", async || browser.moves().await.is_empty())
            .await;
        assert!(!browser.is_there("[data-end]").await);
        browser.wait_for_piece("d8", "black queen").await;
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        // The terms were kept.
        assert!((170_000..=182_000).contains(&browser.clock("black").await.left));
    });
}

#[test]
fn beside_the_board_a_finger_drops_the_piece_back() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        browser.touch_drag("e2", "e7").await;
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        assert_eq!(browser.moves().await, ["e4"]);
        assert_eq!(browser.pieces().await.len(), 32);
    });
}
