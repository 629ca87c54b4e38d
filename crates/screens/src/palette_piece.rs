//! Piece of a palette: it is carried onto the board, or chosen and put down by taps.

use board::Tray;
use chess::Piece;
use i18n::Words;
use i18n::names::{color_name, role_name};
use leptos::prelude::*;
use narration::Narrator;

/// The button of a piece.
#[component]
pub fn PalettePiece(
    /// The language.
    words: Words,
    /// The tray of the board.
    tray: Tray,
    /// The piece.
    piece: Piece,
    /// True while it is the one that taps put down.
    #[prop(into)]
    chosen: Signal<bool>,
    /// Receives a press.
    #[prop(into)]
    on_choose: Callback<()>,
) -> impl IntoView {
    let name = move || Narrator::new(&words.now(), false).piece(piece);
    view! {
        <button
            type="button"
            class="an-piece"
            data-color=color_name(piece.color)
            data-role=role_name(piece.role)
            aria-label=name
            title=name
            aria-pressed=move || chosen.get().to_string()
            on:click=move |_| on_choose.run(())
            on:pointerdown=move |event| tray.press(&event, piece)
            on:pointermove=move |event| tray.carry(&event)
            on:pointerup=move |event| tray.lift(&event)
            on:pointercancel=move |_| tray.cancel()
        ></button>
    }
}
