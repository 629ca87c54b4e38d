//! Service worker: caching of a version, and how a new version takes the place of an old one.

use browser_tests::{Browser, Build, GameSettings, TestServer, View, with_browser_at};
use serde_json::{Value, json};
use std::time::Duration;

const ROBOT: GameSettings = GameSettings {
    opponent: "robot",
    color: "white",
    elo: 3_200,
    time: "none",
};

/// Has the page look for a new version, as it does by itself every few hours, until one waits. A look that the browser has
/// begun by itself may have been too early.
async fn look_for_update(browser: &Browser) {
    let body = "
        const registration = await navigator.serviceWorker.getRegistration();
        if (!registration.installing) await registration.update();
        return registration.waiting !== null;";
    let body = format!("return (async () => {{ {body} }})()");
    browser
        .wait_until("the new version to wait", async || {
            browser.evaluate(&body, []).await == true
        })
        .await;
}

/// The caches there are.
async fn caches(browser: &Browser) -> Vec<String> {
    let names = browser.evaluate("return caches.keys()", []).await;
    let names = names.as_array().into_iter().flatten();
    names
        .filter_map(|name| Some(name.as_str()?.to_owned()))
        .collect()
}

async fn wait_for_moves(browser: &Browser, moves: &[String]) {
    browser
        .wait_until("the game as it was", async || {
            browser.moves().await == moves
        })
        .await;
}

/// The next build differs in the page itself, in a script and in the words of a language.
fn next() -> Build {
    let added = [
        ("index.html", "<i hidden data-next></i>"),
        (
            "screens-loader.js",
            "\ndocument.body.dataset.screens = 'next';",
        ),
        ("strings/ta.ftl", "\nnext-build = next\n"),
    ];
    Build::next("words", &added)
}

/// The words of Tamil, as the page would get them.
async fn words_are_next(browser: &Browser) -> Value {
    let body = "return fetch('./strings/ta.ftl').then((file) => file.text())
        .then((text) => text.includes('next-build'))";
    browser.evaluate(body, []).await
}

#[test]
fn a_new_version_comes_when_it_is_wanted_and_drops_no_game() {
    let (host, next) = (TestServer::new("/"), next());
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        browser.play(&ROBOT).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        let moves = browser.moves().await;
        host.show(&next.folder);
        look_for_update(browser).await;
        browser.wait_for("[data-new-version]").await;
        browser.assert_accessible("a new version is offered").await;
        // Whoever does not take it keeps the old one whole, even after a reload.
        assert_eq!(words_are_next(browser).await, false);
        browser.reload().await;
        browser.wait_for("[data-new-version]").await;
        assert!(!browser.is_there("[data-next]").await);
        assert_eq!(words_are_next(browser).await, false);
        browser
            .wait_until("both caches", async || caches(browser).await.len() == 2)
            .await;
        browser.action("update").await;
        browser.wait_for("[data-next]").await;
        browser.wait_ready().await;
        wait_for_moves(browser, &moves).await;
        assert_eq!(words_are_next(browser).await, true);
        assert!(!browser.is_there("[data-new-version]").await);
        browser
            .wait_until("the old cache to go", async || {
                caches(browser).await.len() == 1
            })
            .await;
        host.cut();
        browser.reload().await;
        browser.wait_for("body[data-screens=next]").await;
        wait_for_moves(browser, &moves).await;
    });
}

#[test]
fn a_running_clock_is_left_alone() {
    let (host, next) = (
        TestServer::new("/"),
        Build::next("clock", &[("index.html", "<i hidden data-next></i>")]),
    );
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        let other = browser.another_tab().await;
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS_WITH_CLOCKS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser.drag("e7", "e5").await;
        browser.wait_for_move(2, "e5").await;
        host.show(&next.folder);
        look_for_update(browser).await;
        assert!(!browser.is_there("[data-new-version]").await);
        // The other tab has no game; it may not take the new version while one is played here.
        let here = browser.switch_to(other.clone()).await;
        browser.wait_for("[data-new-version]").await;
        let offered = browser.text("[data-new-version]").await;
        browser.action("update").await;
        browser
            .wait_until("the answer to change", async || {
                browser.text("[data-new-version]").await != offered
            })
            .await;
        browser.switch_to(here).await;
        assert!(browser.clock("white").await.running);
        assert!(!browser.is_there("[data-next]").await);
        // Over here it is offered as soon as the clocks stand.
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.wait_for("[data-new-version]").await;
        browser.action("update").await;
        browser.wait_for("[data-next]").await;
        browser.wait_ready().await;
        browser.wait_for_move(1, "e4").await;
        // No tab stays behind in the old version.
        browser.switch_to(other).await;
        browser.wait_for("[data-next]").await;
    });
}

