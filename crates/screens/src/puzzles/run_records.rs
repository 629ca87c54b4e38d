//! The best runs of the last days, kept in this browser beside the best of all ([`Options`](super::options::Options)).

use super::mode::Mode;
use platform::storage;
use puzzle::run::{BestOfDays, Record};
use std::collections::BTreeMap;

/// Storage key.
const KEY: &str = "sessa.runs";

type Days = BTreeMap<String, BestOfDays>;

fn load() -> Days {
    storage::load_json(KEY).unwrap_or_default()
}

/// The best runs of this mode.
pub fn of(mode: &Mode) -> BestOfDays {
    load().remove(&mode.query()).unwrap_or_default()
}

/// Adds a run of today. Answers with the record that it breaks; `ever` is the best of all runs before.
pub fn add(mode: &Mode, today: i32, solved: u32, ever: u32) -> Option<Record> {
    let mut days = load();
    let record = days
        .entry(mode.query())
        .or_default()
        .add(today, solved, ever);
    // Without storage the best of all is told as long as the page lives.
    storage::save_json(KEY, &days);
    record
}
