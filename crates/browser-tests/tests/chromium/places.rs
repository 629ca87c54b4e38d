//! Places: the bar, by touch, mouse, keyboard and Back; the game that is left and found again; the first visit's question.

use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::{Value, json};

/// A desktop.
const DESKTOP: View = View {
    width: 1440,
    height: 900,
    ..View::LAPTOP
};

/// The boxes of board, bar and Play, to the pixel; those that are not shown are empty.
const BOXES: &str = "
    return ['.stage', '.places', '.place:nth-child(2)', '[data-action=play]', '.question'].map((selector) => {
        const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
    });";

async fn wait_for_place(browser: &Browser, name: &str) {
    browser.wait_for(&format!(":root[data-place={name}]")).await;
    if ["library", "analysis"].contains(&name) {
        browser
            .wait_for(&format!("section[data-screen={name}]"))
            .await;
    }
    let current = browser
        .attribute("[aria-current=page]", "data-action")
        .await;
    let wanted = if name == "play" { "to-play" } else { name };
    assert_eq!(current, wanted, "the bar says where one is");
}

async fn wait_for_heading(browser: &Browser) {
    let body = "return document.activeElement?.tagName === 'H1' && document.activeElement.checkVisibility()";
    browser
        .wait_until("the focus on a heading", async || {
            browser.evaluate(body, []).await == true
        })
        .await;
}

/// The bar is seen, and lies open to the pointer.
async fn assert_bar_is_usable(browser: &Browser) {
    let body = "
        return [...document.querySelectorAll('.place')].every((place) => {
            const { left, top, width, height } = place.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return width >= 44 && height >= 44 && place.contains(hit);
        });";
    assert_eq!(browser.evaluate(body, []).await, true);
}

#[test]
fn the_bar_leads_everywhere_by_hand_by_key_and_back() {
    for view in [View::PHONE, DESKTOP] {
        with_browser(view, async |browser| {
            browser.open().await;
            wait_for_place(browser, "play").await;
            assert_bar_is_usable(browser).await;
            for place in ["library", "analysis"] {
                browser.press(&format!("[data-action={place}]")).await;
                wait_for_place(browser, place).await;
                wait_for_heading(browser).await;
                assert_bar_is_usable(browser).await;
                let ring = "return getComputedStyle(document.activeElement).outlineStyle";
                assert_eq!(
                    browser.ask(ring, []).await,
                    "none",
                    "a ring is for keyboards"
                );
                // The page below is hidden from everybody, from screen readers too.
                let below = "
                    const square = document.querySelector('.table > .stage .square');
                    square?.focus();
                    return document.activeElement === square;";
                assert_eq!(browser.evaluate(below, []).await, false);
                browser.back().await;
                wait_for_place(browser, "play").await;
                assert!(!browser.is_there("section.screen").await);
            }
            for place in ["analysis", "library", "to-play"] {
                browser.focus(&format!("[data-action={place}]")).await;
                browser.keys("Enter").await;
                wait_for_place(browser, if place == "to-play" { "play" } else { place }).await;
                wait_for_heading(browser).await;
            }
        });
    }
}

#[test]
fn a_page_gives_the_focus_back_to_its_opener() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.focus("[data-action=library]").await;
        browser.keys("Enter").await;
        wait_for_place(browser, "library").await;
        wait_for_heading(browser).await;
        browser.back().await;
        browser.wait_for_focus("data-action", "library").await;
    });
}

#[test]
fn the_bar_is_at_the_edge_that_suits_the_device() {
    let side = |width, height, touch| View {
        width,
        height,
        touch,
        ..View::LAPTOP
    };
    for (view, wanted) in [
        (View::PHONE, "bottom 64"),
        (side(768, 1024, true), "bottom 64"),
        (side(740, 360, true), "right 56"),
        (DESKTOP, "top 56"),
    ] {
        with_browser(view, async |browser| {
            browser.open().await;
            let body = "
                const bar = document.querySelector('.places').getBoundingClientRect();
                const header = document.querySelector('.site-header').getBoundingClientRect();
                if (bar.bottom === innerHeight && bar.width === innerWidth) return `bottom ${bar.height}`;
                if (header.right === innerWidth && header.height === innerHeight) return `right ${header.width}`;
                return header.top === 0 ? `top ${header.height}` : 'nowhere';";
            assert_eq!(browser.ask(body, []).await, wanted);
            let scrolls = "return document.documentElement.scrollHeight > innerHeight";
            assert_eq!(browser.evaluate(scrolls, []).await, false, "{wanted}");
        });
    }
}

