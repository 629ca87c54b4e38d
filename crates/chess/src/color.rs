//! The two sides.

use core::ops::Not;

use crate::Rank;

/// One of the two sides. White has the first move (FIDE 1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// The player of the light-coloured pieces.
    White,
    /// The player of the dark-coloured pieces.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The first of two values for White, the second for Black.
    #[inline]
    pub fn fold<T>(self, white: T, black: T) -> T {
        match self {
            Self::White => white,
            Self::Black => black,
        }
    }

    /// The letter of this side in a FEN: `w` or `b`.
    pub const fn to_char(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// The side a FEN means by `w` or `b`.
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter {
            'w' => Some(Self::White),
            'b' => Some(Self::Black),
            _ => None,
        }
    }

    /// A rank as this side counts it: its own back rank is the first.
    ///
    /// ```
    /// use chess::{Color, Rank};
    /// assert_eq!(Color::Black.rank(Rank::First), Rank::Eighth);
    /// ```
    #[inline]
    pub const fn rank(self, relative: Rank) -> Rank {
        match self {
            Self::White => relative,
            Self::Black => relative.mirrored(),
        }
    }

    /// The index offset of one step forward: 8 for White, −8 for Black.
    #[inline]
    pub const fn forward(self) -> i8 {
        match self {
            Self::White => 8,
            Self::Black => -8,
        }
    }
}

impl Not for Color {
    type Output = Self;

    /// The opponent.
    #[inline]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}
