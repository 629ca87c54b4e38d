//! Games that allow illegal moves, as over the board: they are made, claimed and punished by the rules.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Presses the clock by word, as the keyboard does it.
async fn press_clock(browser: &Browser) {
    browser.enter("press").await;
}

#[test]
fn two_illegal_moves_lose_under_the_laws_of_2023() {
    with_browser(View::LAPTOP, async |browser| {
        let terms = json!({
            "time": { "main": 900_000, "increment": 0 },
            "conduct": { "unguarded": true, "manual_press": true },
        });
        browser.open_with_config(terms).await;
        browser.click_square("e2").await;
        assert!(
            !browser.is_there(".square.target").await,
            "nobody shows where to go"
        );
        browser.click_square("e2").await;
        browser.drag("e2", "e5").await;
        browser.wait_for_piece("e5", "white pawn").await;
        // Until the clock is pressed the piece may be put elsewhere, and costs nothing.
        browser.drag("e5", "e6").await;
        browser.wait_for_piece("e6", "white pawn").await;
        browser.drag("e6", "e2").await;
        browser.wait_for_piece("e2", "white pawn").await;
        browser.drag("e2", "e5").await;
        browser.wait_for_piece("e5", "white pawn").await;
        press_clock(browser).await;
        browser.wait_for(".notice").await;
        assert_eq!(
            browser.text(".notice").await,
            "White’s first illegal move: Black gets one minute. Law 7.5.5"
        );
        browser.wait_for_piece("e2", "white pawn").await;
        assert_eq!(browser.clock("black").await.left, 960_000);

        // The same piece must move.
        browser.drag("d2", "d4").await;
        browser
            .wait_for_announcement(
                "The piece on e2 was touched first: it must be moved or captured. Law 4.3",
            )
            .await;
        browser.drag("e2", "e5").await;
        browser.wait_for_piece("e5", "white pawn").await;
        press_clock(browser).await;
        assert_eq!(browser.end().await, "0–1 illegal-moves");
    });
}

#[test]
fn in_blitz_the_king_is_taken_under_the_rules_of_the_uscf() {
    with_browser(View::LAPTOP, async |browser| {
        // As games were saved before costs were told by class.
        let wrong_claim = json!({ "opponent_gains": 120_000, "claimant_loses": 0 });
        let illegal =
            json!({ "bonus": 120_000, "blitz": "claim-wins", "loses_at": null, "horizon": 10 });
        let terms = json!({
            "start": "4k3/8/8/8/8/8/8/R3K2r w - - 0 1",
            "rules": { "id": "uscf", "wrong_claim": wrong_claim, "illegal": illegal },
            "time": { "main": 300_000, "increment": 0 },
            "conduct": { "unguarded": true },
        });
        browser.open_with_config(terms.clone()).await;
        assert!(
            !browser.is_there(".square.check").await,
            "nobody calls check"
        );
        // White is in check, and does something else.
        browser.drag("a1", "a7").await;
        browser.wait_for("[data-action=claim-illegal]").await;
        browser.wait_for_piece("a7", "white rook").await;
        browser.drag("h1", "e1").await;
        assert_eq!(browser.end().await, "0–1 illegal-moves");

        // The same by word of mouth.
        browser.open_with_config(terms.clone()).await;
        browser.drag("a1", "a7").await;
        browser.wait_for("[data-action=claim-illegal]").await;
        browser.action("claim-illegal").await;
        assert_eq!(browser.end().await, "0–1 illegal-moves");

        // Who moves instead has lost the claim, and the illegal move stands.
        browser.open_with_config(terms).await;
        browser.drag("a1", "a7").await;
        browser.wait_for("[data-action=claim-illegal]").await;
        browser.drag("h1", "h2").await;
        browser.wait_for_ply(2).await;
        assert!(!browser.is_there("[data-action=claim-illegal]").await);
        browser.wait_for_piece("a7", "white rook").await;
        browser.drag("a7", "a8").await;
        browser.wait_for_ply(3).await;
    });
}
