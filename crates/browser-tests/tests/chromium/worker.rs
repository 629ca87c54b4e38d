//! Engine worker: when it dies the request is repeated, when nobody wants its answer it is stopped at once.

use browser_tests::{Browser, GameSettings, View, with_browser};

/// Keeps hold of every worker of the engine that the page starts.
const WATCH_WORKERS: &str = "
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real {
        constructor(...args) {
            super(...args);
            if (String(args[0]).includes('engine')) window.workers.push(this);
        }
    };";

const STRONG: GameSettings = GameSettings {
    opponent: "robot",
    color: "white",
    level: 12,
    time: "blitz-3-2",
};

/// Opens the page and makes a move against the robot, which begins to think.
async fn let_the_robot_think(browser: &Browser) {
    browser.run_first(WATCH_WORKERS).await;
    browser.open().await;
    browser.play(&STRONG).await;
    browser.drag("e2", "e4").await;
    browser
        .wait_for("[data-clock=black][data-running=true]")
        .await;
}

async fn workers(browser: &Browser) -> u64 {
    let count = browser.evaluate("return window.workers.length", []).await;
    count.as_u64().expect("a length is a number")
}

/// Ends the worker as a crash does: it falls silent, and the page hears of an error.
async fn kill(browser: &Browser) {
    let body = "
        const worker = window.workers.at(-1);
        worker.terminate();
        worker.dispatchEvent(new ErrorEvent('error', { message: 'unreachable executed' }));";
    browser.evaluate(body, []).await;
}

#[test]
fn a_crash_costs_no_move() {
    with_browser(View::LAPTOP, async |browser| {
        let_the_robot_think(browser).await;
        let before = workers(browser).await;
        kill(browser).await;
        browser.wait_for_ply(2).await;
        assert_eq!(workers(browser).await, before + 1);
        browser
            .wait_for("[data-clock=white][data-running=true]")
            .await;
    });
}

#[test]
fn a_worker_that_cannot_live_is_reported_and_the_game_paused() {
    with_browser(View::LAPTOP, async |browser| {
        let_the_robot_think(browser).await;
        for _ in 0..4 {
            kill(browser).await;
        }
        browser.wait_for("[data-paused]").await;
        let notice = browser.text(".notice").await;
        assert!(notice.contains("unreachable executed"), "{notice}");
        browser.action("resume").await;
        browser.wait_for_ply(2).await;
    });
}

#[test]
fn leaving_a_game_stops_the_search() {
    with_browser(View::LAPTOP, async |browser| {
        let_the_robot_think(browser).await;
        let before = workers(browser).await;
        browser.action("new-game").await;
        browser.action("confirm").await;
        browser.wait_for("input[name=opponent]").await;
        assert_eq!(
            workers(browser).await,
            before + 1,
            "a fresh worker stands ready"
        );
        let black = GameSettings {
            color: "black",
            level: 1,
            ..STRONG
        };
        browser.play(&black).await;
        browser.wait_for_ply(1).await;
        assert_eq!(
            browser.moves().await.len(),
            1,
            "only the new game's move is made"
        );
    });
}
