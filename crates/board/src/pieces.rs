//! Elements of the pieces: each one keeps its element from move to move, so that its move can be animated.

use crate::drag::Drag;
use crate::geometry::decimal;
use crate::piece_tracking::{PieceSet, Stay, TrackedPiece};
use crate::placement::Placement;
use crate::state::BoardState;
use i18n::names::color_name;
use leptos::prelude::*;

/// All pieces; where a board is in use, also the ghost of the dragged one and the one that is carried from the tray.
#[component]
pub fn Pieces(
    /// The pieces on their squares.
    placement: Signal<Placement>,
    /// The state of a board in use; a diagram has none.
    state: Option<BoardState>,
) -> impl IntoView {
    let cast = Memo::new(move |before: Option<&PieceSet>| {
        let mut cast = before.cloned().unwrap_or_default();
        placement.with(|placement| cast.take_up(placement));
        cast
    });
    let carried = Memo::new(move |_| state?.hand.with(Drag::carried));
    let choosing = Memo::new(move |_| state?.choosing());
    let ghost = move || {
        let square = carried.get()?;
        let piece = placement.with(|placement| placement.piece_at(square))?;
        Some(view! {
            <i
                class="ghost"
                data-square=square.to_string()
                data-color=color_name(piece.color)
                data-role=piece.kind
            ></i>
        })
    };
    let pixels = |length: f64| decimal(length) + "px";
    // One piece at most is carried: its offset is kept for all of them, not for each.
    let offset = move || {
        let state = state.filter(|_| carried.get().is_some());
        state.map_or((0.0, 0.0), |state| state.offset.get())
    };
    // What is carried from the tray hangs from the corner of the board.
    let flying = move || {
        let flying = state?.config.tray?.flying()?;
        Some(view! {
            <i
                class="piece held"
                part="piece"
                class:touched=flying.touch
                data-square="a1"
                data-color=color_name(flying.piece.color)
                data-role=flying.piece.kind
                style=("--dx", pixels(flying.offset.0))
                style=("--dy", pixels(flying.offset.1))
            ></i>
        })
    };
    view! {
        <div
            class="pieces"
            aria-hidden="true"
            style=("--dx", move || pixels(offset().0))
            style=("--dy", move || pixels(offset().1))
        >
            {ghost}
            <For each=move || cast.with(|cast| cast.pieces().to_vec()) key=|placed| placed.id let:first>
                {
                    let placed = Memo::new(move |_| cast.with(|cast| cast.get(first.id)).unwrap_or(first));
                    let class = move || {
                        let TrackedPiece { square, stay, .. } = placed.get();
                        let is_held = stay != Stay::Gone && carried.get() == Some(square);
                        let hand = match state.filter(|_| is_held) {
                            Some(state) if state.touch.get() => " held touched",
                            Some(_) => " held",
                            None => "",
                        };
                        let stay = match stay {
                            Stay::Old => "",
                            Stay::New => " new",
                            Stay::Gone => " gone",
                        };
                        format!("piece{hand}{stay}")
                    };
                    let square = move || {
                        let here = placed.get().square;
                        let promoting = choosing.get().filter(|&(from, _)| from == here);
                        promoting.map_or(here, |(_, to)| to).to_string()
                    };
                    view! {
                        <i
                            class=class
                            part="piece"
                            data-square=square
                            data-color=move || color_name(placed.get().piece.color)
                            data-role=move || placed.get().piece.kind
                        ></i>
                    }
                }
            </For>
            {flying}
        </div>
    }
}
