//! Puzzles' home: the next puzzle on a board or in a card, the level that is asked but once, and the ways from there by few
//! taps.

use crate::puzzle_clock::live_on_that_day;
use crate::puzzle_history::{newest_set, record, time};
use crate::puzzles::{LADDER, QUEEN, add_set, tap_move, wait_for_phase};
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// A phone and a desktop of the sizes that the screens are designed for.
const VIEWS: [View; 2] = [
    View {
        width: 360,
        height: 740,
        ..View::PHONE
    },
    View {
        width: 1440,
        height: 900,
        ..View::LAPTOP
    },
];

/// Presses one after the other, from the puzzles' home; answers with their number.
async fn presses(browser: &Browser, selectors: &[&str]) -> usize {
    browser.visit("#puzzles").await;
    for selector in selectors {
        browser.press(selector).await;
    }
    selectors.len()
}

/// The name of the puzzle that the address of a link, or of the page, ends with.
fn id(address: &str) -> &str {
    let (_, id) = address.split_once("&id=").expect("it names a puzzle");
    id
}

async fn address(browser: &Browser) -> String {
    browser.ask("return location.hash", []).await
}

/// The place of the board on the window.
async fn board_place(browser: &Browser, board: &str) -> Value {
    let body = "
        const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return [x, y, width, height];";
    browser.evaluate(body, [json!(board)]).await
}

#[test]
fn the_level_that_play_has_asked_is_that_of_the_puzzles() {
    for view in VIEWS {
        with_browser(view, async |browser| {
            browser.open().await;
            browser.press("[name=skill][value=skill-well]").await;
            browser.press("[data-action=puzzles]").await;
            browser.wait_for_text(".puzzles-number", "1500").await;
            assert!(!browser.is_there("[data-skill]").await);
            // The next puzzle is the one that is seen.
            let shown = if view.touch {
                ".puzzles-diagram"
            } else {
                ".stage"
            };
            let pieces = format!("section.screen {shown} .piece[data-square]");
            browser
                .wait_until("a puzzle", async || browser.count(&pieces).await > 2)
                .await;
            let next = browser.attribute("[data-mode=rated]", "href").await;
            browser.press("[data-mode=rated]").await;
            wait_for_phase(browser, "solver").await;
            assert_eq!(id(&address(browser).await), id(&next));
            // It is there again as long as it has not been tried.
            browser.back().await;
            browser.wait_for("section[data-screen=puzzles]").await;
            browser
                .wait_until("the puzzle that was left", async || {
                    browser.attribute("[data-mode=rated]", "href").await == next
                })
                .await;
        });
    }
}

#[test]
fn the_level_that_the_puzzles_have_asked_is_that_of_play() {
    for view in VIEWS {
        with_browser(view, async |browser| {
            browser.open().await;
            // A rated puzzle by one press.
            presses(browser, &["[data-skill=skill-moves]"]).await;
            wait_for_phase(browser, "solver").await;
            assert_eq!(browser.text(".solve-rating span").await, "1200 ± 800");
            browser.visit("#puzzles").await;
            browser.wait_for(".puzzles-number").await;
            browser.assert_accessible("puzzles-home").await;
            browser.press("[data-action=to-play]").await;
            browser.wait_for("[data-action=change]").await;
            assert!(!browser.is_there("[name=skill]").await);
            let terms = browser.text(".chosen-terms p").await;
            assert!(terms.starts_with("robot, about 800"), "{terms}");
        });
    }
}

