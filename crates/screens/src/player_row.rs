//! Player row: who sits at an edge of a board without a game of its own.

use chess::Color;
use i18n::Words;
use i18n::names::color_name;
use leptos::prelude::*;

/// The side at an edge of the board, in a word behind a disc of its color.
pub fn player_row(words: Words, side: Signal<Color>) -> AnyView {
    view! {
        <p class="player" data-side=move || color_name(side.get())>
            <span class="name">{move || words.now().get(color_name(side.get()))}</span>
        </p>
    }
    .into_any()
}
