//! The way back: Back leads to where one was, closes what was opened, and finds a page scrolled as it was left.

use crate::library::import_games;
use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::json;

/// A desktop.
const DESKTOP: View = View {
    width: 1440,
    height: 900,
    ..View::LAPTOP
};

async fn wait_for_screen(browser: &Browser, name: &str) {
    browser
        .wait_for(&format!("section[data-screen={name}]"))
        .await;
}

async fn wait_for_address(browser: &Browser, hash: &str) {
    browser
        .wait_until(&format!("the address {hash:?}"), async || {
            browser.evaluate("return location.hash", []).await == hash
        })
        .await;
}

async fn go(browser: &Browser, action: &str) {
    browser
        .press(&format!(".places [data-action={action}]"))
        .await;
}

/// The comment on the position shown, and the moves.
async fn wait_for_comment(browser: &Browser, comment: &str) {
    browser
        .wait_until(&format!("the comment {comment:?}"), async || {
            let body = "
                const list = document.querySelector('.an-moves');
                return list ? list.querySelector('.an-comment')?.textContent ?? '' : 'none';";
            browser.ask(body, []).await == comment
        })
        .await;
}

async fn comment(browser: &Browser, text: &str) {
    browser.press("[data-action=move-menu]").await;
    browser.press(".an-move-menu [data-action=comment]").await;
    browser.wait_for_focus("name", "comment").await;
    browser.type_text(text).await;
    wait_for_comment(browser, text).await;
}

/// Opens the game of the library in whose row these words stand.
async fn open_game(browser: &Browser, words: &str) {
    browser.wait_for("[data-row]").await;
    let body = "
        const rows = [...document.querySelectorAll('[data-row]')];
        const row = rows.find((row) => row.textContent.includes(arguments[0]));
        row.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        row.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));";
    browser.evaluate(body, [json!(words)]).await;
    browser
        .wait_until("the game to be there", async || {
            browser.text(".an-names").await.contains(words)
        })
        .await;
}

#[test]
fn back_leads_to_where_one_was_not_to_what_is_called_the_same() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        go(browser, "analysis").await;
        wait_for_screen(browser, "analysis").await;
        browser.wait_for(".an-moves").await;
        go(browser, "library").await;
        wait_for_screen(browser, "library").await;
        import_games(browser).await;
        browser.wait_for_games(5).await;
        browser.search_for("Sultan").await;
        browser.wait_for_games(1).await;
        open_game(browser, "Sultan Khan").await;
        browser.back().await;
        wait_for_screen(browser, "library").await;
        // The search is found again.
        browser.wait_for_games(1).await;
        browser.back().await;
        wait_for_screen(browser, "analysis").await;
        browser
            .wait_until("the analysis that was left", async || {
                browser.text(".an-names").await.is_empty()
            })
            .await;
        browser.back().await;
        browser.wait_for(":root[data-place=play]").await;
    });
}

#[test]
fn back_leads_to_the_list_where_the_page_began_elsewhere() {
    with_browser(DESKTOP, async |browser| {
        browser.visit("#analysis").await;
        browser.wait_ready().await;
        wait_for_screen(browser, "analysis").await;
        go(browser, "library").await;
        wait_for_screen(browser, "library").await;
        import_games(browser).await;
        open_game(browser, "Zara").await;
        browser.reload().await;
        browser
            .wait_until("the game after a reload", async || {
                browser.text(".an-names").await.contains("Zara")
            })
            .await;
        browser.back().await;
        wait_for_screen(browser, "library").await;
        browser.back().await;
        wait_for_screen(browser, "analysis").await;
    });
}

