//! Keyboard focus: it reaches everything and is never lost.

use browser_tests::{Browser, GameSettings, View, with_browser};

/// Everything that the Tab key should reach, numbered; of radio buttons that belong together, one.
const NUMBER: &str = "
    const scope = document.querySelector('dialog[open]') ?? document;
    const groups = new Set();
    const reached = [...scope.querySelectorAll('button, input, select, a[href], [tabindex=\"0\"]')].filter((element) => {
        if (element.disabled || element.tabIndex < 0 || !element.checkVisibility()) return false;
        return element.type !== 'radio' || (groups.has(element.name) ? false : groups.add(element.name));
    });
    for (const old of document.querySelectorAll('[data-stop]')) delete old.dataset.stop;
    reached.forEach((element, index) => {
        const same = element.type === 'radio' ? document.getElementsByName(element.name) : [element];
        for (const one of same) one.dataset.stop = index;
    });
    return reached.map(({ outerHTML }) => outerHTML.slice(0, 120));";

/// Presses Tab until everything has had the focus.
async fn assert_all_reached(browser: &Browser, screen: &str) {
    let stops = browser.evaluate(NUMBER, []).await;
    let stops = stops.as_array().expect("a list was asked for").clone();
    assert!(stops.len() > 3, "{screen}: {stops:?}");
    let mut missing: Vec<_> = (0..stops.len()).collect();
    // Twice around: the first press may begin anywhere, and the browser's own stops lie between.
    for _ in 0..2 * stops.len() + 6 {
        browser.keys("Tab").await;
        let here = browser.focused("data-stop").await;
        missing.retain(|stop| stop.to_string() != here);
        if missing.is_empty() {
            return;
        }
    }
    let missing: Vec<_> = missing.into_iter().map(|stop| &stops[stop]).collect();
    panic!("{screen}: Tab does not reach {missing:#?}");
}

#[test]
fn tab_reaches_every_control() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        assert_all_reached(browser, "start").await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        // What is shown in place of the field for moves goes when the chunk comes.
        browser.wait_for("[data-action=enter]").await;
        assert_all_reached(browser, "playing").await;
        browser.action("settings").await;
        browser.wait_for("dialog[data-screen=settings][open]").await;
        assert_all_reached(browser, "settings").await;
    });
}

/// The focus is, or soon comes to be, on something of the page.
async fn assert_focus(browser: &Browser, after: &str) {
    let body = "
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
            const at = document.activeElement;
            resolve(at && at !== document.body && at.checkVisibility() ? '' : String(at?.outerHTML).slice(0, 200));
        })));";
    let lost = browser.evaluate(body, []).await;
    assert_eq!(lost, "", "the focus is lost after {after}");
}

/// Presses a button by keyboard.
async fn enter(browser: &Browser, selector: &str) {
    browser.wait_for(selector).await;
    // Rare tools lie in a menu.
    let hidden = "return document.querySelector(arguments[0])?.checkVisibility() === false";
    if browser.evaluate(hidden, [selector.into()]).await == true {
        browser.focus("[data-action=more]").await;
        browser.keys("Enter").await;
    }
    browser.focus(selector).await;
    browser.keys("Enter").await;
}

async fn gone(browser: &Browser, selector: &str) {
    browser
        .wait_until(&format!("{selector} to be gone"), async || {
            !browser.is_there(selector).await
        })
        .await;
}

#[test]
fn the_focus_is_never_lost() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.open_form().await;
        browser.press("input[name=opponent][value=person]").await;
        enter(browser, "[data-action=play]").await;
        browser.wait_for("[data-action=resign]").await;
        assert_focus(browser, "Play").await;

        browser.go_to("e2").await;
        browser.keys("Enter ArrowUp ArrowUp Enter").await;
        browser.wait_for_move(1, "e4").await;
        assert_focus(browser, "a move").await;

        for answer in ["Escape", "Enter"] {
            enter(browser, "[data-action=resign]").await;
            browser.wait_for("[data-action=confirm]").await;
            assert_focus(browser, "the question").await;
            browser.keys(answer).await;
            gone(browser, "[data-action=confirm]").await;
            assert_focus(browser, answer).await;
        }

        browser.wait_for("[data-end]").await;
        assert_focus(browser, "the result").await;
        enter(browser, ".panel [data-action=play-again]").await;
        browser.wait_for("[data-action=resign]").await;
        assert_focus(browser, "Play again").await;

        for sheet in ["settings", "help"] {
            enter(browser, &format!("[data-action={sheet}]")).await;
            browser.wait_for("dialog[open]").await;
            assert_focus(browser, "a sheet").await;
            enter(browser, "dialog[open] [data-action=close]").await;
            gone(browser, "dialog[open]").await;
            assert_focus(browser, "a sheet closed").await;
        }

        enter(browser, "[data-action=new-game]").await;
        enter(browser, "[data-action=confirm]").await;
        browser.wait_for("[data-action=play]").await;
        assert_focus(browser, "New game").await;
    });
}

#[test]
fn the_focus_survives_a_promotion_and_a_confirmation() {
    with_browser(View::LAPTOP, async |browser| {
        for choice in ["Escape", "Enter"] {
            browser
                .open_game("8/P6k/8/8/8/8/8/K7 w - - 0 1", None)
                .await;
            browser.go_to("a7").await;
            browser.keys("Enter ArrowUp Enter").await;
            browser.wait_for("[data-promote]").await;
            assert_focus(browser, "the choice of a piece").await;
            browser.keys(choice).await;
            gone(browser, "[data-promote]").await;
            assert_focus(browser, choice).await;
            assert_eq!(browser.focused("data-square").await, "a8");
        }
        browser.wait_for_move(1, "a8=Q").await;

        browser.open().await;
        browser.prefer("confirm", "on").await;
        for answer in ["take-back-move", "confirm-move"] {
            browser.go_to("h7").await;
            browser.keys("Enter ArrowDown Enter").await;
            let button = format!("[data-action={answer}]");
            browser.wait_for(&button).await;
            assert_focus(browser, "a move to be confirmed").await;
            enter(browser, &button).await;
            gone(browser, &button).await;
            assert_focus(browser, answer).await;
        }
        browser.wait_for_move(2, "Kh6").await;
    });
}

#[test]
fn the_focus_survives_an_offer() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.drag("e7", "e5").await;
        browser.wait_for_ply(2).await;
        enter(browser, "[data-action=draw-choices]").await;
        browser.wait_for("[data-action=offer-draw]").await;
        assert_focus(browser, "the choices").await;
        enter(browser, "[data-action=offer-draw]").await;
        browser.wait_for("[data-action=decline-draw]").await;
        assert_focus(browser, "an offer").await;
        enter(browser, "[data-action=decline-draw]").await;
        gone(browser, "[data-action=decline-draw]").await;
        assert_focus(browser, "an offer declined").await;

        browser
            .open_game("7k/7p/8/8/8/8/P7/K7 w - - 0 1", Some("black"))
            .await;
        enter(browser, "[data-action=draw-choices]").await;
        enter(browser, "[data-action=offer-draw]").await;
        assert_focus(browser, "an offer to the robot").await;
        browser.wait_for(".notice").await;
        assert_focus(browser, "the robot's answer").await;
    });
}
