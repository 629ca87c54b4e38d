//! The board on which a solution is played: both sides move, by hand or in writing.

use super::compose_state::Compose;
use crate::move_entry::Answer;
use crate::position_board::{PositionBoard, last_played};
use crate::registry::Screen;
use crate::typed_moves::TypedMoves;
use board::BoardConfig;
use leptos::prelude::*;
use narration::command::Command;

/// The board of the position that is shown.
fn board(compose: Compose) -> PositionBoard {
    let controller = compose.controller;
    PositionBoard {
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
    }
}

/// The configuration of the board.
pub fn config(compose: Compose) -> BoardConfig {
    BoardConfig {
        bottom: compose.solver.into(),
        ..board(compose).config()
    }
}

/// The board as the field for typed moves knows it.
pub fn typed_moves(compose: Compose) -> TypedMoves {
    let input = compose.context.input;
    TypedMoves {
        screen: Screen::PuzzleCompose,
        board: board(compose),
        heard: Signal::derive(move || input.with(|input| input.heard.clone())),
        follow: Callback::new(move |command| follow(compose, command)),
    }
}

/// Carries out a command, as far as it means something here.
fn follow(compose: Compose, command: Command) -> Option<Answer> {
    match command {
        Command::Back => compose.made.update(|made| made.step(false)),
        Command::Forward => compose.made.update(|made| made.step(true)),
        Command::Help => compose.context.go(Screen::Help, ""),
        _ => return None,
    }
    Some(Ok(None))
}
