//! Players above and below the analysis board, with their clocks at the move shown.

use super::{act, open, wait_for_moves, wait_open};
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

const GAME: &str = "[White \"Anna\"]\n[WhiteElo \"2310\"]\n[Black \"Bela\"]\n[BlackElo \"?\"]\n\n\
    1. e4 {[%clk 1:29:58]} e5 {[%clk 1:30:00]} 2. Nf3 {[%clk 1:28:02]} *\n";

/// Opens the analysis board with [`GAME`], after its last move.
async fn open_game(browser: &Browser) {
    let saved = json!({ "pgn": GAME, "path": [0, 0, 0], "black": false, "origin": "" });
    browser
        .open_with_stored("sessa.analysis", &saved.to_string())
        .await;
    open(browser).await;
}

/// Side, name, Elo and clock of each bar, and between the two bars the word `board` where the board lies there.
async fn bars(browser: &Browser) -> Value {
    let body = "
        const top = (element) => element.getBoundingClientRect().top;
        const bar = (bar) => {
            const text = (part) => bar.querySelector(part)?.textContent ?? '';
            const clock = text('.an-clock > :last-child');
            return `${bar.querySelector('.player').dataset.side} ${text('.name')} ${text('.an-elo')} ${clock}`;
        };
        const all = [...document.querySelectorAll('.screen .bar, .screen .stage .board')];
        all.sort((one, other) => top(one) - top(other));
        return all.map((part) => part.matches('.board') ? 'board' : bar(part));";
    browser.evaluate(body, []).await
}

async fn wait_for_bars(browser: &Browser, expected: Value) {
    let what = format!("the players {expected}");
    browser
        .wait_until(&what, async || bars(browser).await == expected)
        .await;
}

#[test]
fn players_with_elo_and_clock_stand_above_and_below_the_board() {
    with_browser(View::LAPTOP, async |browser| {
        open_game(browser).await;
        let black = "black Bela  1:30:00";
        wait_for_bars(browser, json!([black, "board", "white Anna 2310 1:28:02"])).await;
        act(browser, "previous").await;
        let white = "white Anna 2310 1:29:58";
        wait_for_bars(browser, json!([black, "board", white])).await;
        act(browser, "flip").await;
        wait_for_bars(browser, json!([white, "board", black])).await;
        browser.assert_accessible("analysis: players").await;
        // Before the first move no clock is told.
        act(browser, "first").await;
        wait_for_bars(
            browser,
            json!(["white Anna 2310 ", "board", "black Bela  "]),
        )
        .await;
        // A game of which it is not told who plays has its sides.
        browser.visit("#pgn=1._e4_e5").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5"]).await;
        wait_for_bars(browser, json!(["white White  ", "board", "black Black  "])).await;
    });
}

#[test]
fn on_a_phone_players_leave_board_and_moves_in_view() {
    with_browser(View::PHONE, async |browser| {
        open_game(browser).await;
        wait_for_bars(
            browser,
            json!(["black Bela  1:30:00", "board", "white Anna 2310 1:28:02"]),
        )
        .await;
        let in_view = "
            const box = (part) => document.querySelector(`section.screen ${part}`).getBoundingClientRect();
            const inside = (part) => box(part).top >= 0 && box(part).bottom <= innerHeight;
            return inside('.board') && inside('.board-actions') && inside('.an-moves [aria-current]')
                && box('.board').width >= 0.8 * innerWidth;";
        assert_eq!(browser.evaluate(in_view, []).await, true);
        browser
            .assert_accessible("analysis: players on a phone")
            .await;
    });
}
