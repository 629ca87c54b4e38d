//! Readings of the device's clocks, the only source of game time on a page.
//!
//! Three other places read the date, for what is no game time: `crates/platform/src/storage.rs` to name text that is
//! set aside, `crates/database/src/lib.rs` and `crates/screens/src/library/card.rs` to date records. The engine's
//! worker measures its search in `crates/worker/src/host.rs`.

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

/// Readings of both, the monotonic one first.
pub fn both() -> (f64, f64) {
    (now(), date())
}

/// The day of a time in milliseconds since 1970, as PGN has it and where the device is; question marks for 0.
pub fn day(at: u64) -> String {
    if at == 0 {
        return "????.??.??".into();
    }
    let date = js_sys::Date::new(&(at as f64).into());
    format!(
        "{:04}.{:02}.{:02}",
        date.get_full_year(),
        date.get_month() + 1,
        date.get_date()
    )
}
