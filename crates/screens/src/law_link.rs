//! Link to a clause of the laws.

use i18n::{Words, args};
use leptos::prelude::*;

/// A link to the clause of this number.
pub fn law_link(words: Words, number: &'static str) -> impl IntoView {
    view! {
        " "
        <a class="law-link" href=address(number) data-law=number>{name(words, number)}</a>
    }
}

/// The same in little room: only its number is seen, by the style sheet, so that it is no part of the text before it.
pub fn law_sign(words: Words, number: &'static str) -> impl IntoView {
    view! {
        " "
        <a class="law-link" href=address(number) data-law=number aria-label=name(words, number)></a>
    }
}

fn name(words: Words, number: &'static str) -> impl Fn() -> String + Clone + Send + 'static {
    move || words.now().with("law-link", &args!["number" => number])
}

fn address(number: &str) -> String {
    format!("#/laws/{number}")
}
