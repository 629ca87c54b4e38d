//! The custom element as pages use it: moved, cloned, described late, by touch and by keys, in hostile styles.

mod engine_queue;
mod events;
mod form;
mod full_screen;
mod garbage;
mod layouts;
mod lifecycle;
mod room;
mod viewer;

use browser_tests::{Browser, Hand, View, teaching_site, with_browser_at};
use serde_json::{Value, json};
use std::time::Duration;

/// Opens a page of the teaching site and waits for its first board.
async fn open(browser: &Browser, page: &str) {
    browser.visit(page).await;
    let listen = "
        window.heard = [];
        for (const type of ['ready', 'move', 'illegal', 'hint', 'solved', 'failed', 'ended', 'progress', 'error', 'state', 'full'])
            document.addEventListener(`sessa-${type}`, ({ detail }) => heard.push([type, detail]));
        return true;";
    browser.evaluate(listen, []).await;
    wait(
        browser,
        "return document.querySelector('sessa-board').matches(':state(ready)')",
    )
    .await;
}

async fn wait(browser: &Browser, condition: &str) {
    browser
        .wait_until(condition, async || {
            browser.evaluate(condition, []).await == true
        })
        .await;
}

async fn place(browser: &Browser, square: &str) -> (i64, i64) {
    let body = "
        const root = document.querySelector('sessa-board').shadowRoot;
        const { left, top, width, height } = root.querySelector(`.square[data-square=${arguments[0]}]`).getBoundingClientRect();
        return [left + width / 2, top + height / 2];";
    let place = browser.evaluate(body, [json!(square)]).await;
    let number = |index: usize| place[index].as_f64().expect("the square is there").round();
    (number(0) as i64, number(1) as i64)
}

/// Puts a single board on an empty page: `html` is the body.
async fn only(browser: &Browser, html: &str) {
    open(browser, "index.html").await;
    let body = "
        heard.length = 0;
        document.body.innerHTML = arguments[0];";
    browser.evaluate(body, [json!(html)]).await;
    wait(
        browser,
        "return document.querySelector('sessa-board').matches(':state(ready)')
            && document.querySelector('sessa-board').shadowRoot.querySelector('.square') !== null",
    )
    .await;
}

#[test]
fn a_finger_and_the_keys_solve_a_puzzle_in_a_shadow_root() {
    with_browser_at(&teaching_site(), View::PHONE, async |browser| {
        let html = "<sessa-board mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'></sessa-board>";
        for by_keys in [false, true] {
            only(browser, html).await;
            browser
                .wait_until_heard("sessa-board", ":state(ready)")
                .await;
            if by_keys {
                browser
                    .evaluate("document.querySelector('sessa-board').focus()", [])
                    .await;
                browser.keys("Shift+4 1 Enter Shift+4 7 Enter").await;
            } else {
                let from = place(browser, "d1").await;
                browser.tap_at(from).await;
                let to = place(browser, "d7").await;
                browser.tap_at(to).await;
            }
            wait(browser, "return heard.some(([type]) => type === 'solved')").await;
            wait(
                browser,
                "return document.querySelector('sessa-board').matches(':state(solved)')",
            )
            .await;
        }
    });
}

#[test]
fn an_element_that_is_moved_keeps_its_game() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(
            browser,
            "<sessa-board mode='play' side='both'></sessa-board><div></div>",
        )
        .await;
        for square in ["e2", "e4"] {
            let place = place(browser, square).await;
            browser.click_at(place).await;
        }
        let fen = "return document.querySelector('sessa-board').position";
        let after = browser.ask(fen, []).await;
        assert!(after.starts_with("rnbqkbnr/pppppppp/8/8/4P3"), "{after}");
        browser
            .evaluate(
                "document.querySelector('div').append(document.querySelector('sessa-board'))",
                [],
            )
            .await;
        let keeps = async || browser.ask(fen, []).await == after;
        browser
            .stays_for(Duration::from_millis(300), "the position", keeps)
            .await;
        // A copy begins for itself.
        let body = "
            document.body.prepend(document.querySelector('sessa-board').cloneNode(true));
            heard.length = 0;";
        browser.evaluate(body, []).await;
        wait(browser, "return heard.some(([type]) => type === 'ready')").await;
        let start = browser.ask(fen, []).await;
        assert!(start.starts_with("rnbqkbnr/pppppppp/8/8/8/8"), "{start}");
    });
}

