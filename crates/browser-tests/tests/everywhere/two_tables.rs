//! Two tables on one page: what is done at one leaves the other as it is, and a reload finds both.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

const ONE: &str = "[data-table=one]";
const TWO: &str = "[data-table=two]";

async fn open(browser: &Browser) {
    browser.wait_ready().await;
    for table in [ONE, TWO] {
        browser.wait_for(&format!("{table} .board")).await;
    }
}

/// Begins a game at a table.
async fn begin(browser: &Browser, table: &str, opponent: &str, time: &str) {
    // A first visit has a question in the place of the form.
    let more = format!("{table} [data-action=more-options]");
    if browser.is_there(&more).await {
        browser.press(&more).await;
    }
    let chosen = format!("{table} input[name=opponent][value={opponent}]");
    browser.press(&chosen).await;
    if opponent == "robot" {
        let white = format!("{table} input[name=color][value=white]");
        browser.press(&white).await;
        browser
            .set(&format!("{table} input[name=level]"), "1")
            .await;
    }
    browser
        .set(&format!("{table} select[name=time]"), time)
        .await;
    browser.press(&format!("{table} [data-action=play]")).await;
    browser
        .wait_for(&format!("{table} [data-action=resign]:not([disabled])"))
        .await;
}

/// Makes a move at a table, as half-move `ply`.
async fn play(browser: &Browser, table: &str, ply: usize, (from, to): (&str, &str), san: &str) {
    browser.drag_within(table, from, to).await;
    wait_for_move(browser, table, ply, san).await;
}

async fn wait_for_move(browser: &Browser, table: &str, ply: usize, san: &str) {
    let there = format!("{table} [data-ply='{ply}']");
    browser
        .wait_until(&format!("{san} at {table}"), async || {
            browser.text(&there).await == san
        })
        .await;
}

/// The record of a table.
async fn moves(browser: &Browser, table: &str) -> String {
    let body = "return [...document.querySelectorAll(`${arguments[0]} [data-ply]`)]
        .filter(({ dataset }) => dataset.ply > 0).map((move) => move.textContent.trim()).join(' ')";
    browser.ask(body, [json!(table)]).await
}

#[test]
fn two_games_side_by_side() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#dev/two-tables").await;
        open(browser).await;
        begin(browser, ONE, "robot", "none").await;
        begin(browser, TWO, "person", "blitz-5-0").await;

        play(browser, ONE, 1, ("e2", "e4"), "e4").await;
        play(browser, TWO, 1, ("d2", "d4"), "d4").await;
        play(browser, TWO, 2, ("d7", "d5"), "d5").await;
        browser.wait_for(&format!("{ONE} [data-ply='2']")).await;
        play(browser, ONE, 3, ("a2", "a3"), "a3").await;
        // The field of the one table is not the other's.
        browser.focus(&format!("{TWO} input[name=entry]")).await;
        browser.type_text("Nf3").await;
        browser.keys("Enter").await;
        wait_for_move(browser, TWO, 3, "Nf3").await;
        browser.wait_for(&format!("{ONE} [data-ply='4']")).await;
        let running = format!("{TWO} [data-clock=black][data-running=true]");
        browser.wait_for(&running).await;
        assert_eq!(browser.count(&format!("{ONE} [data-clock]")).await, 0);

        let ids = "const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
            return ids.filter((id, at) => ids.indexOf(id) !== at).join(' ');";
        assert_eq!(browser.ask(ids, []).await, "", "ids of two elements");
        let keys = "return ['sessa.game', 'sessa.table.one.game', 'sessa.table.two.game']
            .map((key) => localStorage.getItem(key) !== null).join(' ')";
        assert_eq!(browser.ask(keys, []).await, "false true true");

        let before = [moves(browser, ONE).await, moves(browser, TWO).await];
        assert_eq!(before[1], "d4 d5 Nf3");
        browser.reload().await;
        open(browser).await;
        let after = [moves(browser, ONE).await, moves(browser, TWO).await];
        assert_eq!(after, before);

        // The clocks of the one stand; the other goes on meanwhile.
        // The resume button takes the focus a moment after it is there, and the screen scrolls to it.
        browser.wait_for(&format!("{TWO} [data-paused]")).await;
        browser.wait_for_focus("data-action", "resume").await;
        assert!(!browser.is_there(&format!("{ONE} [data-paused]")).await);
        play(browser, ONE, 5, ("h2", "h3"), "h3").await;
        assert_eq!(moves(browser, TWO).await, before[1]);
        browser.press(&format!("{TWO} [data-action=resume]")).await;
        browser.wait_for(&running).await;
        play(browser, TWO, 4, ("g8", "f6"), "Nf6").await;
        browser.wait_for(&format!("{ONE} [data-ply='6']")).await;
        assert_eq!(moves(browser, TWO).await, "d4 d5 Nf3 Nf6");
    });
}
