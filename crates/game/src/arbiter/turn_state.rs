//! State of a turn: it comes back when moves are taken back.

use crate::clock::Clock;
use crate::event::Claim;
use crate::time::Millis;
use chess::{Color, Move, Square};

/// The state between two moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TurnState {
    /// Standing draw offers of the sides: one and, as a claim counts as one, perhaps another against it.
    pub offers: [bool; 2],
    /// Side that offered a draw last, and the half-moves made when each side last did.
    pub last_offer: Option<Color>,
    pub offered: [Option<usize>; 2],
    /// The pieces touched by the side on the move, in order.
    pub touched: Vec<Square>,
    /// A pawn released on its last rank, or castling begun with the king.
    pub released: Option<Move>,
    /// A move announced with a wrong claim.
    pub announced: Option<Move>,
    /// A wrong claim, with the move announced: it can be appealed against.
    pub rejected: Option<(Claim, Option<Move>)>,
    /// A piece put where it may not stand.
    pub displaced: Option<Displaced>,
    /// An illegal move that the opponent may claim: everything as it was when it was pressed.
    pub claimable_illegal: Option<Box<Snapshot>>,
    /// Half-moves made whose press is still to come: one, or another made upon it (FIDE 6.2.2).
    pub unpressed: usize,
    /// The time each side has used since the game began.
    pub used: [Millis; 2],
    /// An increment has been asked for.
    pub increment_requested: bool,
    /// A claim of the quickplay finish whose decision is postponed, by this side.
    pub postponed: Option<Color>,
    /// A flag that fell while a decision was postponed.
    pub fallen: Option<Color>,
}

impl TurnState {
    /// Clears what the side on the move has in hand and what it announced.
    pub fn let_go(&mut self) {
        self.touched.clear();
        self.released = None;
        self.announced = None;
        self.rejected = None;
        self.displaced = None;
    }
}

/// A piece put where the laws do not let it go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// From where to where, and what a pawn became.
    pub mv: Move,
    /// True once the clock has been pressed after it: the other side has to act.
    pub completed: bool,
}

/// Everything that comes back with a position: taken when a move is completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Snapshot {
    pub turn_state: TurnState,
    /// Stopped.
    pub clock: Option<Clock>,
}