#[test]
fn a_clock_waits_for_the_first_moves() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        let html = "<sessa-board mode='play' side='both' clock='5+3'></sessa-board>";
        let board = browser.embed(html, Hand::Mouse).await;
        let clocks = "[...root.querySelectorAll('[part=clock]')].map((clock) => clock.textContent.trim()).join()";
        let stands = async || board.ask(clocks).await == "5:00,5:00";
        for (from, to) in [("e2", "e4"), ("e7", "e5")] {
            browser
                .stays_for(Duration::from_millis(1200), "nobody's clock runs", stands)
                .await;
            board.move_piece(from, to).await;
        }
        board.wait(&format!("{clocks} !== '5:00,5:00'")).await;
    });
}

#[test]
fn a_move_can_be_prevented_and_a_board_described_again() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(
            browser,
            "<sessa-board mode='play' side='both'></sessa-board>",
        )
        .await;
        let forbid = "document.querySelector('sessa-board').addEventListener('sessa-before-move', (event) => event.preventDefault(), { once: true })";
        browser.evaluate(forbid, []).await;
        for square in ["e2", "e4", "d2", "d4"] {
            let place = place(browser, square).await;
            browser.click_at(place).await;
        }
        wait(browser, "return heard.some(([type]) => type === 'move')").await;
        let moves = "return heard.filter(([type]) => type === 'move').map(([, { san }]) => san)";
        assert_eq!(browser.evaluate(moves, []).await, json!(["d4"]));
        // Properties, then load: each is shown.
        let game = "
            const board = document.querySelector('sessa-board');
            heard.length = 0;
            board.load({ pgn: '1. e4 e5 2. Nf3 *', ply: 2 });";
        browser.evaluate(game, []).await;
        wait(
            browser,
            "return heard.some(([type, { mode }]) => type === 'ready' && mode === 'game')",
        )
        .await;
        let step = "
            const board = document.querySelector('sessa-board');
            board.goto(3);
            const three = board.position;
            board.goto(0);
            board.flip();
            return [three.split(' ')[0], board.state().ply, board.game.includes('2. Nf3')];";
        assert_eq!(
            browser.evaluate(step, []).await,
            json!(["rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R", 0, true])
        );
        let turned = "return document.querySelector('sessa-board').shadowRoot.querySelector('.board').dataset.orientation === 'black'";
        wait(browser, turned).await;
        browser
            .evaluate("document.querySelector('sessa-board').fen = 'nonsense'", [])
            .await;
        wait(
            browser,
            "return document.querySelector('sessa-board').matches(':state(error)')",
        )
        .await;
    });
}

#[test]
fn properties_set_before_the_definition_count() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        // An element of a name that is not defined yet has what is set kept on itself.
        let body = "
            const board = document.createElement('sessa-board');
            const late = Object.create(null);
            Object.defineProperty(board, 'fen', { value: '4k3/8/8/8/8/8/8/4K2R w K - 0 1', configurable: true, enumerable: true, writable: true });
            document.body.replaceChildren(board);
            return [board.getAttribute('fen'), Object.hasOwn(board, 'fen')];";
        assert_eq!(
            browser.evaluate(body, []).await,
            json!(["4k3/8/8/8/8/8/8/4K2R w K - 0 1", false])
        );
        let rook = "return document.querySelector('sessa-board').shadowRoot.querySelector('.piece[data-role=rook][data-square=h1]') !== null";
        wait(browser, rook).await;
    });
}

#[test]
fn hostile_styles_do_not_reach_the_board() {
    with_browser_at(&teaching_site(), View::PHONE, async |browser| {
        open(browser, "theme.html").await;
        wait(browser, "return document.querySelector('sessa-board').shadowRoot.querySelector('.square') !== null").await;
        let body = "
            const root = document.querySelector('sessa-board').shadowRoot;
            const board = root.querySelector('.board').getBoundingClientRect();
            const square = root.querySelector('.square[data-square=a1]').getBoundingClientRect();
            const piece = getComputedStyle(root.querySelector('.piece[data-role=rook]'));
            const color = getComputedStyle(root.querySelector('.board')).getPropertyValue('--square-dark').trim();
            return [Math.abs(board.width - board.height) < 1, Math.abs(square.width * 8 - board.width) < 1, piece.display, piece.padding, color];";
        assert_eq!(
            browser.evaluate(body, []).await,
            json!([true, true, "block", "0px", "#4b7399"])
        );
    });
}