#[test]
fn what_is_said_of_one_game_is_not_lost_to_another() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        go(browser, "analysis").await;
        wait_for_screen(browser, "analysis").await;
        comment(browser, "my own").await;
        for (player, text) in [("Carlsen", "of Carlsen"), ("Berta", "of Berta")] {
            go(browser, "library").await;
            wait_for_screen(browser, "library").await;
            if player == "Carlsen" {
                import_games(browser).await;
            }
            open_game(browser, player).await;
            comment(browser, text).await;
        }
        go(browser, "library").await;
        open_game(browser, "Zara").await;
        wait_for_comment(browser, "").await;
        for (player, text) in [("Carlsen", "of Carlsen"), ("Berta", "of Berta")] {
            go(browser, "library").await;
            wait_for_screen(browser, "library").await;
            open_game(browser, player).await;
            wait_for_comment(browser, text).await;
            // The library opens it again as it is: nothing is to be restored.
            assert!(!browser.is_there("[data-action=restore-earlier]").await);
        }
        browser.reload().await;
        wait_for_comment(browser, "of Berta").await;
    });
}

#[test]
fn what_opens_over_a_page_is_closed_by_back_and_by_hand() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#learn").await;
        browser.wait_ready().await;
        wait_for_screen(browser, "learn").await;
        go(browser, "to-play").await;
        browser.wait_for(":root[data-place=play]").await;
        // The form of two players.
        browser.action("two-players").await;
        browser.wait_for("[name=name-white]").await;
        browser.back().await;
        browser.wait_for("[data-action=two-players]").await;
        let terms = browser.text(".terms").await;
        assert!(terms.starts_with("robot"), "{terms}");
        browser.action("more-options").await;
        browser.wait_for("[name=opponent]").await;
        // The menu, over the form.
        let menu = "[data-action=more][aria-expanded=true]";
        browser.press("[data-action=more]").await;
        browser.wait_for(menu).await;
        browser.back().await;
        browser
            .wait_until("the menu to close", async || !browser.is_there(menu).await)
            .await;
        browser.wait_for("[name=opponent]").await;
        // Closed by hand it is no entry more.
        browser.press("[data-action=more]").await;
        browser.wait_for(menu).await;
        browser.keys("Escape").await;
        browser
            .wait_until("the menu to close", async || !browser.is_there(menu).await)
            .await;
        browser.wait_for("[name=opponent]").await;
        // It leads to a dialog, which leads back to the page.
        browser.press("[data-action=more]").await;
        browser.wait_for(menu).await;
        browser.press(".tools [data-action=settings]").await;
        browser.wait_for("dialog[open][data-screen=settings]").await;
        browser.back().await;
        browser
            .wait_until("the dialog to close", async || {
                !browser.is_there("dialog[open]").await
            })
            .await;
        browser.wait_for("[name=opponent]").await;
        browser.back().await;
        browser.wait_for("[data-action=two-players]").await;
        browser.back().await;
        wait_for_screen(browser, "learn").await;
    });
}

#[test]
fn a_menu_at_a_puzzle_is_closed_by_back() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#puzzles").await;
        browser.wait_ready().await;
        wait_for_screen(browser, "puzzles").await;
        browser
            .evaluate("location.hash = 'puzzles/solve?mode=theme&theme=fork'", [])
            .await;
        wait_for_screen(browser, "solve").await;
        browser.wait_for(".more-menu summary").await;
        let menu = ".more-menu[open]";
        browser.press(".more-menu summary").await;
        browser.wait_for(menu).await;
        // The event comes in a task of its own.
        wait_for_layer(browser).await;
        browser.back().await;
        browser
            .wait_until("the menu to close", async || !browser.is_there(menu).await)
            .await;
        assert!(browser.is_there("section[data-screen=solve]").await);
        browser.press(".more-menu summary").await;
        browser.wait_for(menu).await;
        wait_for_layer(browser).await;
        browser.press(".more-menu summary").await;
        browser
            .wait_until("the entry to be gone", async || {
                let state = browser.ask("return history.state", []).await;
                !state.starts_with('~')
            })
            .await;
        browser.back().await;
        wait_for_screen(browser, "puzzles").await;
    });
}

