//! The experiment of the laboratory, kept through a reload, Back and a game from it: each tab has its own.

use super::{begin_anew, fact, next, read_own_games, step, upload, values, wait_idle};
use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Waits until the experiment is kept as it is.
async fn wait_kept(browser: &Browser) {
    let body = "
        const key = JSON.parse(sessionStorage['sessa.lab'] ?? '\"\"');
        if (!key) return false;
        const open = indexedDB.open('sessa');
        const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
        const get = (store) => new Promise((done) => {
            const got = database.transaction(store).objectStore(store).get(key);
            got.onsuccess = () => done(got.result);
        });
        const [head, rows] = [await get('experiments'), await get('experiment-rows')];
        database.close();
        return head !== undefined && JSON.parse(JSON.parse(head).note).doubted && rows !== undefined;";
    browser
        .wait_until("the experiment to be kept", async || {
            browser.evaluate(body, []).await == true
        })
        .await;
}

#[test]
fn an_experiment_outlives_a_reload_back_and_a_game_from_it() {
    with_browser(View::LAPTOP, async |browser| {
        read_own_games(browser).await;
        wait_idle(browser).await;
        next(browser, "filter").await;
        next(browser, "rows").await;
        next(browser, "fit").await;
        next(browser, "doubt").await;
        assert_eq!(browser.ask("return location.hash", []).await, "#lab/5");
        browser.press(".lab [name=bishop-pair]").await;
        browser.wait_for(".lab .progress").await;
        wait_idle(browser).await;
        let told = values(browser).await;
        wait_kept(browser).await;

        browser.reload().await;
        browser.wait_for(".lab-step[data-step=doubt]").await;
        browser
            .wait_until("the same values", async || values(browser).await == told)
            .await;
        let chosen = "return document.querySelector('[name=bishop-pair]').checked";
        assert_eq!(browser.evaluate(chosen, []).await, true);
        assert_eq!(browser.count(".lab-paused").await, 0);
        // A step is an entry of the history.
        browser.back().await;
        browser.wait_for(".lab-step[data-step=fit]").await;
        step(browser, "play").await;
        browser.set(".lab [name=second]", "lab-kaufman").await;
        browser.press("[data-action=lab-play-against]").await;
        browser.wait_for("[data-robot-values]").await;
        browser.back().await;
        browser.wait_for(".lab-step[data-step=play]").await;
        step(browser, "meaning").await;
        // The games are there as well, and can be saved and asked anew.
        let rows = browser.download_of("lab-save-rows").await;
        assert_eq!(rows.lines().count(), 20_159);
        step(browser, "doubt").await;
        browser.press(".lab [name=bishop-pair]").await;
        browser
            .wait_until("other values", async || values(browser).await != told)
            .await;

        begin_anew(browser).await;
        assert_eq!(browser.ask("return location.hash", []).await, "#lab/1");
        browser.reload().await;
        browser.wait_for(".lab [data-action=lab-own]").await;
        assert_eq!(browser.count(".lab [data-counts]").await, 0);
        assert_eq!(browser.count(".lab-trouble").await, 0);
    });
}

#[test]
fn two_tabs_keep_an_experiment_each() {
    with_browser(View::LAPTOP, async |browser| {
        read_own_games(browser).await;
        wait_idle(browser).await;
        wait_kept(browser).await;
        let won = "1. e4 d5 2. exd5 Nf6 3. Nc3 a6 1-0";
        let lost = "1. d4 e5 2. dxe5 Nc6 3. Nf3 a6 0-1";
        browser
            .in_another_tab(async || {
                // A new tab goes on with what was kept last, then takes games of its own.
                browser.visit("#lab").await;
                browser.wait_for(".lab [data-counts]").await;
                assert_eq!(fact(browser, "lab-games").await, "3,000");
                upload(
                    browser,
                    "return arguments[0]",
                    [json!(format!("{won}\n\n{lost}\n"))],
                )
                .await;
                browser
                    .wait_until("two games", async || {
                        fact(browser, "lab-games").await == "2"
                    })
                    .await;
                wait_kept(browser).await;
                browser.reload().await;
                browser.wait_for(".lab [data-counts]").await;
                assert_eq!(fact(browser, "lab-games").await, "2");
            })
            .await;
        browser.reload().await;
        browser.wait_for(".lab [data-counts]").await;
        assert_eq!(fact(browser, "lab-games").await, "3,000");
    });
}

#[test]
fn what_cannot_be_gone_on_with_is_said() {
    with_browser(View::LAPTOP, async |browser| {
        read_own_games(browser).await;
        wait_idle(browser).await;
        wait_kept(browser).await;
        // A reload in the midst of a reading costs that reading, and not the experiment before it.
        let many = "
            const game = '1. e4 d5 2. exd5 Nf6 3. Nc3 Nxd5 4. Nxd5 Qxd5 5. d3 a6 6. Be3 b6 7. a3 c6 8. b3 e6 9. c3 f6 1-0\\n\\n';
            return game.repeat(200000)";
        upload(browser, many, []).await;
        browser.wait_for(".lab .progress").await;
        browser.reload().await;
        browser
            .wait_for_text(
                ".lab-trouble",
                "mine.pgn: the reading was interrupted. Choose these games again.",
            )
            .await;
        browser.wait_for(".lab [data-counts]").await;
        assert_eq!(fact(browser, "lab-games").await, "3,000");

        // What is damaged is said, and a new one begins.
        let damage = "
            const key = JSON.parse(sessionStorage['sessa.lab']);
            const open = indexedDB.open('sessa');
            const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
            const change = database.transaction('experiments', 'readwrite');
            change.objectStore('experiments').put('{', key);
            await new Promise((done) => { change.oncomplete = done; });
            database.close();";
        browser.evaluate(damage, []).await;
        browser.reload().await;
        browser
            .wait_for_text(
                ".lab-trouble",
                "What was kept of the last experiment cannot be read. Begin a new one.",
            )
            .await;
        assert_eq!(browser.count(".lab [data-counts]").await, 0);
        browser.press("[data-action=lab-own]").await;
        browser.wait_for(".lab [data-counts]").await;
    });
}
