//! Destinations of a piece, as its owner knows them. The board itself knows no laws.

use chess::Bitboard;

/// The destinations of one piece, as sets of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Destinations {
    /// The squares on which it can be put down by a drop or a tap.
    pub drops: Bitboard,
    /// Those for which a drop close by is meant too.
    pub near: Bitboard,
    /// Those that are marked.
    pub marked: Bitboard,
    /// Those of the marked ones that are captures.
    pub captures: Bitboard,
    /// Those where the player is asked what the pawn becomes.
    pub promotions: Bitboard,
}
