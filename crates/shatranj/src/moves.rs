//! Moves: from where to where, and whether a pawn becomes a ferz.

use chess::Square;
use std::fmt;

/// A move. A pawn that reaches the last rank becomes a ferz: there is nothing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotion: bool,
}

impl Move {
    /// The square it leaves.
    pub fn from(self) -> Square {
        self.from
    }

    /// The square it goes to.
    pub fn to(self) -> Square {
        self.to
    }

    /// True if a pawn becomes a ferz.
    pub fn is_promotion(self) -> bool {
        self.promotion
    }
}

impl fmt::Display for Move {
    /// As in UCI, with the letter of the ferz in a FEN: `e2e3`, `a7a8q`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let becomes = if self.promotion { "q" } else { "" };
        write!(f, "{}{}{becomes}", self.from, self.to)
    }
}