#[test]
fn a_hundred_boards_come_and_go() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(browser, "<sessa-board></sessa-board>").await;
        let body = "
            const frame = () => new Promise(requestAnimationFrame);
            for (let round = 0; round < arguments[0]; round += 1) {
                const board = document.createElement('sessa-board');
                board.setAttribute('moves', 'e4 e5 Nf3 Nc6');
                document.body.replaceChildren(board);
                while (!board.matches(':state(ready)')) await frame();
                board.remove();
                await frame();
            }
            return document.querySelectorAll('sessa-board').length;";
        let body = format!("return (async () => {{ {body} }})()");
        // What is made once is there after the first ones.
        browser.evaluate(&body, [json!(10)]).await;
        let before = counters(browser).await;
        assert_eq!(browser.evaluate(&body, [json!(100)]).await, 0);
        let after = counters(browser).await;
        // Less than two boards have; a hundred have many times as much.
        for (name, most) in [
            ("nodes", 600.0),
            ("jsEventListeners", 100.0),
            ("usedSize", 2e6),
        ] {
            let number = |counters: &Value| counters[name].as_f64().expect(name);
            let left = number(&after) - number(&before);
            assert!(left < most, "{name}: {left}");
        }
    });
}

/// Numbers of nodes and listeners, and bytes of scripts, once what is no longer used has been cleared away.
async fn counters(browser: &Browser) -> Value {
    for _ in 0..2 {
        browser
            .devtools("HeapProfiler.collectGarbage", json!({}))
            .await;
    }
    let mut counters = browser.devtools("Memory.getDOMCounters", json!({})).await;
    let heap = browser.devtools("Runtime.getHeapUsage", json!({})).await;
    counters["usedSize"] = heap["usedSize"].clone();
    counters
}

#[test]
fn every_mode_is_accessible() {
    with_browser_at(&teaching_site(), View::PHONE, async |browser| {
        for html in [
            "<sessa-board fen='4k3/8/8/8/8/8/8/4K2R w K - 0 1'></sessa-board>",
            "<sessa-board pgn='1. e4 (1. d4 {solid}) e5 *'></sessa-board>",
            "<sessa-board mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'></sessa-board>",
            "<sessa-board mode='play' level='1' clock='5+3'></sessa-board>",
            "<sessa-board mode='free'></sessa-board>",
            "<sessa-board lesson='knight'></sessa-board>",
        ] {
            only(browser, &format!("<main><h1>Boards</h1>{html}</main>")).await;
            let barriers = browser.barriers().await;
            assert!(barriers.is_empty(), "{html}: {barriers:#?}");
        }
    });
}

#[test]
fn a_lesson_is_done_by_touch_in_a_shadow_root_and_told_of() {
    with_browser_at(&teaching_site(), View::PHONE, async |browser| {
        let text = "lesson our-class\ntitle Our class\ntell\n  text Look at the rook.\n  board 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w\nmove\n  task White to move: mate in one.\n  answer Rd8#\n  wrong * Look at the last rank.\nchoose\n  task What is it?\n  option Stalemate\n  option! Mate | Right.\n";
        only(
            browser,
            &format!("<sessa-board mode='lesson'>{text}</sessa-board>"),
        )
        .await;
        let press = async |selector: &str| {
            let body = "
                const root = document.querySelector('sessa-board').shadowRoot;
                const found = root.querySelector(arguments[0]);
                found?.click();
                return found !== null;";
            browser
                .wait_until("the button", async || {
                    browser.evaluate(body, [json!(selector)]).await == true
                })
                .await;
        };
        press("[data-action=next]").await;
        // A wrong move is told why, then the right one is found.
        for (from, to, answer) in [
            ("d1", "d7", "Look at the last rank."),
            ("d1", "d8", "Right"),
        ] {
            let body = "
                const root = document.querySelector('sessa-board').shadowRoot;
                return root.querySelector('.task').textContent.includes('mate in one')
                    && root.querySelector('.piece[data-square=d1]') !== null;";
            wait(browser, body).await;
            let from = place(browser, from).await;
            browser.tap_at(from).await;
            let to = place(browser, to).await;
            browser.tap_at(to).await;
            let said = "return document.querySelector('sessa-board').shadowRoot.querySelector('.verdict-bar').textContent";
            browser
                .wait_until(answer, async || {
                    browser.ask(said, []).await.contains(answer)
                })
                .await;
        }
        press("[data-action=next]").await;
        press("[data-option='1']").await;
        press("[data-action=next]").await;
        wait(
            browser,
            "return document.querySelector('sessa-board').matches(':state(solved)')",
        )
        .await;
        let told = "return heard.filter(([type]) => type === 'progress' || type === 'solved')
            .map(([type, { done, solved, total, puzzle, attempts, helped, xapi }]) =>
                [type, done ?? puzzle, solved ?? attempts, total ?? helped, xapi.result.score.scaled, xapi.object.definition.type.split('/').pop()])";
        assert_eq!(
            browser.evaluate(told, []).await,
            json!([
                ["progress", 1, 0, 2, 0, "lesson"],
                ["progress", 2, 1, 2, 0.5, "lesson"],
                ["solved", "our-class", 2, false, 1, "lesson"],
            ])
        );
    });
}

