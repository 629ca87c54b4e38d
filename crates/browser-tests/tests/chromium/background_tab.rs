//! Background tabs, a device asleep, a system clock that is set, a page that is closed: the game clocks stay right.

use browser_tests::{Browser, GameSettings, View, with_browser, with_browser_in_window};
use serde_json::{Value, json};
use std::time::Duration;

/// Begins a game of a minute a side between two persons.
async fn play_one_minute(browser: &Browser) {
    browser.open().await;
    let terms = GameSettings {
        time: "bullet-1-0",
        ..GameSettings::TWO_PLAYERS
    };
    browser.play(&terms).await;
    // The clock starts with the second move.
    for (ply, (from, to, san)) in (1..).zip([("e2", "e4", "e4"), ("e7", "e5", "e5")]) {
        browser.drag(from, to).await;
        browser.wait_for_move(ply, san).await;
    }
}

#[test]
fn the_clock_runs_on_and_is_right_at_once() {
    with_browser_in_window(View::LAPTOP, async |browser| {
        play_one_minute(browser).await;
        browser
            .evaluate("window.begun = performance.now()", [])
            .await;
        browser.hide_for(Duration::from_secs(4)).await;
        // Face and clock are read in one breath.
        let body = "
            await new Promise((next) => setTimeout(next, 250));
            const face = document.querySelector('[data-clock=white]').textContent.split(':').map(Number);
            return 60 - face[0] * 60 - face[1] - (performance.now() - window.begun) / 1000;";
        let off = browser
            .evaluate(&format!("return (async () => {{{body}}})()"), [])
            .await;
        let off = off.as_f64().expect("a number");
        // The face shows whole seconds, never more than is left.
        assert!((-0.3..1.3).contains(&off), "the clock is off by {off} s");
    });
}

#[test]
fn a_flag_falls_in_the_background() {
    with_browser_in_window(View::LAPTOP, async |browser| {
        play_one_minute(browser).await;
        // A minute is long for a test: the page's clock is moved on instead, as after a laptop's sleep.
        let sleep =
            "const now = performance.now.bind(performance); performance.now = () => now() + 58000;";
        browser.evaluate(sleep, []).await;
        browser.hide_for(Duration::from_secs(3)).await;
        browser.drag("g1", "f3").await;
        assert_eq!(browser.end().await, "0–1 flag");
        assert_eq!(browser.moves().await, ["e4", "e5"], "too late");
    });
}

/// A device whose clock can be set while what counts evenly goes on as before, as after sleep; and time that passes before
/// a page is opened.
const SET_CLOCK: &str = "
    const date = Date.now.bind(Date);
    const away = Number(localStorage.getItem('test.away'));
    window.off = 0;
    Date.now = () => date() + away + window.off;";

/// Begins a game of two hours a side between two persons on a device whose clock can be set.
async fn play_two_hours(browser: &Browser, rules: &Value) {
    browser.run_first(SET_CLOCK).await;
    let terms = json!({
        "opponent": "person",
        "time": { "main": 7_200_000, "increment": 0 },
        "rules": rules,
    });
    browser
        .open_with_stored("sessa.terms", &terms.to_string())
        .await;
    browser.action("play").await;
    browser
        .wait_for("[data-clock=white][data-running=true]")
        .await;
}

/// Sets the device's clock to so many milliseconds from the truth.
async fn set_clock(browser: &Browser, off: i64) {
    browser
        .evaluate("window.off = arguments[0]", [json!(off)])
        .await;
}

/// Time that the device slept by the record of the game, and whether that counted.
async fn slept(browser: &Browser) -> Vec<(u64, bool)> {
    let events = browser.stored_events().await;
    let sleep = |event: &Value| {
        let sleep = &event["event"]["slept"];
        Some((sleep[0].as_u64()?, sleep[1].as_bool()?))
    };
    events.iter().filter_map(sleep).collect()
}

const HOUR: u64 = 3_600_000;

/// The face of White's clock after a sleep of an hour and this answer, once the game goes on.
async fn left_after_sleep(browser: &Browser, answer: &str) -> u64 {
    // The two clocks of the device agree to a millisecond or so.
    set_clock(browser, HOUR as i64 + 1000).await;
    browser.wait_for(&format!("[data-action={answer}]")).await;
    assert!(browser.text(".status-line .asked").await.contains("1:00:0"));
    browser.assert_accessible("after sleep").await;
    browser.action(answer).await;
    browser.action("resume").await;
    browser
        .wait_for("[data-clock=white][data-running=true]")
        .await;
    browser.clock("white").await.left
}

#[test]
fn after_sleep_the_players_are_asked_whether_it_counts() {
    for (answer, counts, left) in [
        ("leave-sleep", false, HOUR * 2),
        ("count-sleep", true, HOUR),
    ] {
        with_browser(View::LAPTOP, async |browser| {
            play_two_hours(browser, &json!({})).await;
            let shown = left_after_sleep(browser, answer).await;
            assert!((left - 15_000..=left).contains(&shown), "{answer}: {shown}");
            let [(length, counted)] = slept(browser).await[..] else {
                panic!("one sleep");
            };
            assert_eq!(counted, counts);
            assert!((HOUR..HOUR + 2000).contains(&length), "{length}");
        });
    }
}

#[test]
fn a_clock_that_is_set_back_changes_nothing() {
    with_browser(View::LAPTOP, async |browser| {
        play_two_hours(browser, &json!({})).await;
        set_clock(browser, -(HOUR as i64)).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser
            .wait_until("Black's time to go down", async || {
                browser.clock("black").await.left < 2 * HOUR - 1000
            })
            .await;
        assert!(browser.clock("white").await.left > 2 * HOUR - 15_000);
        assert!(!browser.is_there("[data-paused]").await);
        assert!(slept(browser).await.is_empty());
    });
}

/// Closes the page and opens it again, so much later than when the game began.
async fn close_for(browser: &Browser, time: u64) {
    let away = "localStorage.setItem('test.away', arguments[0])";
    browser.evaluate(away, [json!(time)]).await;
    browser.reload().await;
}

#[test]
fn where_time_runs_on_a_closed_page_loses_it() {
    with_browser(View::LAPTOP, async |browser| {
        play_two_hours(browser, &json!({ "id": "custom", "away": "runs" })).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        close_for(browser, HOUR).await;
        browser
            .wait_for("[data-clock=black][data-running=true]")
            .await;
        assert!(!browser.is_there("[data-paused]").await);
        let [white, black] = [browser.clock("white").await, browser.clock("black").await];
        assert!((HOUR - 30_000..HOUR).contains(&black.left), "{black:?}");
        assert!(white.left > 2 * HOUR - 15_000, "{white:?}");
        // The flag falls at its instant, however late it is seen.
        close_for(browser, 3 * HOUR).await;
        assert_eq!(browser.end().await, "1–0 flag");
        let events = browser.stored_events().await;
        let [first, last] = [1, events.len() - 1].map(|index| events[index]["at"].as_u64());
        assert_eq!(
            last.zip(first).map(|(last, first)| last - first),
            Some(2 * HOUR)
        );
    });
}

#[test]
fn where_time_waits_a_closed_page_loses_none() {
    with_browser(View::LAPTOP, async |browser| {
        play_two_hours(browser, &json!({})).await;
        close_for(browser, HOUR).await;
        browser.wait_for("[data-paused]").await;
        browser.action("resume").await;
        browser
            .wait_for("[data-clock=white][data-running=true]")
            .await;
        assert!(browser.clock("white").await.left > 2 * HOUR - 30_000);
        assert!(slept(browser).await.is_empty());
    });
}
