//! Looks of the states of solving, always of the same puzzles and with clocks that stand.

use crate::puzzle_clock::{live_on_that_day, put_on, stop_clock};
use crate::puzzle_history::miss_two;
use crate::puzzle_runs::{make_any_move, wait_for_turn};
use crate::puzzle_solving::BACK_RANK;
use crate::puzzles::{QUEEN, solve, tap_move, wait_for_phase};
use browser_tests::{Browser, View, with_browser};

/// Makes chance the same on every visit.
pub async fn no_chance(browser: &Browser) {
    let script = "Crypto.prototype.getRandomValues = (array) => array.fill(7);";
    browser.run_first(script).await;
}

/// The screen has no barriers and looks as in its reference pictures.
async fn check(browser: &Browser, screen: &str) {
    browser.assert_accessible(screen).await;
    browser.assert_matches_reference(screen).await;
}

/// Has the page live on one day, with a clock that stands.
async fn hold_time(browser: &Browser) {
    live_on_that_day(browser).await;
    stop_clock(browser).await;
}

/// Waits for a phase, and puts the clock on: what appears is deaf at first.
async fn wait_for(browser: &Browser, phase: &str) {
    wait_for_phase(browser, phase).await;
    put_on(browser, 1_000).await;
}

#[test]
fn a_puzzle_to_its_end() {
    with_browser(View::PHONE, async |browser| {
        hold_time(browser).await;
        solve(browser, &[QUEEN]).await;
        put_on(browser, 1_000).await;
        browser.press("[data-action=hint]").await;
        browser.press("[data-action=hint]").await;
        check(browser, "puzzles-hint").await;
        tap_move(browser, "d1", "d7").await;
        wait_for(browser, "solved").await;
        browser.wait_for("[data-recorded]").await;
        check(browser, "puzzles-solved").await;
    });
}

#[test]
fn a_solution_that_is_shown() {
    with_browser(View::PHONE, async |browser| {
        hold_time(browser).await;
        solve(browser, &[QUEEN]).await;
        put_on(browser, 1_000).await;
        browser.press("[data-action=solution]").await;
        wait_for(browser, "shown").await;
        browser.wait_for("[data-recorded]").await;
        check(browser, "puzzles-shown").await;
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_for_text(".solve-what h2", "That was the only one")
            .await;
        check(browser, "puzzles-nothing").await;
    });
}

#[test]
fn a_slower_win() {
    with_browser(View::PHONE, async |browser| {
        hold_time(browser).await;
        solve(browser, &[BACK_RANK]).await;
        put_on(browser, 1_000).await;
        tap_move(browser, "b1", "b7").await;
        wait_for(browser, "slower").await;
        check(browser, "puzzles-slower").await;
    });
}

#[test]
fn a_puzzle_that_comes_back() {
    with_browser(View::PHONE, async |browser| {
        hold_time(browser).await;
        miss_two(browser).await;
        browser.visit("#puzzles/history").await;
        browser.wait_for(".history [data-result]").await;
        check(browser, "puzzles-history").await;
        browser.visit("#puzzles/solve?mode=repeat").await;
        wait_for(browser, "solver").await;
        check(browser, "puzzles-again").await;
    });
}

#[test]
fn runs_and_their_result() {
    with_browser(View::PHONE, async |browser| {
        no_chance(browser).await;
        hold_time(browser).await;
        browser.open().await;
        browser.visit("#puzzles/solve?mode=storm").await;
        browser.wait_for("[data-action=start]").await;
        put_on(browser, 1_000).await;
        check(browser, "puzzles-run-start").await;
        browser.press("[data-action=start]").await;
        wait_for(browser, "solver").await;
        check(browser, "puzzles-storm").await;
        browser.visit("#puzzles/solve?mode=survival").await;
        browser.wait_for_text("#screen-solve", "Survival").await;
        put_on(browser, 1_000).await;
        browser.press("[data-action=start]").await;
        browser.wait_for(".run-hearts").await;
        wait_for(browser, "solver").await;
        check(browser, "puzzles-survival").await;
        // Hardly any of the moves is right, and always the same ones are.
        while !wait_for_turn(browser).await {
            put_on(browser, 1_000).await;
            make_any_move(browser).await;
        }
        check(browser, "puzzles-run-result").await;
    });
}
