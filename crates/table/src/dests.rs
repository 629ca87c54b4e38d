//! Destinations of pieces in a position: where a move puts its piece, and the moves that a drop can mean.

use chess::{CastlingSide, File, Move, Position, Square};

/// The square on which `mv` puts the piece down: for castling the king's destination, not the rook the move names.
pub fn dest(position: &Position, mv: Move) -> Square {
    let file = match position.castling_side(mv) {
        None => return mv.to(),
        Some(CastlingSide::KingSide) => File::G,
        Some(CastlingSide::QueenSide) => File::C,
    };
    Square::new(file, mv.from().rank())
}

/// The legal moves that dropping the piece of `from` on `to` can mean: none, one, or four promotions. Castling may be
/// shown by the king's destination or by the rook.
pub fn resolve_drop(position: &Position, from: Square, to: Square) -> Vec<Move> {
    let moves = position.legal_moves_from(from);
    let by_goal: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&mv| dest(position, mv) == to)
        .collect();
    if by_goal.is_empty() {
        moves.iter().copied().filter(|mv| mv.to() == to).collect()
    } else {
        by_goal
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castling_is_shown_by_goal_or_by_rook() {
        let position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("legal");
        let castling = Move::new(Square::E1, Square::H1, None);
        assert_eq!(dest(&position, castling), Square::G1);
        assert_eq!(resolve_drop(&position, Square::E1, Square::G1), [castling]);
        assert_eq!(resolve_drop(&position, Square::E1, Square::H1), [castling]);
        assert_eq!(resolve_drop(&position, Square::E1, Square::E3), []);
    }

    #[test]
    fn a_promotion_means_four_moves() {
        let position = Position::from_fen("8/P6k/8/8/8/8/8/4K3 w - - 0 1").expect("legal");
        assert_eq!(resolve_drop(&position, Square::A7, Square::A8).len(), 4);
    }
}
