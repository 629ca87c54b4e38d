//! Evaluation: material, mobility and the advance of pawns, in hundredths of a pawn.

use crate::{Position, Role};
use chess::Color;

/// Values of the pieces. Rook, knight and ferz are in the order in which as-Suli had them in the tenth century (Murray, chapter
/// XIII): the rook far above all, the knight two thirds of it, ferz and alfil little more than a pawn.
pub(crate) const VALUES: [i32; 6] = [100, 140, 180, 370, 550, 0];

/// Value of a square that a piece can go to.
const MOBILITY: i32 = 4;

/// Value of each step of a pawn; small, because a ferz is all that it can become.
const ADVANCE: i32 = 6;

/// The value of a position for the side to move.
pub(crate) fn evaluate(position: &Position) -> i32 {
    side(position, position.turn) - side(position, !position.turn)
}

fn side(position: &Position, color: Color) -> i32 {
    let mut value = 0;
    for role in Role::ALL {
        for square in position.by_piece(color, role) {
            value += VALUES[role.index()];
            if role == Role::Pawn {
                value += ADVANCE * (color.rank(square.rank()).index() as i32 - 1);
            } else {
                value += MOBILITY * position.targets(square, role, color).count() as i32;
            }
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(fen: &str) -> i32 {
        evaluate(&fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}")))
    }

    #[test]
    fn both_sides_count_alike() {
        assert_eq!(evaluate(&Position::default()), 0);
        let white = value("4k3/8/8/2p5/8/2P2B2/8/R3K3 w");
        assert_eq!(white, -value("4k3/8/8/2p5/8/2P2B2/8/R3K3 b"));
        assert_eq!(white, value("r3k3/8/2p2b2/8/2P5/8/8/4K3 b"));
    }

    #[test]
    fn material_mobility_and_advance_are_worth_something() {
        for (better, worse) in [
            ("4k3/8/8/8/8/8/8/R3K3 w", "4k3/8/8/8/8/8/8/N3K3 w"),
            ("4k3/8/8/8/8/8/8/Q3K3 w", "4k3/8/8/8/8/8/8/4K3 w"),
            ("4k3/8/8/8/3N4/8/8/4K3 w", "4k3/8/8/8/8/8/8/N3K3 w"),
            ("4k3/8/8/3P4/8/8/8/4K3 w", "4k3/8/8/8/3P4/8/8/4K3 w"),
            ("4k3/8/8/8/8/3p4/8/4K3 b", "4k3/8/3p4/8/8/8/8/4K3 b"),
        ] {
            assert!(value(better) > value(worse), "{better}");
        }
        // A pawn on its first square has not advanced yet.
        let king = MOBILITY * 5;
        assert_eq!(value("7k/8/8/8/8/8/P7/4K3 w"), 100 + king - MOBILITY * 3);
    }
}
