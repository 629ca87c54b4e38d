//! Boards to learn on, at every size and shape of a window: whole, in squares of whole pixels, with their buttons in sight,
//! and nothing moves when a verdict comes.

use crate::learn::{open, open_step, wait_for_step};
use crate::puzzles::tap_move;
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

/// Pixels by which an element's content lies below the upper edge of the buttons; none or fewer where all of it is in sight.
async fn hidden(browser: &Browser, selector: &str) -> f64 {
    let body = "
        const content = document.createRange();
        content.selectNodeContents(document.querySelector(arguments[0]));
        const buttons = document.querySelector('.solve-actions').getBoundingClientRect();
        return content.getBoundingClientRect().bottom - buttons.top;";
    let hidden = browser.evaluate(body, [json!(selector)]).await;
    hidden.as_f64().expect("both are there")
}

#[test]
fn what_is_only_read_ends_above_the_buttons() {
    with_browser(View::PHONE, async |browser| {
        for language in ["en", "ta", "ml"] {
            browser
                .open_with_preferences(&json!({ "language": language }))
                .await;
            for window in [(360, 740), (360, 640)] {
                show(browser, window).await;
                for lesson in ["set-up", "bishop", "check", "castling", "promotion"] {
                    open(browser, lesson).await;
                    let what = format!("{lesson} in {language}, {window:?}");
                    browser
                        .wait_until(&what, async || hidden(browser, ".lesson-text").await <= 0.0)
                        .await;
                    let top = "return document.querySelector('section.lesson .board').getBoundingClientRect().top";
                    let top = browser.evaluate(top, []).await.as_f64();
                    assert!(top.is_some_and(|top| top >= 0.0), "{what}: {top:?}");
                }
            }
        }
        // A longer text is scrolled to by a finger, to its last line.
        browser.open().await;
        open(browser, "lucena").await;
        let text = browser.middle(".lesson-text").await;
        browser
            .wait_until("the last line above the buttons", async || {
                browser.stroke(&[text, (text.0, text.1 - 200)]).await;
                hidden(browser, ".lesson-text").await <= 0.0
            })
            .await;
    });
}

#[test]
fn what_is_opened_is_scrolled_into_sight_above_the_buttons() {
    with_browser(View::PHONE, async |browser| {
        for window in [(360, 740), (360, 640)] {
            browser.open().await;
            show(browser, window).await;
            open_step(browser, "king", 6).await;
            tap_move(browser, "e1", "e2").await;
            browser.wait_for(".screen.lesson[data-state=done]").await;
            browser.press("[data-action=next]").await;
            browser.wait_for("[data-disclosure=terms] a").await;
            for name in ["terms", "laws"] {
                let disclosure = format!("[data-disclosure={name}]");
                browser.press(&format!("{disclosure} summary")).await;
                browser.wait_for(&format!("{disclosure}[open]")).await;
                browser
                    .wait_until("what is opened in sight", async || {
                        hidden(browser, &disclosure).await <= 0.0
                    })
                    .await;
            }
            browser.assert_accessible("lesson-end-open").await;
        }
    });
}

#[test]
fn the_board_of_a_lesson_is_turned_and_begins_from_the_side_of_the_learner() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        show(browser, (360, 740)).await;
        open_step(browser, "mate-in-one", 8).await;
        browser
            .wait_for("section.lesson .board[data-orientation=black]")
            .await;
        browser.press("section.lesson [data-action=flip]").await;
        browser
            .wait_for("section.lesson .board[data-orientation=white]")
            .await;
        assert_eq!(
            browser.text("section.lesson .bar.bottom .name").await,
            "White"
        );
        browser.assert_accessible("lesson-turned").await;
        // The step before begins from White's side again, whichever way the board was turned.
        browser.press("[data-action=back]").await;
        wait_for_step(browser, 7).await;
        browser.press("section.lesson [data-action=flip]").await;
        browser
            .wait_for("section.lesson .board[data-orientation=black]")
            .await;
        browser.press("[data-action=back]").await;
        wait_for_step(browser, 6).await;
        browser
            .wait_for("section.lesson .board[data-orientation=black]")
            .await;
        browser.press("[data-action=back]").await;
        wait_for_step(browser, 5).await;
        browser
            .wait_for("section.lesson .board[data-orientation=white]")
            .await;
    });
}
