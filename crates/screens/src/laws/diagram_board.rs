//! The board of a diagram: the side on the move moves, by hand or in writing.

use super::diagram_state::DiagramState;
use crate::move_entry::Answer;
use crate::position_board::PositionBoard;
use crate::registry::Screen;
use crate::typed_moves::TypedMoves;
use board::BoardConfig;
use leptos::prelude::*;
use narration::command::Command;

/// The board of the position that is shown.
fn board(state: DiagramState) -> PositionBoard {
    let controller = state.controller;
    PositionBoard {
        controller,
        position: Signal::derive(move || Some(state.position.get())),
        takes_moves: true.into(),
        last: state.last.into(),
        play: Callback::new(move |mv| {
            let before = state.position.get_untracked();
            state.change(|moves| moves.push(mv));
            controller.tell_move(&before, mv);
        }),
    }
}

/// The configuration of the board.
pub(super) fn config(state: DiagramState) -> BoardConfig {
    // The drawings are about the position of the clause, not about what has been played.
    let annotations = Memo::new(move |_| {
        let at_start = state.moves.with(Vec::is_empty);
        let shown = state.shown.get();
        let drawn = shown
            .filter(|_| at_start)
            .map(|(_, diagram)| diagram.drawings);
        drawn.unwrap_or_default()
    });
    BoardConfig {
        annotations: annotations.into(),
        ..board(state).config()
    }
}

/// The board as the field for typed moves knows it.
pub(super) fn typed_moves(state: DiagramState) -> TypedMoves {
    let input = state.reader.context.input;
    TypedMoves {
        screen: Screen::Laws,
        board: board(state),
        heard: Signal::derive(move || input.with(|input| input.heard.clone())),
        follow: Callback::new(move |command| follow(state, command)),
    }
}

/// Carries out a command, as far as it means something here.
fn follow(state: DiagramState, command: Command) -> Option<Answer> {
    let has_moves = state.moves.with_untracked(|moves| !moves.is_empty());
    match command {
        Command::Back | Command::TakeBack if has_moves => state.back(),
        Command::Forward if untrack(|| state.next()).is_some() => state.forward(),
        Command::Again => state.change(Vec::clear),
        Command::Help => state.reader.context.go(Screen::Help, ""),
        _ => return None,
    }
    Some(Ok(None))
}
