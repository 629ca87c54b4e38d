//! The board of a diagram: whoever is on the move moves.

use super::diagram::DiagramState;
use crate::board_preferences::{board_look, moving};
use board::{BoardConfig, Highlights, Input, Intent, Placement};
use chess::{Bitboard, Color, Position, Role, Square};
use game::Moved;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;

/// The configuration of the board.
pub(super) fn config(state: DiagramState) -> BoardConfig {
    let words = state.reader.words;
    let position = state.position;
    let preferences = Memo::new(move |_| {
        let mut preferences = state.reader.context.input.with(|input| input.preferences);
        // What the laws say is looked at with open eyes.
        preferences.blindfold = Blindfold::Off;
        preferences
    });
    let own = Memo::new(move |_| position.with(|position| position.by_color(position.turn())));
    let destinations = Memo::new(move |_| {
        position.with(|position| {
            let of = |from| (from, position.destinations(from));
            own.get().into_iter().map(of).collect()
        })
    });
    let highlights = Memo::new(move |_| {
        let last = state.moves.with(|moves| moves.last().copied());
        position.with(|position| Highlights {
            last: last.map_or(Bitboard::EMPTY, |last| {
                Bitboard::of(last.from()).with(last.to())
            }),
            check: position.is_check().then(|| position.king(position.turn())),
            ..Highlights::default()
        })
    });
    // The drawings are about the position of the clause, not about what has been played.
    let drawings = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        let at_start = state.moves.with(Vec::is_empty);
        let shown = state.shown.get();
        let drawn = shown
            .filter(|_| at_start)
            .map(|(_, diagram)| diagram.drawings);
        drawings.set(drawn.unwrap_or_default());
    });
    BoardConfig {
        name: Signal::derive(words.say("board")),
        placement: Memo::new(move |_| position.with(|position| Placement::from(position.board())))
            .into(),
        bottom: Signal::stored(Color::White),
        movable: own.into(),
        destinations: destinations.into(),
        released: Signal::stored(None),
        highlights: highlights.into(),
        advice: Signal::stored(Vec::new()),
        drawings,
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
            Intent::Drop { from, to, choice } => put_down(state, from, to, choice),
            Intent::Miss { from, to, .. } => tell_illegal(state, from, to),
            _ => {}
        }),
        on_key: Callback::new(|_| false),
    }
}

/// A piece was put down.
fn put_down(state: DiagramState, from: Square, to: Square, choice: Option<Role>) {
    let before = state.position.get_untracked();
    let moves = before.moves_by_drop(from, to);
    let chosen = moves
        .iter()
        .find(|mv| moves.len() == 1 || mv.promotion() == choice);
    let Some(&mv) = chosen else {
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
