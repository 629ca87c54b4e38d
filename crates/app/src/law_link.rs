//! Link from what was decided or refused in a game to its clause in the laws.

use crate::page::Page;
use i18n::args;
use leptos::prelude::*;
use screens::registry::{Place, Screen};
use screens::route;

/// A link to a clause.
#[component]
pub fn LawLink(
    /// Its number.
    number: &'static str,
) -> impl IntoView {
    let page = expect_context::<Page>();
    let words = page.words;
    let name = move || words.now().with("law-link", &args!["number" => number]);
    view! {
        <a class="law-link" href=address(number) data-law=number>{name}</a>
    }
}

/// Address of a clause.
fn address(number: &str) -> String {
    format!("#{}", route::address(Place::Screen(Screen::Laws), number))
}