#[test]
fn the_chosen_place_leads_to_its_top() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.press("[data-action=library]").await;
        wait_for_place(browser, "library").await;
        let body = "
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('.library { min-height: 3000px }');
            document.adoptedStyleSheets = [sheet];
            const screen = document.querySelector('section.screen');
            screen.scrollTop = 500;
            return screen.scrollTop;";
        assert_eq!(browser.evaluate(body, []).await, 500);
        let before = browser.evaluate("return history.length", []).await;
        browser.press("[data-action=library]").await;
        browser
            .wait_until("the top", async || {
                let top = "return document.querySelector('section.screen').scrollTop";
                browser.evaluate(top, []).await == 0
            })
            .await;
        assert_eq!(browser.evaluate("return history.length", []).await, before);
    });
}

#[test]
fn the_skip_link_is_first_and_leads_past_the_bar() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.keys("Tab").await;
        assert_eq!(browser.focused("class").await, "skip-link");
        let seen = "return document.activeElement.getBoundingClientRect().top >= 0";
        assert_eq!(browser.evaluate(seen, []).await, true);
        browser.keys("Enter").await;
        wait_for_heading(browser).await;
        assert_eq!(browser.evaluate("return location.hash", []).await, "");
    });
}

#[test]
fn dialogs_lie_over_a_page_and_leave_it_as_it_is() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.press("[data-action=library]").await;
        wait_for_place(browser, "library").await;
        let mark = "document.querySelector('section.screen').dataset.mark = 'the same'";
        browser.evaluate(mark, []).await;
        browser.action("settings").await;
        browser.wait_for("dialog[data-screen=settings][open]").await;
        wait_for_place(browser, "library").await;
        browser.back().await;
        browser
            .wait_until("the dialog to close", async || {
                !browser.is_there("dialog[open]").await
            })
            .await;
        assert_eq!(
            browser
                .attribute("section[data-screen=library]", "data-mark")
                .await,
            "the same"
        );
        assert_eq!(
            browser.evaluate("return location.hash", []).await,
            "#library"
        );
    });
}

#[test]
fn a_game_that_is_left_stays_and_its_clocks_stand() {
    for view in [View::PHONE, DESKTOP] {
        with_browser(view, async |browser| {
            browser.open().await;
            browser.play(&GameSettings::TWO_PLAYERS_WITH_CLOCKS).await;
            for (ply, (from, to)) in (1..).zip([("e2", "e4"), ("e7", "e5"), ("g1", "f3")]) {
                browser.drag(from, to).await;
                browser.wait_for_ply(ply).await;
            }
            browser.wait_for(":root[data-place=game]").await;
            assert_eq!(browser.evaluate("return location.hash", []).await, "#game");
            let bar = "return document.querySelector('.places').checkVisibility()";
            assert_eq!(browser.evaluate(bar, []).await, false, "hidden in a game");

            browser.press("[data-action=up]").await;
            wait_for_place(browser, "play").await;
            browser
                .wait_for("[data-unfinished] [data-action=continue]")
                .await;
            let card = browser.text("[data-unfinished] .state").await;
            assert!(card.contains("Move 2, Black to move"), "{card}");
            assert!(card.contains("The clocks stand still."), "{card}");
            assert!(card.ends_with(" left"), "{card}");
            assert_bar_is_usable(browser).await;
            // Its board is only looked at, as the players sat.
            let pieces = "return document.querySelectorAll('.card-board [data-orientation=white] .piece').length";
            assert_eq!(browser.evaluate(pieces, []).await, 32);
            assert!(!browser.is_there(".card-board [tabindex]").await);

            // It survives a reload, and waits for the player.
            browser.reload().await;
            wait_for_place(browser, "play").await;
            browser.press("[data-action=continue]").await;
            browser
                .wait_for("[data-clock=black][data-running=true]")
                .await;
            browser.drag("b8", "c6").await;
            browser.wait_for_ply(4).await;

            // Back leads to Play as well, Forward to the game again, where it is still paused.
            browser.back().await;
            wait_for_place(browser, "play").await;
            wait_for_heading(browser).await;
            browser.evaluate("history.forward()", []).await;
            browser.wait_for("[data-paused]").await;
            browser.action("resume").await;
            browser
                .wait_for("[data-clock=white][data-running=true]")
                .await;
        });
    }
}

