//! Best-first search for a helpmate among all positions that can be reached.
//!
//! Every position is looked at once. If all have been and none is mate, there is none.

use alloc::vec;

use super::heuristic::{self, Blockers};
use super::novelty::Novelty;
use super::queue::{Queue, Seen};
use super::{Helpmate, endings, reachability};
use crate::{Bitboard, Color, Position};

/// A position where nothing new is seen comes so much later than its distance says.
const NOVELTY: usize = 8;
/// Distances that are about the same, where novelty is asked for.
const STAGE: usize = 8;

/// Looks at no more than `budget` positions; also says at how many. `squares` are those on which a
/// mate can be pictured at the root.
pub(super) fn search(
    root: &Position,
    winner: Color,
    squares: Bitboard,
    blockers: Blockers,
    budget: u32,
) -> (Helpmate, u32) {
    let mut queue = Queue::new();
    let mut seen = Seen::new();
    let mut novelty = Novelty::new();
    let mut nodes = 0;
    // Where a mate can be pictured changes only when a piece is taken or a pawn moves.
    let mut pictures = vec![squares];
    seen.insert(root.key());
    queue.push((root.clone(), 0), 0);
    while let Some((position, mut picture)) = queue.pop() {
        if nodes > 0 && position.halfmove_clock() == 0 {
            let squares = reachability::mating_squares(&position, winner);
            if squares.is_empty() || !position.can_mate_by_material(winner) {
                continue;
            }
            if squares != pictures[picture] {
                picture = pictures.len();
                pictures.push(squares);
            }
        }
        for &m in &position.legal_moves() {
            let next = position.after(m);
            if !seen.insert(next.key()) {
                continue;
            }
            nodes += 1;
            if endings::is_known(&next, winner) || next.turn() != winner && next.is_checkmate() {
                return (Helpmate::Exists, nodes);
            }
            if nodes >= budget {
                return (Helpmate::Undecided, nodes);
            }
            let distance = heuristic::distance(&next, winner, pictures[picture], blockers);
            let stage = next.occupied().count() as usize * 64 + distance / STAGE;
            let degree = novelty.degree(&next, m, stage);
            queue.push((next, picture), distance + NOVELTY * degree);
        }
    }
    (Helpmate::Impossible, nodes)
}
