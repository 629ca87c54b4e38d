//! A tab in the background: browsers slow its timers down, the clocks stay right.

use browser_tests::{Browser, Terms, View, with_browser};
use std::time::Duration;

/// Notes when the page is hidden and when it is seen again, on its own clock.
const WATCH: &str = "
    window.seen = [];
    document.addEventListener('visibilitychange', () => window.seen.push([document.visibilityState, performance.now()]));";

/// Begins a game of a minute a side between two persons.
async fn play_one_minute(browser: &Browser) {
    browser.open().await;
    browser.evaluate(WATCH, []).await;
    let terms = Terms {
        time: "bullet-1-0",
        ..Terms::TWO_PLAYERS
    };
    browser.play(&terms).await;
}

async fn was_hidden(browser: &Browser) -> bool {
    let seen = browser.evaluate("return window.seen.map(([state]) => state).join(' ')", []);
    seen.await == "hidden visible"
}

#[test]
fn the_clock_runs_on_and_is_right_at_once() {
    with_browser(View::LAPTOP, async |browser| {
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
        assert!(was_hidden(browser).await, "the tab was in the background");
        let off = off.as_f64().expect("a number");
        // The face shows whole seconds, never more than is left.
        assert!((-0.3..1.3).contains(&off), "the clock is off by {off} s");
    });
}

#[test]
fn a_flag_falls_in_the_background() {
    with_browser(View::LAPTOP, async |browser| {
        play_one_minute(browser).await;
        // A minute is long for a test: the page's clock is moved on instead, as after a laptop's sleep.
        let sleep =
            "const now = performance.now.bind(performance); performance.now = () => now() + 58000;";
        browser.evaluate(sleep, []).await;
        browser.hide_for(Duration::from_secs(3)).await;
        assert!(was_hidden(browser).await, "the tab was in the background");
        browser.drag("e2", "e4").await;
        assert_eq!(browser.end().await, "0–1 flag");
        assert!(browser.moves().await.is_empty(), "too late");
    });
}
