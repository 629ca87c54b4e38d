//! The levels of our robot as solvers.

use engine::{Engine, Level, Limits, NoHost};

use crate::level_rating::Tries;
use crate::{Puzzle, Root};

/// Nodes of the highest level, which has no number of its own.
const MOST_NODES: u64 = 20_000;

/// The first of the levels that play the same move whatever the seed: the engine with few nodes.
const FIRST_CERTAIN: u8 = 9;

/// Has every level try a puzzle so many times, by different seeds; those that always play the same try once.
pub fn try_levels(puzzle: &Puzzle, engine: &mut Engine, tries: u32, seed: u64) -> Vec<Tries> {
    (1..=Level::MAX)
        .filter_map(Level::new)
        .map(|level| {
            let certain = level.number() >= FIRST_CERTAIN;
            let tries = if certain { 1 } else { tries };
            let solved = (0..tries).filter(|&n| {
                let seed = seed ^ u64::from(n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                finds(puzzle, engine, level, seed)
            });
            Tries {
                elo: f64::from(level.elo()),
                tries,
                solved: solved.count() as u32,
            }
        })
        .collect()
}

/// True if a level finds all of the main line, or a mate instead.
fn finds(puzzle: &Puzzle, engine: &mut Engine, level: Level, seed: u64) -> bool {
    let mut root = Root::new(puzzle.position());
    let mut solution = &puzzle.solution;
    while !solution.is_end() {
        engine.clear();
        let asked = engine::Root {
            position: root.position.clone(),
            history: root.history.clone(),
        };
        let limits = Limits::nodes(MOST_NODES);
        let found = engine.play_at(&asked, level, seed, &limits, &mut NoHost);
        let Some(mv) = found.best else {
            return false;
        };
        root = root.after(mv);
        if root.position.is_checkmate() {
            return true;
        }
        let Some(right) = solution.find(mv) else {
            return false;
        };
        if let Some(reply) = right.reply {
            root = root.after(reply);
        }
        solution = &right.then;
    }
    true
}
