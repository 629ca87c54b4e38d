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
    controls: ".bar, .status-line, .status-line > .turn, .outcome, .game-buttons button, .next-steps button, .replay button, [data-action=up]",
    still: ".bar, .status-line, .game-buttons",
    around: 236,
    whole: true,
};

/// A text of many lines lies over the record, and over nothing else.
const WITH_TEXT: BoardScreen<'_> = BoardScreen {
    controls: ".bar, .status-line > *, .game-buttons button, [data-action=up]",
    ..GAME
};

/// A question lies over the moves, with the buttons that step through them.
const ASKED: BoardScreen<'_> = BoardScreen {
    controls: ".bar, .status-line > .asked, .ask button, [data-action=up]",
    ..GAME
};

/// True if the list of moves shows the one whose position is on the board.
const LAST_IN_SIGHT: &str = "
    const { top, bottom } = document.querySelector('.moves [aria-current]').getBoundingClientRect();
    const list = document.querySelector('.moves').getBoundingClientRect();
    return top >= list.top && bottom <= list.bottom;";

/// Lines of the status that are seen in part: each is whole, or left out for the ellipsis before it.
const CUT_LINES: &str = "
    const line = document.querySelector('.status-line > .turn');
    const box = line.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(line);
    const wide = [...text.getClientRects()].filter(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    return [...text.getClientRects()].filter(({ top, bottom, height }) => {
        const seen = (Math.min(bottom, box.bottom) - Math.max(top, box.top)) / height;
        return seen > .15 && seen < .85;
    }).concat(wide).map(({ top, bottom }) => [box.top, box.bottom, top, bottom]);";

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
    // A page that is still coming would take the stored game for itself.
    browser.open().await;
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
            browser.assert_layout("with a refusal", WITH_TEXT).await;
            // The law can be read, where it has to be scrolled to.
            browser.show_on(window(180, 370)).await;
            let law = "
                const link = document.querySelector('.status-line .law-link');
                link.scrollIntoView({ block: 'nearest' });
                const { left, top, width, height } = link.getClientRects()[0];
                return document.elementFromPoint(left + width / 2, top + height / 2) === link;";
            assert_eq!(browser.evaluate(law, []).await, true, "{language}");
            browser.show_on(window(1440, 900)).await;
            browser
                .wait_until("the last move in sight", async || {
                    browser.evaluate(LAST_IN_SIGHT, []).await == true
                })
                .await;
            browser.press("[data-action=resign]").await;
            browser.press("[data-action=confirm]").await;
            browser.wait_for("[data-end]").await;
            browser
                .wait_until("the last move in sight below the result", async || {
                    browser.evaluate(LAST_IN_SIGHT, []).await == true
                })
                .await;
            browser.assert_layout("at the end", GAME).await;
        });
    }
}

#[test]
fn long_names_clocks_and_questions_fit_every_window() {
    with_browser(window(390, 664), async |browser| {
        let time = json!({ "main": 5_400_000, "increment": 30_000 });
        open_long_game(browser, "en", json!(["person", "person"]), time).await;
        browser.wait_for("[data-paused]").await;
        browser.assert_layout("paused", ASKED).await;
        browser.show_on(window(390, 664)).await;
        browser.press("[data-action=resume]").await;
        browser.wait_for(".game-buttons").await;
        browser.assert_layout("with clocks", GAME).await;
        for (width, height) in WINDOWS {
            browser.show_on(window(width, height)).await;
            let cut = browser.evaluate(CUT_LINES, []).await;
            assert_eq!(cut, json!([]), "{width}×{height}");
        }
        browser.show_on(window(390, 664)).await;
        browser.tap_square("e2").await;
        browser.tap_square("e4").await;
        browser.press("[data-action=draw-choices]").await;
        browser.press("[data-action=offer-draw]").await;
        browser.wait_for("[data-action=accept-draw]").await;
        browser.assert_layout("a draw is offered", ASKED).await;
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

#[test]
fn an_answer_to_a_typed_move_moves_nothing_and_goes_with_the_game() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .open_game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None)
            .await;
        browser.wait_for("input[name=entry]").await;
        for (width, height) in WINDOWS {
            browser.show_on(window(width, height)).await;
            let parts = ".stage > .board, .status-line, .game-buttons button, .entry input";
            let before = browser.places_of(parts).await;
            browser.enter("Qz9").await;
            browser.wait_for("input[name=entry][aria-invalid]").await;
            let after = browser.places_of(parts).await;
            assert_eq!(after, before, "{width}×{height}");
            browser.focus("input[name=entry]").await;
            browser.keys("Escape").await;
        }
        browser.show_on(View::LAPTOP).await;
        browser.enter("Qz9").await;
        browser.wait_for("input[name=entry][aria-invalid]").await;
        browser.press("[data-action=resign]").await;
        browser.press("[data-action=confirm]").await;
        browser.wait_for("[data-end]").await;
        browser.wait_for_text(".entry .answer", "").await;
    });
}

