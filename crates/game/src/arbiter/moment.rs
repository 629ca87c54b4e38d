//! What belongs to one moment of a game, and comes back with it when moves are taken back.

use crate::clock::Clock;
use crate::time::Millis;
use chess::{Color, Move, Square};

/// The state between two moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Moment {
    /// Whether each side has a draw offer standing: an offer and, as a claim counts as one, perhaps another against it.
    pub offers: [bool; 2],
    /// Who offered a draw last, and how many half-moves had been made when each side last did.
    pub last_offer: Option<Color>,
    pub offered: [Option<usize>; 2],
    /// The men touched by the side on the move, in order.
    pub touched: Vec<Square>,
    /// A pawn released on its last rank.
    pub released: Option<Move>,
    /// A move announced with a wrong claim.
    pub announced: Option<Move>,
    /// A man put where it may not stand.
    pub displaced: Option<Displaced>,
    /// Whether the opponent may claim the game for an illegal move.
    pub claimable_illegal: bool,
    /// Whether a move has been made but the clock not pressed.
    pub to_press: bool,
    /// The time each side has used since the game began.
    pub used: [Millis; 2],
}

/// A man put where the laws do not let it go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// From where to where, and what a pawn became.
    pub mv: Move,
    /// Whether the clock has been pressed after it: the other side has to act now.
    pub completed: bool,
}

/// Everything that comes back with a position: taken when a move is completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Snapshot {
    pub moment: Moment,
    /// Stopped.
    pub clock: Option<Clock>,
}
