//! The page where it can keep nothing: in a frame without an origin, and where storage is switched off. It says so in one
//! sentence, and plays; puzzles, library and laboratory keep what they need as long as the page is there.

use crate::puzzles::wait_for_phase;
use browser_tests::{Browser, GameSettings, TestServer, View, with_browser, with_browser_at};
use serde_json::json;
use static_server::Response;

/// The page around a frame that may run scripts and nothing else.
fn around(page: &str) -> String {
    let html = format!(
        "<!doctype html><link rel=icon href=data:,><title>Frame</title>
        <iframe src='{page}' sandbox=allow-scripts style='width: 1200px; height: 800px; border: 0'></iframe>"
    );
    let listener = static_server::listen(0).expect("a port is free");
    let respond = move |path: &str| match path {
        "/" => Response::Content("text/html", html.clone().into_bytes()),
        _ => Response::Missing,
    };
    static_server::start(listener, respond).expect("it is bound") + "/"
}

const ROBOT: GameSettings = GameSettings {
    opponent: "robot",
    color: "white",
    elo: 600,
    time: "none",
};

/// Plays a game against the robot, another in its place, and one between two persons to its end.
async fn play_games(browser: &Browser) {
    browser.wait_ready().await;
    browser.wait_for("[data-keeps-nothing]").await;
    browser.play(&ROBOT).await;
    assert!(!browser.is_there("[data-keeps-nothing]").await, "said once");
    browser.enter("e4").await;
    browser.wait_for_ply(2).await;
    browser.enter("d4").await;
    browser.wait_for_ply(4).await;
    assert!(
        !browser.is_there(".notice").await,
        "{}",
        browser.text(".notice").await
    );
    // The game goes when another is played, as has been said.
    browser.action("up").await;
    browser.wait_for("[data-keeps-nothing]").await;
    browser.play(&GameSettings::TWO_PLAYERS).await;
    for (ply, san) in (1..).zip("f3 e5 g4 Qh4#".split(' ')) {
        browser.enter(san).await;
        browser.wait_for_move(ply, san).await;
    }
    assert_eq!(browser.end().await, "0–1 checkmate");
}

/// Goes to a place as a link would; it says that it keeps nothing.
async fn go(browser: &Browser, place: &str) {
    let body = "location.hash = arguments[0]";
    browser.evaluate(body, [json!(place)]).await;
    let said = format!("[data-screen={place}] [data-keeps-nothing]");
    browser.wait_for(&said).await;
}

/// Solves a puzzle, reads games in the laboratory, and finds the games that were played in the library: all is there as long
/// as the page is.
async fn use_what_keeps(browser: &Browser) {
    go(browser, "puzzles").await;
    browser.press("[data-skill]:first-child").await;
    wait_for_phase(browser, "solver").await;
    assert!(!browser.is_there(".solve-trouble").await);
    assert!(!browser.pieces().await.is_empty());
    // The page of the puzzles has another client, and knows what the first has kept.
    go(browser, "puzzles").await;
    browser.wait_for(".puzzles-rated .puzzles-number").await;
    let rating = browser.text(".puzzles-number").await;
    assert!(rating.parse::<u16>().is_ok(), "{rating}");
    assert!(!browser.is_there(".puzzles-trouble").await);
    go(browser, "library").await;
    browser.wait_for_games(2).await;
    assert!(!browser.is_there(".library-trouble").await);
    go(browser, "lab").await;
    browser.press("[data-action=lab-own]").await;
    browser.wait_for(".lab [data-counts]").await;
    go(browser, "drills").await;
    go(browser, "learn").await;
}

#[test]
fn everything_works_in_a_frame_without_an_origin() {
    let page = TestServer::new("/");
    with_browser_at(&around(&page.url), View::LAPTOP, async |browser| {
        browser.visit("").await;
        let all = async || {
            play_games(browser).await;
            use_what_keeps(browser).await;
        };
        browser.in_frame("iframe", all).await;
        // The frame asks for what it may not have, and the page in it is of another host.
        browser.take_errors().await;
        browser.take_requests().await;
    });
}

#[test]
fn everything_works_where_storage_is_switched_off() {
    with_browser(View::LAPTOP, async |browser| {
        let blocked = "
            const blocked = () => { throw new DOMException('blocked', 'SecurityError'); };
            for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
                Object.defineProperty(window, name, { get: blocked });
            Object.defineProperty(navigator, 'serviceWorker', { get: blocked });
            window.BroadcastChannel = class { constructor() { blocked(); } };";
        browser.run_first(blocked).await;
        browser.visit("").await;
        play_games(browser).await;
        use_what_keeps(browser).await;
    });
}
