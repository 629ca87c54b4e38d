//! Boards to learn on, at every size and shape of a window: whole, in squares of whole pixels, with their buttons in sight,
//! and nothing moves when a verdict comes.

use crate::learn::{open, open_step};
use browser_tests::layout::{BoardScreen, WINDOWS};
use browser_tests::{Browser, View, with_browser};
use serde_json::json;

const LESSON: BoardScreen<'_> = BoardScreen {
    board: "section.screen .board",
    controls: ".solve-actions button, .solve-head a",
    still: ".solve-actions",
    around: 280,
    whole: true,
};

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
    assert!(side % 8.0 < 0.01, "{what}: squares of {}", side / 8.0);
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
        assert!(
            (side - whole).abs() < 0.01 || height < 700,
            "{what}: {side} of {whole}"
        );
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

#[test]
fn boards_of_lessons_and_drills_fit_every_window() {
    with_browser(View::PHONE, async |browser| {
        for language in ["en", "ta"] {
            browser
                .open_with_preferences(&json!({ "language": language }))
                .await;
            open(browser, "rook").await;
            browser.assert_layout("a lesson", LESSON).await;
            show(browser, (360, 740)).await;
            browser.visit("#drills/krk?seed=7").await;
            browser.wait_for(".screen.drill[data-phase=learner]").await;
            browser.assert_layout("a drill", LESSON).await;
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
        browser.open().await;
        for window in [(360, 740), (360, 640), (740, 360), (1440, 900)] {
            browser.open().await;
            show(browser, window).await;
            open_step(browser, "board", 5).await;
            browser.wait_for(".drawing[data-from=c6][data-to=c6]").await;
            // Three answers in one row, all in sight.
            let row = async || {
                let body = "
                    const options = [...document.querySelectorAll('.lesson-option')].map((option) => option.getBoundingClientRect());
                    const inOneRow = options.every(({ top, bottom }) => top === options[0].top && bottom <= innerHeight);
                    return [options.length, inOneRow, options[0].top];";
                browser.evaluate(body, []).await
            };
            let before = row().await;
            assert_eq!((&before[0], &before[1]), (&json!(3), &json!(true)));
            let places = browser.places(LESSON).await;
            // The marked square is touched: the mark is of the task, not of the learner.
            browser.tap_square("c6").await;
            browser.press(".lesson-option[data-option='0']").await;
            browser.wait_for(".verdict-bar[data-verdict=wrong]").await;
            assert!(browser.is_there(".drawing[data-from=c6][data-to=c6]").await);
            assert_eq!(row().await, before, "{window:?}");
            assert_eq!(browser.places(LESSON).await, places, "{window:?}");
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
