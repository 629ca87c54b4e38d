//! Highlights of squares: legal destinations, last move, check, selection; and the resolution of a drop to a move.

use crate::placement::Premove;
use chess::{Bitboard, Move, Position, Square};

/// The legal moves that dropping the piece of `from` on `to` can mean: none, one, or four promotions. Castling may be
/// shown by the king's destination or by the rook.
pub fn resolve_drop(position: &Position, from: Square, to: Square) -> Vec<Move> {
    let moves = position.legal_moves_from(from);
    let by_goal: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&mv| position.destination(mv) == to)
        .collect();
    if by_goal.is_empty() {
        moves.iter().copied().filter(|mv| mv.to() == to).collect()
    } else {
        by_goal
    }
}

/// Destinations of the piece on `from` by the legal moves given, and those among them that are captures.
pub fn dests(position: &Position, from: Square, moves: &[Move]) -> (Bitboard, Bitboard) {
    let (mut dests, mut taken) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for &mv in moves.iter().filter(|mv| mv.from() == from) {
        let dest = Bitboard::from(position.destination(mv));
        dests |= dest;
        if position.is_capture(mv) {
            taken |= dest;
        }
    }
    (dests, taken)
}

/// Everything highlighted on the squares.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Highlights {
    /// Both squares of the last move.
    pub last: Bitboard,
    /// The selected piece.
    pub selected: Option<Square>,
    /// The destinations.
    pub targets: Bitboard,
    /// Those of them that are captures.
    pub taken: Bitboard,
    /// The touched pieces.
    pub touched: Bitboard,
    /// The king in check.
    pub check: Option<Square>,
    /// The square on which the dragged piece would be dropped.
    pub over: Option<Square>,
    /// The squares of premoves.
    pub ahead: Bitboard,
    /// The pieces that may be picked up: there a finger does not scroll the page.
    pub own: Bitboard,
}

impl Highlights {
    /// The highlights of a position in which nothing is selected.
    pub fn new(position: &Position, last: Option<Move>, premoves: &[Premove]) -> Highlights {
        let pair = |from, to| Bitboard::from(from) | Bitboard::from(to);
        Highlights {
            last: last.map_or(Bitboard::EMPTY, |last| pair(last.from(), last.to())),
            check: position.is_check().then(|| position.king(position.turn())),
            ahead: premoves
                .iter()
                .fold(Bitboard::EMPTY, |all, next| all | pair(next.from, next.to)),
            ..Highlights::default()
        }
    }

    /// The style classes of `square`.
    pub fn classes(&self, square: Square) -> String {
        let highlights = [
            (self.last.contains(square), " last"),
            (self.selected == Some(square), " selected"),
            (self.targets.contains(square), " target"),
            (self.taken.contains(square), " taken"),
            (self.touched.contains(square), " touched"),
            (self.check == Some(square), " check"),
            (self.ahead.contains(square), " ahead"),
            (self.own.contains(square), " own"),
            (
                self.over == Some(square) && (self.targets.contains(square)),
                " over",
            ),
        ];
        let mut classes = String::from("square");
        for (_, class) in highlights.into_iter().filter(|&(marked, _)| marked) {
            classes += class;
        }
        classes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castling_is_shown_by_goal_or_by_rook() {
        let position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("legal");
        let castling = Move::new(Square::E1, Square::H1, None);
        assert_eq!(position.destination(castling), Square::G1);
        assert_eq!(resolve_drop(&position, Square::E1, Square::G1), [castling]);
        assert_eq!(resolve_drop(&position, Square::E1, Square::H1), [castling]);
        assert_eq!(resolve_drop(&position, Square::E1, Square::E3), []);
    }

    #[test]
    fn a_promotion_means_four_moves() {
        let position = Position::from_fen("8/P6k/8/8/8/8/8/4K3 w - - 0 1").expect("legal");
        assert_eq!(resolve_drop(&position, Square::A7, Square::A8).len(), 4);
    }

    #[test]
    fn marks_tell_where_and_what() {
        let position = Position::from_fen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1").expect("legal");
        let moves = position.legal_moves_from(Square::E4);
        let (targets, taken) = dests(&position, Square::E4, &moves);
        let highlights = Highlights {
            targets,
            taken,
            selected: Some(Square::E4),
            over: Some(Square::D5),
            ..Highlights::new(&position, None, &[])
        };
        assert_eq!(highlights.classes(Square::D5), "square target taken over");
        assert_eq!(highlights.classes(Square::E5), "square target");
        assert_eq!(highlights.classes(Square::E4), "square selected");
        assert_eq!(highlights.classes(Square::A1), "square");
    }
}
