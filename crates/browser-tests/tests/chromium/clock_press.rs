//! Clock press: clocks that the players press themselves, and flags that they claim.

use browser_tests::{Browser, View, with_browser, with_browser_in_window};
use serde_json::{Value, json};
use std::time::Duration;

/// Begins a game between two persons, or against a robot that has Black, on terms that no form has set.
async fn play(browser: &Browser, opponent: &str, stages: &Value, strictness: &Value) {
    let budget = json!({ "stages": stages });
    let terms = json!({
        "opponent": opponent,
        "level": 1,
        "side": "white",
        "time": { "sides": [budget, budget], "start": "with-game" },
        "conduct": strictness,
    });
    browser
        .open_with_stored("sessa.terms", &terms.to_string())
        .await;
    browser.action("play").await;
    browser.wait_for("[data-clock=white]").await;
}

fn all_moves_in(time: u64) -> Value {
    json!([{ "moves": null, "time": time, "bonus": "none" }])
}

async fn wait_until_running(browser: &Browser, side: &str) {
    browser
        .wait_for(&format!("[data-clock={side}][data-running=true]"))
        .await;
}

#[test]
fn by_finger_and_by_space() {
    with_browser(View::PHONE, async |browser| {
        let strictness = json!({ "manual_press": true });
        play(browser, "person", &all_moves_in(300_000), &strictness).await;
        assert!(!browser.is_there("[data-action=press]").await);
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser.wait_for(".bottom [data-action=press].asked").await;
        // Until the press the move is not completed: White's clock runs, though Black has the move and may make it.
        assert!(browser.clock("white").await.running);
        browser.drag("e7", "e5").await;
        browser.wait_for_move(2, "e5").await;
        assert!(browser.clock("white").await.running);
        browser.action("press").await;
        wait_until_running(browser, "black").await;
        browser.wait_for(".top [data-action=press]").await;
        browser.focus(".square[tabindex='0']").await;
        browser.keys("Space").await;
        wait_until_running(browser, "white").await;
        assert_eq!(browser.moves().await, ["e4", "e5"]);
    });
}

#[test]
fn the_clock_of_the_mover_runs_until_the_piece_is_chosen() {
    with_browser(View::LAPTOP, async |browser| {
        let terms = json!({
            "start": "7k/P6p/8/8/8/8/8/K7 w - - 0 1",
            "time": { "main": 300_000, "increment": 0 },
        });
        browser.open_with_config(terms).await;
        browser.drag("a7", "a8").await;
        browser.wait_for("[data-promote=knight]").await;
        let white = browser.clock("white").await;
        let black = browser.clock("black").await;
        assert!(white.running && !black.running);
        browser
            .wait_until("White's time to go on", async || {
                browser.clock("white").await.left < white.left
            })
            .await;
        assert_eq!(browser.clock("black").await, black);
        assert!(browser.moves().await.is_empty(), "not yet made");
        browser.press("[data-promote=knight]").await;
        browser.wait_for_move(1, "a8=N").await;
        wait_until_running(browser, "black").await;
        assert!(!browser.clock("white").await.running);
    });
}

#[test]
fn the_move_of_the_control_counts_when_it_is_pressed() {
    let stages = json!([
        { "moves": 1, "time": 6000, "bonus": "none" },
        { "moves": null, "time": 300_000, "bonus": "none" },
    ]);
    let strictness = json!({ "manual_press": true });
    with_browser(View::LAPTOP, async |browser| {
        play(browser, "person", &stages, &strictness).await;
        browser.wait_for("[data-to-control]").await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser.action("press").await;
        wait_until_running(browser, "black").await;
        let left = browser.clock("white").await.left;
        assert!((300_000..306_000).contains(&left), "{left}");
        // Black moves in time, but does not press.
        browser.drag("e7", "e5").await;
        browser.wait_for_move(2, "e5").await;
        assert_eq!(browser.end().await, "1–0 flag");
    });
}

#[test]
fn the_robot_presses_its_own_clock() {
    with_browser(View::LAPTOP, async |browser| {
        let strictness = json!({ "manual_press": true });
        play(browser, "robot", &all_moves_in(300_000), &strictness).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        // Longer than the robot takes over a move.
        browser
            .wait_until("White's time to go down", async || {
                browser.clock("white").await.left < 298_000
            })
            .await;
        assert_eq!(
            browser.moves().await,
            ["e4"],
            "the robot waits for the press"
        );
        browser.action("press").await;
        browser.wait_for_ply(2).await;
        wait_until_running(browser, "white").await;
    });
}

#[test]
fn nobody_is_reminded_in_competition() {
    with_browser_in_window(View::LAPTOP, async |browser| {
        let strictness = json!({ "manual_press": true, "competition": true });
        let stages = json!([
            { "moves": 40, "time": 300_000, "bonus": "none" },
            { "moves": null, "time": 300_000, "bonus": "none" },
        ]);
        play(browser, "person", &stages, &strictness).await;
        assert!(!browser.is_there("[data-to-control]").await);
        browser.drag("e2", "e4").await;
        browser.wait_for("[data-action=press]:not(.asked)").await;
        assert_eq!(browser.text("[data-action=press]").await, "");
        browser.action("press").await;
        wait_until_running(browser, "black").await;
        // That somebody looks at another page is noted.
        browser.hide_for(Duration::from_millis(500)).await;
        browser
            .wait_until("both to be noted", async || {
                let events = browser.stored_events().await;
                let happened: Vec<_> = events.iter().map(|event| &event["event"]).collect();
                happened.ends_with(&[&json!("leave"), &json!("return")])
            })
            .await;
    });
}

#[test]
fn a_flag_waits_to_be_claimed() {
    with_browser(View::PHONE, async |browser| {
        let strictness = json!({ "flag_by_claim": true });
        play(browser, "person", &all_moves_in(2_000), &strictness).await;
        assert!(!browser.is_there("[data-action=claim-flag]").await);
        browser.wait_for("[data-clock=white][data-down=true]").await;
        // Nobody claims it, so the game goes on.
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser.wait_for(".top [data-action=claim-flag]").await;
        assert!(!browser.is_there("[data-end]").await);
        browser.action("claim-flag").await;
        assert_eq!(browser.end().await, "0–1 flag");
    });
}

#[test]
fn every_budget_has_its_face() {
    with_browser(View::LAPTOP, async |browser| {
        for (budget, face, beside) in [
            (
                json!({ "stages": [{ "moves": null, "time": 60_000, "bonus": { "delay": 30_000 } }] }),
                "1:00",
                "delay 0:",
            ),
            (
                json!({ "byoyomi": { "main": 600_000, "period": 30_000, "periods": 3 } }),
                "",
                "×3",
            ),
            (
                json!({ "byoyomi": { "main": 0, "period": 259_200_000, "periods": 1 } }),
                "2 d 23:59",
                "",
            ),
            (json!({ "hourglass": { "main": 300_000 } }), "", ""),
        ] {
            let terms = json!({
                "opponent": "person",
                "time": { "sides": [budget, budget], "start": "with-game" },
            });
            browser
                .open_with_stored("sessa.terms", &terms.to_string())
                .await;
            if browser.is_there("[data-action=new-game]").await {
                browser.action("new-game").await;
                browser.action("confirm").await;
            }
            browser.action("play").await;
            wait_until_running(browser, "white").await;
            let bar = ".bottom .beside";
            browser
                .wait_until(&format!("{budget}: {face} {beside}"), async || {
                    let shown = browser.text("[data-clock=white]").await;
                    shown.starts_with(face) && browser.text(bar).await.starts_with(beside)
                })
                .await;
        }
    });
}
