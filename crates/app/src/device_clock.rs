//! Readings of the device's clocks. Nothing else on the page reads a clock.

use table::Now;

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

/// Reads both clocks.
pub fn read() -> Now {
    Now {
        monotonic: now(),
        wall: date(),
    }
}
