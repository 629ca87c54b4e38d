//! Elements of the pieces: each one keeps its element from move to move, so that its move can be animated.

use crate::drag::Dropped;
use crate::geometry::decimal;
use crate::names::{color_name, role_name};
use crate::piece_tracking::{PieceSet, Stay};
use crate::placement::Placement;
use chess::Square;
use leptos::prelude::*;

/// All pieces, and the ghost of the dragged one.
#[component]
pub fn Pieces(
    /// The pieces on their squares.
    placement: Memo<Placement>,
    /// The square of the piece that is carried.
    carried: Memo<Option<Square>>,
    /// Offset of the dragged piece from the middle of its own square, in CSS pixels.
    offset: RwSignal<(f64, f64)>,
    /// True if the piece is dragged by a finger.
    touch: RwSignal<bool>,
    /// A pawn that waits for its promotion, and the square it was put on.
    choosing: Memo<Option<Dropped>>,
) -> impl IntoView {
    let cast = Memo::new(move |before: Option<&PieceSet>| {
        let mut cast = before.cloned().unwrap_or_default();
        placement.with(|placement| cast.take_up(placement));
        cast
    });
    let ghost = move || {
        let square = carried.get()?;
        let piece = placement.with(|placement| placement.piece_at(square))?;
        Some(view! {
            <i
                class="ghost"
                data-square=square.to_string()
                data-color=color_name(piece.color)
                data-role=role_name(piece.role)
            ></i>
        })
    };
    view! {
        <div class="pieces" aria-hidden="true">
            {ghost}
            <For each=move || cast.with(|cast| cast.pieces().to_vec()) key=|placed| placed.id let:first>
                {
                    let placed = Memo::new(move |_| cast.with(|cast| cast.get(first.id)).unwrap_or(first));
                    let held = Memo::new(move |_| {
                        let placed = placed.get();
                        placed.stay != Stay::Gone && carried.get() == Some(placed.square)
                    });
                    let shift = move |axis: fn((f64, f64)) -> f64| {
                        if held.get() { decimal(axis(offset.get())) + "px" } else { "0px".to_string() }
                    };
                    let square = move || {
                        let here = placed.get().square;
                        let promoting = choosing.get().filter(|&(from, _)| from == here);
                        promoting.map_or(here, |(_, to)| to).to_string()
                    };
                    view! {
                        <i
                            class="piece"
                            class:held=held
                            class:touched=move || held.get() && touch.get()
                            class:new=move || placed.get().stay == Stay::New
                            class:gone=move || placed.get().stay == Stay::Gone
                            data-square=square
                            data-color=move || color_name(placed.get().piece.color)
                            data-role=move || role_name(placed.get().piece.role)
                            style=("--dx", move || shift(|(dx, _)| dx))
                            style=("--dy", move || shift(|(_, dy)| dy))
                        ></i>
                    }
                }
            </For>
        </div>
    }
}
