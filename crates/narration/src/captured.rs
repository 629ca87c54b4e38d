//! Captured pieces of each side, worked out from what is missing on the board.

use chess::{Color, Position, Role};

/// The pieces worth counting, cheapest first, with their usual value in pawns.
const COUNTED: [(Role, i32); 5] = [
    (Role::Pawn, 1),
    (Role::Knight, 3),
    (Role::Bishop, 3),
    (Role::Rook, 5),
    (Role::Queen, 9),
];

/// The pieces that `side` has captured since `start`: the other side's that are missing, cheapest first.
///
/// A promoted pawn is missing as a pawn and present as a piece, so it counts as captured only once it is gone altogether.
pub fn taken_by(side: Color, start: &Position, position: &Position) -> Vec<Role> {
    let count = |position: &Position, role| position.pieces(!side, role).count();
    let promoted: u32 = COUNTED[1..]
        .iter()
        .map(|&(role, _)| count(position, role).saturating_sub(count(start, role)))
        .sum();
    COUNTED
        .iter()
        .flat_map(|&(role, _)| {
            let present = count(position, role) + if role == Role::Pawn { promoted } else { 0 };
            std::iter::repeat_n(role, count(start, role).saturating_sub(present) as usize)
        })
        .collect()
}

/// Material lead of `side` in pawns, by the usual values 1, 3, 3, 5, 9.
pub fn lead(side: Color, position: &Position) -> i32 {
    let sum = |color| -> i32 {
        COUNTED
            .iter()
            .map(|&(role, value)| value * position.pieces(color, role).count() as i32)
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
        assert!(taken_by(Color::White, &start, &start).is_empty());
        assert_eq!(lead(Color::White, &start), 0);
    }

    #[test]
    fn missing_pieces_are_taken_cheapest_first() {
        let position = position("rnb1kbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!(
            taken_by(Color::White, &Position::default(), &position),
            [Role::Pawn, Role::Queen]
        );
        assert_eq!(taken_by(Color::Black, &Position::default(), &position), []);
        assert_eq!(lead(Color::White, &position), 10);
        assert_eq!(lead(Color::Black, &position), -10);
    }

    #[test]
    fn a_promoted_pawn_was_not_taken() {
        let position = position("rnbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNN w Qkq - 0 1");
        assert_eq!(
            taken_by(Color::Black, &Position::default(), &position),
            [Role::Rook],
            "White's a-pawn is now a knight"
        );
    }

    #[test]
    fn nothing_is_taken_that_was_never_there() {
        let start = position("4k3/1p6/8/8/8/8/P7/R3K3 w - - 0 1");
        assert!(taken_by(Color::White, &start, &start).is_empty());
        let later = position("4k3/1P6/8/8/8/8/8/R3K3 w - - 0 9");
        assert_eq!(taken_by(Color::White, &start, &later), [Role::Pawn]);
        assert_eq!(taken_by(Color::Black, &start, &later), []);
    }
}
