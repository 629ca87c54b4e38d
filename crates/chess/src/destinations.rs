//! Destinations of a piece, as a board shows them: where it can be put down, which of that is a move, a capture, a promotion.

use crate::{Bitboard, Move, MoveList, Position, Square};

/// The destinations of one piece, as sets of squares.
///
/// Castling has two: the king's destination, and the square of the rook, which is a `drop` only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Destinations {
    /// The squares on which the piece can be put down.
    pub drops: Bitboard,
    /// The squares to which it goes.
    pub targets: Bitboard,
    /// Those of the targets on which it captures.
    pub captures: Bitboard,
    /// The squares on which a pawn has to be promoted.
    pub promotions: Bitboard,
}

impl Destinations {
    /// The destinations of some legal moves of one piece.
    pub fn of(position: &Position, moves: &[Move]) -> Destinations {
        let mut destinations = Destinations::default();
        for &mv in moves {
            let target = Bitboard::of(position.destination(mv));
            destinations.targets |= target;
            destinations.drops |= target.with(mv.to());
            if position.is_capture(mv) {
                destinations.captures |= target;
            }
            if mv.promotion().is_some() {
                destinations.promotions |= target;
            }
        }
        destinations
    }
}

impl Position {
    /// The destinations of the piece on `from`, by its legal moves.
    ///
    /// ```
    /// use chess::{Position, Square};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// let king = position.destinations(Square::E1);
    /// assert!(king.targets.contains(Square::G1) && !king.targets.contains(Square::H1));
    /// assert!(king.drops.contains(Square::G1) && king.drops.contains(Square::H1));
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn destinations(&self, from: Square) -> Destinations {
        Destinations::of(self, &self.legal_moves_from(from))
    }

    /// The legal moves that putting the piece of `from` down on `to` can mean: none, one, or four promotions. Castling may
    /// be shown by the king's destination, unless the king could step there, or by the rook.
    pub fn moves_by_drop(&self, from: Square, to: Square) -> MoveList {
        let legal = self.legal_moves_from(from);
        let those = |is_meant: &dyn Fn(Move, bool) -> bool| {
            let mut list = MoveList::new();
            for &mv in &legal {
                if is_meant(mv, self.castling_side(mv).is_some()) {
                    list.push(mv);
                }
            }
            list
        };
        let steps = those(&|mv, castles| !castles && mv.to() == to);
        if !steps.is_empty() {
            return steps;
        }
        let castling = those(&|mv, castles| castles && self.destination(mv) == to);
        if !castling.is_empty() {
            return castling;
        }
        those(&|mv, castles| castles && mv.to() == to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a legal position")
    }

    #[test]
    fn castling_is_shown_by_goal_or_by_rook() {
        let position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        let castling = Move::new(Square::E1, Square::H1, None);
        assert_eq!(position.destination(castling), Square::G1);
        for to in [Square::G1, Square::H1] {
            assert_eq!(*position.moves_by_drop(Square::E1, to), [castling]);
        }
        assert!(position.moves_by_drop(Square::E1, Square::E3).is_empty());
    }

    #[test]
    fn in_chess960_a_step_goes_before_castling() {
        let beside = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
        let castling = Move::new(Square::F1, Square::G1, None);
        assert_eq!(*beside.moves_by_drop(Square::F1, Square::G1), [castling]);
        let king = beside.destinations(Square::F1);
        assert!(king.captures.is_empty(), "its own rook is not taken");
        let near = position("4k3/8/8/8/8/8/8/RK6 w A - 0 1");
        let (step, castling) = (Square::C1, Square::A1);
        for to in [step, castling] {
            let mv = Move::new(Square::B1, to, None);
            assert_eq!(*near.moves_by_drop(Square::B1, to), [mv]);
        }
    }

    #[test]
    fn a_promotion_means_four_moves() {
        let position = position("8/P6k/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(position.moves_by_drop(Square::A7, Square::A8).len(), 4);
        let pawn = position.destinations(Square::A7);
        assert_eq!(pawn.promotions, Bitboard::of(Square::A8));
        assert_eq!(pawn.drops, pawn.targets);
    }

    #[test]
    fn captures_are_told_from_quiet_moves() {
        let position = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        let pawn = position.destinations(Square::E4);
        assert_eq!(pawn.targets, Bitboard::of(Square::D5).with(Square::E5));
        assert_eq!(pawn.captures, Bitboard::of(Square::D5));
        assert_eq!(pawn.promotions, Bitboard::EMPTY);
        assert_eq!(position.destinations(Square::E8), Destinations::default());
    }
}
