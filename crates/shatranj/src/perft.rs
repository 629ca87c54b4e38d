//! Perft: leaves of the tree of legal moves, counted to prove the generator.

use crate::Position;

/// The number of positions `depth` half-moves away. A game that a bare king ends is played on.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let moves = moves.into_iter();
    moves.map(|mv| perft(&position.after(mv), depth - 1)).sum()
}
