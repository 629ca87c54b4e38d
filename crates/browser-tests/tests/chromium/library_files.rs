//! Library of games and files: games come in from a file and go out into one, those played here beside them.

use crate::library::{import_games, play};
use browser_tests::{View, with_browser};
use serde_json::json;

#[test]
fn law_f6_games_played_here_go_out_beside_those_from_files() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        play(browser, &[("e2", "e4", "e4"), ("c7", "c5", "c5")], true).await;
        browser.action("new-game").await;
        play(browser, &[("d2", "d4", "d4")], false).await;
        browser.wait_for_library().await;
        browser.open_library().await;
        browser.wait_for_games(2).await;
        import_games(browser).await;
        browser.wait_for_games(7).await;
        let file = browser.download_of("export-all").await;
        assert_eq!(file.matches("[Event ").count(), 7, "{file}");
        for line in [
            "1. e4 c5 0-1",
            "1. d4 *",
            "1. Nf3 d5 2. g3 g6 3. Bg2 Bg7 1/2-1/2",
        ] {
            assert!(file.contains(line), "no {line} in {file}");
        }
        // The day is that of the device, and what is open can be read again.
        let today = "
            const date = new Date();
            const two = (number) => String(number).padStart(2, '0');
            return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;";
        let today = browser.ask(today, []).await;
        assert_eq!(file.matches(&format!("[Date \"{today}\"]")).count(), 2);
        assert!(!file.contains("\"sessa\""), "{file}");
        // One that this version cannot read is not in the file, and that is said.
        let of_a_newer_version = "
            return new Promise((done) => {
                indexedDB.open('sessa').onsuccess = ({ target: { result: database } }) => {
                    const games = database.transaction('games', 'readwrite').objectStore('games');
                    games.openCursor().onsuccess = ({ target: { result: game } }) => {
                        if (!game) return;
                        if (!game.value.includes('d2d4')) return game.continue();
                        const text = game.value.replace(/\"sessa\":\\d+/, '\"sessa\":99');
                        game.update(text).onsuccess = () => done(text.includes('99'));
                    };
                };
            });";
        let replaced = browser.evaluate(of_a_newer_version, []).await;
        assert_eq!(replaced, true);
        let file = browser.download_of("export-all").await;
        assert_eq!(file.matches("[Event ").count(), 6, "{file}");
        browser
            .wait_for_text(
                ".toast",
                "6 games were saved to a file. 1 game cannot be read by this version and is not in it: \
                 reload the page and try again.",
            )
            .await;
    });
}

#[test]
fn law_f6_thousands_of_games_come_in_and_go_out() {
    /// So many games by players of as many names.
    const MANY: &str = "
        return Array.from({ length: arguments[0] }, (_, number) =>
            `[Event \"Many\"]\\n[White \"White ${number}\"]\\n[Black \"Black\"]\\n[Result \"1-0\"]\\n\\n` +
            '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\\n\\n').join('');";
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.open_library().await;
        // A fast machine is done with it before anybody looks.
        let watch = "new MutationObserver(() => {
                window.busy ||= document.querySelector('[data-busy] progress') !== null;
            }).observe(document, { childList: true, subtree: true });";
        browser.evaluate(watch, []).await;
        browser.upload_games(MANY, [json!(2000)]).await;
        let told = browser.done_message().await;
        assert_eq!(told, "2,000 games were imported.");
        assert_eq!(browser.evaluate("return window.busy", []).await, true);
        browser.wait_for_games(2000).await;
        let file = browser.download_of("export-all").await;
        assert_eq!(file.matches("[White \"White ").count(), 2000);
        assert!(file.contains("[White \"White 1999\"]"));
        // Keys reach every game.
        browser.focus("[data-list]").await;
        browser.keys("End").await;
        browser
            .wait_for("[aria-selected=true][aria-rowindex=\"2001\"][data-row]")
            .await;
        browser.keys("ArrowUp").await;
        browser
            .wait_for("[aria-selected=true][aria-rowindex=\"2000\"][data-row]")
            .await;
        // What has been read is kept when the rest is not wanted.
        browser.upload_games(MANY, [json!(60_000)]).await;
        browser.action("stop").await;
        browser
            .wait_until("the end of the import", async || {
                browser.text("[data-done]").await.contains("It was stopped")
            })
            .await;
        let told = browser.done_message().await;
        assert!(told.contains("were here already"), "{told}");
    });
}
