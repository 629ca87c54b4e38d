//! Openings by wish.

use chess::{Move, Position};

/// The next move towards an opening, whatever order the other side chooses: `line` are the moves of both sides, and as long as
/// each has played none but its own of them, the first one left that is legal comes next.
pub(crate) fn next(line: &[Move], start: &Position, moves: &[Move]) -> Option<Move> {
    if start.key() != Position::default().key() {
        return None;
    }
    let mut left: [Vec<Move>; 2] = Default::default();
    for (ply, &mv) in line.iter().enumerate() {
        left[ply % 2].push(mv);
    }
    let mut position = start.clone();
    for (ply, &mv) in moves.iter().enumerate() {
        let left = &mut left[ply % 2];
        let place = left.iter().position(|&other| other == mv)?;
        left.remove(place);
        position.play(mv);
    }
    let legal = position.legal_moves();
    let mut own = left[moves.len() % 2].iter().copied();
    own.find(|mv| legal.iter().any(|other| other == mv))
}
