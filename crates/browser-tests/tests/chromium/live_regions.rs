//! Announcements that a screen reader must hear: what is told twice in the same words, and a lesson by keyboard alone.

use crate::learn::{open, open_step, wait_for_step};
use crate::puzzles::{QUEEN, add_set, solve_own_set, wait_for_phase};
use browser_tests::{Browser, GameSettings, View, with_browser};

/// Moves a piece by the keys of the board.
async fn move_by_keys(browser: &Browser, from: &str, to: &str) {
    for square in [from, to] {
        browser.go_to(square).await;
        browser.keys("Enter").await;
    }
}

#[test]
fn what_is_asked_twice_is_told_twice() {
    const MOVED: &str = "White pawn e2 to e4.";
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser.listen().await;
        for (text, told) in [("last move", MOVED), ("clock", "This game has no clock.")] {
            for times in 1..=2 {
                browser.enter(text).await;
                browser.wait_until_told(told, times).await;
            }
        }
        browser.go_to("a1").await;
        for times in 3..=4 {
            browser.keys("l").await;
            browser.wait_until_told(MOVED, times).await;
        }

        // On the analysis board.
        browser.visit("#pgn=1._e4").await;
        browser
            .wait_for("section[data-screen=analysis] .an-moves .an-row")
            .await;
        browser.press("section.screen [data-action=last]").await;
        browser.wait_for_piece("e4", "white pawn").await;
        browser.go_to("a1").await;
        browser.listen().await;
        for times in 1..=2 {
            browser.keys("l").await;
            browser.wait_until_told(MOVED, times).await;
        }
        // Nor is a second wrong move passed over in silence.
        for times in 1..=2 {
            move_by_keys(browser, "b8", "b6").await;
            browser
                .wait_until_told("A knight cannot go from b8 to b6.", times)
                .await;
        }

        // In a diagram of the laws.
        browser.visit("#laws/3.8.2").await;
        browser.wait_for(".laws-board .square").await;
        browser.listen().await;
        for times in 1..=2 {
            browser.drag_within(".laws-board", "e1", "g1").await;
            browser.wait_until_told("3.8.2.2", times).await;
        }

        // In a puzzle.
        add_set(browser, "tests.csv", &[QUEEN]).await;
        solve_own_set(browser).await;
        wait_for_phase(browser, "solver").await;
        browser.go_to("a1").await;
        browser.listen().await;
        for times in 1..=2 {
            browser.keys("l").await;
            browser
                .wait_until_told("Black queen d6 to d7.", times)
                .await;
        }
    });
}

#[test]
fn a_lesson_by_keyboard_tells_its_tasks_and_verdicts() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, "rook").await;
        browser.wait_for_focus("id", "screen-lesson").await;
        browser.listen().await;
        browser.keys("Space").await;
        browser
            .wait_until_told("Touch all fourteen squares that the rook can go to.", 1)
            .await;
        wait_for_step(browser, 2).await;
        for times in 1..=2 {
            browser.go_to("e6").await;
            browser.keys("Enter").await;
            browser
                .wait_until_told("The rook goes straight, never diagonally.", times)
                .await;
        }
        for step in 1..=8 {
            let ways = [
                ('d', step, step != 5),
                ("abcdefgh".as_bytes()[step - 1] as char, 5, step != 4),
            ];
            for (file, rank, is_way) in ways {
                if is_way {
                    browser.go_to(&format!("{file}{rank}")).await;
                    browser.keys("Enter").await;
                }
            }
        }
        browser
            .wait_until_told(
                "On an empty board a rook always reaches fourteen squares.",
                1,
            )
            .await;
        browser.focus("[data-action=next]").await;
        browser.keys("Enter").await;
        browser
            .wait_until_told("Collect both stars with the rook.", 1)
            .await;
        wait_for_step(browser, 3).await;
        move_by_keys(browser, "a1", "a6").await;
        browser.wait_until_told("a6, white rook", 1).await;
        move_by_keys(browser, "a6", "f6").await;
        browser
            .wait_until_told("Up the file, then along the rank.", 1)
            .await;

        // Moves that are wrong, illegal and right.
        open_step(browser, "mate-in-one", 2).await;
        browser.listen().await;
        for times in 1..=2 {
            move_by_keys(browser, "e1", "e7").await;
            browser
                .wait_until_told("The king is not even in check.", times)
                .await;
        }
        for times in 1..=2 {
            move_by_keys(browser, "e1", "d3").await;
            browser
                .wait_until_told("A rook cannot go from e1 to d3.", times)
                .await;
        }
        move_by_keys(browser, "e1", "e8").await;
        browser
            .wait_until_told("White rook e1 to e8, checkmate.", 1)
            .await;
        browser
            .wait_until_told(
                "Mate: nothing can stand between, and the pawns bar the way.",
                1,
            )
            .await;
    });
}
