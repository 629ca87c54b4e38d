//! Openings: those wished for, and variety of the first moves.

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

/// Most of the games of a level in which a first move is played.
const COMMONEST: f32 = 0.4;

/// The probabilities of the moves; in a game's first move of either side none is likelier than [`COMMONEST`], and what the likeliest has too
/// much goes to the others, by their shares.
pub(crate) fn varied(mut chances: Vec<(Move, f32)>, position: &Position) -> Vec<(Move, f32)> {
    let likeliest = chances.iter().map(|&(_, chance)| chance);
    let likeliest = likeliest.fold(0.0, f32::max);
    if position.fullmove_number() == 1 && likeliest > COMMONEST && chances.len() > 2 {
        let factor = (1.0 - COMMONEST) / (1.0 - likeliest).max(f32::MIN_POSITIVE);
        for (_, chance) in &mut chances {
            *chance = if *chance < likeliest {
                *chance * factor
            } else {
                COMMONEST
            };
        }
    }
    chances
}
