//! The two ways to castle (FIDE 3.8.2).

use crate::{Bitboard, Color, File, Rank, Square, between};

/// A side of the board towards which a king castles.
///
/// In Chess960 the names mean where king and rook arrive, not where they come from: king-side
/// leads to g and f, queen-side to c and d (FIDE guidelines II.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// King to the g-file, rook to the f-file.
    KingSide,
    /// King to the c-file, rook to the d-file.
    QueenSide,
}

impl CastlingSide {
    /// Both sides, as a FEN has them.
    pub const ALL: [Self; 2] = [Self::KingSide, Self::QueenSide];

    /// 0 for the king's side, 1 for the queen's.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side on which a king castles with a rook.
    #[inline]
    pub const fn of(king: Square, rook: Square) -> Self {
        if king.index() < rook.index() {
            Self::KingSide
        } else {
            Self::QueenSide
        }
    }

    /// The file on which the king arrives.
    #[inline]
    pub const fn king_file(self) -> File {
        match self {
            Self::KingSide => File::G,
            Self::QueenSide => File::C,
        }
    }

    /// The file on which the rook arrives.
    #[inline]
    pub const fn rook_file(self) -> File {
        match self {
            Self::KingSide => File::F,
            Self::QueenSide => File::D,
        }
    }

    /// The file of this side's rook in the usual starting position.
    #[inline]
    pub const fn corner(self) -> File {
        match self {
            Self::KingSide => File::H,
            Self::QueenSide => File::A,
        }
    }
}

/// The squares that one act of castling concerns.
pub(crate) struct CastlingPath {
    pub(crate) king_to: Square,
    pub(crate) rook_to: Square,
    /// The squares the king passes and arrives on: none may be attacked (FIDE 3.8.2.2). Its own square is
    /// a matter of check.
    pub(crate) king_way: Bitboard,
    /// The squares king or rook cross or reach: all but the two themselves must be away (FIDE 3.8.2.2).
    pub(crate) clear: Bitboard,
}

impl CastlingPath {
    #[inline]
    pub(crate) fn new(color: Color, king: Square, rook: Square) -> Self {
        let side = CastlingSide::of(king, rook);
        let rank = color.rank(Rank::First);
        let king_to = Square::new(side.king_file(), rank);
        let rook_to = Square::new(side.rook_file(), rank);
        let king_way = between(king, king_to).with(king_to);
        let rook_way = between(rook, rook_to).with(rook_to);
        let clear = (king_way | rook_way).without(king).without(rook);
        Self {
            king_to,
            rook_to,
            king_way,
            clear,
        }
    }
}
