//! Labelled menus.

use i18n::Words;
use leptos::prelude::*;

/// A labelled menu: one of several options.
#[component]
pub fn Menu(
    /// Name in tests.
    name: &'static str,
    /// Message name of its label.
    label: &'static str,
    /// Index of the chosen option.
    chosen: RwSignal<usize>,
    /// The options in words.
    options: impl Fn() -> Vec<String> + Send + Sync + 'static,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let options = move || {
        let option = |(place, told): (usize, String)| {
            view! {
                <option value=place.to_string() prop:selected=move || chosen.get() == place>{told}</option>
            }
        };
        options().into_iter().enumerate().map(option).collect_view()
    };
    let choose = move |event| {
        if let Ok(place) = event_target_value(&event).parse() {
            chosen.set(place);
        }
    };
    view! {
        <label class="row">
            <span>{words.say(label)}</span>
            <select name=name on:change=choose>{options}</select>
        </label>
    }
}
