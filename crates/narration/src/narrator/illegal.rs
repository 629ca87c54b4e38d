//! Reasons why a move is illegal, in a sentence.

use super::{Narrator, capitalised};
use chess::{Bitboard, CastlingBar, Illegal, Position, Role, Square};
use i18n::args;

impl Narrator<'_> {
    /// Why an attempt in a position is illegal: `Knight c3 is pinned to the king by black bishop b4.`
    pub fn illegal(&self, position: &Position, why: Illegal) -> String {
        let square =
            |square: Option<Square>| square.map(|square| self.square(square)).unwrap_or_default();
        let told = args![
            "piece" => piece(why).map(|role| self.role(role)).unwrap_or_default(),
            "from" => square(from(why)),
            "square" => square(place(why)),
            "pieces" => self.pieces_on(position, culprits(why)),
        ];
        capitalised(&self.words.with(name(why), &told))
    }
}

/// The name of the message.
fn name(why: Illegal) -> &'static str {
    match why {
        Illegal::NoPiece(_) => "square-is-empty",
        Illegal::OpponentsPiece(..) => "why-turn",
        Illegal::NoSuchPiece(_) => "why-no-such",
        Illegal::OwnPiece(..) => "why-own",
        Illegal::NoSuchMovement { .. } => "why-movement",
        Illegal::NoneReaches(..) => "why-reach",
        Illegal::Blocked(..) => "why-blocked",
        Illegal::PawnAhead(_) => "why-pawn-ahead",
        Illegal::PawnDiagonal(_) => "why-pawn-diagonal",
        Illegal::PawnDoubleStep(_) => "why-pawn-two",
        Illegal::EnPassantLapsed(_) => "why-passed",
        Illegal::NothingToCapture(_) => "why-nothing",
        Illegal::InCheck(..) => "why-check",
        Illegal::DoubleCheck(_) => "why-double-check",
        Illegal::Pinned { .. } => "why-pinned",
        Illegal::EnPassantUncovers(..) => "why-uncovers",
        Illegal::KingsTouch(_) => "why-kings",
        Illegal::KingAttacked(..) => "why-king",
        Illegal::Castling(_, bar) => match bar {
            CastlingBar::Lost => "why-castling-lost",
            CastlingBar::InCheck(_) => "why-castling-check",
            CastlingBar::Blocked(_) => "why-castling-blocked",
            CastlingBar::Passes(..) => "why-castling-passes",
            CastlingBar::Arrives(..) => "why-king",
            CastlingBar::Uncovers(..) => "why-castling-uncovers",
        },
        Illegal::CastlingVertical(_) => "why-castling-vertical",
        Illegal::PromotionTo(_) => "why-promotion",
        Illegal::PromotionMissing(_) | Illegal::NoPromotion => "why-promotion-place",
    }
}

/// Role of the piece that was to move, or that the reason is about.
fn piece(why: Illegal) -> Option<Role> {
    match why {
        Illegal::NoSuchPiece(piece) | Illegal::OwnPiece(piece, _) => Some(piece.role),
        Illegal::NoSuchMovement { role, .. }
        | Illegal::NoneReaches(role, _)
        | Illegal::Pinned { role, .. }
        | Illegal::PromotionTo(role) => Some(role),
        _ => None,
    }
}

/// Square of the piece that the reason is about.
fn from(why: Illegal) -> Option<Square> {
    match why {
        Illegal::NoSuchMovement { from, .. } => Some(from),
        Illegal::Pinned { on, .. } => Some(on),
        _ => None,
    }
}

/// The square that matters.
fn place(why: Illegal) -> Option<Square> {
    match why {
        Illegal::NoPiece(square)
        | Illegal::OwnPiece(_, square)
        | Illegal::NoSuchMovement { to: square, .. }
        | Illegal::NoneReaches(_, square)
        | Illegal::NothingToCapture(square)
        | Illegal::KingAttacked(square, _)
        | Illegal::Castling(_, CastlingBar::Passes(square, _) | CastlingBar::Arrives(square, _)) => {
            Some(square)
        }
        _ => None,
    }
}

/// The pieces that are the reason.
fn culprits(why: Illegal) -> Bitboard {
    match why {
        Illegal::OpponentsPiece(_, square)
        | Illegal::Blocked(_, square)
        | Illegal::InCheck(_, square)
        | Illegal::Pinned { from: square, .. }
        | Illegal::EnPassantUncovers(_, square)
        | Illegal::Castling(_, CastlingBar::Uncovers(_, square)) => Bitboard::of(square),
        Illegal::DoubleCheck(pieces)
        | Illegal::KingAttacked(_, pieces)
        | Illegal::Castling(
            _,
            CastlingBar::InCheck(pieces)
            | CastlingBar::Blocked(pieces)
            | CastlingBar::Passes(_, pieces)
            | CastlingBar::Arrives(_, pieces),
        ) => pieces,
        _ => Bitboard::EMPTY,
    }
}
