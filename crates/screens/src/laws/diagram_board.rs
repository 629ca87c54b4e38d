//! The board of a diagram: the side on the move moves.

use super::diagram_state::DiagramState;
use crate::position_board::PositionBoard;
use board::BoardConfig;
use leptos::prelude::*;

/// The configuration of the board.
pub(super) fn config(state: DiagramState) -> BoardConfig {
    let controller = state.controller;
    // The drawings are about the position of the clause, not about what has been played.
    let annotations = Memo::new(move |_| {
        let at_start = state.moves.with(Vec::is_empty);
        let shown = state.shown.get();
        let drawn = shown
            .filter(|_| at_start)
            .map(|(_, diagram)| diagram.drawings);
        drawn.unwrap_or_default()
    });
    let board = PositionBoard {
        controller,
        position: Signal::derive(move || Some(state.position.get())),
        takes_moves: true.into(),
        last: state.last.into(),
        play: Callback::new(move |mv| {
            let before = state.position.get_untracked();
            state.change(|moves| moves.push(mv));
            controller.tell_move(&before, mv);
        }),
    };
    BoardConfig {
        annotations: annotations.into(),
        ..board.config()
    }
}
