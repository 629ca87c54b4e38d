//! Clocks of the page that tests of puzzles hold in their hands.

use browser_tests::Browser;
use serde_json::json;

/// Noon of a day in Greenwich, in milliseconds since 1970: 2026-11-20. Pictures are of that day.
pub const NOON: u64 = 1_795_176_000_000;

/// A day in milliseconds.
pub const DAY: u64 = 86_400_000;

/// Has the page live on the day of [`NOON`].
pub async fn live_on_that_day(browser: &Browser) {
    let script = "
        const Real = Date;
        const shift = NOON - Real.now();
        window.Date = class extends Real {
            constructor(...args) { args.length ? super(...args) : super(Real.now() + shift); }
            static now() { return Real.now() + shift; }
        };";
    browser
        .run_first(&script.replace("NOON", &NOON.to_string()))
        .await;
}

/// Gives the page a clock that can be put on ([`put_on`]).
pub async fn wind_clock(browser: &Browser) {
    let script = "
        const now = performance.now.bind(performance);
        window.ahead = 0;
        performance.now = () => now() + window.ahead;";
    browser.run_first(script).await;
}

/// Gives the page a clock that stands until it is put on: figures of seconds are the same on every machine.
pub async fn stop_clock(browser: &Browser) {
    let script = "
        window.ahead = 0;
        performance.now = () => window.ahead;";
    browser.run_first(script).await;
}

/// Puts the clock on.
pub async fn put_on(browser: &Browser, millis: u64) {
    browser
        .evaluate("ahead += arguments[0]", [json!(millis)])
        .await;
}
