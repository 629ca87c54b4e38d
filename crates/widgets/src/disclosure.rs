//! Disclosures: sections that are closed until somebody opens them.

use crate::sight::bring_into_sight;
use i18n::Words;
use leptos::html::Details;
use leptos::prelude::*;

/// A disclosure: a section that is closed until somebody opens it.
pub fn disclosure(
    words: Words,
    name: &'static str,
    title: &'static str,
    content: AnyView,
) -> impl IntoView {
    disclosure_when(words, name, title, RwSignal::new(false), content)
}

/// A disclosure with a signal that tells whether it is open. What it discloses is scrolled into sight.
pub fn disclosure_when(
    words: Words,
    name: &'static str,
    title: &'static str,
    open: RwSignal<bool>,
    content: AnyView,
) -> impl IntoView {
    let details = NodeRef::<Details>::new();
    let toggled = move |_| {
        if let Some(details) = details.get_untracked() {
            open.set(details.open());
            if details.open() {
                bring_into_sight(&details);
            }
        }
    };
    view! {
        <details node_ref=details class="disclosure" data-disclosure=name on:toggle=toggled>
            <summary><h3>{words.say(title)}</h3></summary>
            {content}
        </details>
    }
}
