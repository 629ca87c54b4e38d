//! Touch-move: touched pieces must be moved or taken.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

async fn open(browser: &Browser, fen: &str) {
    let terms = json!({ "start": fen, "conduct": { "touch_move": true } });
    browser.open_with_config(terms).await;
}

const OPEN: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

#[test]
fn a_piece_that_is_touched_must_move() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, OPEN).await;
        browser.click_square("b1").await;
        browser.wait_for(".square.touched[data-square=b1]").await;
        browser.drag("d2", "d4").await;
        browser
            .wait_for_announcement(
                "The piece on b1 was touched first: it must be moved or captured. Law 4.3",
            )
            .await;
        assert!(browser.moves().await.is_empty());
        browser.drag("b1", "c3").await;
        browser.wait_for_move(1, "Nc3").await;
        assert!(!browser.is_there(".square.touched").await);
    });
}

#[test]
fn an_enemy_that_is_touched_must_be_taken() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, OPEN).await;
        browser.click_square("d5").await;
        browser
            .wait_for_announcement("Black pawn d5 is touched.")
            .await;
        browser.wait_for(".square.touched[data-square=d5]").await;
        browser.drag("g1", "f3").await;
        browser
            .wait_for_announcement(
                "The piece on d5 was touched first: it must be moved or captured. Law 4.3",
            )
            .await;
        // Only what takes it is left to the pawn that has been touched since.
        browser.click_square("e4").await;
        browser.wait_for(".square.target[data-square=d5]").await;
        assert_eq!(browser.count(".square.target").await, 1);
        browser.click_square("d5").await;
        browser.wait_for_move(1, "exd5").await;
    });
}

#[test]
fn who_adjusts_touches_nothing() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, OPEN).await;
        browser.action("adjust").await;
        browser
            .wait_for("[data-action=adjust][aria-pressed=true]")
            .await;
        browser.click_square("b1").await;
        browser.click_square("b1").await;
        browser.action("adjust").await;
        browser
            .wait_for("[data-action=adjust][aria-pressed=false]")
            .await;
        assert!(!browser.is_there(".square.touched").await);
        browser.drag("d2", "d4").await;
        browser.wait_for_move(1, "d4").await;
    });
}

#[test]
fn a_pawn_on_the_last_rank_stays_there() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, "8/P6k/8/8/8/8/8/K7 w - - 0 1").await;
        browser.drag("a7", "a8").await;
        browser.wait_for("[data-promote=queen]").await;
        browser.keys("Escape").await;
        browser.wait_for("[data-promote=queen]").await;
        browser.reload().await;
        browser.press("[data-promote=knight]").await;
        browser.wait_for_move(1, "a8=N").await;
    });
}
