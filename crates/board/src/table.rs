//! What a board shows, who may use it and how, and what comes of it: everything that goes in and out.

use crate::command::Command;
use crate::drawing::{Brush, Drawing, Drawn};
use crate::placement::Premove;
use crate::preferences::Preferences;
use chess::{Bitboard, Color, Illegal, Move, Position, Square};
use game::{Conduct, Displaced};
use leptos::prelude::*;

/// Whose pieces a hand at the board may move, and when they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The side on the move.
    Now(Color),
    /// The side that waits for its turn.
    Ahead(Color),
    /// Nobody.
    Nobody,
}

impl Mover {
    /// The side whose pieces they are.
    pub fn color(self) -> Option<Color> {
        match self {
            Mover::Now(color) | Mover::Ahead(color) => Some(color),
            Mover::Nobody => None,
        }
    }
}

/// What a player wants who does something at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// To make this move, legal in the position shown.
    Move(Move),
    /// To make this move when the turn comes.
    Ahead(Premove),
    /// To take back all moves ahead.
    TakeBackAhead,
    /// To know something.
    Ask(Command),
    /// The keyboard has begun an arrow here.
    BeganArrow(Square),
    /// The keyboard has drawn this, or wiped it away.
    Drew(Drawing, Drawn),
    /// To make a move that is not legal, for this reason.
    NoMove(Illegal),
    /// To touch the man on this square.
    Touch(Square),
    /// To put a pawn on its last rank for good; what it becomes comes next.
    Release(Move),
    /// To put a man where the laws do not let it go.
    Displace(Move),
    /// To wipe all drawings away.
    Wipe,
    /// The keyboard has chosen another colour to draw with.
    Brush(Brush),
}

/// What binds or frees a hand at the board, besides the laws of movement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bonds {
    /// How strictly the game is played.
    pub conduct: Conduct,
    /// A man that stands where the laws do not let it go.
    pub displaced: Option<Displaced>,
    /// The men touched.
    pub touched: Bitboard,
    /// A pawn that has been put on its last rank for good.
    pub released: Option<Move>,
    /// The moves that touched men, a released pawn or an announcement leave; `None` if every legal one.
    pub allowed: Option<Vec<Move>>,
}

impl Bonds {
    /// Whether the board keeps to itself what the players must see by themselves.
    pub fn silent(&self) -> bool {
        self.conduct.competition || self.conduct.unguarded
    }

    /// Where the man that is seen on a square stands by right.
    pub(crate) fn origin(&self, square: Square) -> Square {
        self.displaced
            .filter(|displaced| !displaced.completed && displaced.mv.to() == square)
            .map_or(square, |displaced| displaced.mv.from())
    }
}

/// What a board shows, and how it may be used.
#[derive(Clone, Copy)]
pub struct Table {
    /// The position.
    pub position: Signal<Position>,
    /// The move that led to it.
    pub last_move: Signal<Option<Move>>,
    /// The side at the bottom.
    pub bottom: Signal<Color>,
    /// Whose pieces may be moved.
    pub mover: Signal<Mover>,
    /// A move that waits to be confirmed, shown as if it were made.
    pub pending: Signal<Option<Move>>,
    /// Moves that wait for their turn, shown as if they were made.
    pub premoves: Signal<Vec<Premove>>,
    /// What binds or frees the hand.
    pub bonds: Signal<Bonds>,
    /// From where to where an engine would move, the best first.
    pub advice: Signal<Vec<(Square, Square)>>,
    /// Arrows and circles.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The pencil in the hand, if there is one: then every pointer draws.
    pub pencil: RwSignal<Option<Brush>>,
    /// How the player wants the board.
    pub preferences: Signal<Preferences>,
    /// Takes what the player wants.
    pub intend: Callback<Intent>,
}
