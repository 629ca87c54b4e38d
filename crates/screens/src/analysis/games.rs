//! Forms of a study: import of games as text or file, and the tags of the game.

use super::import::Import;
use super::study::Study;
use leptos::ev::Event;
use leptos::html::Textarea;
use leptos::prelude::*;
use web_sys::HtmlInputElement;
use widgets::button::button;

/// PGN tags: players, place, date and result.
#[component]
pub fn Tags(study: Study) -> impl IntoView {
    let words = study.words;
    let field = move |tag: &'static str, label: &'static str| {
        let value = move || {
            study.tree.with(|tree| {
                tree.tags
                    .get(tag)
                    .filter(|&value| value != "?")
                    .unwrap_or_default()
                    .to_owned()
            })
        };
        view! {
            <label class="an-field">
                <span>{words.say(label)}</span>
                <input
                    type="text"
                    name=tag
                    autocomplete="off"
                    prop:value=value
                    on:change=move |event: Event| {
                        let value = event_target::<HtmlInputElement>(&event).value();
                        study.edit(|tree| tree.tags.set(tag, value.trim()));
                    }
                />
            </label>
        }
    };
    let result = move || study.tree.with(|tree| tree.result().to_owned());
    let option = move |value: &'static str| {
        view! { <option value=value prop:selected=move || result() == value>{value}</option> }
    };
    view! {
        {field("White", "white")}
        {field("Black", "black")}
        {field("Event", "analysis-event")}
        {field("Site", "analysis-site")}
        {field("Date", "analysis-date")}
        {field("Round", "analysis-round")}
        <label class="an-field">
            <span>{words.say("analysis-result")}</span>
            <select
                name="Result"
                on:change=move |event| {
                    let value = event_target_value(&event);
                    study.edit(|tree| tree.tags.set("Result", value));
                }
            >
                {["*", "1-0", "0-1", "1/2-1/2"].map(option).into_iter().collect_view()}
            </select>
        </label>
    }
}

/// Import of games.
#[component]
pub fn Open(import: Import) -> impl IntoView {
    let words = import.study.words;
    let text = NodeRef::<Textarea>::new();
    let read = move || {
        let Some(field) = text.get_untracked() else {
            return;
        };
        if field.value().trim().is_empty() {
            // There is something to paste or write first.
            let _ = field.focus();
        } else {
            import.read_text(&field.value());
        }
    };
    view! {
        <label class="an-wide">
            <span class="an-about">{words.say("analysis-open-about")}</span>
            <textarea node_ref=text class="an-text" name="pgn" rows="4" spellcheck="false" placeholder="1. e4 e5 2. Nf3 …"></textarea>
        </label>
        <div class="an-deeds">
            {button(words, "open-pgn", "analysis-open-text", read)}
        </div>
        <div role="status">
            {move || import.reading.get().then(|| view! { <p class="an-about">{words.say("analysis-reading")}</p> })}
        </div>
    }
}
