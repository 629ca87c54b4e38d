//! Refutation of a wrong move: the beginning of the line that follows it.

use chess::{Move, Position};

use crate::material::material;

/// The longest refutation, in half-moves.
const LONGEST: usize = 4;

/// The beginning of a line from the opponent's move on, up to the mate or the capture that nobody answers by another; otherwise
/// four half-moves, or what there is.
pub(super) fn refutation(position: &Position, line: &[Move]) -> Vec<Move> {
    let opponent = position.turn();
    let before = material(position, opponent);
    let mut position = position.clone();
    let mut shown = Vec::new();
    for (ply, &mv) in line.iter().enumerate().take(LONGEST) {
        position.play(mv);
        shown.push(mv);
        let taken_back = line
            .get(ply + 1)
            .is_some_and(|&next| position.is_capture(next));
        let opponents = ply % 2 == 0;
        if opponents && !taken_back && material(&position, opponent) > before {
            break;
        }
    }
    shown
}
