//! Routes and the browser's history: Back and Forward, reload, links, addresses that lead nowhere.

use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::json;

/// Screens that are pages; the others are dialogs.
const PAGES: [&str; 2] = ["library", "analysis"];

/// Closes a dialog by its button, and leaves a page by the bar.
async fn close(browser: &Browser, name: &str) {
    if PAGES.contains(&name) {
        browser.leave_page().await;
    } else {
        browser.close_dialog().await;
    }
}

async fn wait_for_screen(browser: &Browser, name: &str) {
    let page = PAGES.contains(&name);
    let kind = if page { "section" } else { "dialog[open]" };
    let there = format!("{kind}[data-screen={name}]");
    browser.wait_for(&there).await;
    let dialogs = browser.count("dialog[open]").await;
    assert_eq!(dialogs, u64::from(!page), "{name}");
    if page {
        assert_eq!(browser.count("section.screen").await, 1, "{name}");
    }
}

async fn wait_for_address(browser: &Browser, hash: &str) {
    browser
        .wait_until(&format!("the address {hash:?}"), async || {
            let found = browser.ask("return location.hash", []).await;
            // The analysis board says which study it shows.
            found.split("?study=").next() == Some(hash)
        })
        .await;
}

async fn wait_for_play(browser: &Browser) {
    browser
        .wait_until("no screen to be open", async || {
            !browser.is_there("dialog[open], section.screen").await
        })
        .await;
    wait_for_address(browser, "").await;
}

async fn back(browser: &Browser) {
    browser.evaluate("history.back()", []).await;
}

async fn forward(browser: &Browser) {
    browser.evaluate("history.forward()", []).await;
}

async fn entries(browser: &Browser) -> u64 {
    let count = browser.evaluate("return history.length", []).await;
    count.as_u64().expect("a history has a length")
}

#[test]
fn back_and_forward_walk_through_the_screens() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for screen in ["settings", "help", "rules", "library", "analysis"] {
            browser.action(screen).await;
            wait_for_screen(browser, screen).await;
            wait_for_address(browser, &format!("#{screen}")).await;
            back(browser).await;
            wait_for_play(browser).await;
            forward(browser).await;
            wait_for_screen(browser, screen).await;
            // Closed by its button it is as if Back had been pressed.
            close(browser, screen).await;
            wait_for_play(browser).await;
        }
        assert!(browser.is_there("[data-action=play]").await);
    });
}

#[test]
fn closing_adds_no_entry() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.action("help").await;
        wait_for_screen(browser, "help").await;
        let opened = entries(browser).await;
        for _ in 0..3 {
            browser.close_dialog().await;
            wait_for_play(browser).await;
            browser.action("help").await;
            wait_for_screen(browser, "help").await;
            wait_for_address(browser, "#help").await;
        }
        assert_eq!(entries(browser).await, opened);
    });
}

#[test]
fn a_screen_can_be_linked_and_stays_when_loaded_again() {
    with_browser(View::LAPTOP, async |browser| {
        for (path, screen) in [
            ("library", "library"),
            ("analysis", "analysis"),
            ("clock", "clock-screen"),
            ("settings", "settings"),
            ("help", "help"),
            ("rules", "rules"),
        ] {
            browser.visit("/").await;
            browser.visit(&format!("#{path}")).await;
            browser.wait_ready().await;
            wait_for_screen(browser, screen).await;
            browser.reload().await;
            wait_for_screen(browser, screen).await;
            wait_for_address(browser, &format!("#{path}")).await;
        }
        browser.close_dialog().await;
        wait_for_play(browser).await;
    });
}

#[test]
fn a_screen_leads_back_to_the_one_it_was_opened_from() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.action("library").await;
        wait_for_screen(browser, "library").await;
        // A link within the page makes an entry as well.
        let follow = "location.hash = arguments[0]";
        let close = "dialog[open] [data-action=close]";
        browser.evaluate(follow, [json!("#rules")]).await;
        wait_for_screen(browser, "rules").await;
        browser.press(close).await;
        wait_for_screen(browser, "library").await;
        wait_for_address(browser, "#library").await;
        forward(browser).await;
        wait_for_screen(browser, "rules").await;
        browser.press(close).await;
        wait_for_screen(browser, "library").await;
        browser.leave_page().await;
        wait_for_play(browser).await;
    });
}

#[test]
fn the_way_back_outlives_a_reload() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.action("library").await;
        wait_for_screen(browser, "library").await;
        wait_for_address(browser, "#library").await;
        browser.reload().await;
        wait_for_screen(browser, "library").await;
        let before = entries(browser).await;
        browser.leave_page().await;
        wait_for_play(browser).await;
        forward(browser).await;
        wait_for_screen(browser, "library").await;
        assert_eq!(entries(browser).await, before);
    });
}

#[test]
fn an_unknown_address_leads_home_with_a_sentence() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#nowhere").await;
        browser.wait_ready().await;
        wait_for_play(browser).await;
        assert!(browser.text(".notice").await.contains("nowhere"));
        browser.action("library").await;
        wait_for_screen(browser, "library").await;
        browser
            .evaluate("location.hash = arguments[0]", [json!("#not-here-either")])
            .await;
        wait_for_play(browser).await;
        assert!(browser.text(".notice").await.contains("not-here-either"));
    });
}

#[test]
fn an_old_link_is_one_entry() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let link = "#fen=8/8/8/8/k7/8/1Q6/1RK5_w_-_-_0_1";
        browser
            .evaluate("location.hash = arguments[0]", [json!(link)])
            .await;
        wait_for_screen(browser, "analysis").await;
        wait_for_address(browser, "#analysis").await;
        back(browser).await;
        wait_for_play(browser).await;
        // What belongs to a game is not there without one.
        for hash in ["#arbiter", "#score-sheet"] {
            browser
                .evaluate("location.hash = arguments[0]", [json!(hash)])
                .await;
            wait_for_play(browser).await;
        }
    });
}

#[test]
fn back_leaves_the_game_as_it_is() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.action("score-sheet").await;
        wait_for_screen(browser, "score-sheet").await;
        wait_for_address(browser, "#score-sheet").await;
        back(browser).await;
        wait_for_address(browser, "#game").await;
        assert!(!browser.is_there("dialog[open]").await);
        browser.drag("e7", "e5").await;
        browser.wait_for_ply(2).await;
    });
}

/// A drill is drawn by chance and described by its address: what takes its place does not have it begin anew.
#[test]
fn a_drill_that_is_left_by_an_address_is_gone() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let follow = "location.hash = arguments[0]";
        browser.evaluate(follow, [json!("#laws")]).await;
        wait_for_address(browser, "#laws").await;
        browser
            .evaluate(follow, [json!("#drills/kqk?seed=7")])
            .await;
        browser.wait_for("section[data-screen=drill]").await;
        browser.evaluate(follow, [json!("#settings")]).await;
        browser.wait_for("dialog[open][data-screen=settings]").await;
        browser.close_dialog().await;
        browser.wait_for("section[data-screen=drill]").await;
        back(browser).await;
        browser.wait_for("section[data-screen=laws]").await;
        wait_for_address(browser, "#laws").await;
    });
}
