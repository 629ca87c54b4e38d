//! Endings that are known to hold a helpmate: one piece against the bare king, and a lone knight or
//! bishop against one piece.
//!
//! A side with enough material there can mate, but for a few positions in which play is forced:
//! every one of them is check, leaves one move or none, or lets the winner's last piece be taken.
//! Retrograde analysis of all these endings found no other; `examples/helpmate_endings.rs` repeats it.

use crate::{Bitboard, Color, Position, Role};

/// True if `winner` is known to have a helpmate; false says nothing.
pub(super) fn is_known(position: &Position, winner: Color) -> bool {
    let kings = position.by_role(Role::King);
    let own = position.by_color(winner) & !kings;
    let theirs = position.by_color(!winner) & !kings;
    let minor = position.by_role(Role::Knight) | position.by_role(Role::Bishop);
    if own.is_many() || theirs.is_many() || theirs.any() && (own & minor).is_empty() {
        return false;
    }
    let castling = position.castling_rooks(Color::White) | position.castling_rooks(Color::Black);
    let hangs = |square| {
        let attackers = position.attackers_to(square, position.occupied());
        (attackers & position.by_color(!winner)).any()
    };
    castling == Bitboard::EMPTY
        && position.can_mate_by_material(winner)
        && !position.is_check()
        && !own.first().is_some_and(hangs)
        && position.count_legal_moves() > 1
}
