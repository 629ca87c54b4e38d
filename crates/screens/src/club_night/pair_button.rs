//! Button that pairs the next round.

use super::desk::Desk;
use i18n::args;
use leptos::prelude::*;

/// The button that pairs the next round, or what it waits for.
pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let next = Memo::new(move |_| {
        desk.night.with(|night| {
            let state = night.state();
            let paired = state.rounds().len();
            let is_open = state.open_boards(paired).next().is_some();
            let planned = state.tournament().planned_rounds();
            (
                paired + 1,
                is_open,
                planned.is_some_and(|planned| paired >= planned) && paired > 0,
            )
        })
    });
    let label = move || {
        let (round, ..) = next.get();
        words
            .now()
            .with("night-pair", &args!["round" => round as u32])
    };
    let waits = move || {
        let (round, is_open, _) = next.get();
        is_open.then(|| {
            words
                .now()
                .with("night-pair-waits", &args!["round" => round as u32 - 1])
        })
    };
    view! {
        <div class="night-pair">
            <Show
                when=move || !next.get().2
                fallback=move || view! { <p class="about">{words.say("night-over")}</p> }
            >
                <button
                    type="button"
                    class="primary"
                    data-action="pair"
                    aria-disabled=move || next.get().1.to_string()
                    on:click=move |_| desk.pair()
                >
                    {label}
                </button>
                <p class="about">{waits}</p>
            </Show>
        </div>
    }
    .into_any()
}
