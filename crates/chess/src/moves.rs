//! A move in two bytes, and a list of moves without a heap.

use core::fmt;
use core::ops::Deref;

use crate::{Role, Square};

/// A move: where from, where to, and what a pawn becomes.
///
/// Castling is written as the king taking its own rook (`e1h1`), which is the one form that no
/// Chess960 position makes ambiguous; [`Position::to_uci`](crate::Position::to_uci) gives the
/// usual one. A move means something only together with its position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

impl Move {
    /// A move from one square to another, promoting or not.
    #[inline]
    pub const fn new(from: Square, to: Square, promotion: Option<Role>) -> Self {
        let role = match promotion {
            Some(role) => role as u16 + 1,
            None => 0,
        };
        Self(from.index() as u16 | (to.index() as u16) << 6 | role << 12)
    }

    /// The square it leaves.
    #[inline]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u32)
    }

    /// The square it goes to; when castling, the rook's.
    #[inline]
    pub const fn to(self) -> Square {
        Square::wrapping(self.0 as u32 >> 6)
    }

    /// The piece that a pawn promotes to.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.0 >> 12 {
            role @ 1..=6 => Some(Role::ALL[role as usize - 1]),
            _ => None,
        }
    }

    /// The move as a number, for tables.
    #[inline]
    pub const fn to_raw(self) -> u16 {
        self.0
    }

    /// The move of a number. Any number is a move of some kind;
    /// [`Position::is_legal`](crate::Position::is_legal) tells whether it can be played.
    #[inline]
    pub const fn from_raw(raw: u16) -> Self {
        Self(raw)
    }
}

impl fmt::Debug for Move {
    /// `e2e4`, `e7e8q`; castling as `e1h1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        self.promotion()
            .map_or(Ok(()), |role| write!(f, "{}", role.to_char()))
    }
}

/// Up to 256 moves, in place.
///
/// No position of a game has more than 218. Some composed boards with dozens of queens have more
/// than 256; there the list holds the first 256, while counting, testing and playing moves stay
/// exact.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// The most moves a list can hold.
    pub const CAPACITY: usize = 256;

    /// An empty list.
    #[inline]
    pub const fn new() -> Self {
        Self {
            moves: [Move(0); Self::CAPACITY],
            len: 0,
        }
    }

    /// Adds a move, if there is room.
    #[inline]
    pub fn push(&mut self, m: Move) {
        if let Some(free) = self.moves.get_mut(self.len) {
            *free = m;
            self.len += 1;
        }
    }

    /// The moves, to be sorted or changed in place.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = core::iter::Take<core::array::IntoIter<Move, { Self::CAPACITY }>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
