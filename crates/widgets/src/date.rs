//! A day: short, as seen from today, with its full date for pointer, screen reader and machine.

use i18n::Lexicon;
use i18n::date::Date;
use leptos::prelude::*;

/// The day as a `time` element.
pub fn date(date: Date, today: Date, words: &Lexicon) -> impl IntoView + use<> {
    view! { <time datetime=date.iso() title=date.full(words)>{date.short(today, words)}</time> }
}
