//! A search field: what is looked for, while it is typed.

use i18n::Words;
use leptos::prelude::*;

/// A search field with its label as the placeholder.
#[component]
pub fn SearchField(
    /// Message name of its label; also its name in tests.
    label: &'static str,
    /// What is looked for.
    wanted: RwSignal<String>,
    /// The page's words.
    words: Words,
) -> impl IntoView {
    view! {
        <label class="search-field">
            <span class="hidden-visually">{words.say(label)}</span>
            <input
                type="search"
                data-field=label
                autocomplete="off"
                placeholder=words.say(label)
                prop:value=move || wanted.get()
                on:input=move |event| wanted.set(event_target_value(&event))
            />
        </label>
    }
}
