//! Bitboards: sets of squares, one bit a square.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{Color, File, Rank, Square};

/// A bitboard, the set of some squares: bit 0 is a1, bit 63 is h8.
///
/// ```
/// use chess::{Bitboard, Rank, Square};
/// let set = Bitboard::from(Square::A1) | Bitboard::from(Square::C1);
/// assert!(set.contains(Square::C1));
/// assert_eq!((Bitboard::rank(Rank::First) & !set).count(), 6);
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [Square::A1, Square::C1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const FULL: Self = Self(!0);
    /// The dark squares, a1 among them.
    pub const DARK: Self = Self(0xAA55_AA55_AA55_AA55);
    /// The light squares.
    pub const LIGHT: Self = Self(!Self::DARK.0);
    /// The two ranks no pawn can stand on.
    pub const BACK_RANKS: Self = Self(0xFF00_0000_0000_00FF);

    /// The squares of one file.
    #[inline]
    pub const fn file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file.index())
    }

    /// The squares of one rank.
    #[inline]
    pub const fn rank(rank: Rank) -> Self {
        Self(0xFF << (8 * rank.index()))
    }

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// True if the square belongs to the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True if it has none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if it has at least one.
    #[inline]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// True if it has at least two.
    #[inline]
    pub const fn is_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrapping(self.0.trailing_zeros()))
        }
    }

    /// The set with one square added.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set with one square taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// Every square moved by `step` in index. Squares that leave the board at the top come back
    /// at the bottom, so the caller masks what may move (pawns never stand on a back rank).
    #[inline]
    #[must_use]
    pub(crate) const fn shifted(self, step: i8) -> Self {
        Self(self.0.rotate_left(step as u32 & 63))
    }

    /// All squares that pawns of `color` on this set attack.
    #[inline]
    #[must_use]
    pub const fn pawn_attacks(self, color: Color) -> Self {
        let left = self.0 & !Self::file(File::A).0;
        let right = self.0 & !Self::file(File::H).0;
        Self(match color {
            Color::White => left << 7 | right << 9,
            Color::Black => left >> 9 | right >> 7,
        })
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

macro_rules! binary {
    ($($op:ident $f:ident $assign:ident $g:ident;)*) => {$(
        impl $op for Bitboard {
            type Output = Self;
            #[inline]
            fn $f(self, other: Self) -> Self {
                Self($op::$f(self.0, other.0))
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $g(&mut self, other: Self) {
                $assign::$g(&mut self.0, other.0);
            }
        }
    )*};
}

binary! {
    BitAnd bitand BitAndAssign bitand_assign;
    BitOr bitor BitOrAssign bitor_assign;
    BitXor bitxor BitXorAssign bitxor_assign;
}

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`Bitboard`], lowest index first.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl fmt::Debug for Bitboard {
    /// A drawing, White at the bottom.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            f.write_str("\n")?;
            for file in File::ALL {
                f.write_str(if self.contains(Square::new(file, rank)) {
                    " X"
                } else {
                    " ."
                })?;
            }
        }
        Ok(())
    }
}
