//! Why an attempt is illegal, in a sentence.

use super::{Narrator, capitalised};
use crate::words::args;
use chess::{Bitboard, CastlingBar, Illegal, Position, Role, Square};

impl Narrator<'_> {
    /// Why an attempt in a position is illegal: `Knight c3 is pinned to the king by black bishop b4.`
    pub fn illegal(&self, position: &Position, why: Illegal) -> String {
        let square =
            |square: Option<Square>| square.map(|square| self.square(square)).unwrap_or_default();
        let told = args![
            "piece" => piece(why).map(|role| self.role(role)).unwrap_or_default(),
            "from" => square(from(why)),
            "square" => square(place(why)),
            "pieces" => self.men(position, men(why)),
        ];
        capitalised(&self.words.with(name(why), &told))
    }
}

/// The name of the message.
fn name(why: Illegal) -> &'static str {
    match why {
        Illegal::NoMan(_) => "square-is-empty",
        Illegal::OpponentsMan(..) => "why-turn",
        Illegal::NoSuchMan(_) => "why-no-such",
        Illegal::OwnMan(..) => "why-own",
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

/// The kind of man that was to move, or is told of.
fn piece(why: Illegal) -> Option<Role> {
    match why {
        Illegal::NoSuchMan(man) | Illegal::OwnMan(man, _) => Some(man.role),
        Illegal::NoSuchMovement { role, .. }
        | Illegal::NoneReaches(role, _)
        | Illegal::Pinned { role, .. }
        | Illegal::PromotionTo(role) => Some(role),
        _ => None,
    }
}

/// Where that man stands.
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
        Illegal::NoMan(square)
        | Illegal::OwnMan(_, square)
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

/// The men that are the reason.
fn men(why: Illegal) -> Bitboard {
    match why {
        Illegal::OpponentsMan(_, square)
        | Illegal::Blocked(_, square)
        | Illegal::InCheck(_, square)
        | Illegal::Pinned { from: square, .. }
        | Illegal::EnPassantUncovers(_, square)
        | Illegal::Castling(_, CastlingBar::Uncovers(_, square)) => Bitboard::of(square),
        Illegal::DoubleCheck(men)
        | Illegal::KingAttacked(_, men)
        | Illegal::Castling(
            _,
            CastlingBar::InCheck(men)
            | CastlingBar::Blocked(men)
            | CastlingBar::Passes(_, men)
            | CastlingBar::Arrives(_, men),
        ) => men,
        _ => Bitboard::EMPTY,
    }
}
