//! Layout of solving: at every size the board is whole, in squares of whole pixels, and it and the buttons stay where they are
//! whatever is told, in English and in Tamil.

use crate::puzzles::{tap_move, wait_for_phase};
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// Windows of phones with and without the browser's bars, on their side, of tablets, of desktops, and of a phone at 200 % zoom.
const SIZES: [(u32, u32); 12] = [
    (180, 370),
    (360, 640),
    (375, 553),
    (390, 664),
    (360, 740),
    (390, 844),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1150, 800),
    (1440, 900),
    (2560, 1440),
];

/// A link to a set with a queen that stands unguarded.
const LINK: &str = "1~1~0~Sent~6k1/5pp1/3q3p/8/8/8/5PPP/3R2K1_b_-_-_0_1.d6d7.d1d7";

/// The places of the board and of the row of buttons, and what is wrong with them.
async fn places(browser: &Browser) -> Value {
    let body = "
        const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; };
        const screen = document.querySelector('.screen.solve');
        const board = box(screen.querySelector('.solve-board .board'));
        const [x, y, width, height] = board;
        const faults = [];
        if (board.some((part) => part % 1) || width % 8 || width !== height) faults.push('no whole squares');
        if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) faults.push('cut off');
        if (innerWidth < innerHeight && innerWidth < 600 && width !== innerWidth - innerWidth % 8) faults.push('narrow');
        for (const button of screen.querySelectorAll('.solve-action, .solve-head :is(a, summary)')) {
            const { left, top, right, bottom } = button.getBoundingClientRect();
            if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`off: ${button.textContent}`);
            if (button.scrollWidth > button.clientWidth + 1) faults.push(`too long: ${button.textContent}`);
        }
        for (const [h, v] of [[0.1, 0.1], [0.5, 0.1], [0.9, 0.1], [0.1, 0.9], [0.5, 0.5], [0.9, 0.9]]) {
            const over = document.elementFromPoint(x + h * width, y + v * height);
            if (!over?.closest('.solve-board')) faults.push(`covered by ${over?.className}`);
        }
        if (screen.scrollHeight > screen.clientHeight || screen.scrollWidth > screen.clientWidth) faults.push('scrolls');
        return [board, box(screen.querySelector('.solve-actions')), faults];";
    browser.evaluate(body, []).await
}

/// The places at every size.
async fn places_at_sizes(browser: &Browser, what: &str) -> Vec<Value> {
    let mut all = Vec::new();
    for (width, height) in SIZES {
        let view = View {
            width,
            height,
            ..View::PHONE
        };
        browser.show_on(view).await;
        let found = places(browser).await;
        assert_eq!(found[2], json!([]), "{what} at {width}×{height}: {found}");
        all.push(found);
    }
    browser.show_on(View::PHONE).await;
    all
}

#[test]
fn nothing_moves_while_a_puzzle_is_solved() {
    with_browser(View::PHONE, async |browser| {
        for language in ["en", "ta"] {
            browser.open().await;
            browser.prefer("language", language).await;
            browser.wait_for(&format!("html[lang={language}]")).await;
            browser
                .visit(&format!("#puzzles/solve?mode=link&link={LINK}"))
                .await;
            wait_for_phase(browser, "solver").await;
            let task = places_at_sizes(browser, "the task").await;
            tap_move(browser, "g1", "h1").await;
            wait_for_phase(browser, "wrong").await;
            browser.wait_for_piece("d1", "black queen").await;
            assert_eq!(places_at_sizes(browser, "a wrong move").await, task);
            browser.press("[data-action=solution]").await;
            wait_for_phase(browser, "shown").await;
            assert_eq!(places_at_sizes(browser, "the solution").await, task);
            browser.visit("#puzzles/solve?mode=storm").await;
            wait_for_phase(browser, "solver").await;
            assert_eq!(places_at_sizes(browser, "a storm").await, task);
            browser.press(".solve-menu summary").await;
            browser.press("[data-action=stop-run]").await;
            browser.wait_for(".run-result").await;
            assert_eq!(places_at_sizes(browser, "its end").await, task);
        }
    });
}

#[test]
fn boards_of_sets_and_of_the_composer_have_whole_squares() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        for (page, board) in [
            (format!("#puzzles/set?link={LINK}"), ".set-board .board"),
            ("#puzzles/compose".to_owned(), ".compose-board .board"),
        ] {
            browser.visit(&page).await;
            browser.wait_for(board).await;
            for (width, height) in SIZES {
                let view = View {
                    width,
                    height,
                    ..View::PHONE
                };
                browser.show_on(view).await;
                let body = "
                    const { x, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
                    const whole = !(x % 1) && !(width % 8) && width === height && width > 0;
                    return whole && x >= 0 && x + width <= innerWidth || `${x} ${width} ${height}`;";
                let found = browser.evaluate(body, [json!(board)]).await;
                assert_eq!(found, json!(true), "{page} at {width}×{height}");
            }
            browser.show_on(View::PHONE).await;
        }
    });
}
