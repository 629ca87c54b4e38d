//! The board by keyboard: arrows and Enter, the choice of a promotion, replay.

use browser_tests::{Browser, Terms, View, with_browser};
use serde_json::json;

async fn focus(browser: &Browser, square: &str) {
    let body = "document.querySelector(arguments[0]).focus()";
    let selector = format!(".square[data-square={square}]");
    browser.evaluate(body, [json!(selector)]).await;
}

#[test]
fn moves_by_arrows_and_enter() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        focus(browser, "e2").await;
        browser.keys("Enter ArrowUp ArrowUp Enter").await;
        browser.wait_for_move(1, "e4").await;
        browser
            .keys("ArrowUp ArrowUp ArrowUp Enter ArrowDown ArrowDown Enter")
            .await;
        browser.wait_for_move(2, "e5").await;
        let label = browser.focused("aria-label").await;
        assert_eq!(
            label, "e5, black pawn",
            "the focus stays where the piece went"
        );
        let announced = browser.text("[data-announce]").await;
        assert_eq!(announced, "Black pawn e7 to e5.");
    });
}

#[test]
fn arrows_away_from_the_board_replay_the_game() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
            browser.drag(from, to).await;
        }
        browser.wait_for_move(3, "Nf3").await;
        browser.evaluate("document.activeElement.blur()", []).await;
        browser.keys("ArrowLeft ArrowLeft").await;
        browser.wait_for("[data-ply='1'][aria-current]").await;
        browser
            .wait_for(".piece[data-square=g1][data-role=knight]")
            .await;
        browser.keys("Home").await;
        browser
            .wait_for(".piece[data-square=e2][data-role=pawn]")
            .await;
        browser.keys("End").await;
        browser.wait_for("[data-ply='3'][aria-current]").await;
        browser.press("[data-ply='2']").await;
        browser
            .wait_for(".piece[data-square=g1][data-role=knight]")
            .await;
        browser
            .wait_for(".piece[data-square=e5][data-role=pawn]")
            .await;
    });
}
