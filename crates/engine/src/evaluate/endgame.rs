//! Endgame knowledge: insufficient material to win, and mop-up evaluation to drive a bare king to mate.

use chess::{Bitboard, Color, Position, Role, Square};

use super::SideInfo;
use crate::Weights;

/// [`winning_chances`] where nothing speaks against winning.
pub(super) const FULL_CHANCES: i32 = 64;

/// Mop-up evaluation. Against a bare king: drive it to the edge, bring the own king near; with bishop and knight only
/// to a corner of the bishop's colour. From White's side.
pub(super) fn mop_up(position: &Position, white: &SideInfo, black: &SideInfo) -> i32 {
    let bare = |side: &SideInfo| side.non_pawn_pieces() == 0 && side.pawns.is_empty();
    match (bare(white), bare(black)) {
        (false, true) => drive(position, white, black),
        (true, false) => -drive(position, black, white),
        _ => 0,
    }
}

fn drive(position: &Position, strong: &SideInfo, weak: &SideInfo) -> i32 {
    if strong.non_pawn_pieces() == 0 {
        return 0;
    }
    let near = 7 - distance(strong.king, weak.king);
    let bishop_and_knight = strong.non_pawn_pieces() == 2
        && strong.count(Role::Bishop) == 1
        && strong.count(Role::Knight) == 1
        && strong.pawns.is_empty();
    if bishop_and_knight {
        // Along the edge the way to the right corner leads over squares no nearer to any, so what counts is how far the
        // king is from the long diagonal that ends in the wrong corners.
        let king = weak.king.index() as i32;
        let (file, rank) = (king % 8, king / 8);
        let bishop = position.pieces(strong.color, Role::Bishop);
        let diagonal = if is_dark(bishop) {
            7 - file - rank
        } else {
            file - rank
        };
        return 120 * diagonal.abs() + 20 * near;
    }
    10 * from_centre(weak.king) + 8 * near
}

/// Scale factor of the evaluation, out of [`FULL_CHANCES`]: the part of an advantage that can be turned into a win.
pub(super) fn winning_chances(
    position: &Position,
    score: i32,
    white: &SideInfo,
    black: &SideInfo,
    weights: &Weights,
) -> i32 {
    let (strong, weak) = if score > 0 {
        (white, black)
    } else {
        (black, white)
    };

    // Without pawns it takes more than a minor piece to win.
    if strong.pawns.is_empty() {
        let non_pawns = |side: &SideInfo| -> i32 {
            Role::ALL[Role::Knight.index()..Role::King.index()]
                .iter()
                .map(|&role| side.count(role) * weights.of(role))
                .sum()
        };
        let lead = non_pawns(strong) - non_pawns(weak);
        let minor = weights.knight.max(weights.bishop);
        if lead <= minor {
            // Two knights, or a minor piece more: theoretically drawn, with traps.
            return if non_pawns(strong) <= minor { 1 } else { 10 };
        }
        let knights_only = strong.non_pawn_pieces() == strong.count(Role::Knight);
        if knights_only && strong.count(Role::Knight) <= 2 {
            return 2;
        }
    }

    // Bishops of opposite colours alone hold many pawns.
    let bishops = position.by_role(Role::Bishop);
    let opposite = strong.count(Role::Bishop) == 1
        && weak.count(Role::Bishop) == 1
        && is_dark(bishops & position.by_color(Color::White))
            != is_dark(bishops & position.by_color(Color::Black));
    if opposite {
        return if strong.non_pawn_pieces() == 1 && weak.non_pawn_pieces() == 1 {
            32
        } else {
            54
        };
    }
    FULL_CHANCES
}

/// True if any of the squares is dark, as a1 is.
fn is_dark(squares: Bitboard) -> bool {
    (squares & Bitboard::DARK).any()
}

/// Steps of a king.
fn distance(a: Square, b: Square) -> i32 {
    let (a, b) = (a.index() as i32, b.index() as i32);
    (a / 8 - b / 8).abs().max((a % 8 - b % 8).abs())
}

/// Steps from the four centre squares: 0 to 6.
fn from_centre(square: Square) -> i32 {
    let away = |n: i32| (3 - n).max(n - 4);
    let square = square.index() as i32;
    away(square / 8) + away(square % 8)
}