#[test]
fn a_move_on_the_board_begins_with_the_next_puzzle() {
    with_browser(VIEWS[1], async |browser| {
        live_on_that_day(browser).await;
        browser.open().await;
        browser.press("[name=skill][value=skill-moves]").await;
        browser.press("[data-action=puzzles]").await;
        let pieces = "section[data-screen=puzzles] .stage .piece[data-square]";
        browser
            .wait_until("a puzzle", async || browser.count(pieces).await > 2)
            .await;
        assert_eq!(
            browser.text(".solve-what h2").await,
            browser.text(".puzzles-side").await.replace("· ", "")
        );
        let before = board_place(browser, "section.screen .stage .board").await;
        let next = browser.attribute("[data-mode=rated]", "href").await;
        let key = json!({ "set": "sessa", "id": id(&next) });
        let card = browser
            .puzzles(json!({ "get-puzzle": { "key": key } }), None)
            .await;
        let first = card["puzzle"]["lines"][0][0]
            .as_str()
            .expect("a move")
            .to_owned();
        let (from, to) = (&first[..2], &first[2..4]);
        let side = browser
            .attribute("section.screen .stage .board", "data-orientation")
            .await;
        browser.drag(from, to).await;
        // The solving screen goes on with the move, which is the right one. The opponent's answer may have captured its piece.
        let solve = ".screen.solve:is([data-phase=solver], [data-phase=solved])";
        let start = format!(".piece[data-color={side}][data-square={from}]");
        browser
            .wait_for(&format!("{solve}:has(.piece):not(:has({start}))"))
            .await;
        assert_eq!(id(&address(browser).await), id(&next));
        // The board has not moved.
        let after = board_place(browser, ".screen.solve .stage .board").await;
        assert_eq!(after, before);
    });
}

#[test]
fn a_theme_and_a_set_of_ones_own_by_few_taps() {
    for view in VIEWS {
        with_browser(view, async |browser| {
            browser.open().await;
            add_set(browser, "Class 5.csv", &[LADDER, QUEEN]).await;
            let set = newest_set(browser).await;
            let then = time(browser).await - 60_000;
            record(browser, &set, "ladder", then, false).await;
            record(browser, "sessa", "nobody", then + 1, true).await;
            // A theme, in at most three.
            let taps = presses(browser, &["[data-action=themes]", "[data-theme=fork]"]).await;
            assert!(taps <= 3);
            wait_for_phase(browser, "solver").await;
            assert_eq!(browser.text(".solve-head h1").await, "Fork");
            // The themes are in groups, with their numbers and one's own results; empty ones are left out.
            browser.visit("#puzzles/themes").await;
            browser
                .wait_for("[data-group=tactics] [data-theme=fork]")
                .await;
            browser
                .wait_for_text("[data-theme=fork] .puzzles-count", "573 · you 50 %")
                .await;
            assert_eq!(
                browser.text("[data-theme=skewer] .puzzles-count").await,
                "117"
            );
            for thin in [
                "[data-theme=zugzwang]",
                "[data-theme=enPassant]",
                "[data-theme=smotheredMate]",
                "[data-group=players]",
            ] {
                assert!(!browser.is_there(thin).await, "{thin}");
            }
            browser.assert_accessible("puzzles-themes").await;
            browser.set("[name=find-theme]", "rook end").await;
            browser
                .wait_until("what is looked for", async || {
                    browser.count(".puzzles-theme").await == 2
                })
                .await;
            assert_eq!(address(browser).await, "#puzzles/themes?find=rook%20end");
            // A set of one's own, in at most four.
            let own = ".sets-row:not([data-set=sessa]) [data-action=open-set]";
            let taps = presses(
                browser,
                &["[data-action=sets]", own, "[data-action=solve-set]"],
            )
            .await;
            assert!(taps <= 4);
            wait_for_phase(browser, "solver").await;
            // The one that was not tried comes first.
            browser.wait_for_piece("d7", "black queen").await;
            if view.touch {
                tap_move(browser, "d1", "d7").await;
            } else {
                browser.drag("d1", "d7").await;
            }
            wait_for_phase(browser, "solved").await;
            browser.wait_for("[data-recorded]").await;
            // Its page has name and progress.
            browser.back().await;
            browser
                .wait_for_text(".set-progress", "1 of 2 solved")
                .await;
            assert_eq!(browser.text("section.screen h1").await, "Class 5");
            browser.assert_accessible("puzzles-own-set").await;
        });
    }
}