#[test]
fn another_game_puts_the_unfinished_one_into_the_library() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.wait_for_library().await;
        browser.press("[data-action=up]").await;
        browser.wait_for("[data-action=continue]").await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser
            .wait_until("an empty record", async || browser.moves().await.is_empty())
            .await;
        browser.drag("d2", "d4").await;
        browser.wait_for_ply(1).await;
        browser.wait_for_library().await;
        assert_eq!(browser.library().await.len(), 2);
        // A game that is over is the last one, not an unfinished one.
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.end().await;
        browser.press("[data-action=up]").await;
        browser
            .wait_for("[data-unfinished] [data-action=analyse]")
            .await;
        assert!(!browser.is_there("[data-action=continue]").await);
    });
}

#[test]
fn the_first_visit_asks_one_question() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        assert!(!browser.is_there("[name=opponent]").await);
        let terms = async || browser.text(".terms").await;
        assert_eq!(terms().await, "robot, about 600 · no clock · with hints");
        let scrolls = "
            const { bottom } = document.querySelector('[data-action=play]').getBoundingClientRect();
            return bottom > document.querySelector('.places').getBoundingClientRect().top;";
        assert_eq!(
            browser.evaluate(scrolls, []).await,
            false,
            "Play is seen at once"
        );
        browser.press("[name=skill][value=skill-well]").await;
        assert!(terms().await.starts_with("robot, about 1800 · 10 + 5"));
        browser.action("play").await;
        browser.wait_for("[data-action=resign]").await;
        assert_eq!(
            browser.text("[data-title]").await,
            "You – Robot, about 1800"
        );
        // A visitor who has played is not asked again.
        browser.action("up").await;
        browser.wait_for("[data-action=continue]").await;
        assert!(!browser.is_there("[name=skill]").await);
        browser.action("change").await;
        browser.wait_for("[name=opponent]").await;
    });
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.action("two-players").await;
        browser
            .wait_for("[name=opponent][value=person]:checked")
            .await;
        browser.wait_for("[name=name-white]").await;
    });
}

#[test]
fn nothing_moves_when_the_program_takes_over() {
    for view in [View::PHONE, DESKTOP] {
        with_browser(view, async |browser| {
            browser.devtools("Network.enable", json!({})).await;
            let block = |urls: Value| json!({ "urls": urls });
            browser
                .devtools("Network.setBlockedURLs", block(json!(["*app.js"])))
                .await;
            browser.visit("").await;
            browser.wait_for(".places").await;
            let before = browser.evaluate(BOXES, []).await;
            assert!(browser.count(".places a[href]").await >= 3);
            browser.take_errors().await;
            browser
                .devtools("Network.setBlockedURLs", block(json!([])))
                .await;
            browser.open().await;
            browser.wait_for("[data-action=more-options]").await;
            assert_eq!(browser.evaluate(BOXES, []).await, before, "{view:?}");
        });
    }
}

#[test]
fn it_is_open_to_everybody() {
    for view in [View::PHONE, DESKTOP] {
        with_browser(view, async |browser| {
            browser.open().await;
            browser.assert_accessible("first-visit").await;
            browser.press("[data-action=analysis]").await;
            wait_for_place(browser, "analysis").await;
            browser.assert_accessible("analysis-page").await;
            browser.leave_page().await;
            browser.play(&GameSettings::TWO_PLAYERS_WITH_CLOCKS).await;
            browser.press("[data-action=more]").await;
            browser.assert_accessible("game-menu").await;
            browser.keys("Escape").await;
            browser
                .wait_for("[data-action=more][aria-expanded=false]")
                .await;
            assert_eq!(browser.focused("data-action").await, "more");
            browser.press("[data-action=up]").await;
            browser.wait_for("[data-action=continue]").await;
            browser.assert_accessible("unfinished").await;
            browser.assert_matches_reference("unfinished").await;
        });
    }
}
