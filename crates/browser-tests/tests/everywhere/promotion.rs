//! Promotion: the piece is chosen at the pawn's square.

use browser_tests::{Browser, GameSettings, View, with_browser};

/// The shortest way of a white pawn to a rook in the corner.
const WAY: [(&str, &str, &str); 8] = [
    ("a2", "a4", "a4"),
    ("b7", "b5", "b5"),
    ("a4", "b5", "axb5"),
    ("a7", "a6", "a6"),
    ("b5", "a6", "bxa6"),
    ("c8", "b7", "Bb7"),
    ("a6", "b7", "axb7"),
    ("h7", "h6", "h6"),
];

async fn up_to_the_last_rank(browser: &Browser) {
    browser.open().await;
    browser.play(&GameSettings::TWO_PLAYERS).await;
    for (index, (from, to, san)) in WAY.into_iter().enumerate() {
        browser.drag(from, to).await;
        browser.wait_for_move(index + 1, san).await;
    }
}

#[test]
fn to_a_knight_by_dragging() {
    with_browser(View::LAPTOP, async |browser| {
        up_to_the_last_rank(browser).await;
        browser.drag("b7", "a8").await;
        browser.press("[data-promote=knight]").await;
        browser.wait_for_move(9, "bxa8=N").await;
        browser.wait_for_piece("a8", "white knight").await;
        assert!(!browser.is_there("[data-promote]").await);
        browser.drag("b8", "c6").await;
        browser.wait_for_move(10, "Nc6").await;
    });
}

#[test]
fn to_a_knight_by_clicking_after_a_change_of_mind() {
    with_browser(View::LAPTOP, async |browser| {
        up_to_the_last_rank(browser).await;
        browser.click_square("b7").await;
        browser.click_square("a8").await;
        browser.wait_for("[data-promote=knight]").await;
        assert_eq!(browser.count("[data-promote]").await, 4);
        // A press elsewhere takes the pawn back.
        browser.click_square("h4").await;
        browser
            .wait_until("the choice to close", async || {
                !browser.is_there("[data-promote]").await
            })
            .await;
        assert_eq!(browser.moves().await.len(), 8);
        browser.click_square("b7").await;
        browser.click_square("a8").await;
        browser.press("[data-promote=knight]").await;
        browser.wait_for_move(9, "bxa8=N").await;
    });
}
