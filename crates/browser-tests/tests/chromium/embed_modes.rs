//! Every mode of an embedded board by touch, a robot that cannot be had, the package for npm, and how the teaching site looks.

use browser_tests::{Browser, Hand, View, every_mode, static_site, teaching_site, with_browser_at};
use serde_json::json;
use std::env;
use std::path::Path;

/// Widths of pages with boards; all of a page is in sight, since a board begins when it comes near to that.
const SIZES: [(u32, u32, bool); 3] = [(320, 9_000, true), (500, 9_000, true), (1000, 9_000, false)];

fn by_touch(steps: &impl AsyncFn(&Browser, Hand)) {
    with_browser_at(&teaching_site(), View::PHONE, async |browser| {
        steps(browser, Hand::Finger).await;
    });
}

every_mode!(by_touch);

/// A page whose workers cannot be started until it says `allow()`.
const NO_WORKERS: &str = "
    const Real = window.Worker;
    let allowed = false;
    window.allow = () => { allowed = true; };
    window.Worker = class {
        constructor(...given) {
            if (allowed) return new Real(...given);
            throw new DOMException('workers are blocked here', 'SecurityError');
        }
    };";

#[test]
fn a_robot_that_cannot_move_says_so_and_tries_again() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        browser.run_first(NO_WORKERS).await;
        for controls in ["true", "false"] {
            let html = format!(
                "<sessa-board mode='play' level='1' side='black' lang='en' controls='{controls}'></sessa-board>"
            );
            let board = browser.embed(&html, Hand::Mouse).await;
            let error = board.wait_for_event("error").await;
            assert_eq!(error["code"], "engine");
            board
                .wait("root.querySelector('.problem').textContent.includes('The robot could not move.')")
                .await;
            let barriers = browser.barriers().await;
            assert!(barriers.is_empty(), "{barriers:#?}");
            browser.evaluate("allow()", []).await;
            board.press("[data-action=retry]").await;
            let made = board.wait_for_event("move").await;
            assert_eq!(made["by"], "robot");
            board.wait("!root.querySelector('.problem')").await;
        }
    });
}

#[test]
fn a_puzzle_move_that_cannot_be_judged_is_taken_back_and_told() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        browser.run_first(NO_WORKERS).await;
        let html = "<sessa-board mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'></sessa-board>";
        let board = browser.embed(html, Hand::Mouse).await;
        board.move_piece("g1", "h1").await;
        let error = board.wait_for_event("error").await;
        assert_eq!(error["code"], "engine");
        board
            .wait("root.querySelector('.piece[data-square=g1]')")
            .await;
        // What is stored needs no judge.
        board.move_piece("d1", "d7").await;
        let solved = board.wait_for_event("solved").await;
        assert_eq!(solved["attempts"], 1);
    });
}

#[test]
fn the_package_works_in_a_bundle() {
    // Without npm nothing is bundled.
    let Some(folder) = env::var_os("SESSA_FRAMEWORKS") else {
        return;
    };
    let site = static_site(&Path::new(&folder).join("npm"));
    with_browser_at(&site, View::LAPTOP, async |browser| {
        browser.visit("index.html").await;
        let told = "return window.told";
        let expected = json!([["mounted", true], ["ready", { "mode": "play" }]]);
        browser
            .wait_until("the board", async || {
                browser.evaluate(told, []).await == expected
            })
            .await;
    });
}

#[test]
fn the_teaching_site_looks_as_it_should() {
    let (width, height, _) = SIZES[2];
    let view = View {
        width,
        height,
        ..View::LAPTOP
    };
    with_browser_at(&teaching_site(), view, async |browser| {
        browser.visit("index.html").await;
        // What the robot plays is another move each time.
        let begun = "
            document.querySelector('#robot-begins')?.remove();
            return [...document.querySelectorAll('sessa-board')].every((board) =>
                board.matches(':state(ready), :state(error)') && board.shadowRoot.querySelector('.square, .problem'));";
        browser
            .wait_until("every board", async || {
                browser.evaluate(begun, []).await == true
            })
            .await;
        browser
            .assert_matches_reference_at("teaching-site", &SIZES)
            .await;
    });
}
