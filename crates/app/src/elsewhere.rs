//! A game that is open in another tab: it says so in the place of the controls, with the button that has it go on here.

use crate::focus;
use crate::page::GameContext;
use leptos::html::Button;
use leptos::prelude::*;

/// The text and the button.
#[component]
pub fn Elsewhere() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    // Board and controls are gone with the game.
    let button = NodeRef::<Button>::new();
    focus::when_lost(button);
    view! {
        <div class="ask" role="status" data-elsewhere>
            <p>{words.say("open-elsewhere")}</p>
            <button
                node_ref=button
                class="primary"
                type="button"
                data-action="continue-here"
                on:click=move |_| context.live.continue_here()
            >
                {words.say("continue-here")}
            </button>
        </div>
    }
}
