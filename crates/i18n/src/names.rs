//! Names of colours, roles and reasons in style sheets and tests. They are code, not language, and never translated.

use chess::{Color, Role};
use game::Reason;

/// A colour.
pub fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// A role.
pub fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// A reason for the end of a game.
pub fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::DeadPosition => "dead-position",
        Reason::Resignation => "resignation",
        Reason::ResignationCannotMate => "resignation-cannot-mate",
        Reason::Agreement => "agreement",
        Reason::Repetition => "repetition",
        Reason::FiftyMoves => "fifty-moves",
        Reason::FivefoldRepetition => "fivefold",
        Reason::SeventyFiveMoves => "seventy-five-moves",
        Reason::Flag => "flag",
        Reason::FlagCannotMate => "flag-cannot-mate",
        Reason::FlagMaterial => "flag-material",
        Reason::BothFlags => "both-flags",
        Reason::StoppedClocks => "stopped-clocks",
        Reason::QuickplayFinish => "quickplay-finish",
        Reason::IllegalMoves => "illegal-moves",
        Reason::IllegalCannotMate => "illegal-cannot-mate",
        Reason::IllegalPosition => "illegal-position",
        Reason::Absence => "absence",
        Reason::Forfeit => "forfeit",
        Reason::SealedMove => "sealed-move",
        Reason::SealedCannotMate => "sealed-cannot-mate",
        Reason::Declared => "declared",
    }
}
