//! A puzzle of a set is solved: a wrong move is refuted on the board, the right one ends it.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Adds a set with a queen that stands unguarded on d7; answers with its key.
async fn add_set(browser: &Browser) -> String {
    let puzzle = json!({
        "key": { "set": "", "id": "queen" }, "fen": "6k1/5pp1/3q3p/8/8/8/5PPP/3R2K1 b - - 0 1", "before": "d6d7",
        "lines": [["d1d7"]], "mate_in": null, "themes": ["hangingPiece"], "rating": null, "deviation": null,
        "popularity": null, "plays": null, "source": { "game": "", "ply": null, "nodes": null, "opening": "" },
    });
    let add = json!({ "add-puzzles": { "to": { "name": "tests" }, "puzzles": [puzzle] } });
    let added = browser.puzzles(add, None).await;
    added["set"]["key"].as_str().expect("a key").to_owned()
}

async fn wait_for_phase(browser: &Browser, phase: &str) {
    browser
        .wait_until_heard(".screen.solve", &format!("[data-phase={phase}]"))
        .await;
}

async fn move_piece(browser: &Browser, from: &str, to: &str) {
    browser.click_square(from).await;
    browser.click_square(to).await;
}

#[test]
fn a_puzzle_is_missed_and_then_solved() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let set = add_set(browser).await;
        browser
            .visit(&format!("#puzzles/solve?mode=set&set={set}"))
            .await;
        wait_for_phase(browser, "solver").await;
        move_piece(browser, "g1", "h1").await;
        wait_for_phase(browser, "wrong").await;
        browser.wait_for_piece("d1", "black queen").await;
        browser.wait_for("[data-recorded]").await;
        browser.press("[data-action=retry]").await;
        wait_for_phase(browser, "solver").await;
        browser.wait_for_piece("d1", "white rook").await;
        move_piece(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in 2 tries");
    });
}
