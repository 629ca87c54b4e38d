//! Board of a position on which its legal moves are played: pieces, destinations, last move and check as the values that a
//! board takes, and its intents and keys as moves and answers.

use crate::board_controller::BoardController;
use crate::board_preferences::{board_look, moving};
use board::{BoardConfig, Highlights, Input, Intent, Key, Placement};
use chess::{Bitboard, Destinations, Move, Position, Square};
use leptos::prelude::*;
use narration::Narrator;
use narration::command::Command;
use std::collections::BTreeMap;

/// A board of a position. A handle.
#[derive(Clone, Copy)]
pub struct PositionBoard {
    /// The controller.
    pub controller: BoardController,
    /// The position; none before there is one.
    pub position: Signal<Option<Position>>,
    /// True while the side on the move can be moved.
    pub takes_moves: Signal<bool>,
    /// The move that led to the position, with the position before it.
    pub last: Signal<Option<(Position, Move)>>,
    /// Plays a legal move.
    pub play: Callback<Move>,
}

impl PositionBoard {
    /// The configuration of the board. Drawings and status message go with the position for which they were made.
    pub fn config(self) -> BoardConfig {
        let PositionBoard {
            controller,
            position,
            last,
            ..
        } = self;
        let BoardController {
            words, preferences, ..
        } = controller;
        let placement = Memo::new(move |_| {
            position.with(|position| match position {
                Some(position) => Placement::from(position.board()),
                None => Placement::default(),
            })
        });
        let drawings = RwSignal::new(Vec::new());
        Effect::new(move |_| {
            position.track();
            drawings.set(Vec::new());
            controller.forget_refusal();
        });
        BoardConfig {
            movable: Memo::new(move |_| self.movable()).into(),
            destinations: Memo::new(move |_| self.destinations()).into(),
            highlights: Memo::new(move |_| {
                let last = last.with(|last| last.as_ref().map(squares));
                position.with(|position| match position {
                    Some(position) => highlights(position, last),
                    None => Highlights::default(),
                })
            })
            .into(),
            drawings,
            look: Memo::new(move |_| preferences.with(board_look)).into(),
            input: Memo::new(move |_| Input {
                moving: preferences.with(moving),
                ..Input::default()
            })
            .into(),
            label: Callback::new(move |square| {
                let piece = position.with(|position| position.as_ref()?.piece_at(square));
                let (spelling, blindfold) =
                    preferences.with(|chosen| (chosen.spelling, chosen.blindfold));
                Narrator::new(&words.now(), spelling).cell(square, piece, blindfold)
            }),
            intend: Callback::new(move |intent| self.intend(intent)),
            on_key: Callback::new(move |key| self.press_key(&key)),
            ..BoardConfig::new(Signal::derive(words.say("board")), placement.into())
        }
    }

    /// The squares whose pieces can be moved.
    fn movable(self) -> Bitboard {
        let takes_moves = self.takes_moves.get();
        self.position.with(|position| match position {
            Some(position) if takes_moves => position.by_color(position.turn()),
            _ => Bitboard::EMPTY,
        })
    }

    /// The destinations of the pieces that can be moved.
    pub(crate) fn destinations(self) -> BTreeMap<Square, Destinations> {
        let preferences = self.controller.preferences;
        let asks = !preferences.with(|chosen| chosen.auto_queen);
        let movable = self.movable();
        self.position.with(|position| match position {
            Some(position) => destinations(movable, asks, |from| position.destinations(from)),
            None => BTreeMap::new(),
        })
    }

    /// Carries out an intent: a legal move is played, everything else is told.
    pub fn intend(self, intent: Intent) {
        let position = self.position.get_untracked();
        if let Some(mv) = position.and_then(|position| self.controller.take(intent, &position)) {
            self.play.run(mv);
        }
    }

    /// Answers the question that a key asks; false if it asks none.
    pub fn press_key(self, key: &Key) -> bool {
        let command = Command::of_key(&key.name, key.shift, key.square);
        let Some(Ok(told)) = command.and_then(|command| self.answer(command)) else {
            return false;
        };
        self.controller.say(told);
        true
    }

    /// The answer to a question, as [`BoardController::answer`] gives it.
    pub fn answer(self, command: Command) -> Option<Result<String, String>> {
        let position = self.position.get_untracked()?;
        let last = self.last.get_untracked();
        self.controller.answer(command, &position, last)
    }
}

/// Origin and destination of a move, with the position before it ([`Position::move_squares`]).
fn squares((before, mv): &(Position, Move)) -> (Square, Square) {
    before.move_squares(*mv)
}

/// The destinations of these pieces. `asks`: the player is asked what a pawn becomes.
pub fn destinations(
    pieces: Bitboard,
    asks: bool,
    destinations_of: impl Fn(Square) -> Destinations,
) -> BTreeMap<Square, Destinations> {
    let of = |from| {
        let mut destinations = destinations_of(from);
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

/// The last of some legal moves, with the position before it.
pub fn last_played(start: &Position, moves: &[Move]) -> Option<(Position, Move)> {
    let (&last, earlier) = moves.split_last()?;
    let mut before = start.clone();
    for &mv in earlier {
        before.play(mv);
    }
    Some((before, last))
}
