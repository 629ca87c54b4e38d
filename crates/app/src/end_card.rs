//! The card at the end of a game: who won, and why.

use crate::icon::{Icon, Sign};
use crate::names::reason_name;
use crate::session::Session;
use crate::text;
use leptos::html::Button;
use leptos::prelude::*;

/// The end card; it can be put aside to look at the board.
#[component]
pub fn EndCard() -> impl IntoView {
    let session = expect_context::<Session>();
    let again = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = again.get() {
            // Without the focus the button can still be pressed.
            let _ = button.focus();
        }
    });
    let card = move || {
        let (headline, outcome) = session.game.with(|game| {
            let outcome = game.outcome()?;
            Some((text::headline(game, outcome), outcome))
        })?;
        let title = headline.clone();
        Some(view! {
            <section
                class="card"
                role="dialog"
                aria-label=headline
                data-end
                data-reason=reason_name(outcome.reason)
            >
                <button
                    type="button"
                    class="icon-button close"
                    data-action="close"
                    aria-label=text::CLOSE
                    on:click=move |_| session.end_card.set(false)
                >
                    <Icon sign=Sign::Close/>
                </button>
                <h2>{title}</h2>
                <p class="result" data-result>{text::result(outcome)}</p>
                <p class="reason">{text::reason(outcome)}</p>
                <button
                    node_ref=again
                    class="primary"
                    type="button"
                    data-action="play-again"
                    on:click=move |_| session.play_again()
                >
                    {text::PLAY_AGAIN}
                </button>
                <button type="button" data-action="new-game" on:click=move |_| session.clear()>
                    {text::CHANGE_TERMS}
                </button>
            </section>
        })
    };
    view! { <div class="veil">{card}</div> }
}
