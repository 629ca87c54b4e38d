//! Boards on pages of another origin: as custom elements and in frames, with the engine in a sandbox as well.

use browser_tests::{Browser, Place, View, teaching_site, with_browser_at};
use serde_json::{Value, json};

/// Keeps the events of the boards on the page, from its beginning on.
async fn open(browser: &Browser, page: &str) {
    browser.visit(page).await;
    let body = "
        window.heard ??= [];
        for (const type of ['ready', 'move', 'before-move', 'illegal', 'solved', 'failed', 'ended', 'progress', 'error'])
            document.addEventListener(`sessa-${type}`, ({ target, detail }) => heard.push([target.id, type, detail]));";
    browser.evaluate(body, []).await;
}

/// Waits until a board that can be seen is ready.
async fn wait_for_board(browser: &Browser, selector: &str) {
    let body = "
        const board = document.querySelector(arguments[0]);
        board.scrollIntoView({ block: 'center' });
        return board.matches(':state(ready)') && board.shadowRoot.querySelector('.square, .problem') !== null;";
    let what = format!("the board {selector}");
    browser
        .wait_until(&what, async || {
            browser.evaluate(body, [json!(selector)]).await == true
        })
        .await;
}

/// Waits until a board has a puzzle, and it hears.
async fn wait_for_puzzle(browser: &Browser, selector: &str) {
    wait_for_board(browser, selector).await;
    browser.wait_until_heard(selector, ":state(ready)").await;
}

/// The middle of a square of a board.
async fn square(browser: &Browser, selector: &str, square: &str) -> Place {
    let body = "
        const [selector, square] = arguments;
        const board = document.querySelector(selector).shadowRoot;
        const { left, top, width, height } = board.querySelector(`.square[data-square=${square}]`).getBoundingClientRect();
        return [left + width / 2, top + height / 2];";
    let place = browser
        .evaluate(body, [json!(selector), json!(square)])
        .await;
    let number = |index: usize| place[index].as_f64().expect("the square is there").round();
    (number(0) as i64, number(1) as i64)
}

async fn move_by_mouse(browser: &Browser, board: &str, from: &str, to: &str) {
    for name in [from, to] {
        let place = square(browser, board, name).await;
        browser.click_at(place).await;
    }
}

/// Events that a board has sent, of one type.
async fn heard(browser: &Browser, board: &str, event: &str) -> Vec<Value> {
    let body = "
        const [id, type] = arguments;
        return heard.filter((one) => one[0] === id && one[1] === type).map((one) => one[2]);";
    let heard = browser.evaluate(body, [json!(board), json!(event)]).await;
    heard.as_array().cloned().unwrap_or_default()
}

async fn wait_for_event(browser: &Browser, board: &str, event: &str) -> Value {
    let what = format!("the event {event} of {board}");
    browser
        .wait_until(&what, async || {
            !heard(browser, board, event).await.is_empty()
        })
        .await;
    heard(browser, board, event).await.remove(0)
}

#[test]
fn every_mode_works_on_a_page_of_another_origin() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        for (id, mode) in [
            ("diagram", "diagram"),
            ("game", "game"),
            ("line", "game"),
            ("puzzle", "puzzle"),
            ("set", "puzzle"),
            ("robot", "play"),
            ("robot-begins", "play"),
            ("two", "play"),
            ("free", "free"),
        ] {
            wait_for_board(browser, &format!("#{id}")).await;
            let body = "return document.querySelector(arguments[0]).shadowRoot.querySelector('.embed').dataset.mode";
            let shown = browser.evaluate(body, [json!(format!("#{id}"))]).await;
            assert_eq!(shown, mode, "{id}");
        }
        // The robot has moved on the board where it begins.
        let made = wait_for_event(browser, "robot-begins", "move").await;
        assert_eq!((&made["by"], &made["ply"]), (&json!("robot"), &json!(1)));
        // One program for all boards.
        let body = "
            const files = performance.getEntriesByType('resource').map(({ name }) => name);
            return files.filter((name) => name.endsWith('/embed_bg.wasm')).length;";
        assert_eq!(browser.evaluate(body, []).await, 1);
        // A board that cannot be shown says so and leaves the rest alone.
        let body = "
            const board = document.querySelector('#wrong');
            board.scrollIntoView();
            return board.shadowRoot.querySelector('.problem')?.textContent ?? '';";
        browser
            .wait_until("the sentence about the wrong position", async || {
                browser.ask(body, []).await.contains("fen: ")
            })
            .await;
    });
}

