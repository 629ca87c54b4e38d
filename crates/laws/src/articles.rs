//! The clause by which a game was decided, something was refused or a ruling given: the number of the edition of 2023, under
//! which the laws tell what other editions have instead.

use chess::{CastlingBar, Illegal, Role};
use game::{Irregularity, Reason, Refusal, Ruling};

/// Clause by which a player gets no answer that could help.
pub const NO_ADVICE: &str = "11.3.1";

/// Clause of a result.
pub fn of_reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "5.1.1",
        Reason::Stalemate => "5.2.1",
        Reason::DeadPosition => "5.2.2",
        Reason::Resignation | Reason::ResignationCannotMate => "5.1.2",
        Reason::StoppedClocks => "6.11.2",
        Reason::Agreement => "5.2.3",
        Reason::Repetition => "9.2",
        Reason::FiftyMoves => "9.3",
        Reason::FivefoldRepetition => "9.6.1",
        Reason::SeventyFiveMoves => "9.6.2",
        Reason::QuickplayFinish => "III.5",
        Reason::Flag | Reason::FlagCannotMate | Reason::FlagMaterial => "6.9",
        Reason::BothFlags => "III.3.1",
        Reason::IllegalMoves | Reason::IllegalCannotMate => "7.5.5",
        Reason::IllegalPosition => "A.5.4",
        Reason::Absence => "6.7.1",
        Reason::Forfeit => "12.9.6",
        Reason::SealedMove | Reason::SealedCannotMate => "I.8",
        Reason::Declared => "12.9",
    }
}

/// Clause of a ruling.
pub fn of_ruling(ruling: &Ruling) -> &'static str {
    match ruling {
        Ruling::Illegal { .. } => "7.5.5",
        Ruling::MayClaimIllegal(_) => "A.5.2",
        Ruling::WrongClaim { .. } => "9.5.3",
        Ruling::NewPeriod => "III.3.1",
        Ruling::Rejected(_) => "III.5.3",
        Ruling::Postponed(_) => "III.5.2",
        Ruling::Increment(_) => "III.4",
    }
}

/// Clause of a refusal; none where no law is behind it.
pub fn of_refusal(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::IllegalMove(_, illegal) => of_illegal(illegal),
        Refusal::Over => "8.7",
        Refusal::Touched(_) => "4.3",
        Refusal::Released(_) => "4.7",
        Refusal::CastlingBegun(_) => "4.7.2",
        Refusal::Announced(_) => "9.5.3",
        Refusal::NotPressed(_) => "6.2.1",
        Refusal::NothingMoved => "7.5.3",
        Refusal::NotYourTurn(_) => "1.2",
        Refusal::KingCanBeTaken | Refusal::NoIllegalMove => "A.5.2",
        Refusal::NothingToClaim => "9.2",
        Refusal::ClaimLapsed => "9.4",
        Refusal::OfferedAlready => "11.5",
        Refusal::TooEarly(_) => "5.2.3",
        Refusal::NoOffer => "9.1.2.1",
        Refusal::FlagFallen(_) => "6.9",
        Refusal::ByClaimOnly => "A.5.3",
        Refusal::TooLate => "7.3",
        Refusal::NotStarted
        | Refusal::AlreadyStarted
        | Refusal::Paused
        | Refusal::NotPaused
        | Refusal::CastlingTakesRook(_)
        | Refusal::LegalMove(_)
        | Refusal::NothingThere(_)
        | Refusal::TimeLeft(_)
        | Refusal::Untimed
        | Refusal::NotInForce
        | Refusal::NoSuchPly(_)
        | Refusal::TooMuchTime(_)
        | Refusal::NotAdjourned
        | Refusal::ToBeDecided
        | Refusal::Elsewhere(_)
        | Refusal::PlayedHere(_)
        | Refusal::NothingNew
        | Refusal::OtherGame
        | Refusal::TimeWentBack(_) => return None,
    })
}

/// Clause that makes a move illegal.
pub fn of_illegal(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::OpponentsPiece(..) => "1.2",
        Illegal::OwnPiece(..) => "3.1",
        Illegal::NoSuchMovement { role, .. } | Illegal::NoneReaches(role, _) => match role {
            Role::Pawn => "3.7",
            Role::Knight => "3.6",
            Role::Bishop => "3.2",
            Role::Rook => "3.3",
            Role::Queen => "3.4",
            Role::King => "3.8.1",
        },
        Illegal::Blocked(..) => "3.5",
        Illegal::PawnAhead(_) => "3.7.1",
        Illegal::PawnDiagonal(_) => "3.7.3",
        Illegal::PawnDoubleStep(_) => "3.7.2",
        Illegal::EnPassantLapsed(_) => "3.7.3.2",
        Illegal::NothingToCapture(_) => "3.1.1",
        Illegal::InCheck(..)
        | Illegal::DoubleCheck(_)
        | Illegal::Pinned { .. }
        | Illegal::EnPassantUncovers(..)
        | Illegal::KingAttacked(..) => "3.9.2",
        Illegal::KingsTouch(_) => "3.8.1",
        Illegal::Castling(_, bar) => of_castling_bar(bar),
        Illegal::CastlingVertical(_) => "3.8.2",
        Illegal::PromotionMissing(_) | Illegal::NoPromotion => "3.7.3.3",
        Illegal::PromotionTo(_) => "3.7.3.4",
        Illegal::NoPiece(_) | Illegal::NoSuchPiece(_) => "3.10.2",
    }
}

fn of_castling_bar(bar: &CastlingBar) -> &'static str {
    match bar {
        CastlingBar::Lost => "3.8.2.1",
        CastlingBar::InCheck(_)
        | CastlingBar::Blocked(_)
        | CastlingBar::Passes(..)
        | CastlingBar::Arrives(..) => "3.8.2.2",
        CastlingBar::Uncovers(..) => "II.3",
    }
}

/// Clause of an irregularity.
pub fn of_irregularity(irregularity: Irregularity) -> &'static str {
    match irregularity {
        Irregularity::WrongStart => "7.2.1",
        Irregularity::ColoursReversed => "7.3",
        Irregularity::BoardTurned => "7.2.2",
        Irregularity::IllegalMove => "7.5.1",
        Irregularity::Displaced => "7.6",
        Irregularity::Impossible => "3.10.3",
        Irregularity::WrongClock => "6.10.2",
    }
}
