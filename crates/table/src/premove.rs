//! Premoves, and whose pieces may be moved.
//!
//! # A premove
//!
//! The board sends the same drop as for a move, while the side to be moved is [`Movable::Premove`]. Where a piece may
//! be sent is geometry (`premove_destinations.rs`); the board shows the position with the queue applied
//! (`Table::board`). When the opponent has moved, `Table::play_premove` (`table/moves.rs`) plays the first of the queue
//! if it is legal, or drops all.

use chess::{Color, Piece, Role, Square};

/// A premove. Whether it is legal is known only when its turn comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Premove {
    /// The moving piece.
    pub piece: Piece,
    /// Origin.
    pub from: Square,
    /// Destination; for castling the king's destination or the rook.
    pub to: Square,
    /// The role a pawn promotes to.
    pub promotion: Option<Role>,
}

/// The side whose pieces can be moved, now or as premoves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movable {
    /// The side on the move.
    Now(Color),
    /// The side that waits for its turn.
    Premove(Color),
    /// Neither side.
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
