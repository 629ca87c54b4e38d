//! Offline use: whether the page works without a network, and the button that installs it.

use super::Settings;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use platform::offline::{CHANGED, install, installable, is_whole, works};

/// Status of the offline copy, with a button where there is something to do.
pub fn offline(context: Settings) -> impl IntoView {
    let facts = || (works(), is_whole(), installable());
    let now = RwSignal::new(facts());
    let heard = window_event_listener_untyped(CHANGED, move |_| now.set(facts()));
    on_cleanup(move || heard.remove());
    let told = move || now.with(|(works, whole, _)| told(&context.words.now(), works, *whole));
    let state = move || now.with(|(works, ..)| works.clone());
    let whole = move || now.with(|&(_, whole, _)| whole.to_string());
    view! {
        <p class="about" role="status" data-offline=state data-whole=whole>{told}</p>
        <Show when=move || now.with(|&(.., installable)| installable)>
            <button type="button" data-action="install" on:click=|_| install()>
                {context.words.say("install")}
            </button>
        </Show>
    }
}

fn told(words: &Lexicon, works: &str, whole: bool) -> String {
    match works {
        "ready" if whole => words.get("offline-whole"),
        "ready" | "not-yet" | "insecure" | "missing" | "incomplete" => {
            words.get(&format!("offline-{works}"))
        }
        why => words.with("offline-failed", &args!["why" => why]),
    }
}
