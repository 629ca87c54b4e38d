//! Layout of solving: at every size the board is whole, in squares of whole pixels, and it and the buttons stay where they are
//! whatever is told, in English and in Tamil.

use crate::puzzle_runs::press_start;
use crate::puzzles::{tap_move, wait_for_phase};
use browser_tests::layout::{BoardScreen, WINDOWS, assert_still, window};
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

const SOLVING: BoardScreen<'_> = BoardScreen {
    board: ".screen.solve .solve-board .board",
    controls: ".solve-action, .solve-head :is(a, summary)",
    still: ".solve-actions",
    around: 280,
    whole: true,
};

/// Buttons whose icon has shrunk or whose word is cut off, and lines of the task that are cut through.
const CUT: &str = "
    const wrong = [];
    for (const button of document.querySelectorAll('.solve-action')) {
        const icon = button.querySelector('.icon');
        if (icon.checkVisibility() && icon.getBoundingClientRect().height < 16) wrong.push(`the icon of ${button.dataset.action}`);
        if (button.scrollHeight > button.clientHeight) wrong.push(`the word of ${button.dataset.action}`);
    }
    const { top, bottom } = document.querySelector('.solve-task').getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(document.querySelector('.solve-what > p'));
    for (const line of text.getClientRects()) {
        const seen = (Math.min(line.bottom, bottom) - Math.max(line.top, top)) / line.height;
        if (seen > .15 && seen < .85) wrong.push(`a line of the task: ${seen}`);
    }
    return wrong;";

/// The card of a run is as wide as its panel at most, and its buttons are where they are while a puzzle is solved.
async fn assert_card_fits(browser: &Browser, solving: &[Value]) {
    browser.wait_for("[data-action=start]").await;
    for ((width, height), places) in WINDOWS.into_iter().zip(solving) {
        browser.show_on(window(width, height)).await;
        let actions = browser.places_of(".solve-actions").await;
        assert_eq!(actions[0], places[1], "{width}×{height}");
        let body = "
            const panel = document.querySelector('.board-panel');
            return panel.clientHeight > 60 && panel.scrollWidth <= panel.clientWidth
                || [panel.clientHeight, panel.scrollWidth, panel.clientWidth].join();";
        let fits = browser.evaluate(body, []).await;
        assert_eq!(fits, json!(true), "{width}×{height}");
    }
    browser.show_on(View::PHONE).await;
}

/// A link to a set with a queen that stands unguarded.
const LINK: &str = "1~1~0~Sent~6k1/5pp1/3q3p/8/8/8/5PPP/3R2K1_b_-_-_0_1.d6d7.d1d7";

#[test]
fn nothing_moves_while_a_puzzle_is_solved() {
    with_browser(View::PHONE, async |browser| {
        for language in ["en", "ta", "ml"] {
            browser.open().await;
            browser.prefer("language", language).await;
            browser.wait_for(&format!("html[lang={language}]")).await;
            browser
                .visit(&format!("#puzzles/solve?mode=link&link={LINK}"))
                .await;
            wait_for_phase(browser, "solver").await;
            let task = browser.assert_layout("the task", SOLVING).await;
            browser.show_on(View::PHONE).await;
            tap_move(browser, "g1", "h1").await;
            wait_for_phase(browser, "wrong").await;
            browser.wait_for_piece("d1", "black queen").await;
            assert_still(
                "a wrong move",
                &task,
                &browser.assert_layout("a wrong move", SOLVING).await,
            );
            for (width, height) in WINDOWS {
                browser.show_on(window(width, height)).await;
                let cut = browser.evaluate(CUT, []).await;
                assert_eq!(cut, json!([]), "{language}, {width}×{height}");
            }
            browser.show_on(View::PHONE).await;
            browser.press("[data-action=solution]").await;
            wait_for_phase(browser, "shown").await;
            let title = browser.text(".solve-what h2").await;
            assert!(title.ends_with(": 2.Rxd7"), "{title}");
            assert_still(
                "the solution",
                &task,
                &browser.assert_layout("the solution", SOLVING).await,
            );
            browser.show_on(View::PHONE).await;
            browser.visit("#puzzles/solve?mode=storm").await;
            assert_card_fits(browser, &task).await;
            press_start(browser).await;
            assert_still(
                "a storm",
                &task,
                &browser.assert_layout("a storm", SOLVING).await,
            );
            browser.show_on(View::PHONE).await;
            browser.press(".more-menu summary").await;
            browser.press("[data-action=stop-run]").await;
            assert_card_fits(browser, &task).await;
        }
    });
}

#[test]
fn boards_of_sets_and_of_the_composer_have_whole_squares() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        for (page, board) in [
            (format!("#puzzles/set?link={LINK}"), ".set-board .board"),
            ("#puzzles/compose".to_owned(), ".compose .stage .board"),
        ] {
            browser.visit(&page).await;
            browser.wait_for(board).await;
            for (width, height) in WINDOWS {
                browser.show_on(window(width, height)).await;
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
