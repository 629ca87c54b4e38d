//! A day: short, as seen from today, with its full date for pointer, screen reader and machine.

use i18n::Lexicon;
use i18n::day::Day;
use leptos::prelude::*;

/// The day as a `time` element.
pub fn day(day: Day, today: Day, words: &Lexicon) -> impl IntoView + use<> {
    view! { <time datetime=day.iso() title=day.full(words)>{day.short(today, words)}</time> }
}