async fn wait_for_layer(browser: &Browser) {
    browser
        .wait_until("an entry of the menu", async || {
            let state = browser.ask("return history.state", []).await;
            state.starts_with('~')
        })
        .await;
}

#[test]
fn a_form_that_was_open_is_no_entry_after_a_reload() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#learn").await;
        browser.wait_ready().await;
        wait_for_screen(browser, "learn").await;
        go(browser, "to-play").await;
        browser.action("more-options").await;
        browser.wait_for("[name=opponent]").await;
        browser.reload().await;
        browser.wait_for("[data-action=more-options]").await;
        browser.back().await;
        wait_for_screen(browser, "learn").await;
    });
}

/// The screen is scrolled so far, and the focus is on this text.
async fn wait_for_scroll(browser: &Browser, top: i64, focused: &str) {
    browser
        .wait_until(&format!("{top} and the focus on {focused:?}"), async || {
            let body = "
                const top = document.querySelector('section.screen')?.scrollTop ?? -1;
                return [Math.round(top), document.activeElement?.textContent ?? ''];";
            let found = browser.evaluate(body, []).await;
            let text = found[1].as_str().unwrap_or_default();
            found[0] == top && text.to_lowercase().contains(focused)
        })
        .await;
}

#[test]
fn a_page_is_found_scrolled_as_it_was_left() {
    with_browser(View::PHONE, async |browser| {
        for (list, entry, title, screen) in [
            (
                "learn?chapter=tactics",
                "[data-lesson$=fork]",
                "fork",
                "lesson",
            ),
            ("puzzles/themes", "[data-theme=fork]", "fork", "solve"),
        ] {
            browser.visit(&format!("#{list}")).await;
            browser.wait_ready().await;
            browser.wait_for(entry).await;
            let body = "
                document.querySelector(arguments[0]).scrollIntoView({ block: 'center' });
                return Math.round(document.querySelector('section.screen').scrollTop);";
            let top = browser.evaluate(body, [json!(entry)]).await;
            let top = top.as_i64().expect("a number");
            assert!(top > 100, "{list}: {top}");
            browser.focus(entry).await;
            browser.keys("Enter").await;
            wait_for_screen(browser, screen).await;
            browser.back().await;
            wait_for_scroll(browser, top, title).await;
        }
    });
}

#[test]
fn a_screen_is_arrived_at_with_its_header() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        let body = "
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('body { min-height: 3000px !important }');
            document.adoptedStyleSheets = [sheet];
            scrollTo(0, 394);
            return scrollY;";
        assert_eq!(browser.evaluate(body, []).await, 394);
        browser.evaluate("location.hash = 'library'", []).await;
        wait_for_screen(browser, "library").await;
        browser
            .wait_until("the header", async || {
                let body = "
                    const { top } = document.querySelector('.site-header').getBoundingClientRect();
                    return top === 0 && scrollY === 0;";
                browser.evaluate(body, []).await == true
            })
            .await;
    });
}

#[test]
fn a_game_that_was_over_on_another_day_is_the_last_one() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.end().await;
        // The same day the end of the game is there.
        browser.reload().await;
        browser.end().await;
        let body = "
            const game = JSON.parse(arguments[0]);
            game.config.began -= 86_400_000;
            return JSON.stringify(game);";
        let text = browser.ask(body, [json!(browser.saved_game().await)]).await;
        for address in ["", "#game"] {
            browser.store("sessa.game", &text).await;
            browser.visit(&format!("?{}", address.len())).await;
            browser.visit(&format!("?{}{address}", address.len())).await;
            browser.wait_ready().await;
            browser.wait_for(":root[data-place=play]").await;
            browser
                .wait_for("[data-unfinished] [data-action=analyse]")
                .await;
            assert_eq!(browser.text("[data-unfinished] .kind").await, "Last game");
            assert!(!browser.is_there("[data-end]").await);
        }
        wait_for_address(browser, "#play").await;
    });
}
