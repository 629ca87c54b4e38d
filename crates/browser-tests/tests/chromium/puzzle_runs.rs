//! Runs from the first move to the result: storm and survival, and what they have missed once more.

use crate::gestures::TAP;
use crate::puzzle_clock::{put_on, wind_clock};
use crate::puzzles::{attempts, wait_for_attempts, wait_for_phase};
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// The squares of this class on the board.
async fn squares(browser: &Browser, class: &str) -> Vec<String> {
    let body = "
        const squares = document.querySelectorAll(`.screen .square.${arguments[0]}`);
        return [...squares].map((square) => square.dataset.square).join(' ');";
    let squares = browser.ask(body, [json!(class)]).await;
    squares.split_whitespace().map(str::to_owned).collect()
}

/// Selects the first piece that can move; answers with a square to which it can go.
async fn select_any(browser: &Browser) -> String {
    for from in squares(browser, "own").await {
        browser.tap_square(&from).await;
        if let Some(to) = squares(browser, "target").await.first() {
            return to.clone();
        }
    }
    panic!("no piece can move");
}

/// Makes the first move that is found, of the first piece that has one.
pub async fn make_any_move(browser: &Browser) {
    let to = select_any(browser).await;
    browser.tap_square(&to).await;
}

/// Waits until the solver is to move again, or the run is over; true if it is.
pub async fn wait_for_turn(browser: &Browser) -> bool {
    browser
        .wait_until_heard(
            ".screen.solve",
            ":is([data-phase=solver], :has(.run-result))",
        )
        .await;
    browser.is_there(".run-result").await
}

/// Begins a run and plays any moves until it is over.
async fn play_to_the_end(browser: &Browser, mode: &str) {
    browser.visit(&format!("#puzzles/solve?mode={mode}")).await;
    wait_for_phase(browser, "solver").await;
    // Hardly any move is right by chance.
    while !wait_for_turn(browser).await {
        make_any_move(browser).await;
    }
}

/// A figure of the result, by the place of its column.
async fn figure(browser: &Browser, column: usize) -> String {
    browser
        .text(&format!(".run-result dl > div:nth-child({column}) dd"))
        .await
}

#[test]
fn a_storm_ends_with_its_time() {
    with_browser(View::PHONE, async |browser| {
        wind_clock(browser).await;
        browser.open().await;
        browser.visit("#puzzles/solve?mode=storm").await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.text(".run-clock").await, "3:00");
        // Any move begins the clock.
        make_any_move(browser).await;
        browser
            .wait_until("a clock that runs", async || {
                browser.text(".run-clock").await != "3:00"
            })
            .await;
        wait_for_turn(browser).await;
        put_on(browser, 140_000).await;
        // A move after the time, before the clock is drawn anew, is none.
        let to = select_any(browser).await;
        let body = format!(
            "{TAP}
            const [to] = arguments;
            window.ahead += 60_000;
            tap(to);
            return screen.dataset.phase;"
        );
        let phase = browser.evaluate(&body, [json!(to)]).await;
        assert_eq!(phase, json!("solver"));
        browser.wait_for(".run-result").await;
        let solved = number(&browser.text(".run-number").await);
        let missed = number(&figure(browser, 3).await);
        assert!(solved + missed <= 1, "one move was made in time");
        assert_eq!(browser.text(".solve-what h2").await, "Time is up");
        wait_for_attempts(browser, solved + missed).await;
        browser.assert_accessible("puzzles-run-result").await;
        // Nothing goes on by a key or a finger, but by a button.
        browser.focus("#screen-solve").await;
        browser.keys("Space").await;
        assert!(browser.is_there(".run-result").await);
        browser
            .wait_until_heard(".solve-actions", "[data-phase=over]")
            .await;
        browser.press("[data-action=again]").await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.text(".run-clock").await, "3:00");
        assert_eq!(
            attempts(browser).await,
            json!(solved + missed),
            "none came late"
        );
    });
}

#[test]
fn survival_ends_with_the_third_miss_and_is_replayed() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        play_to_the_end(browser, "survival").await;
        assert_eq!(figure(browser, 3).await, "3");
        let solved = browser.text(".run-number").await;
        assert_eq!(figure(browser, 1).await, solved, "the best is the only one");
        let tried = 3 + number(&solved);
        wait_for_attempts(browser, tried).await;
        browser.press("[data-action=replay]").await;
        for _ in 0..3 {
            wait_for_phase(browser, "solver").await;
            assert_eq!(browser.text(".solve-head h1").await, "Missed ones");
            let why = browser.text(".solve-why").await;
            assert_eq!(why, "", "they come as they came in the run");
            browser.press("[data-action=solution]").await;
            wait_for_phase(browser, "shown").await;
            browser.press("[data-action=next-puzzle]").await;
        }
        browser
            .wait_for_text(".solve-what h2", "That was all 3")
            .await;
        wait_for_attempts(browser, tried + 3).await;
        // The best run stands at the place of the puzzles.
        browser.press(".solve-up").await;
        browser.wait_for("section[data-screen=puzzles]").await;
        let told = browser.text("[data-mode=survival]").await;
        assert_eq!(told.contains("best"), solved != "0", "{told}");
        assert_eq!(attempts(browser).await, json!(tried + 3), "none came late");
    });
}

fn number(text: &str) -> u64 {
    serde_json::from_str::<Value>(text)
        .ok()
        .and_then(|number| number.as_u64())
        .unwrap_or_else(|| panic!("{text} is no number"))
}
