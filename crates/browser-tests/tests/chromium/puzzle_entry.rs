//! Puzzles solved by typed moves, with the answers announced.

use crate::puzzles::{QUEEN, add_set, solve_own_set, wait_for_phase};
use browser_tests::{Browser, TestServer, View, with_browser, with_browser_at};

/// The field of the puzzle; Play's own lies below the page.
const FIELD: &str = ".screen.solve input[name=entry]";

async fn wait_for_answer(browser: &Browser, text: &str) {
    browser.wait_for_text(".screen.solve .answer", text).await;
    wait_until_said(browser, text).await;
}

/// Waits until the screen reader has been told this.
async fn wait_until_said(browser: &Browser, text: &str) {
    browser
        .wait_until(&format!("the announcement {text}"), async || {
            browser.text("[data-said]").await.contains(text)
        })
        .await;
}

/// Begins to solve a puzzle, with the field for typed moves, which is chosen in the menu on a phone, and whatever else is
/// chosen there.
async fn begin(browser: &Browser, chosen: &[&str]) {
    browser.open().await;
    add_set(browser, "tests.csv", &[QUEEN]).await;
    solve_own_set(browser).await;
    wait_for_phase(browser, "solver").await;
    browser.press(".more-menu summary").await;
    for name in chosen {
        browser.press(name).await;
    }
    let is_there = browser.is_there("[name=entry-wanted]:checked").await;
    let by_touch = "return matchMedia('(pointer: coarse)').matches";
    let by_touch = browser.evaluate(by_touch, []).await == true;
    assert_eq!(is_there, !by_touch, "where a keyboard is at hand");
    if !is_there {
        browser.press("[name=entry-wanted]").await;
    }
    browser.press(".more-menu summary").await;
    browser.wait_for(".screen.solve .entry").await;
}

#[test]
fn a_field_that_cannot_be_fetched_says_so_and_is_fetched_again() {
    let host = TestServer::new("/");
    host.lose(Some("chunks/entry.wasm"));
    with_browser_at(&host.url, View::PHONE, async |browser| {
        begin(browser, &[]).await;
        browser
            .wait_until("the failure to be told", async || {
                let told = browser.text(".screen.solve .entry .answer").await;
                told.starts_with("This part of the page could not be loaded")
            })
            .await;
        assert!(!browser.is_there(FIELD).await);
        host.lose(None);
        browser.press(".screen.solve .entry button").await;
        browser.enter_at(FIELD, "Kg3").await;
        wait_for_answer(browser, "A king cannot go from g1 to g3.").await;
        let errors = browser.take_errors().await;
        // The browser tells of the file, the loader of its answer.
        let other = |line: &&String| {
            line.starts_with("SEVERE")
                && !line.contains("chunks/entry")
                && !line.contains("HTTP status")
        };
        assert_eq!(errors.iter().find(other), None);
    });
}

#[test]
fn a_puzzle_is_solved_by_typed_moves() {
    with_browser(View::PHONE, async |browser| {
        begin(browser, &[]).await;
        wait_until_said(browser, "Find the best move").await;
        // What is no legal move is explained, and is no attempt.
        for (text, answer) in [
            ("Kg3", "A king cannot go from g1 to g3."),
            (
                "hello",
                "“hello” is neither a move nor a command. Type “help” for what can be said.",
            ),
            ("draw", "That cannot be done now."),
            ("where are the rooks", "White rook: d1."),
        ] {
            browser.enter_at(FIELD, text).await;
            wait_for_answer(browser, answer).await;
        }
        assert_eq!(
            browser.attribute(".screen.solve", "data-phase").await,
            "solver"
        );
        assert!(!browser.is_there("[data-recorded]").await);

        browser.enter_at(FIELD, "king h1").await;
        wait_for_phase(browser, "wrong").await;
        wait_until_said(browser, "allows mate in 1: Qxd1#.").await;
        browser.wait_for_piece("d1", "black queen").await;
        browser.enter_at(FIELD, "Rxd7").await;
        wait_for_answer(browser, "It is not your turn.").await;
        browser.enter_at(FIELD, "take back").await;
        wait_for_phase(browser, "solver").await;
        browser.assert_accessible("puzzles-entry").await;
        browser.enter_at(FIELD, "rook takes d7").await;
        wait_for_phase(browser, "solved").await;
        wait_until_said(browser, "Solved.").await;
        assert_eq!(browser.focused("name").await, "entry");
    });
}

#[test]
fn a_typed_move_is_confirmed_by_a_word() {
    with_browser(View::LAPTOP, async |browser| {
        begin(browser, &["[name=confirm][value=always]"]).await;
        browser.enter_at(FIELD, "Kh1").await;
        let asks = "2.Kh1. Press Enter or say “yes” to play it, “no” to take it back.";
        wait_for_answer(browser, asks).await;
        wait_for_phase(browser, "unconfirmed").await;
        browser.enter_at(FIELD, "no").await;
        wait_for_phase(browser, "solver").await;
        browser.enter_at(FIELD, "d1d7").await;
        wait_for_phase(browser, "unconfirmed").await;
        browser.keys("Enter").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in one try");
    });
}
