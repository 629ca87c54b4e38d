//! The board of a diagram: whoever is on the move moves.

use super::diagram_state::DiagramState;
use crate::position_board::{move_by_drop, position_board};
use board::{BoardConfig, Intent};
use chess::{Position, Role, Square};
use game::Moved;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::{Blindfold, Preferences};

/// The configuration of the board.
pub(super) fn config(state: DiagramState) -> BoardConfig {
    let preferences = Memo::new(move |_| Preferences {
        // What the laws say is looked at with open eyes, and every promotion can be tried.
        blindfold: Blindfold::Off,
        auto_queen: false,
        ..state.reader.context.input.with(|input| input.preferences)
    });
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
        intend: Callback::new(move |intent| match intent {
            Intent::Drop { from, to, choice } => put_down(state, from, to, choice),
            Intent::Miss { from, to, .. } => tell_illegal(state, from, to),
            _ => {}
        }),
        ..position_board(
            state.reader.words,
            preferences,
            state.position.into(),
            state.last.into(),
        )
    }
}

/// A piece was put down.
fn put_down(state: DiagramState, from: Square, to: Square, choice: Option<Role>) {
    let before = state.position.get_untracked();
    let Some(mv) = move_by_drop(&before, from, to, choice, false) else {
        return tell_illegal(state, from, to);
    };
    state.play(mv);
    if let Some(moved) = Moved::of(&before, mv) {
        let mate = state.position.with_untracked(Position::is_checkmate);
        state
            .said
            .set(narrate(state, |narrator| narrator.moved(&moved, mate)));
    }
}

fn tell_illegal(state: DiagramState, from: Square, to: Square) {
    let position = state.position.get_untracked();
    if let Some(why) = position.why_illegal(from, to) {
        let told = narrate(state, |narrator| narrator.illegal(&position, why));
        state.refuse(told, why);
    }
}

fn narrate(state: DiagramState, tell: impl FnOnce(&Narrator<'_>) -> String) -> String {
    let input = state.reader.context.input;
    let spelling = input.with_untracked(|input| input.preferences.spelling);
    tell(&Narrator::new(&state.reader.words.once(), spelling))
}
