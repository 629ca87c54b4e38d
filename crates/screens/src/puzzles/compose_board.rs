//! The board on which a solution is played: both sides move.

use super::compose_state::Compose;
use crate::position_board::{move_by_drop, position_board};
use board::{BoardConfig, Intent};
use chess::{Position, Role, Square};
use game::Moved;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::{Blindfold, Preferences};

/// The configuration of the board.
pub fn config(compose: Compose) -> BoardConfig {
    let preferences = Memo::new(move |_| Preferences {
        // What is made is looked at with open eyes.
        blindfold: Blindfold::Off,
        ..compose.context.input.with(|input| input.preferences)
    });
    let last = Signal::derive(move || compose.last_move());
    BoardConfig {
        bottom: compose.solver.into(),
        intend: Callback::new(move |intent| match intent {
            Intent::Drop { from, to, choice } => put_down(compose, from, to, choice),
            Intent::Miss { from, to, .. } => tell_illegal(compose, from, to),
            _ => {}
        }),
        ..position_board(
            compose.context.words,
            preferences,
            compose.position.into(),
            last,
        )
    }
}

/// A piece was put down: a move of the solution.
fn put_down(compose: Compose, from: Square, to: Square, choice: Option<Role>) {
    let input = compose.context.input;
    let auto_queen = input.with_untracked(|input| input.preferences.auto_queen);
    let before = compose.position.get_untracked();
    let Some(mv) = move_by_drop(&before, from, to, choice, auto_queen) else {
        return tell_illegal(compose, from, to);
    };
    compose.change(|made| made.play(mv));
    if let Some(moved) = Moved::of(&before, mv) {
        let mate = compose.position.with_untracked(Position::is_checkmate);
        narrate(compose, |narrator| Some(narrator.moved(&moved, mate)));
    }
}

fn tell_illegal(compose: Compose, from: Square, to: Square) {
    let position = compose.position.get_untracked();
    narrate(compose, |narrator| {
        let why = position.why_illegal(from, to)?;
        Some(narrator.illegal(&position, why))
    });
}

fn narrate(compose: Compose, tell: impl FnOnce(&Narrator<'_>) -> Option<String>) {
    let input = compose.context.input;
    let spelling = input.with_untracked(|input| input.preferences.spelling);
    if let Some(told) = tell(&Narrator::new(&compose.context.words.once(), spelling)) {
        compose.said.say(told);
    }
}
