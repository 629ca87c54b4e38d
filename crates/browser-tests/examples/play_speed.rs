//! Benchmark of a simultaneous display on 40 boards against robots, in Chromium: the longest task while it begins and while
//! a round of moves is made. Part of `cargo xtask bench play`. It prints a figure a line, its name and its value.

use browser_tests::layout::window;
use browser_tests::{Browser, with_browser_alone};
use serde_json::json;

const BOARDS: u64 = 40;
const IN_PLAY: &str = ".simul-table-in-play";

/// The first pawn that may go two squares on the board in play, by its square and its destination.
const PAWN_MOVE: &str = "
    const board = document.querySelector(arguments[0]);
    const own = (file) => board.querySelector(`.square.own[data-square='${file}2']`);
    return [...'edcbafgh'].find((file) => own(file)) ?? '';";

fn main() {
    with_browser_alone(window(1440, 900), async |browser| {
        browser.open().await;
        browser.visit("#simul").await;
        browser.wait_for(".simul-form").await;
        browser.set("[name=boards]", &BOARDS.to_string()).await;
        // The first gesture opens the loudspeaker, in a task of 60 ms that is not the display's.
        browser.press("[name=boards]").await;
        browser.watch_long_tasks().await;
        browser.press("[data-action=begin-display]").await;
        browser
            .wait_until("all boards", async || {
                browser.count(".simul-boards .simul-card").await == BOARDS
            })
            .await;
        println!("begun {:.3}", browser.longest_task().await);
        browser.press(".simul .simul-next").await;
        for _ in 0..BOARDS {
            make_a_move(browser).await;
        }
        println!("moves {:.3}", browser.longest_task().await);
    });
}

/// Moves a pawn, and waits for the board that comes next by itself.
async fn make_a_move(browser: &Browser) {
    browser.wait_for(&format!("{IN_PLAY} .square.own")).await;
    let key = async || browser.attribute(IN_PLAY, "data-key").await;
    let board = key().await;
    let file = browser.ask(PAWN_MOVE, [json!(IN_PLAY)]).await;
    for rank in [2, 4] {
        let square = format!("{IN_PLAY} .square[data-square={file}{rank}]");
        browser.press(&square).await;
    }
    browser
        .wait_until("the next board", async || key().await != board)
        .await;
}
