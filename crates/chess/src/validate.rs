//! Legality of setups: every reason why one cannot be played from.

use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, CastlingSide, Color, Rank, Role, Setup, Square};

/// One reason why a setup cannot be played from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king.
    ManyKings(Color),
    /// Pawns stand on the first or last rank, where none can (FIDE 3.7.3.3).
    PawnsOnBackRank(Bitboard),
    /// The kings stand on squares next to each other, where each attacks the other (FIDE 3.8.1, 3.9.2).
    KingsTouch,
    /// The side that has just moved left its king attacked, not only by the other king (FIDE 3.9.2).
    OpponentInCheck(Color),
    /// A right to castle, but the king is not on its first rank.
    CastlingWithoutKing(Color, CastlingSide),
    /// A right to castle, but on this square there is no rook of that colour on that side of the
    /// king.
    CastlingWithoutRook(Color, Square),
    /// The en passant square is not where a pawn of the opponent can have passed.
    EnPassantRank(Square),
    /// There is no pawn that can just have passed over the en passant square.
    EnPassantWithoutPawn(Square),
    /// The square the pawn came from, or the one it passed over, is not empty.
    EnPassantBlocked(Square),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |color: Color| color.fold("White", "Black");
        match *self {
            Self::NoKing(color) => write!(f, "{} has no king", name(color)),
            Self::ManyKings(color) => write!(f, "{} has more than one king", name(color)),
            Self::PawnsOnBackRank(pawns) => {
                f.write_str("no pawn can stand on the first or last rank:")?;
                pawns
                    .into_iter()
                    .try_for_each(|square| write!(f, " {square}"))
            }
            Self::KingsTouch => f.write_str("the kings stand side by side"),
            Self::OpponentInCheck(color) => {
                write!(
                    f,
                    "{} is in check although it is not {0}'s turn",
                    name(color)
                )
            }
            Self::CastlingWithoutKing(color, side) => write!(
                f,
                "{} cannot castle {}: the king is not on rank {}",
                name(color),
                match side {
                    CastlingSide::KingSide => "king-side",
                    CastlingSide::QueenSide => "queen-side",
                },
                color.rank(Rank::First)
            ),
            Self::CastlingWithoutRook(color, rook) => {
                write!(
                    f,
                    "{} cannot castle with a rook on {rook}: none is there",
                    name(color)
                )
            }
            Self::EnPassantRank(square) => write!(
                f,
                "{square} is not a square that a pawn of the side that just moved can have passed \
                 over"
            ),
            Self::EnPassantWithoutPawn(square) => {
                write!(
                    f,
                    "no pawn can just have passed over {square}: none stands in front of it"
                )
            }
            Self::EnPassantBlocked(square) => {
                write!(
                    f,
                    "no pawn can just have passed over {square}: its way was blocked"
                )
            }
        }
    }
}

/// Every reason why a setup cannot be played from; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupErrors(Vec<SetupError>);

impl SetupErrors {
    /// The reasons, in the order of the fields of a FEN.
    pub fn as_slice(&self) -> &[SetupError] {
        &self.0
    }

    /// The reasons, in the order of the fields of a FEN.
    pub fn iter(&self) -> core::slice::Iter<'_, SetupError> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a SetupErrors {
    type Item = &'a SetupError;
    type IntoIter = core::slice::Iter<'a, SetupError>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for SetupErrors {
    /// The reasons, separated by semicolons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            error.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupErrors {}

impl Setup {
    /// Checks that this setup is a legal position to play from, or gives every reason why not.
    pub fn validate(&self) -> Result<(), SetupErrors> {
        let mut errors = Vec::new();
        for color in Color::ALL {
            match self.board.pieces(color, Role::King).count() {
                0 => errors.push(SetupError::NoKing(color)),
                1 => {}
                _ => errors.push(SetupError::ManyKings(color)),
            }
        }
        let pawns = self.board.by_role(Role::Pawn) & Bitboard::BACK_RANKS;
        if pawns.any() {
            errors.push(SetupError::PawnsOnBackRank(pawns));
        }
        let waiting = !self.turn;
        let occupied = self.board.occupied();
        let kings = self.board.pieces(waiting, Role::King);
        let attackers = kings.into_iter().fold(Bitboard::EMPTY, |all, king| {
            all | self.board.attackers_to(king, occupied)
        });
        let attackers = attackers & self.board.by_color(self.turn);
        let touching = attackers & self.board.by_role(Role::King);
        if touching.any() {
            errors.push(SetupError::KingsTouch);
        }
        if attackers != touching {
            errors.push(SetupError::OpponentInCheck(waiting));
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                errors.extend(self.castling_error(color, side));
            }
        }
        errors.extend(self.ep_square.and_then(|square| self.ep_error(square)));
        if errors.is_empty() {
            Ok(())
        } else {
            Err(SetupErrors(errors))
        }
    }

    fn castling_error(&self, color: Color, side: CastlingSide) -> Option<SetupError> {
        let rank = color.rank(Rank::First);
        let rook = Square::new(self.castling_rook(color, side)?, rank);
        let kings = self.board.pieces(color, Role::King) & Bitboard::rank(rank);
        let Some(king) = kings.first() else {
            return Some(SetupError::CastlingWithoutKing(color, side));
        };
        let is_rook = self.board.pieces(color, Role::Rook).contains(rook);
        if is_rook && CastlingSide::of(king, rook) == side {
            return None;
        }
        Some(SetupError::CastlingWithoutRook(color, rook))
    }

    fn ep_error(&self, square: Square) -> Option<SetupError> {
        if square.rank() != self.turn.rank(Rank::Sixth) {
            return Some(SetupError::EnPassantRank(square));
        }
        let forward = self.turn.forward();
        let (pawn, origin) = (square.shifted(-forward), square.shifted(forward));
        if !self.board.pieces(!self.turn, Role::Pawn).contains(pawn) {
            return Some(SetupError::EnPassantWithoutPawn(square));
        }
        let way = Bitboard::of(square).with(origin);
        (self.board.occupied() & way)
            .any()
            .then_some(SetupError::EnPassantBlocked(square))
    }
}
