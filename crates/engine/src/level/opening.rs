//! Variety in the opening for players who would always play the same.
//!
//! Before the search proper a short one finds the moves that are about as good as the best. Of these the seed strikes out
//! some, and the search chooses among all others: so it may still find that one is better, and never plays what the short
//! look finds worse.
//!
//! It costs the search a little of its nodes.

use chess::{Move, Position};

use super::chance::Chance;
use crate::history::History;
use crate::host::{Control, Host, Info, Limits, Root};
use crate::judge::Judge;
use crate::score::Score;
use crate::searcher::Searcher;
use crate::transposition::TranspositionTable;

/// Full moves from the start that count as the opening.
const MOVES: u32 = 8;

/// Moves looked at.
const LINES: usize = 5;

/// How long the short look is.
const NODES: u64 = 20_000;

/// Centipawns behind the best within which a move is about as good.
const CLOSE: i32 = 25;

/// Whether the game has only begun, as far as the position tells.
pub(super) fn is_opening(position: &Position) -> bool {
    position.fullmove_number() <= MOVES && position.occupied().count() >= 28
}

/// The moves that a player with this seed thinks about; `None` is all of them.
pub(super) fn repertoire(
    root: &Root,
    seed: u64,
    limits: &Limits,
    judge: Judge<'_>,
    host: &mut dyn Host,
) -> Option<Vec<Move>> {
    let position = &root.position;
    if !is_opening(position) {
        return None;
    }
    let limits = Limits {
        nodes: Some(NODES.min(limits.nodes.unwrap_or(u64::MAX) / 4)),
        ..*limits
    };
    let mut table = TranspositionTable::new(1);
    let mut history = History::new();
    let mut quiet = Quiet(host);
    let found = Searcher::new(root, &limits, &mut table, &mut history, judge, &mut quiet)
        .deepen(root, LINES, None);
    let centipawns = |score| match score {
        Score::Cp(value) => Some(value),
        Score::Mate(_) => None,
    };
    let best = centipawns(found.info.best().score)?;
    let mut close: Vec<Move> = (found.info.lines.iter())
        .filter(|line| centipawns(line.score).is_some_and(|score| best - score <= CLOSE))
        .map(|line| line.pv[0])
        .collect();
    let mut chance = Chance::new(seed, position);
    // One of them stays, whatever the lots say.
    close.swap_remove(chance.below(close.len() as u32) as usize);
    close.retain(|_| chance.below(2) == 0);
    let legal = position.legal_moves();
    Some(
        legal
            .iter()
            .copied()
            .filter(|mv| !close.contains(mv))
            .collect(),
    )
}

/// Passes on when to stop, and tells nothing.
struct Quiet<'a>(&'a mut dyn Host);

impl Host for Quiet<'_> {
    fn poll(&mut self, nodes: u64) -> Control {
        self.0.poll(nodes)
    }

    fn iteration(&mut self, _info: &Info) -> Control {
        Control::Continue
    }
}
