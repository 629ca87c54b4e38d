//! Whether the page works without a network, and the button that installs it.

use super::Settings;
use leptos::prelude::*;
use ui::words::{Lexicon, args};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// `ready`, `not-yet`, or why not: `insecure`, `missing`, `incomplete`, or what the browser says.
    fn works() -> String;

    /// Whether the browser would install the page.
    fn installable() -> bool;

    /// Has the browser ask whether to.
    fn install();
}

/// What the script says when one of its answers has changed.
const CHANGED: &str = "sessa-offline";

/// What is told about it, with the button where it does something.
pub fn offline(desk: Settings) -> impl IntoView {
    let facts = || (works(), installable());
    let now = RwSignal::new(facts());
    let heard = window_event_listener_untyped(CHANGED, move |_| now.set(facts()));
    on_cleanup(move || heard.remove());
    let told = move || now.with(|(works, _)| told(&desk.words.now(), works));
    let state = move || now.with(|(works, _)| works.clone());
    view! {
        <p class="about" role="status" data-offline=state>{told}</p>
        <Show when=move || now.with(|&(_, installable)| installable)>
            <button type="button" data-action="install" on:click=|_| install()>
                {desk.words.say("install")}
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
