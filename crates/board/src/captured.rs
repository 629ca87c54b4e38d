//! What each side has taken, worked out from what is missing on the board.

use chess::{Color, Position, Role};

/// The pieces worth counting, cheapest first, with their number at the start and their usual value in pawns.
const COUNTED: [(Role, u32, i32); 5] = [
    (Role::Pawn, 8, 1),
    (Role::Knight, 2, 3),
    (Role::Bishop, 2, 3),
    (Role::Rook, 2, 5),
    (Role::Queen, 1, 9),
];

/// What `side` has taken: the other side's missing pieces, cheapest first.
///
/// A promoted pawn is missing as a pawn and present as a piece, so it counts as taken only once it is gone altogether.
pub fn taken_by(side: Color, position: &Position) -> Vec<Role> {
    let count = |role| position.pieces(!side, role).count();
    let promoted: u32 = COUNTED[1..]
        .iter()
        .map(|&(role, start, _)| count(role).saturating_sub(start))
        .sum();
    COUNTED
        .iter()
        .flat_map(|&(role, start, _)| {
            let present = count(role) + if role == Role::Pawn { promoted } else { 0 };
            std::iter::repeat_n(role, start.saturating_sub(present) as usize)
        })
        .collect()
}

/// By how many pawns `side` is ahead on the board, by the usual values 1, 3, 3, 5, 9.
pub fn lead(side: Color, position: &Position) -> i32 {
    let sum = |color| -> i32 {
        COUNTED
            .iter()
            .map(|&(role, _, value)| value * position.pieces(color, role).count() as i32)
            .sum()
    };
    sum(side) - sum(!side)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a legal position")
    }

    #[test]
    fn nothing_is_taken_at_the_start() {
        let start = Position::default();
        assert!(taken_by(Color::White, &start).is_empty());
        assert_eq!(lead(Color::White, &start), 0);
    }

    #[test]
    fn missing_pieces_are_taken_cheapest_first() {
        let position = position("rnb1kbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!(taken_by(Color::White, &position), [Role::Pawn, Role::Queen]);
        assert_eq!(taken_by(Color::Black, &position), []);
        assert_eq!(lead(Color::White, &position), 10);
        assert_eq!(lead(Color::Black, &position), -10);
    }

    #[test]
    fn a_promoted_pawn_was_not_taken() {
        let position = position("rnbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNN w Qkq - 0 1");
        assert_eq!(
            taken_by(Color::Black, &position),
            [Role::Rook],
            "White's a-pawn is now a knight"
        );
    }
}
