//! Simultaneous display: eight boards on a phone and a desktop with a kill in the midst; persons, arbiter, blindfold, keys.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;
use std::time::Duration;

const IN_PLAY: &str = ".simul-table-in-play";
const BOARDS: u64 = 8;

/// Opens the form from Play's home, and begins a display.
async fn begin(browser: &Browser, boards: u64, fields: &[(&str, &str)]) {
    browser.visit("#simul").await;
    browser.wait_for(".simul-form").await;
    browser.set("[name=boards]", &boards.to_string()).await;
    for (name, value) in fields {
        browser.set(&format!("[name={name}]"), value).await;
    }
    browser.press("[data-action=begin-display]").await;
    browser
        .wait_until("all boards", async || {
            browser.count(".simul-boards .simul-card").await == boards
        })
        .await;
}

/// The half-moves of all games that are stored.
async fn half_moves(browser: &Browser) -> Vec<u64> {
    let body = "
        const keys = Object.keys(localStorage).filter((key) => key.startsWith('sessa.simul.game.')).sort();
        const events = (key) => JSON.parse(localStorage.getItem(key)).events;
        return keys.map((key) => events(key).filter(({ event }) => event.move).length);";
    let counts = browser.evaluate(body, []).await;
    let counts = counts.as_array().cloned().unwrap_or_default();
    counts
        .iter()
        .filter_map(serde_json::Value::as_u64)
        .collect()
}

async fn squares(browser: &Browser, class: &str) -> Vec<String> {
    let body = "return [...document.querySelectorAll(`${arguments[0]} .square.${arguments[1]}`)]
        .map(({ dataset }) => dataset.square).join(' ')";
    let squares = browser.ask(body, [json!(IN_PLAY), json!(class)]).await;
    squares.split_whitespace().map(str::to_owned).collect()
}

async fn key(browser: &Browser) -> String {
    browser.attribute(IN_PLAY, "data-key").await
}

/// Makes the first move that is found on the board in play.
async fn make_any_move(browser: &Browser) {
    let square = |square: &str| format!("{IN_PLAY} .square[data-square={square}]");
    browser
        .wait_until("a piece that can move", async || {
            !squares(browser, "own").await.is_empty()
        })
        .await;
    for from in squares(browser, "own").await {
        browser.press(&square(&from)).await;
        if let Some(to) = squares(browser, "target").await.first() {
            return browser.press(&square(to)).await;
        }
    }
    panic!("no piece can move");
}

/// Makes a move, and waits for the board that comes next by itself.
async fn move_and_go_on(browser: &Browser) {
    let before = key(browser).await;
    make_any_move(browser).await;
    browser
        .wait_until("the next board", async || key(browser).await != before)
        .await;
}

async fn eight_boards(browser: &Browser) {
    begin(
        browser,
        BOARDS,
        &[("weakest", "2400"), ("strongest", "2400")],
    )
    .await;
    browser.assert_accessible("simul").await;
    browser.press(".simul .simul-next").await;
    browser.wait_for(&format!("{IN_PLAY} .board")).await;
    browser.assert_accessible("simul-board").await;
    for _ in 0..12 {
        move_and_go_on(browser).await;
    }
    let before = half_moves(browser).await;
    assert_eq!(before.len() as u64, BOARDS);
    let board = key(browser).await;
    browser.reload().await;
    browser.wait_for(&format!("{IN_PLAY} .board")).await;
    assert_eq!(
        key(browser).await,
        board,
        "the board in play is found again"
    );
    let after = half_moves(browser).await;
    let is_kept = before
        .iter()
        .zip(&after)
        .all(|(before, after)| before <= after);
    assert!(
        is_kept && before.len() == after.len(),
        "{before:?}, {after:?}"
    );
    for _ in 12..24 {
        move_and_go_on(browser).await;
    }
    browser
        .wait_until("six half-moves on each board", async || {
            let counts = half_moves(browser).await;
            counts.len() as u64 == BOARDS && counts.iter().all(|count| *count >= 6)
        })
        .await;
    // Back leads from the board to all of them.
    browser.press("[data-action=all-boards]").await;
    browser.wait_for(".simul .simul-boards").await;
    browser
        .wait_until("all boards to wait", async || {
            browser.count(".simul-card[data-standing=waits]").await == BOARDS
        })
        .await;
    let name = browser
        .text(".simul-card[data-board='3'] .hidden-visually")
        .await;
    assert_eq!(name, "Board 3, about 2400 Elo: Your move");
    let status = browser.text(".simul-waiting").await;
    assert_eq!(status, "8 boards wait for you");
}

#[test]
fn eight_boards_on_a_desktop() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        eight_boards(browser).await;
    });
}

