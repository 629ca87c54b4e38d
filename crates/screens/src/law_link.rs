//! Link to a clause of the laws.

use i18n::{Words, args};
use leptos::prelude::*;

/// A link to the clause of this number.
pub fn law_link(words: Words, number: &'static str) -> impl IntoView {
    let name = move || words.now().with("law-link", &args!["number" => number]);
    view! {
        " "
        <a class="law-link" href=format!("#/laws/{number}") data-law=number>{name}</a>
    }
}
