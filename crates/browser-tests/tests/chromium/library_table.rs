//! The library as a table: sorted by its header, scrolled through thousands of games, with names that can be changed.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

const DESKTOP: View = View {
    width: 1440,
    height: 900,
    ..View::LAPTOP
};

/// Games by players of as many names and ratings.
const MANY: &str = "
    return Array.from({ length: arguments[0] }, (_, number) =>
        `[White \"White ${number}\"]\\n[Black \"Black\"]\\n[WhiteElo \"${1000 + number}\"]\\n[Result \"1-0\"]\\n\\n` +
        '1. e4 e5 2. Nf3 Nc6 1-0\\n\\n').join('');";

/// Two games of yours, as they were written in two languages, and one of others.
const YOURS: &str = "
[White \"You\"]\n[Black \"Robot, level 3\"]\n[Result \"1-0\"]\n\n1. e4 c5 2. Nf3 1-0

[White \"Berta\"]\n[Black \"நீங்கள்\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0

[White \"Berta\"]\n[Black \"Cara\"]\n[Result \"0-1\"]\n\n1. c4 e5 0-1
";

async fn open_with(browser: &Browser, text: &str, arguments: &[serde_json::Value], count: usize) {
    browser.open().await;
    browser.open_library().await;
    browser.upload_games(text, arguments.to_vec()).await;
    browser.wait_for_games(count).await;
    browser.done_message().await;
    browser.action("dismiss").await;
}

/// Scroll position of the list, in pixels.
async fn scrolled(browser: &Browser) -> i64 {
    let body = "return Math.round(document.querySelector('[data-list]').scrollTop)";
    browser.evaluate(body, []).await.as_i64().unwrap_or(-1)
}

/// Finds a game by scrolling, opens it and comes back, then finds one by its name and comes back.
async fn find_and_come_back(browser: &Browser, is_desktop: bool) {
    browser.search_for("").await;
    browser.wait_for_games(3000).await;
    let scroll = "
        const list = document.querySelector('[data-list]');
        list.scrollTop = list.scrollHeight / 2;";
    browser.evaluate(scroll, []).await;
    let row = "[data-row][aria-rowindex=\"1505\"]";
    browser.wait_for(row).await;
    let rows = "return document.querySelectorAll('.library-row').length";
    let rows = browser.evaluate(rows, []).await;
    assert!(rows.as_u64().is_some_and(|rows| rows < 60), "{rows} rows");
    let key = browser.attribute(row, "data-row").await;
    let before = scrolled(browser).await;
    browser.press(row).await;
    if is_desktop {
        browser.keys("Enter").await;
    }
    let chosen = format!("[data-row=\"{key}\"][aria-selected=true]");
    browser.wait_for("section[data-screen=analysis]").await;
    browser.back().await;
    browser.wait_for("section[data-screen=library]").await;
    browser.wait_for(&chosen).await;
    browser
        .wait_until("the list to be scrolled as it was", async || {
            (scrolled(browser).await - before).abs() <= 64
        })
        .await;
    browser.search_for("white 2718").await;
    browser.wait_for_games(1).await;
    browser.press("[data-row]").await;
    if is_desktop {
        browser.keys("Enter").await;
    }
    browser.wait_for("section[data-screen=analysis]").await;
    browser.back().await;
    browser.wait_for("section[data-screen=library]").await;
    browser.wait_for_games(1).await;
    browser.wait_for("[data-row][aria-selected=true]").await;
}

#[test]
fn a_game_among_thousands_is_found_and_the_list_comes_back() {
    with_browser(DESKTOP, async |browser| {
        open_with(browser, MANY, &[json!(3000)], 3000).await;
        let body = "
            const list = document.querySelector('[data-list]').getBoundingClientRect();
            const seen = (row) => row.getBoundingClientRect().bottom <= list.bottom;
            return [...document.querySelectorAll('.library-row')].filter(seen).length;";
        let seen = browser.evaluate(body, []).await;
        assert!(seen.as_u64().is_some_and(|seen| seen >= 17), "{seen} rows");
        // The header sorts, and the other way round when it is pressed again.
        for (direction, first) in [("descending", "White 2999"), ("ascending", "White 0")] {
            browser.press("[data-sort=white-elo]").await;
            browser
                .wait_for(&format!(
                    "[role=columnheader][aria-sort={direction}] [data-sort=white-elo]"
                ))
                .await;
            browser
                .wait_until(&format!("{first} to be first"), async || {
                    let games = browser.games_listed().await;
                    games
                        .first()
                        .is_some_and(|game| game.starts_with(&format!("{first} |")))
                })
                .await;
        }
        browser.assert_accessible("the table").await;
        find_and_come_back(browser, true).await;
        browser.show_on(View::PHONE).await;
        find_and_come_back(browser, false).await;
        browser.assert_accessible("the rows").await;
    });
}

#[test]
fn a_game_is_shared_and_played_on_from_its_preview() {
    with_browser(DESKTOP, async |browser| {
        open_with(browser, MANY, &[json!(2)], 2).await;
        browser.press("[data-row]").await;
        let watch = "navigator.clipboard.writeText = async (text) => { window.copied = text; };";
        browser.evaluate(watch, []).await;
        browser.press("[data-card] [data-action=share]").await;
        browser.wait_for("[data-shared=share-copied]").await;
        let link = browser.evaluate("return window.copied", []).await;
        let link = link.as_str().expect("a link");
        assert!(
            link.contains("#pgn=") && link.contains("2._Nf3_Nc6"),
            "{link}"
        );
        for (action, shown) in [("first", ""), ("next", "1.e4"), ("next", "1…e5")] {
            browser
                .press(&format!("[data-action=preview-{action}]"))
                .await;
            browser.wait_for_text("[data-preview-move]", shown).await;
        }
        // The position shown becomes the start of the next game.
        browser.press("[data-action=play-from-here]").await;
        browser.wait_for("[data-set-up]").await;
        browser.action("play").await;
        browser.wait_for(":root[data-place=game]").await;
        browser.wait_for_piece("e4", "white pawn").await;
        browser.wait_for_piece("e5", "black pawn").await;
        browser.wait_for_piece("g1", "white knight").await;
    });
}

#[test]
fn names_and_ratings_of_a_kept_game_are_changed() {
    with_browser(DESKTOP, async |browser| {
        open_with(browser, "return arguments[0]", &[json!(YOURS)], 3).await;
        browser.press("[data-row]:last-child").await;
        browser.action("rename").await;
        browser.assert_accessible("names and ratings").await;
        browser.fill("white-name", "Dora").await;
        browser.fill("white-elo", "1850").await;
        browser.action("rename-save").await;
        let listed = async || {
            let games = browser.games_listed().await;
            games
                .iter()
                .any(|game| game.starts_with("Dora | 1850 | Cara |"))
        };
        browser.wait_until("the new name in the list", listed).await;
        browser.wait_for_focus("role", "grid").await;
        let kept = browser.library().await;
        let is_kept = |text: &str| kept.iter().any(|game| game.contains(text));
        assert!(
            is_kept("[White \"Dora\"]") && is_kept("[WhiteElo \"1850\"]"),
            "{kept:#?}"
        );
        browser.reload().await;
        browser
            .wait_until("the new name after a reload", listed)
            .await;
    });
}

#[test]
fn you_are_you_in_every_language() {
    with_browser(View::PHONE, async |browser| {
        open_with(browser, "return arguments[0]", &[json!(YOURS)], 3).await;
        let names = async |word: &str| {
            let games = browser.games_listed().await;
            games.len() == 2 && games.iter().all(|game| game.contains(word))
        };
        browser.press("[data-group=mine]").await;
        browser.wait_for_games(2).await;
        browser
            .wait_until("you in English", async || names("You").await)
            .await;
        browser
            .wait_for_text(
                "[data-count]",
                "2 games of 3 · You: 1 won · 0 drawn · 1 lost",
            )
            .await;
        browser.prefer("language", "ta").await;
        browser
            .wait_until("you in Tamil", async || names("நீங்கள்").await)
            .await;
        // Openings are found by their names in the language of the page.
        browser.press("[data-group=all]").await;
        browser.search_for("சிசிலியன்").await;
        browser.wait_for_games(1).await;
    });
}
