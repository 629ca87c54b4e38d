//! The board of a position: its pieces, their destinations, the last move and a check as the values that a board takes.

use crate::board_preferences::{board_look, moving};
use board::{BoardConfig, Highlights, Input, Placement};
use chess::{Bitboard, Destinations, Move, Position, Role, Square};
use i18n::Words;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Preferences;
use std::collections::BTreeMap;

/// A board on which the side on the move moves. Its owner says what becomes of a move.
pub fn position_board(
    words: Words,
    preferences: Memo<Preferences>,
    position: Signal<Position>,
    last: Signal<Option<(Square, Square)>>,
) -> BoardConfig {
    let own = Memo::new(move |_| position.with(|position| position.by_color(position.turn())));
    let placement = Memo::new(move |_| position.with(|position| Placement::from(position.board())));
    BoardConfig {
        movable: own.into(),
        destinations: Memo::new(move |_| {
            let asks = !preferences.with(|chosen| chosen.auto_queen);
            position.with(|position| destinations(position, own.get(), asks))
        })
        .into(),
        highlights: Memo::new(move |_| {
            let last = last.get();
            position.with(|position| highlights(position, last))
        })
        .into(),
        look: Memo::new(move |_| preferences.with(board_look)).into(),
        input: Memo::new(move |_| Input {
            moving: preferences.with(moving),
            ..Input::default()
        })
        .into(),
        label: Callback::new(move |square| {
            let piece = position.with(|position| position.piece_at(square));
            let (spelling, blindfold) =
                preferences.with(|chosen| (chosen.spelling, chosen.blindfold));
            Narrator::new(&words.now(), spelling).cell(square, piece, blindfold)
        }),
        ..BoardConfig::new(Signal::derive(words.say("board")), placement.into())
    }
}

/// The destinations of these pieces. `asks`: the player is asked what a pawn becomes.
pub fn destinations(
    position: &Position,
    pieces: Bitboard,
    asks: bool,
) -> BTreeMap<Square, Destinations> {
    let of = |from| {
        let mut destinations = position.destinations(from);
        if !asks {
            destinations.promotions = Bitboard::EMPTY;
        }
        (from, destinations)
    };
    pieces.into_iter().map(of).collect()
}

/// Highlights of the last move, by its origin and destination, and of a check.
pub fn highlights(position: &Position, last: Option<(Square, Square)>) -> Highlights {
    Highlights {
        last: last.map_or(Bitboard::EMPTY, |(from, to)| Bitboard::of(from).with(to)),
        check: position.is_check().then(|| position.king(position.turn())),
        ..Highlights::default()
    }
}

/// Origin and destination of the last of some legal moves ([`Position::move_squares`]).
pub fn last_move(start: &Position, moves: &[Move]) -> Option<(Square, Square)> {
    let (before, last) = last_played(start, moves)?;
    Some(before.move_squares(last))
}

/// The last of some legal moves, with the position before it.
pub fn last_played(start: &Position, moves: &[Move]) -> Option<(Position, Move)> {
    let (&last, earlier) = moves.split_last()?;
    let mut before = start.clone();
    for &mv in earlier {
        before.play(mv);
    }
    Some((before, last))
}

/// The move of a piece that was put down; without a `choice` a pawn becomes a queen if `auto_queen` says so.
pub fn move_by_drop(
    position: &Position,
    from: Square,
    to: Square,
    choice: Option<Role>,
    auto_queen: bool,
) -> Option<Move> {
    let choice = choice.or(auto_queen.then_some(Role::Queen));
    let moves = position.moves_by_drop(from, to);
    let chosen = moves.iter().find(|mv| mv.promotion() == choice);
    let plain = || moves.iter().find(|mv| mv.promotion().is_none());
    chosen.or_else(plain).copied()
}
