//! Pointer input on the board: two taps, and the two ways to castle.

use browser_tests::{GameSettings, View, with_browser};

#[test]
fn two_taps_are_a_move() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        for (ply, (from, to, san)) in [("e2", "e4", "e4"), ("b8", "c6", "Nc6")].iter().enumerate() {
            for square in [from, to] {
                browser
                    .press(&format!(".square[data-square={square}]"))
                    .await;
            }
            browser.wait_for_move(ply + 1, san).await;
        }
    });
}

#[test]
fn castling_by_the_kings_way_or_onto_the_rook() {
    with_browser(View::LAPTOP, async |browser| {
        for (goal, san, king, rook) in [
            ("g1", "O-O", "g1", "f1"),
            ("h1", "O-O", "g1", "f1"),
            ("c1", "O-O-O", "c1", "d1"),
            ("a1", "O-O-O", "c1", "d1"),
        ] {
            for drag in [true, false] {
                browser
                    .open_game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", None)
                    .await;
                if drag {
                    browser.drag("e1", goal).await;
                } else {
                    browser.click_square("e1").await;
                    browser.click_square(goal).await;
                }
                browser.wait_for_move(1, san).await;
                browser.wait_for_piece(king, "white king").await;
                browser.wait_for_piece(rook, "white rook").await;
            }
        }
    });
}
