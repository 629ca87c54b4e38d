//! Dates with a time, as a language writes them.

use crate::Lexicon;
use js_sys::Date;

/// A date and time such as `2026-05-01T15:00`, as the language writes it; any other text unchanged.
pub fn moment(text: &str, words: &Lexicon) -> String {
    let at = Date::parse(text);
    match text.split_once('T') {
        Some((_, time)) if at.is_finite() && at >= 0.0 => {
            format!("{}, {time}", words.date(at as u64))
        }
        _ => text.to_owned(),
    }
}