#[test]
fn eight_boards_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        eight_boards(browser).await;
        // A finger across, beside the board, brings the next board; on the board it does not.
        browser.press(".simul-card[data-board='3']").await;
        browser.wait_for(&format!("{IN_PLAY} .board")).await;
        let board = key(browser).await;
        let across = |(_, y): (i64, i64)| [(300, y), (240, y), (120, y + 4)];
        let square = browser.square_center("c5").await;
        browser.stroke(&across(square)).await;
        assert_eq!(key(browser).await, board);
        let status = browser.middle(".simul-table-in-play .status-line").await;
        browser.stroke(&across(status)).await;
        browser
            .wait_until("the next board", async || key(browser).await != board)
            .await;
    });
}

#[test]
fn the_next_board_covers_neither_draw_nor_resign() {
    let tablet = View {
        width: 768,
        height: 1024,
        ..View::PHONE
    };
    for view in [View::PHONE, tablet] {
        with_browser(view, async |browser| {
            browser.open().await;
            begin(browser, 2, &[]).await;
            browser.press(".simul-card[data-board='1']").await;
            browser
                .wait_for(&format!("{IN_PLAY} [data-action=resign]"))
                .await;
            let body = "
                const top = document.querySelector('.simul-table-in-play .simul-next').getBoundingClientRect().top;
                const buttons = document.querySelectorAll('.simul-table-in-play :is([data-action=draw], [data-action=resign])');
                return [buttons.length > 0, [...buttons].every((button) => button.getBoundingClientRect().bottom <= top)];";
            browser
                .wait_until("room for the buttons", async || {
                    browser.evaluate(body, []).await == json!([true, true])
                })
                .await;
        });
    }
}

#[test]
fn persons_take_turns_and_an_arbiter_decides() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.visit("#simul").await;
        browser.wait_for(".simul-form").await;
        browser.assert_accessible("simul-form").await;
        browser.assert_matches_reference("simul-form").await;
        // A number that cannot be is told, and nothing begins.
        browser.set("[name=boards]", "1").await;
        browser.press("[data-action=begin-display]").await;
        browser
            .wait_for_text(
                ".fault[role=alert]",
                "Write a number of boards from 2 to 40.",
            )
            .await;
        browser.set("[name=boards]", "2").await;
        browser
            .press("label:has([name=opponents][value=persons])")
            .await;
        browser.wait_for("[name=names]").await;
        browser.set("[name=names]", "Anna\nBerta").await;
        browser.press("label:has([name=blindfold])").await;
        browser.press("[data-action=begin-display]").await;
        browser.wait_for(".simul-card[data-board='2']").await;
        let name = browser
            .text(".simul-card[data-board='2'] .hidden-visually")
            .await;
        assert_eq!(name, "Board 2, Berta: Your move");
        browser
            .wait_for(".simul-card .board[data-blindfold=hidden]")
            .await;
        // The key leads to the next board, from all of them and from a board.
        browser.keys("w").await;
        browser
            .wait_for(&format!("{IN_PLAY} .board[data-blindfold=hidden]"))
            .await;
        browser
            .wait_for_text("section.screen h1", "Board 1 · Anna")
            .await;
        browser.keys("w").await;
        browser
            .wait_for_text("section.screen h1", "Board 2 · Berta")
            .await;
        browser.keys("w").await;
        browser
            .wait_for_text("section.screen h1", "Board 1 · Anna")
            .await;
        // The giver moves on both, then both persons answer.
        for next in ["Board 2", "Board 1", "Board 2", "Board 1"] {
            move_and_go_on(browser).await;
            let title = browser.text("section.screen h1").await;
            assert!(title.starts_with(next), "{title}");
        }
        browser.press("[data-action=simul-menu]").await;
        browser.assert_accessible("simul-menu").await;
        browser.press("[data-action=declare-won]").await;
        browser.wait_for(&format!("{IN_PLAY} [data-end]")).await;
        // No move was made: the decision stays in sight.
        browser
            .stays_for(Duration::from_secs(1), "the board decided", async || {
                browser.text("section.screen h1").await == "Board 1 · Anna"
            })
            .await;
        browser.press("[data-action=next-board]").await;
        browser
            .wait_for_text("section.screen h1", "Board 2 · Berta")
            .await;
        // A game in play that is opened from the library is found at its board, not copied.
        let board = key(browser).await;
        browser.visit(&format!("#game/{board}")).await;
        browser
            .wait_for_text("section.screen h1", "Board 2 · Berta")
            .await;
        assert_eq!(key(browser).await, board);
        // Begun anew, the board has another game; the one before is in the library.
        let before = key(browser).await;
        browser.press("[data-action=simul-menu]").await;
        browser.press("[data-action=restart-board]").await;
        browser
            .wait_until("another game", async || key(browser).await != before)
            .await;
        browser.press("[data-action=simul-menu]").await;
        browser.press("[data-action=declare-drawn]").await;
        browser.press("[data-action=all-boards]").await;
        browser
            .wait_for_text("[data-result] tr[data-row=white] .simul-score", "1½–½")
            .await;
        browser.assert_accessible("simul-result").await;
        browser.assert_matches_reference("simul-result").await;
        browser.visit("#library").await;
        browser
            .wait_until("the games in the library", async || {
                browser.count("[data-screen=library] .library-row").await >= 2
            })
            .await;
    });
}