#[test]
fn a_host_that_has_not_everything_is_told_and_tried_again() {
    let host = TestServer::new("/");
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        host.lose(Some("strings/kn.ftl"));
        browser.open().await;
        browser.wait_for_offline_status("incomplete").await;
        host.lose(None);
        browser.reload().await;
        browser.wait_until_cached().await;
        browser.wait_for_offline_status("ready").await;
        // That the file was missing may be said.
        let told = browser.take_errors().await;
        let other = |line: &&String| line.starts_with("SEVERE") && !line.contains("kn.ftl");
        assert_eq!(told.iter().find(other), None);
    });
}

/// Keeps what the service worker says about the files that come later: `whole` or `not whole`.
const LISTEN: &str = "navigator.serviceWorker.addEventListener('message', ({ data }) => { window.lastWord = data; });";

/// Opens the page and waits for this word of the service worker.
async fn open_and_wait_for(browser: &Browser, word: &str) {
    browser.open().await;
    browser.wait_until_cached().await;
    let what = format!("the files that come later to be {word}");
    browser
        .wait_at_most(Duration::from_secs(60), &what, async || {
            browser.ask("return window.lastWord ?? ''", []).await == word
        })
        .await;
}

/// True if this file is kept, as the page would answer.
async fn is_kept(browser: &Browser, file: &str) -> bool {
    let body = "
        const [file] = arguments;
        return import(new URL('./offline.js', document.baseURI)).then(({ isKept }) => isKept(file));";
    browser.evaluate(body, [json!(file)]).await == true
}

#[test]
fn what_is_not_needed_at_once_is_kept_when_the_page_has_nothing_else_to_do() {
    let host = TestServer::new("/");
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        browser.run_first(LISTEN).await;
        browser.open().await;
        assert!(!is_kept(browser, "puzzles/sessa.pack").await);
        open_and_wait_for(browser, "whole").await;
        assert!(is_kept(browser, "puzzles/sessa.pack").await);
        assert!(!is_kept(browser, "puzzles/other.pack").await);
        browser.action("settings").await;
        browser
            .wait_for("dialog[open] [data-offline=ready][data-whole=true]")
            .await;
        browser.dismiss_dialog().await;
        host.cut();
        browser.visit("#lab").await;
        browser.press(".lab [data-action=lab-own]").await;
        browser.wait_for(".lab [data-counts]").await;
        let embed = "
            const frame = document.createElement('iframe');
            frame.src = './embed/embed.html#mode=game&pgn=1.+e4+e5';
            document.body.append(frame);
            window.board = () => frame.contentDocument?.querySelector('sessa-board');";
        browser.evaluate(embed, []).await;
        browser
            .wait_until("a board in a frame", async || {
                let body = "return board()?.matches(':state(ready)') ?? false";
                browser.evaluate(body, []).await == true
            })
            .await;
    });
}

#[test]
fn those_who_save_data_get_what_they_ask_for() {
    let host = TestServer::new("/");
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        let saves =
            "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
        browser.run_first(&format!("{saves} {LISTEN}")).await;
        open_and_wait_for(browser, "not whole").await;
        assert!(!is_kept(browser, "puzzles/sessa.pack").await);
        browser.action("settings").await;
        browser
            .wait_for("dialog[open] [data-offline=ready][data-whole=false]")
            .await;
        browser.dismiss_dialog().await;
        // What has been wanted is kept.
        let wanted = "return fetch('./puzzles/sessa.pack').then(({ ok }) => ok)";
        assert_eq!(browser.evaluate(wanted, []).await, true);
        assert!(is_kept(browser, "puzzles/sessa.pack").await);
    });
}

#[test]
fn browsers_would_install_it() {
    let host = TestServer::new("/some/where/");
    with_browser_at(&host.url, View::PHONE, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        let manifest = browser.devtools("Page.getAppManifest", json!({})).await;
        assert_eq!(manifest["errors"], json!([]), "{manifest:#}");
        assert_eq!(manifest["manifest"]["name"], "Sessa", "{manifest:#}");
        let start = manifest["manifest"]["startUrl"]
            .as_str()
            .unwrap_or_default();
        assert!(start.ends_with("/some/where/"), "{manifest:#}");
        browser
            .wait_until("no objection to installing", async || {
                let errors = browser
                    .devtools("Page.getInstallabilityErrors", json!({}))
                    .await;
                errors["installabilityErrors"] == json!([])
            })
            .await;
    });
}

#[test]
fn a_robot_that_has_played_plays_without_a_network() {
    let host = TestServer::new("/");
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        browser
            .play(&GameSettings {
                elo: 1_400,
                ..ROBOT
            })
            .await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        host.cut();
        // Another worker, without the network in its memory.
        browser.open().await;
        browser.drag("a2", "a3").await;
        browser.wait_for_ply(4).await;
        assert!(!browser.is_there(".notice").await);
    });
}
