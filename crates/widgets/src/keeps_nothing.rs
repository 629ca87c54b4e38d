//! The sentence that nothing is kept, as in a sandboxed frame or with storage switched off.

use i18n::Words;
use leptos::prelude::*;
use platform::storage;

/// Says so, where the browser keeps nothing for the page.
#[component]
pub fn KeepsNothing(
    /// The language.
    words: Words,
) -> impl IntoView {
    let said = || view! { <p class="terms" data-keeps-nothing>{words.say("keeps-nothing")}</p> };
    (!storage::is_available()).then(said)
}
