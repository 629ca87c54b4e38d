//! Workers that keep things: all screens of a page ask one of a kind, which goes on when a screen is closed, but for what that
//! screen has asked.

use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// Counts the workers that the page starts by the names of their loaders, and notes the texts between it and them.
const WATCH_WORKERS: &str = "
    const Real = Worker;
    window.started = {};
    window.posted = [];
    window.heard = [];
    window.Worker = class extends Real {
        constructor(...args) {
            super(...args);
            this.kind = String(args[0]).match(/(\\w+)[.]js/)[1];
            window.started[this.kind] = (window.started[this.kind] ?? 0) + 1;
            this.addEventListener('message', ({ data }) => window.heard.push([this.kind, String(data[0])]));
        }
        postMessage(message) {
            window.posted.push([this.kind, String(message[0])]);
            super.postMessage(message);
        }
    };";

async fn visit(browser: &Browser, address: &str, screen: &str) {
    browser.visit(&format!("#{address}")).await;
    browser
        .wait_for(&format!("section[data-screen={screen}]"))
        .await;
}

/// Number of workers of a kind that were started.
async fn started(browser: &Browser, kind: &str) -> Value {
    let body = "return window.started[arguments[0]] ?? 0";
    browser.evaluate(body, [json!(kind)]).await
}

#[test]
fn all_screens_share_one_worker_of_a_kind() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(WATCH_WORKERS).await;
        browser.open().await;
        for (address, screen) in [
            ("puzzles", "puzzles"),
            ("puzzles/themes", "puzzle-themes"),
            ("puzzles/solve?mode=rated", "solve"),
            ("puzzles/history", "puzzle-history"),
            ("puzzles/sets", "puzzle-sets"),
            ("puzzles/compose", "puzzle-compose"),
            ("puzzles/worksheet", "puzzle-worksheet"),
            ("puzzles/mining", "puzzle-mining"),
            ("library", "library"),
            ("lab", "lab"),
        ] {
            visit(browser, address, screen).await;
        }
        // The drill asks for tables, and the analysis board for a value in them.
        browser.visit("#drills/krk").await;
        browser.wait_for(".screen.drill[data-phase=learner]").await;
        browser.visit("#fen=8/8/8/4k3/8/8/8/R3K3_w_-_-_0_1").await;
        browser
            .wait_until("the exact value", async || {
                let status = browser.text("[data-part=engine-status]").await;
                status.contains("White mates in ")
            })
            .await;
        for kind in ["library", "puzzles", "tablebase"] {
            assert_eq!(started(browser, kind).await, 1, "workers of {kind}");
        }
    });
}

#[test]
fn eight_robots_share_two_engines() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(WATCH_WORKERS).await;
        browser.visit("#dev/tables?n=8&side=black&level=1").await;
        browser.wait_for(".mini-table:nth-of-type(8) .board").await;
        let moved =
            "return document.querySelectorAll('.mini-table:not([data-plies=\"0\"])').length";
        browser
            .wait_until("all eight to move", async || {
                browser.evaluate(moved, []).await == json!(8)
            })
            .await;
        assert_eq!(started(browser, "engine").await, 2);
        // The games are kept by the library of the page.
        assert_eq!(started(browser, "library").await, 1);
    });
}

#[test]
fn a_screen_that_closes_cancels_what_it_has_asked() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(WATCH_WORKERS).await;
        browser.open().await;
        browser.visit("#drills/krkp").await;
        browser.wait_for(".progress [data-action=stop]").await;
        visit(browser, "drills", "drills").await;
        // The answer to a task that was cancelled says that the tables are not complete.
        browser
            .wait_until("the making of tables to end", async || {
                let body = "
                    const of = (kind, texts) => texts.filter(([of]) => of === kind).map(([, text]) => JSON.parse(text));
                    const asked = of('tablebase', window.posted);
                    const { id } = asked.find(({ task }) => task.prepare);
                    const answers = of('tablebase', window.heard).map(({ to }) => to).filter((to) => to?.id === id);
                    return asked.some(({ task }) => task.cancel === id)
                        && answers.some(({ answer }) => answer.done?.complete === false);";
                browser.evaluate(body, []).await == true
            })
            .await;
        browser.visit("#drills/krkp").await;
        browser.wait_for(".screen.drill[data-phase=learner]").await;
        assert_eq!(started(browser, "tablebase").await, 1);
    });
}
