//! A game that is open in another tab: it says so in the place of the controls, with the button that has it go on here.

use crate::session::Session;
use leptos::prelude::*;

/// The text and the button.
#[component]
pub fn Elsewhere() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    view! {
        <div class="ask" role="status" data-elsewhere>
            <p>{words.say("open-elsewhere")}</p>
            <button class="primary" type="button" data-action="continue-here" on:click=move |_| session.continue_here()>
                {words.say("continue-here")}
            </button>
        </div>
    }
}