#[test]
fn a_puzzle_is_judged_and_told_of() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        wait_for_puzzle(browser, "#puzzle").await;
        move_by_mouse(browser, "#puzzle", "g1", "h1").await;
        let failed = wait_for_event(browser, "puzzle", "failed").await;
        assert_eq!(failed["attempts"], 1);
        assert_eq!(failed["xapi"]["result"]["success"], false);
        let retry = "return document.querySelector('#puzzle').shadowRoot.querySelector('[data-action=retry]') !== null";
        browser
            .wait_until("the button to try again", async || {
                browser.evaluate(retry, []).await == true
            })
            .await;
        let press = "document.querySelector('#puzzle').shadowRoot.querySelector('[data-action=retry]').click()";
        browser.evaluate(press, []).await;
        let back = "return document.querySelector('#puzzle').shadowRoot.querySelector('.piece[data-square=g1]') !== null";
        browser
            .wait_until("the king to be back", async || {
                browser.evaluate(back, []).await == true
            })
            .await;
        move_by_mouse(browser, "#puzzle", "d1", "d7").await;
        browser
            .wait_until("the move", async || {
                let moves = heard(browser, "puzzle", "move").await;
                moves.iter().any(|made| made["san"] == "Rxd7")
            })
            .await;
    });
}

#[test]
fn a_sandboxed_frame_plays_with_its_engine() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        browser.visit("frames.html").await;
        let body = "
            window.told = [];
            for (const type of ['move', 'resize', 'loaded', 'error'])
                document.addEventListener(`sessa-${type}`, ({ target, detail }) => told.push([target.id, type, detail]));";
        browser.evaluate(body, []).await;
        let moved = "
            document.querySelector('#sandboxed').scrollIntoView();
            return told.some(([id, type, { by }]) => id === 'sandboxed' && type === 'move' && by === 'robot');";
        browser
            .wait_until("the robot's move in the sandbox", async || {
                browser.evaluate(moved, []).await == true
            })
            .await;
        let errors = "return JSON.stringify(told.filter(([, type]) => type === 'error'))";
        assert_eq!(browser.ask(errors, []).await, "[]");
        // The frames are as high as what is in them.
        for frame in ["#plain", "#sandboxed", "#same-origin"] {
            let fits = "
                const { bottom } = document.querySelector('sessa-board').getBoundingClientRect();
                return Math.ceil(bottom) === innerHeight;";
            browser
                .wait_until("the frame's height", async || {
                    let look = async || browser.evaluate(fits, []).await == true;
                    browser.in_frame(frame, look).await
                })
                .await;
        }
    });
}

#[test]
fn a_strict_page_with_a_form_gets_the_answer() {
    with_browser_at(&teaching_site(), View::PHONE, async |browser| {
        open(browser, "strict.html").await;
        wait_for_puzzle(browser, "[name=question]").await;
        move_by_mouse(browser, "[name=question]", "d1", "d8").await;
        let body = "
            const answer = Object.fromEntries(new FormData(document.querySelector('form')));
            return [answer.question, answer['question-moves']].join(' ');";
        browser
            .wait_until("the answer in the form", async || {
                browser.ask(body, []).await == "solved d1d8"
            })
            .await;
        wait_for_board(browser, "#robot-begins").await;
        wait_for_event(browser, "robot-begins", "move").await;
    });
}
