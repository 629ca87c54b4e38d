//! Layout of a game: at every size of the window the board is whole, no button leaves the screen, and no message moves anything.

use browser_tests::layout::{BoardScreen, WINDOWS, window};
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// Half-moves that lead back to where they began.
const SHUFFLE: [&str; 8] = [
    "g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b1", "c6b8",
];

const GAME: BoardScreen<'_> = BoardScreen {
    board: ".table > .stage > .board",
    controls: ".bar, .status-line, .outcome, .game-buttons button, .next-steps button, .replay button, [data-action=up]",
    still: ".bar, .status-line, .game-buttons",
    around: 236,
    whole: true,
};

/// All windows but those of 200 %, in which what has many lines scrolls.
const UNENLARGED: &[(u32, u32)] = WINDOWS.first_chunk::<10>().expect("there are more");

/// A game of 120 moves, without the rules that end such a game.
async fn open_long_game(browser: &Browser, language: &str, players: Value, time: Value) {
    let rules = json!({
        "id": "casual", "take_back": true,
        "repetitions_to_claim": 999, "repetitions_to_end": 999, "moves_to_claim": 999, "moves_to_end": 999,
    });
    let mut events = vec![json!({ "at": 0, "event": "start" })];
    events.extend(
        (0..240).map(|ply| json!({ "at": 100 * ply, "event": { "move": SHUFFLE[ply % 8] } })),
    );
    let game = json!({
        "sessa": 2,
        "config": {
            "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rules": rules,
            "time": time,
            "players": players,
            "names": ["Wolfeschlegelsteinhausenbergerdorff the Elder", "Venkatanarasimharajuvaripeta Ramachandran"],
            "seed": 1,
        },
        "events": events,
    });
    browser.visit("").await;
    let preferences = json!({ "language": language, "entry": false }).to_string();
    let keep = "localStorage.setItem('sessa.preferences', arguments[0])";
    browser.evaluate(keep, [json!(preferences)]).await;
    browser
        .open_with_stored("sessa.game", &game.to_string())
        .await;
    browser.wait_for(":root[data-place=game]").await;
}

#[test]
fn a_game_of_120_moves_fits_every_window() {
    for language in ["en", "ta"] {
        with_browser(window(390, 664), async |browser| {
            let robot = json!(["person", { "robot": { "level": 1 } }]);
            open_long_game(browser, language, robot, json!(null)).await;
            browser.wait_for("[data-action=hint]").await;
            browser
                .assert_layout(&format!("against the robot, {language}"), GAME)
                .await;
            browser.show_on(window(360, 640)).await;
            let before = browser.places(GAME).await;
            browser.touch_drag("e2", "e5").await;
            browser.wait_for(".status-line .hint").await;
            assert_eq!(
                browser.places(GAME).await,
                before,
                "a refusal moves nothing"
            );
            browser.assert_layout("with a refusal", GAME).await;
            browser.show_on(window(1440, 900)).await;
            let last = "
                const { top, bottom } = document.querySelector('.moves [aria-current]').getBoundingClientRect();
                const list = document.querySelector('.moves').getBoundingClientRect();
                return top >= list.top && bottom <= list.bottom;";
            browser
                .wait_until("the last move in sight", async || {
                    browser.evaluate(last, []).await == true
                })
                .await;
            browser.press("[data-action=resign]").await;
            browser.press("[data-action=confirm]").await;
            browser.wait_for("[data-end]").await;
            browser
                .assert_layout_in("at the end", GAME, UNENLARGED)
                .await;
        });
    }
}

#[test]
fn long_names_clocks_and_questions_fit_every_window() {
    with_browser(window(390, 664), async |browser| {
        let time = json!({ "main": 5_400_000, "increment": 30_000 });
        open_long_game(browser, "en", json!(["person", "person"]), time).await;
        browser.wait_for("[data-paused]").await;
        // The question lies over the moves, with the buttons that step through them.
        let paused = BoardScreen {
            controls: ".bar, .ask button",
            ..GAME
        };
        browser.assert_layout_in("paused", paused, UNENLARGED).await;
        browser.show_on(window(390, 664)).await;
        browser.press("[data-action=resume]").await;
        browser.wait_for(".game-buttons").await;
        browser.assert_layout("with clocks", GAME).await;
    });
}

#[test]
fn a_notice_moves_nothing_and_can_be_closed() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        let home = BoardScreen {
            board: ".table > .stage > .board",
            controls: "[data-action=play], .place, .question",
            still: "[data-action=play], .place, .question",
            around: 380,
            whole: true,
        };
        let before = browser.places(home).await;
        browser.evaluate("location.hash = '#not-here'", []).await;
        browser.wait_for(".notice").await;
        assert_eq!(browser.places(home).await, before);
        let windows = [
            (360, 740),
            (390, 844),
            (740, 360),
            (768, 1024),
            (1024, 768),
            (1440, 900),
        ];
        browser
            .assert_layout_in("home with a notice", home, &windows)
            .await;
        browser.press("[data-action=close-notice]").await;
        browser
            .wait_until("the notice to go", async || {
                !browser.is_there(".notice").await
            })
            .await;
    });
}

/// Links and buttons of the page's header.
const HEADER: &str = ".site-header :is(.place, .more-button)";

#[test]
fn an_unfinished_game_leaves_the_header_and_the_form_where_they_are() {
    for (width, height) in [
        (360, 740),
        (390, 844),
        (768, 1024),
        (1024, 768),
        (1440, 900),
    ] {
        with_browser(window(width, height), async |browser| {
            browser.visit("#puzzles").await;
            browser.wait_for("section[data-screen=puzzles]").await;
            let header = browser.places_of(HEADER).await;
            browser
                .open_game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None)
                .await;
            browser.press("[data-action=up]").await;
            browser
                .wait_for("[data-unfinished] [data-action=continue]")
                .await;
            // Board, card and form stand beside or below each other.
            let body = "
                const shown = ['.table > .stage', '.unfinished', '.panel .form'].map((part) => document.querySelector(part));
                const boxes = shown.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
                const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
                    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
                const inside = ({ left, right, top }) => left >= 0 && top >= 0 && right <= innerWidth;
                return boxes.every((one, at) => inside(one) && boxes.slice(at + 1).every((other) => apart(one, other)))
                    && boxes[0].bottom <= innerHeight || JSON.stringify(boxes);";
            assert_eq!(browser.evaluate(body, []).await, true, "{width}×{height}");
            browser.open_form().await;
            assert_eq!(
                browser.evaluate(body, []).await,
                true,
                "the form at {width}×{height}"
            );
            browser.press("[data-action=puzzles]").await;
            browser.wait_for("section[data-screen=puzzles]").await;
            assert_eq!(browser.places_of(HEADER).await, header, "{width}×{height}");
        });
    }
}

#[test]
fn a_title_stays_in_sight_above_what_is_scrolled() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#learn").await;
        browser.wait_for("section[data-screen=learn] h1").await;
        let body = "
            const screen = document.querySelector('section.screen');
            screen.scrollTop = 600;
            const title = screen.querySelector('h1').getBoundingClientRect();
            const menu = document.querySelector('.more-button').getBoundingClientRect();
            // Nothing but the title's own ground lies under the button.
            const under = document.elementsFromPoint(menu.left + menu.width / 2, menu.top + menu.height / 2)
                .find((element) => screen.contains(element));
            return screen.scrollTop === 600 && title.top >= 0 && title.bottom <= 56 && under.closest('.screen-head') !== null;";
        assert_eq!(browser.evaluate(body, []).await, true);
    });
}
