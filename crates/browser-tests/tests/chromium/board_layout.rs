//! Board layout: in a window of one size the board has one place and one size on every screen, what is said moves no button, and
//! the contents of the pages begin and end where the header does.

use crate::learn;
use crate::puzzles::wait_for_phase;
use browser_tests::layout::window;
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// Windows in CSS pixels: phones, also with a browser's bars and on their side, tablets, desktops.
const SIZES: [(u32, u32); 9] = [
    (360, 640),
    (390, 664),
    (360, 740),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1280, 1024),
    (1440, 900),
    (2560, 1440),
];

/// A puzzle that White solves by taking a queen.
const PUZZLE: &str =
    "#puzzles/solve?mode=link&link=1~1~0~Sent~6k1/5pp1/3q3p/8/8/8/5PPP/3R2K1_b_-_-_0_1.d6d7.d1d7";

/// Places of what a selector finds, in each of the windows.
async fn places(browser: &Browser, selector: &str) -> Vec<Value> {
    let mut places = Vec::new();
    for (width, height) in SIZES {
        browser.show_on(window(width, height)).await;
        places.push(browser.places_of(selector).await);
    }
    browser.show_on(View::PHONE).await;
    places
}

fn assert_same(what: &str, places: &[Value], expected: &[Value]) {
    for ((size, place), expected) in SIZES.iter().zip(places).zip(expected) {
        assert_eq!(place, expected, "{what} at {size:?}");
    }
}

#[test]
fn the_board_has_one_place_and_one_size_on_every_screen() {
    with_browser(View::PHONE, async |browser| {
        browser
            .open_game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None)
            .await;
        browser.wait_for(".game-buttons").await;
        let game = places(browser, "#sessa > .stage > .board").await;
        for ((width, height), place) in SIZES.iter().zip(&game) {
            let side = place[0][2].as_i64().zip(place[0][0].as_i64());
            let side = side.map(|(right, left)| right - left);
            if width <= &390 {
                assert_eq!(side, Some(i64::from(width / 8 * 8)), "{width}×{height}");
            }
        }
        browser.press("[data-action=resign]").await;
        browser.press("[data-action=confirm]").await;
        browser.wait_for("[data-end]").await;
        let end = places(browser, "#sessa > .stage > .board").await;
        assert_same("the end of a game", &end, &game);
        let board = "section.screen .stage .board";
        browser.visit(PUZZLE).await;
        wait_for_phase(browser, "solver").await;
        assert_same("a puzzle", &places(browser, board).await, &game);
        learn::open(browser, "rook").await;
        assert_same("a lesson", &places(browser, board).await, &game);
        browser.visit("#drills/krk?seed=7").await;
        browser.wait_for(".screen.drill[data-phase=learner]").await;
        assert_same("a drill", &places(browser, board).await, &game);
        browser.visit("#openings").await;
        browser.wait_for(".openings-list a").await;
        assert_same("the openings", &places(browser, board).await, &game);
        browser.visit("#analysis").await;
        browser.wait_for(board).await;
        assert_same("the analysis", &places(browser, board).await, &game);
        browser
            .press("section.screen [data-action=game-menu]")
            .await;
        browser.press("section.screen [data-action=set-up]").await;
        browser.wait_for(".editor-palette").await;
        let editor = ".editor-layout .stage .board";
        assert_same("the editor", &places(browser, editor).await, &game);
        browser.visit("#puzzles/compose").await;
        browser.wait_for(".compose .board").await;
        assert_same("the composer", &places(browser, board).await, &game);
    });
}

#[test]
fn what_the_status_line_says_moves_nothing() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#drills/krk?seed=7").await;
        browser.wait_for(".screen.drill[data-phase=learner]").await;
        let still = ".screen .stage .board, .screen .bar, .screen .status-line, .screen .board-actions, .solve-action";
        let before = places(browser, still).await;
        browser.press("[data-action=hint]").await;
        browser
            .wait_for(".status-line .verdict-bar[data-verdict]")
            .await;
        assert_same("a hint", &places(browser, still).await, &before);
        learn::open(browser, "rook").await;
        let before = places(browser, still).await;
        browser.press("[data-action=hint]").await;
        browser
            .wait_for(".status-line .verdict-bar[data-verdict=info]")
            .await;
        assert_same(
            "why there is no hint",
            &places(browser, still).await,
            &before,
        );
    });
}

#[test]
fn the_contents_of_the_pages_have_the_edges_of_the_header() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for page in ["learn", "library", "drills", "lab", "glossary", "laws"] {
            browser.visit(&format!("#{page}")).await;
            browser
                .wait_for(&format!("section[data-screen={page}] > .screen-head + *"))
                .await;
            for (width, height) in [(1024, 768), (1440, 900), (1920, 1080)] {
                browser.show_on(window(width, height)).await;
                // A scroll bar takes from the right edge where the contents reach it.
                let body = "
                    const edges = (element) => {
                        const { left, right } = element.getBoundingClientRect();
                        const { paddingLeft, paddingRight } = getComputedStyle(element);
                        return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
                    };
                    const head = document.querySelector('section.screen > .screen-head');
                    const [left, right] = edges(document.querySelector('.site-header'));
                    const most = document.querySelector('section.screen').clientWidth - 32;
                    return [[left, Math.min(right, most)], edges(head), edges(head.nextElementSibling)];";
                let edges = browser.evaluate(body, []).await;
                let header = json!([edges[0], edges[0], edges[0]]);
                assert_eq!(edges, header, "{page} at {width}×{height}");
            }
        }
    });
}
