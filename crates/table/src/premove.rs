//! Premoves, and whose pieces may be moved.

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
