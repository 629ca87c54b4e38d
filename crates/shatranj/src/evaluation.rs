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
