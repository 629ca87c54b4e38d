//! The board on which a solution is played: both sides move.

use super::compose::Compose;
use crate::board_preferences::{board_look, moving};
use board::{BoardConfig, Highlights, Input, Intent, Placement};
use chess::{Bitboard, Position, Role, Square};
use game::Moved;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;

/// The configuration of the board.
pub fn config(compose: Compose) -> BoardConfig {
    let words = compose.context.words;
    let position = compose.position;
    let preferences = Memo::new(move |_| {
        let mut preferences = compose.context.input.with(|input| input.preferences);
        // What is made is looked at with open eyes.
        preferences.blindfold = Blindfold::Off;
        preferences
    });
    let own = Memo::new(move |_| position.with(|position| position.by_color(position.turn())));
    let destinations = Memo::new(move |_| {
        let asks = !preferences.with(|chosen| chosen.auto_queen);
        position.with(|position| {
            let of = |from| {
                let mut destinations = position.destinations(from);
                if !asks {
                    destinations.promotions = Bitboard::EMPTY;
                }
                (from, destinations)
            };
            own.get().into_iter().map(of).collect()
        })
    });
    let highlights = Memo::new(move |_| {
        let last = compose.last_move();
        position.with(|position| Highlights {
            last: last.map_or(Bitboard::EMPTY, |last| {
                Bitboard::of(last.from()).with(last.to())
            }),
            check: position.is_check().then(|| position.king(position.turn())),
            ..Highlights::default()
        })
    });
    BoardConfig {
        name: Signal::derive(words.say("board")),
        placement: Memo::new(move |_| position.with(|position| Placement::from(position.board())))
            .into(),
        bottom: compose.solver.into(),
        movable: own.into(),
        destinations: destinations.into(),
        released: Signal::stored(None),
        highlights: highlights.into(),
        advice: Signal::stored(Vec::new()),
        drawings: RwSignal::new(Vec::new()),
        pencil: RwSignal::new(None),
        look: Memo::new(move |_| preferences.with(board_look)).into(),
        input: Memo::new(move |_| Input {
            moving: preferences.with(moving),
            ..Input::default()
        })
        .into(),
        label: Callback::new(move |square| {
            let piece = position.with(|position| position.piece_at(square));
            let spelling = preferences.with(|chosen| chosen.spelling);
            Narrator::new(&words.now(), spelling).cell(square, piece, Blindfold::Off)
        }),
        tray: None,
        intend: Callback::new(move |intent| match intent {
            Intent::Drop { from, to, choice } => put_down(compose, from, to, choice),
            Intent::Miss { from, to, .. } => tell_illegal(compose, from, to),
            _ => {}
        }),
        on_key: Callback::new(|_| false),
    }
}

/// A piece was put down: a move of the solution.
fn put_down(compose: Compose, from: Square, to: Square, choice: Option<Role>) {
    let input = compose.context.input;
    let auto_queen = input.with_untracked(|input| input.preferences.auto_queen);
    let choice = choice.or(auto_queen.then_some(Role::Queen));
    let before = compose.position.get_untracked();
    let moves = before.moves_by_drop(from, to);
    let mut moves = moves.iter();
    let Some(&mv) = moves
        .clone()
        .find(|mv| moves.len() == 1 || mv.promotion() == choice)
        .or_else(|| moves.next().filter(|mv| mv.promotion().is_none()))
    else {
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
    let told = tell(&Narrator::new(&compose.context.words.once(), spelling));
    compose.said.set(told.unwrap_or_default());
}
