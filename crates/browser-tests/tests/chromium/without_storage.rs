//! The page where it can keep nothing: in a frame without an origin, and where storage is switched off. It says so in one
//! sentence, and plays.

use browser_tests::{Browser, GameSettings, TestServer, View, with_browser, with_browser_at};
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
    level: 1,
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

#[test]
fn games_are_played_in_a_frame_without_an_origin() {
    let page = TestServer::new("/");
    with_browser_at(&around(&page.url), View::LAPTOP, async |browser| {
        browser.visit("").await;
        let games = async || play_games(browser).await;
        browser.in_frame("iframe", games).await;
        // The frame asks for what it may not have, and the page in it is of another host.
        browser.take_errors().await;
        browser.take_requests().await;
    });
}

#[test]
fn games_are_played_where_storage_is_switched_off() {
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
    });
}
