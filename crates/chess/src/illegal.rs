//! The reasons why an attempted move is illegal, as values and in words.
//!
//! [`Position::why_illegal`](crate::Position::why_illegal) finds them.

use core::fmt;

use crate::{Bitboard, CastlingSide, Color, Piece, Role, Square};

/// The reason why an attempted move is illegal: the one that teaches most, from what everybody sees to
/// what only the attacked king knows.
///
/// That a move would capture the king is not among them: in a [`Position`](crate::Position) the side
/// that waits is never in check, so its king can nowhere be captured (FIDE 1.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// Nothing stands on the square of departure.
    NoPiece(Square),
    /// The piece on the square of departure belongs to the side that waits (FIDE 1.2).
    OpponentsPiece(Piece, Square),
    /// The side to move has no piece of the kind and place that a notation names.
    NoSuchPiece(Piece),
    /// A piece of one's own stands on the square of arrival (FIDE 3.1).
    OwnPiece(Piece, Square),
    /// No piece of this kind moves so (FIDE 3.2–3.8); none stays where it is.
    NoSuchMovement {
        /// The kind of piece.
        role: Role,
        /// The square it stands on.
        from: Square,
        /// The square it cannot reach.
        to: Square,
    },
    /// Several pieces of a kind could be meant, and none of them moves so.
    NoneReaches(Role, Square),
    /// The nearest piece in the way; only knights leap (FIDE 3.5, 3.6, 3.7.2).
    Blocked(Piece, Square),
    /// An enemy stands straight ahead of the pawn, which captures only diagonally (FIDE 3.7.1).
    PawnAhead(Square),
    /// There is nothing on the square for the pawn to capture (FIDE 3.7.3).
    PawnDiagonal(Square),
    /// The pawn is no longer on its first square and cannot advance two (FIDE 3.7.2).
    PawnDoubleStep(Square),
    /// The enemy's pawn beside has not just made its double step, so that it can no longer be
    /// captured in passing (FIDE 3.7.3.2).
    EnPassantLapsed(Square),
    /// A notation says that something is captured there, and nothing can be.
    NothingToCapture(Square),
    /// The king stays in check from this piece (FIDE 3.9.2).
    InCheck(Role, Square),
    /// Two pieces give check, so that only the king can move: these.
    DoubleCheck(Bitboard),
    /// The piece may not leave the line on which it shields its king (FIDE 3.9.2).
    Pinned {
        /// The pinned piece.
        role: Role,
        /// The square it stands on.
        on: Square,
        /// The pinning piece.
        by: Role,
        /// The square of that.
        from: Square,
    },
    /// Capturing in passing takes two pieces away, and the king would be attacked by this one.
    EnPassantUncovers(Role, Square),
    /// The king would stand beside the enemy's king, which is here (FIDE 3.8.1).
    KingsTouch(Square),
    /// The king would be attacked on a square by these (FIDE 3.9.2).
    KingAttacked(Square, Bitboard),
    /// The king cannot castle towards this side.
    Castling(CastlingSide, CastlingBar),
    /// The king castles with a rook on its own first rank, never with one ahead (FIDE 3.8.2).
    CastlingVertical(Square),
    /// A pawn that reaches this square must become something (FIDE 3.7.3.3).
    PromotionMissing(Square),
    /// Neither king nor pawn is what a pawn may become.
    PromotionTo(Role),
    /// Only a pawn that reaches its last rank is promoted.
    NoPromotion,
}

/// The condition of castling that is not met (FIDE 3.8.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingBar {
    /// The right is lost for good: the king has moved, or the rook has or is gone (FIDE 3.8.2.1).
    Lost,
    /// The king is in check from these.
    InCheck(Bitboard),
    /// These pieces must first leave the squares that king and rook cross or reach (FIDE 3.8.2.2).
    Blocked(Bitboard),
    /// The king would pass over a square attacked by these (FIDE 3.8.2.2).
    Passes(Square, Bitboard),
    /// The king would arrive on a square attacked by these (FIDE 3.8.2.2).
    Arrives(Square, Bitboard),
    /// In Chess960 the rook can shield the king from an attack along the rank: a piece of this kind
    /// on this square.
    Uncovers(Role, Square),
}

impl CastlingBar {
    /// True if castling towards that side is lost for good, not just prevented for now.
    pub const fn is_for_good(self) -> bool {
        matches!(self, Self::Lost)
    }
}

impl Illegal {
    /// A rank of how close the attempt came to a legal move.
    const fn closeness(self) -> u8 {
        match self {
            Self::NoPiece(_)
            | Self::OpponentsPiece(..)
            | Self::NoSuchPiece(_)
            | Self::NoSuchMovement { .. }
            | Self::NoneReaches(..) => 0,
            Self::OwnPiece(..) | Self::PawnDoubleStep(_) | Self::PawnDiagonal(_) => 1,
            Self::Blocked(..) | Self::PawnAhead(_) | Self::EnPassantLapsed(_) => 2,
            _ => 3,
        }
    }

