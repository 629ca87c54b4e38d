//! Configuration of a board: position, movable sides, constraints and preferences go in, intents come out.

use crate::drawing::{Brush, Drawing, Drawn};
use crate::placement::Premove;
use crate::preferences::Preferences;
use chess::{Bitboard, Color, Illegal, Move, Position, Square};
use game::{Displaced, Strictness};
use leptos::prelude::*;
use ui::command::Command;

/// The side whose pieces can be moved, now or as premoves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movable {
    /// The side on the move.
    Now(Color),
    /// The side that waits for its turn.
    Premove(Color),
    /// Nobody.
    Nobody,
}

impl Movable {
    /// The side whose pieces they are.
    pub fn color(self) -> Option<Color> {
        match self {
            Movable::Now(color) | Movable::Premove(color) => Some(color),
            Movable::Nobody => None,
        }
    }
}

/// Intents: the actions of a player at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// To make this move, legal in the position shown.
    Move(Move),
    /// To make this move when the turn comes.
    Premove(Premove),
    /// To cancel all premoves.
    CancelPremoves,
    /// To ask a question.
    Ask(Command),
    /// The keyboard has begun an arrow here.
    BeganArrow(Square),
    /// The keyboard has drawn or removed this.
    Drew(Drawing, Drawn),
    /// To make a move that is not legal, for this reason.
    IllegalMove(Illegal),
    /// To touch the piece on this square.
    Touch(Square),
    /// To put a pawn on its last rank for good; the choice of its promotion comes next.
    Release(Move),
    /// To make an illegal move on the board, where that is allowed.
    Displace(Move),
    /// To clear all drawings.
    Wipe,
    /// The keyboard has chosen another colour to draw with.
    Brush(Brush),
}

/// Constraints on moves besides the rules of movement: touch-move, strictness, illegal moves allowed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveConstraints {
    /// The strictness of the game.
    pub strictness: Strictness,
    /// A piece that was put where the laws do not let it go.
    pub displaced: Option<Displaced>,
    /// The touched pieces.
    pub touched: Bitboard,
    /// A pawn that has been put on its last rank for good.
    pub released: Option<Move>,
    /// The moves that touched pieces, a released pawn or an announcement leave; `None` if every legal one.
    pub allowed: Option<Vec<Move>>,
}

impl MoveConstraints {
    /// True if the board does not point out what the players must see by themselves.
    pub fn silent(&self) -> bool {
        self.strictness.competition || self.strictness.allow_illegal_moves
    }

    /// The square on which the piece shown at `square` really stands, before premoves and illegal moves.
    pub(crate) fn origin(&self, square: Square) -> Square {
        self.displaced
            .filter(|displaced| !displaced.completed && displaced.mv.to() == square)
            .map_or(square, |displaced| displaced.mv.from())
    }
}

/// Configuration of a board: its content and the ways it may be used.
#[derive(Clone, Copy)]
pub struct BoardConfig {
    /// The position.
    pub position: Signal<Position>,
    /// The move that led to it.
    pub last_move: Signal<Option<Move>>,
    /// The side at the bottom.
    pub bottom: Signal<Color>,
    /// The side whose pieces may be moved.
    pub movable: Signal<Movable>,
    /// A move that waits for confirmation, shown as if it were made.
    pub pending: Signal<Option<Move>>,
    /// The queue of premoves, shown as if they were made.
    pub premoves: Signal<Vec<Premove>>,
    /// Constraints on moves besides the rules of movement.
    pub constraints: Signal<MoveConstraints>,
    /// Arrows of the engine: origin and destination of its moves, the best first.
    pub advice: Signal<Vec<(Square, Square)>>,
    /// Arrows and circles.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The brush in use, if there is one: then every pointer draws.
    pub pencil: RwSignal<Option<Brush>>,
    /// The player's preferences for the board.
    pub preferences: Signal<Preferences>,
    /// Receives the intents.
    pub intend: Callback<Intent>,
}