#[test]
fn an_enlarged_page_is_no_wider_than_its_window() {
    with_browser(window(180, 370), async |browser| {
        browser.open().await;
        browser.wait_for("[data-action=play]").await;
        let body = "
            const button = document.querySelector('[data-action=play]').getBoundingClientRect();
            return innerWidth === 180 && button.bottom <= document.querySelector('.places').getBoundingClientRect().top;";
        assert_eq!(
            browser.evaluate(body, []).await,
            true,
            "a game can be begun"
        );
        browser.visit("#values").await;
        browser.wait_for(".values-piece").await;
        for (width, height) in [(240, 493), (180, 370)] {
            browser.show_on(window(width, height)).await;
            let body = "
                const parts = document.querySelectorAll('.values-how, .values-usual .chip, .values-piece, .values-exchange');
                const beyond = [...parts].filter((part) => part.getBoundingClientRect().right > innerWidth);
                return beyond.map((part) => part.className);";
            assert_eq!(browser.evaluate(body, []).await, json!([]), "{width}");
        }
    });
}

#[test]
fn the_ring_of_the_focus_is_whole_and_crosses_no_text() {
    // The ring of the field that has the focus, beside the texts around it and the part of the page that it scrolls in.
    let ring = "
        const field = document.activeElement;
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(field);
        const around = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const { left, top, right, bottom } = field.getBoundingClientRect();
        const box = { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
        const texts = [...field.parentElement.children].filter((text) => text !== field).map((text) => text.getBoundingClientRect());
        const apart = texts.every((text) => text.right <= box.left || box.right <= text.left || text.bottom <= box.top || box.bottom <= text.top);
        let frame = field.parentElement;
        while (getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
        const clip = frame.getBoundingClientRect();
        const whole = box.left >= clip.left - .5 && box.right <= clip.right + .5;
        return outlineStyle === 'solid' && apart && whole || JSON.stringify({ box, texts, clip, outlineStyle });";
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.open_form().await;
        browser.wait_for(".level input[type=number]").await;
        for (width, height) in [(1024, 768), (1440, 900)] {
            browser.show_on(window(width, height)).await;
            browser.focus(".level input[type=number]").await;
            browser.keys("ArrowUp").await;
            assert_eq!(browser.evaluate(ring, []).await, true, "{width}");
        }
        browser.visit("#analysis").await;
        browser
            .press("section.screen [data-action=game-menu]")
            .await;
        browser.press("section.screen [data-action=set-up]").await;
        browser.wait_for("[name=fen]").await;
        for (width, height) in [(1024, 768), (1440, 900)] {
            browser.show_on(window(width, height)).await;
            browser.focus("[name=fen]").await;
            assert_eq!(browser.evaluate(ring, []).await, true, "{width}");
        }
    });
}

#[test]
fn a_long_title_is_whole_beside_the_tools_of_its_page() {
    with_browser(window(360, 640), async |browser| {
        browser.open().await;
        browser.prefer("language", "ta").await;
        browser.wait_for("html[lang=ta]").await;
        browser.visit("#library").await;
        browser.wait_for("section[data-screen=library] h1").await;
        let body = "
            const title = document.querySelector('section[data-screen=library] h1');
            const tools = document.querySelector('section[data-screen=library] .screen-tools').getBoundingClientRect();
            const { top, bottom, right } = title.getBoundingClientRect();
            const whole = title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 2;
            return whole && right <= tools.left && top < tools.bottom && tools.top < bottom && bottom <= 52
                || [title.scrollWidth, title.clientWidth, title.scrollHeight, title.clientHeight, top, bottom];";
        assert_eq!(browser.evaluate(body, []).await, true);
    });
}

/// Links and buttons of the page's header.
const HEADER: &str = ".site-header :is(.place, .more-button)";

/// Places of the board and of the button that begins a game.
async fn home_places(browser: &Browser) -> (Value, Value) {
    let board = browser.places_of(".table > .stage > .board").await;
    let mut button = browser.places_of(".form [data-action=play]").await;
    (board, button[0].take())
}

#[test]
fn an_unfinished_game_leaves_the_header_and_the_form_where_they_are() {
    for (width, height) in [
        (360, 740),
        (390, 844),
        (740, 360),
        (720, 450),
        (768, 1024),
        (1024, 768),
        (1440, 900),
    ] {
        with_browser(window(width, height), async |browser| {
            browser.visit("#play").await;
            browser.wait_for("[data-action=play]").await;
            let (board, button) = home_places(browser).await;
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
            if width > height && height <= 520 {
                // A phone on its side has the board and the form at one place, whether a game was left or not.
                let (board_then, button_then) = home_places(browser).await;
                assert_eq!(board_then, board, "{width}×{height}");
                assert_eq!(
                    [&button_then[0], &button_then[2]],
                    [&button[0], &button[2]],
                    "{width}×{height}"
                );
            }
            // Board, card, form and header stand beside or below each other.
            let body = "
                const shown = ['.table > .stage', '.unfinished', '.panel .form', '.site-header'].map((part) => document.querySelector(part));
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