    /// The reason of the likelier of two attempts that a text can mean: the one that came closer to a legal move
    /// and, of equals, this one.
    ///
    /// ```
    /// use chess::{Illegal, Role, Square};
    /// let far = Illegal::NoneReaches(Role::Rook, Square::D4);
    /// let near = Illegal::InCheck(Role::Queen, Square::H4);
    /// assert_eq!(far.or_closer(near), near);
    /// assert_eq!(near.or_closer(far), near);
    /// ```
    #[must_use]
    pub const fn or_closer(self, other: Self) -> Self {
        if other.closeness() > self.closeness() {
            other
        } else {
            self
        }
    }
}

/// Squares in words: `d3`, `d3 and f1`, `a1, d3 and f1`.
struct Listed(Bitboard);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.count().saturating_sub(1);
        for (i, square) in (0..).zip(self.0) {
            f.write_str(match i {
                0 => "",
                _ if i == last => " and ",
                _ => ", ",
            })?;
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |color: Color| color.fold("White", "Black");
        match *self {
            Self::NoPiece(square) => write!(f, "{square} is empty"),
            Self::OpponentsPiece(Piece { color, role }, square) => write!(
                f,
                "the {} on {square} is {}'s, and it is {}'s turn",
                role.name(),
                side(color),
                side(!color)
            ),
            Self::NoSuchPiece(Piece { color, role }) => {
                write!(f, "{} has no such {}", side(color), role.name())
            }
            Self::OwnPiece(Piece { color, role }, square) => {
                write!(
                    f,
                    "{}'s own {} stands on {square}",
                    side(color),
                    role.name()
                )
            }
            Self::NoSuchMovement { role, from, to } => {
                write!(f, "a {} does not move from {from} to {to}", role.name())
            }
            Self::NoneReaches(role, to) => write!(f, "no {} moves to {to}", role.name()),
            Self::Blocked(piece, square) => {
                write!(f, "the {} on {square} is in the way", piece.role.name())
            }
            Self::PawnAhead(square) => write!(
                f,
                "a pawn captures diagonally, not the piece straight ahead on {square}"
            ),
            Self::PawnDiagonal(square) => write!(
                f,
                "a pawn goes diagonally only to capture, and there is nothing on {square}"
            ),
            Self::PawnDoubleStep(square) => write!(
                f,
                "a pawn advances two squares only from where it started, not from {square}"
            ),
            Self::EnPassantLapsed(pawn) => write!(
                f,
                "the pawn on {pawn} could be captured en passant only at once after a double step"
            ),
            Self::NothingToCapture(square) => {
                write!(f, "there is nothing to capture on {square}")
            }
            Self::InCheck(by, from) => {
                write!(
                    f,
                    "the king is still in check from the {} on {from}",
                    by.name()
                )
            }
            Self::DoubleCheck(by) => write!(
                f,
                "the king is in check from {}, so that only the king can move",
                Listed(by)
            ),
            Self::Pinned { role, on, by, from } => write!(
                f,
                "the {} on {on} is pinned to the king by the {} on {from}",
                role.name(),
                by.name()
            ),
            Self::EnPassantUncovers(by, from) => write!(
                f,
                "capturing en passant would expose the king to the {} on {from}",
                by.name()
            ),
            Self::KingsTouch(king) => {
                write!(f, "the king would stand beside the other king on {king}")
            }
            Self::KingAttacked(square, by) => {
                write!(
                    f,
                    "the king would be attacked on {square} from {}",
                    Listed(by)
                )
            }
            Self::Castling(side, why) => write!(
                f,
                "castling {}-side is {}: {why}",
                match side {
                    CastlingSide::KingSide => "king",
                    CastlingSide::QueenSide => "queen",
                },
                if why.is_for_good() {
                    "lost for good"
                } else {
                    "prevented for now"
                }
            ),
            Self::CastlingVertical(rook) => write!(
                f,
                "a king castles along its first rank, not with the rook on {rook}"
            ),
            Self::PromotionMissing(square) => {
                write!(f, "it is not said what the pawn becomes on {square}")
            }
            Self::PromotionTo(role) => write!(f, "a pawn does not become a {}", role.name()),
            Self::NoPromotion => f.write_str("only a pawn that reaches the last rank is promoted"),
        }
    }
}

impl fmt::Display for CastlingBar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Lost => f.write_str("the king has moved, or the rook has or is gone"),
            Self::InCheck(by) => write!(f, "the king is in check from {}", Listed(by)),
            Self::Blocked(pieces) if pieces.is_many() => {
                write!(f, "the pieces on {} are in the way", Listed(pieces))
            }
            Self::Blocked(pieces) => write!(f, "the piece on {} is in the way", Listed(pieces)),
            Self::Passes(square, by) => write!(
                f,
                "the king would pass {square}, attacked from {}",
                Listed(by)
            ),
            Self::Arrives(square, by) => write!(
                f,
                "the king would arrive on {square}, attacked from {}",
                Listed(by)
            ),
            Self::Uncovers(by, from) => write!(
                f,
                "the rook shields the king from the {} on {from}",
                by.name()
            ),
        }
    }
}
