//! The board on which a solution is played: both sides move.

use super::compose_state::Compose;
use crate::position_board::{PositionBoard, last_played};
use board::BoardConfig;
use leptos::prelude::*;

/// The configuration of the board.
pub fn config(compose: Compose) -> BoardConfig {
    let controller = compose.controller;
    let board = PositionBoard {
        controller,
        position: Signal::derive(move || Some(compose.position.get())),
        takes_moves: true.into(),
        last: Signal::derive(move || {
            compose
                .made
                .with(|made| last_played(made.root(), made.path()))
        }),
        play: Callback::new(move |mv| {
            let before = compose.position.get_untracked();
            compose.change(|made| made.play(mv));
            controller.tell_move(&before, mv);
        }),
    };
    BoardConfig {
        bottom: compose.solver.into(),
        ..board.config()
    }
}
