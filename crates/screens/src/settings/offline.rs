//! Offline use: whether the page works without a network, and the button that installs it.

use super::Settings;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// State of the offline copy: `ready`, `not-yet`, or the reason why not: `insecure`, `missing`, `incomplete`, or
    /// the browser's words.
    fn works() -> String;

    /// True if the browser offers to install the page.
    fn installable() -> bool;

    /// Makes the browser offer to install the page.
    fn install();
}

/// Event name by which the script tells that one of its answers has changed.
const CHANGED: &str = "sessa-offline";

/// Status of the offline copy, with a button where there is something to do.
pub fn offline(context: Settings) -> impl IntoView {
    let facts = || (works(), installable());
    let now = RwSignal::new(facts());
    let heard = window_event_listener_untyped(CHANGED, move |_| now.set(facts()));
    on_cleanup(move || heard.remove());
    let told = move || now.with(|(works, _)| told(&context.words.now(), works));
    let state = move || now.with(|(works, _)| works.clone());
    view! {
        <p class="about" role="status" data-offline=state>{told}</p>
        <Show when=move || now.with(|&(_, installable)| installable)>
            <button type="button" data-action="install" on:click=|_| install()>
                {context.words.say("install")}
            </button>
        </Show>
    }
}

fn told(words: &Lexicon, works: &str) -> String {
    match works {
        "ready" | "not-yet" | "insecure" | "missing" | "incomplete" => {
            words.get(&format!("offline-{works}"))
        }
        why => words.with("offline-failed", &args!["why" => why]),
    }
}
