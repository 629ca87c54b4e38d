//! Captures en passant (FIDE 3.7.3.1): the pawns that may make one.

use crate::{Bitboard, Board, Color, Role, Square, pawn_attacks};

/// The pawns of `us` that can legally capture a pawn of the opponent that has passed over `square`.
pub(crate) fn ep_capturers(board: &Board, us: Color, square: Square) -> Bitboard {
    let mut capturers = pawn_attacks(!us, square) & board.pieces(us, Role::Pawn);
    if capturers.is_empty() {
        return capturers;
    }
    let captured = Bitboard::of(square.shifted(-us.forward()));
    let Some(king) = board.pieces(us, Role::King).first() else {
        return capturers;
    };
    for from in capturers {
        let occupied = (board.occupied() ^ captured).without(from).with(square);
        if (board.attackers_to(king, occupied) & board.by_color(!us) & occupied).any() {
            capturers = capturers.without(from);
        }
    }
    capturers
}