#[test]
fn lessons_of_the_course_come_in_the_language_of_the_page() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        let text = "return document.querySelector('sessa-board').shadowRoot.querySelector('.lesson-text').textContent";
        only(
            browser,
            "<sessa-board lesson='rook' lang='ta'></sessa-board>",
        )
        .await;
        wait(browser, &format!("{text} !== ''")).await;
        let tamil = browser.ask(text, []).await;
        assert!(!tamil.is_ascii(), "{tamil}");
        only(
            browser,
            "<sessa-board lesson='rook' lang='en'></sessa-board>",
        )
        .await;
        let english = browser.ask(text, []).await;
        assert!(english.contains("rook"), "{english}");
        // It is another text as soon as another language is said.
        browser
            .evaluate("document.querySelector('sessa-board').lang = 'ta'", [])
            .await;
        browser
            .wait_until("the other language", async || {
                browser.ask(text, []).await == tamil
            })
            .await;
        // One that is not there, and one that cannot be read: told, by a code.
        only_failing(
            browser,
            "<sessa-board lesson='no-such-lesson'></sessa-board>",
            "fetch",
        )
        .await;
        only_failing(
            browser,
            "<sessa-board mode='lesson'>lesson own\ntitle Own\nmvoe\n</sessa-board>",
            "lesson",
        )
        .await;
        // The lesson that is not there.
        assert_eq!(browser.take_errors().await.len(), 2);
    });
}

/// Puts a single board on an empty page that cannot be shown, and waits for the error of this code.
async fn only_failing(browser: &Browser, html: &str, code: &str) {
    let body = "
        heard.length = 0;
        document.body.innerHTML = arguments[0];";
    browser.evaluate(body, [json!(html)]).await;
    wait(
        browser,
        &format!(
            "return heard.some(([type, {{ code }}]) => type === 'error' && code === '{code}')"
        ),
    )
    .await;
}

/// A page made by a framework: the board is described by its state, tells it of moves, and goes with it.
fn in_a_framework(name: &str) {
    // Without npm there are no frameworks.
    let Some(folder) = std::env::var_os("SESSA_FRAMEWORKS") else {
        return;
    };
    let bundle = std::path::Path::new(&folder).join(format!("{name}.js"));
    let bundle = std::fs::read_to_string(bundle).expect("it was bundled");
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        browser
            .evaluate("document.body.replaceChildren()", [])
            .await;
        browser.evaluate(&bundle, []).await;
        let ready = "told.filter(([type]) => type === 'ready')";
        wait(browser, &format!("return {ready}.length === 1")).await;
        wait(
            browser,
            "return document.querySelector('#board').shadowRoot.querySelector('.square') !== null",
        )
        .await;
        // An attribute that is a boolean, and one that is a number.
        let described = "return [document.querySelector('#board').coordinates, document.querySelector('#game').number]";
        assert_eq!(browser.evaluate(described, []).await, json!(["false", "1"]));
        for square in ["h1", "h8"] {
            let place = place(browser, square).await;
            browser.click_at(place).await;
        }
        let moves =
            "return told.filter(([type]) => type === 'move').map(([, { san, by }]) => [san, by])";
        wait(browser, "return told.some(([type]) => type === 'move')").await;
        assert_eq!(
            browser.evaluate(moves, []).await,
            json!([["Rh8+", "person"]])
        );
        // A change of the state is a change of the board.
        browser
            .evaluate("setFen('8/8/8/4k3/8/8/4P3/4K3 b - - 0 1')", [])
            .await;
        wait(
            browser,
            "return document.querySelector('#board').position === '8/8/8/4k3/8/8/4P3/4K3 b - - 0 1'",
        )
        .await;
        // The child is the content.
        wait(
            browser,
            "return document.querySelector('#game').game?.includes('2. Nf3')",
        )
        .await;
        browser.evaluate("setShown(false)", []).await;
        wait(browser, "return document.querySelector('#board') === null").await;
        browser
            .evaluate("told.length = 0; setShown(true)", [])
            .await;
        wait(browser, &format!("return {ready}.length === 1")).await;
    });
}

#[test]
fn boards_in_a_page_of_react() {
    in_a_framework("react");
}

#[test]
fn boards_in_a_page_of_vue() {
    in_a_framework("vue");
}
