//! Runs from the first move to the result: storm and survival, and what they have missed once more.

use crate::gestures::TAP;
use crate::puzzle_clock::{put_on, stop_clock, wind_clock};
use crate::puzzles::{attempts, wait_for_attempts, wait_for_phase};
use browser_tests::{Browser, View, with_browser};
use chess::{Move, Position};
use serde_json::{Value, json};

/// Opens a run, which begins with the button of its card.
pub async fn start_run(browser: &Browser, mode: &str) {
    browser.visit(&format!("#puzzles/solve?mode={mode}")).await;
    press_start(browser).await;
}

/// Begins the run whose card is shown.
pub async fn press_start(browser: &Browser) {
    browser
        .wait_until_heard(".solve-actions", "[data-phase=ready]")
        .await;
    browser.press("[data-action=start]").await;
    wait_for_phase(browser, "solver").await;
}

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
        .wait_until_heard(".screen.solve", ":is([data-phase=solver], [data-run=over])")
        .await;
    browser.is_there(".run-result").await
}

/// Begins a run and plays any moves until it is over.
async fn play_to_the_end(browser: &Browser, mode: &str) {
    start_run(browser, mode).await;
    // Hardly any move is right by chance.
    while !wait_for_turn(browser).await {
        make_any_move(browser).await;
    }
}

/// A figure of the card, by its name.
async fn figure(browser: &Browser, name: &str) -> String {
    browser
        .text(&format!(".run-card [data-figure={name}] dd"))
        .await
}

/// The position on the board, its castling rights and captures in passing left out.
async fn position(browser: &Browser) -> Position {
    let pieces = browser.pieces().await;
    let letter = |piece: &str| {
        let (color, role) = piece.split_once(' ').expect("a colour and a role");
        let letter = match role {
            "knight" => 'n',
            role => role.chars().next().expect("a role"),
        };
        if color == "white" {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    };
    let rank = |rank: char| {
        let square = |file: char| pieces.get(&format!("{file}{rank}"));
        let squares = ('a'..='h').map(|file| square(file).map_or('1', |piece| letter(piece)));
        squares.collect::<String>()
    };
    let ranks: Vec<String> = ('1'..='8').rev().map(rank).collect();
    let side = browser.attribute(".solve-disc", "data-side").await;
    let fen = format!("{} {} - - 0 1", ranks.join("/"), &side[..1]);
    Position::from_fen(&fen).unwrap_or_else(|why| panic!("{fen}: {why:?}"))
}

/// Plays a move that gives mate, or one that does not.
async fn play_mate(browser: &Browser, mates: bool) {
    let position = position(browser).await;
    let is_meant = |mv: &Move| position.after(*mv).is_checkmate() == mates;
    let moves = position.legal_moves();
    let mut meant: Vec<Move> = moves.into_iter().filter(is_meant).collect();
    meant.sort_by_key(|mv| mv.promotion().is_some());
    let mv = *meant.first().expect("there is one");
    let (from, to) = position.move_squares(mv);
    browser.tap_square(&from.to_string()).await;
    browser.tap_square(&to.to_string()).await;
    if mv.promotion().is_some() {
        browser.press("[data-promote=queen]").await;
    }
}

#[test]
fn a_combo_wins_time_and_a_miss_costs_it() {
    with_browser(View::PHONE, async |browser| {
        stop_clock(browser).await;
        browser.open().await;
        // Two touches from the place of the puzzles to the first one: storm, and start.
        browser.visit("#puzzles").await;
        browser.press("[data-mode=storm]").await;
        browser.wait_for("[data-action=start]").await;
        browser.assert_accessible("puzzles-run-start").await;
        browser.press("[data-series=mate-in-1]").await;
        browser
            .wait_for_text("#screen-solve", "Storm · Mate in 1 move")
            .await;
        put_on(browser, 1_000).await;
        press_start(browser).await;
        assert_eq!(browser.text(".status-line .turn").await, "Your move");
        for number in 1..=5 {
            // A new button is deaf at first.
            put_on(browser, 1_000).await;
            play_mate(browser, true).await;
            browser
                .wait_for(&format!(
                    ".run-strip li:nth-child({number})[data-solved=true]"
                ))
                .await;
            if number < 5 {
                assert!(!wait_for_turn(browser).await);
            }
        }
        browser.wait_for_text(".run-change", "+3").await;
        browser
            .wait_for_text(".status-line .turn", "5 in a row · 12 win 5 seconds")
            .await;
        assert_eq!(browser.text(".run-count").await, "5 solved");
        assert_eq!(browser.text(".verdict-bar").await, "", "the board says it");
        assert!(!wait_for_turn(browser).await);
        put_on(browser, 1_000).await;
        play_mate(browser, false).await;
        browser.wait_for_text(".run-change", "−10").await;
        browser
            .wait_for(".board > .move-verdict[data-verdict=wrong]")
            .await;
        browser
            .wait_for(".run-strip li:nth-child(6)[data-solved=false]")
            .await;
        assert!(!wait_for_turn(browser).await);
        assert_eq!(browser.text(".status-line .turn").await, "Your move");
        browser.assert_accessible("puzzles-storm").await;
        // Every puzzle of the run can be looked at, and the way back leads to the result.
        put_on(browser, 240_000).await;
        browser.wait_for(".run-result").await;
        assert_eq!(browser.text(".run-number").await, "5");
        assert_eq!(figure(browser, "combo").await, "5");
        for name in ["ever", "week", "today"] {
            assert_eq!(figure(browser, name).await, "5", "{name}");
        }
        assert_eq!(browser.count(".run-strip a").await, 6);
        browser.press(".run-strip li:nth-child(6) a").await;
        browser.wait_for_text("#screen-solve", "Puzzle").await;
        wait_for_phase(browser, "solver").await;
        browser.back().await;
        browser.wait_for_text(".run-number", "5").await;
    });
}

#[test]
fn a_storm_ends_with_its_time() {
    with_browser(View::PHONE, async |browser| {
        wind_clock(browser).await;
        browser.open().await;
        start_run(browser, "storm").await;
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
        let missed = number(&figure(browser, "missed").await);
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
        assert_eq!(figure(browser, "missed").await, "3");
        let solved = browser.text(".run-number").await;
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
