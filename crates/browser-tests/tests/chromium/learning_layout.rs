//! Boards to learn on, at every size and shape of a window: whole, in squares of whole pixels, with their buttons in sight,
//! and nothing moves when a verdict comes.

use crate::learn::{open, open_step};
use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Windows: phones with and without the browser's bars, upright and on their side; tablets; desktops; a phone's page
/// shown twice as large.
const WINDOWS: [(u32, u32); 11] = [
    (360, 640),
    (390, 664),
    (360, 740),
    (390, 844),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1150, 800),
    (1440, 900),
    (2560, 1440),
    (180, 370),
];

/// Left, top, right and bottom of an element.
async fn edges(browser: &Browser, selector: &str) -> [f64; 4] {
    let body = "
        const { left, top, right, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
        return [left, top, right, bottom];";
    let edges = browser.evaluate(body, [json!(selector)]).await;
    serde_json::from_value(edges).expect("four numbers")
}

/// The board of the screen is whole, and every square has as many whole pixels. An upright phone has it as wide as it is.
async fn assert_board_fits(browser: &Browser, (width, height): (u32, u32), what: &str) {
    let what = format!("{what} at {width}×{height}");
    let [left, top, right, bottom] = edges(browser, "section.screen .board").await;
    let side = right - left;
    assert_eq!(side % 8.0, 0.0, "{what}: squares of {}", side / 8.0);
    assert!(side >= 160.0, "{what}: {side}");
    assert!((side - (bottom - top)).abs() < 0.01, "{what}");
    assert!(
        left >= 0.0 && right <= f64::from(width),
        "{what}: {left} to {right}"
    );
    assert!(
        top >= 0.0 && bottom <= f64::from(height),
        "{what}: {top} to {bottom}"
    );
    if width <= 390 && width < height {
        let whole = f64::from(width / 8 * 8);
        assert!(side == whole || height < 700, "{what}: {side} of {whole}");
    }
    let body = "return document.querySelector('section.screen').scrollWidth <= innerWidth";
    assert_eq!(browser.evaluate(body, []).await, true, "{what}");
}

async fn show(browser: &Browser, (width, height): (u32, u32)) {
    let touch = width < 861;
    browser
        .show_on(View {
            width,
            height,
            touch,
            ..View::PHONE
        })
        .await;
    let body = "return innerWidth === arguments[0] && innerHeight === arguments[1]";
    browser
        .wait_until("the size", async || {
            browser.evaluate(body, [json!(width), json!(height)]).await == true
        })
        .await;
}

/// All buttons of the row at the foot are in the window, and stand beside each other below the board or at its side.
async fn assert_actions_in_sight(browser: &Browser, (width, height): (u32, u32), what: &str) {
    let body = "
        const board = document.querySelector('section.screen .board').getBoundingClientRect();
        return [...document.querySelectorAll('.solve-actions button')].every((button) => {
            const { left, top, right, bottom } = button.getBoundingClientRect();
            const beside = top >= board.bottom || left >= board.right;
            return left >= 0 && right <= innerWidth && bottom <= innerHeight && beside;
        });";
    // Twice as large there may be no room for all: then the page scrolls.
    let is_large = width == 180;
    let fits = browser.evaluate(body, []).await == true;
    assert!(fits || is_large, "{what} at {width}×{height}");
}

#[test]
fn boards_of_lessons_and_drills_fit_every_window() {
    with_browser(View::PHONE, async |browser| {
        for language in ["en", "ta"] {
            browser
                .open_with_preferences(&json!({ "language": language }))
                .await;
            open(browser, "rook").await;
            for window in WINDOWS {
                show(browser, window).await;
                assert_board_fits(browser, window, "a lesson").await;
                assert_actions_in_sight(browser, window, "a lesson").await;
            }
            show(browser, (360, 740)).await;
            browser.visit("#drills/krk?seed=7").await;
            browser.wait_for(".screen.drill[data-phase=learner]").await;
            for window in WINDOWS {
                show(browser, window).await;
                assert_board_fits(browser, window, "a drill").await;
                assert_actions_in_sight(browser, window, "a drill").await;
            }
        }
    });
}

#[test]
fn boards_of_other_screens_fit_every_window() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        for (address, screen) in [
            ("shatranj", "shatranj"),
            ("openings", "openings"),
            ("laws/3.8.2", "laws"),
        ] {
            show(browser, (360, 740)).await;
            browser.visit(&format!("#{address}")).await;
            browser
                .wait_for(&format!("section[data-screen={screen}] .board"))
                .await;
            for window in WINDOWS {
                show(browser, window).await;
                let body = "
                    const board = document.querySelector('section.screen .board');
                    board.scrollIntoView({ block: 'center' });";
                browser.evaluate(body, []).await;
                assert_board_fits(browser, window, screen).await;
            }
        }
    });
}

#[test]
fn a_question_keeps_its_answers_board_and_marks_where_they_are() {
    with_browser(View::PHONE, async |browser| {
        for window in [(360, 740), (360, 640), (740, 360), (1440, 900)] {
            show(browser, window).await;
            open_step(browser, "board", 4).await;
            browser.wait_for(".drawing[data-from=c6][data-to=c6]").await;
            // Three answers in one row, all in sight.
            let row = async || {
                let body = "
                    const options = [...document.querySelectorAll('.lesson-option')];
                    return options.map((option) => {
                        const { top, bottom } = option.getBoundingClientRect();
                        return bottom <= innerHeight ? top : -1;
                    });";
                let row = browser.evaluate(body, []).await;
                serde_json::from_value::<Vec<f64>>(row).expect("numbers")
            };
            let before = row().await;
            assert_eq!(before.len(), 3);
            assert!(
                before.iter().all(|top| *top == before[0] && *top > 0.0),
                "{before:?}"
            );
            let board = edges(browser, "section.screen .board").await;
            let actions = edges(browser, ".solve-actions").await;
            // The marked square is touched: the mark is of the task, not of the learner.
            browser.tap_square("c6").await;
            browser.press(".lesson-option[data-option='0']").await;
            browser.wait_for(".verdict-bar[data-verdict=wrong]").await;
            assert!(browser.is_there(".drawing[data-from=c6][data-to=c6]").await);
            assert_eq!(row().await, before, "{window:?}");
            assert_eq!(
                edges(browser, "section.screen .board").await,
                board,
                "{window:?}"
            );
            assert_eq!(
                edges(browser, ".solve-actions").await,
                actions,
                "{window:?}"
            );
            // A button that is off tells the reason.
            browser.press("[data-action=next]").await;
            browser
                .wait_for_text(
                    ".verdict-bar[data-verdict=info]",
                    "iFirst do the task, then go on.",
                )
                .await;
        }
    });
}
