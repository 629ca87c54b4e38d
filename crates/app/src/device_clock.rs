//! Readings of the device's clocks, and game time made from them. Nothing else on the page reads a clock.

use game::{GameTime, Look, Timestamp};

/// Milliseconds on the page's monotonic clock.
pub fn now() -> f64 {
    leptos::prelude::window()
        .performance()
        .map_or(0.0, |performance| performance.now())
}

/// Milliseconds since 1970 on the device's clock, which anybody may set.
pub fn date() -> f64 {
    js_sys::Date::now()
}

/// The time line on which it is `at` now.
pub fn time_line(at: Timestamp) -> GameTime {
    GameTime::new(at, now(), date())
}

/// Reads both clocks.
pub fn look(line: &mut GameTime) -> Look {
    line.look(now(), date())
}
