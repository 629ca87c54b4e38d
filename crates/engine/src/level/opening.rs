//! Opening variety for players who would always play the same.
//!
//! A short look finds the moves that are about as good as the best, and the seed draws one of them. Only with the first
//! moves: the games soon part, and what a move found by a short look may cost does not add up.

use chess::{Move, Position};

use crate::Score;
use crate::evaluator::Evaluator;
use crate::history::History;
use crate::host::{Control, Host, Info, Limits, Root, Variation};
use crate::rng::Rng;
use crate::searcher::Searcher;
use crate::transposition::TranspositionTable;

/// Full moves from the start that count as the opening.
const MOVES: u32 = 8;

/// Full moves from the start that are drawn.
const DRAWN: u32 = 4;

/// Moves looked at.
const LINES: usize = 5;

/// Nodes of the short look.
const NODES: u64 = 20_000;

/// Centipawns behind the best within which a move is about as good.
const CLOSE: i32 = 30;

/// True while the game has only begun, as far as the position tells.
pub(super) fn is_opening(position: &Position) -> bool {
    position.fullmove_number() <= MOVES && position.occupied().count() >= 28
}

/// The move that a player with this seed opens with; `None` if it is to think for itself.
pub(super) fn drawn(
    root: &Root,
    seed: u64,
    limits: &Limits,
    evaluator: Evaluator<'_>,
    host: &mut dyn Host,
) -> Option<Move> {
    let position = &root.position;
    if position.fullmove_number() > DRAWN || !is_opening(position) {
        return None;
    }
    let limits = Limits {
        nodes: Some(NODES.min(limits.nodes.unwrap_or(u64::MAX) / 4)),
        ..*limits
    };
    let mut table = TranspositionTable::new(1);
    let mut history = History::new();
    let mut short = Short {
        host,
        lines: Vec::new(),
    };
    Searcher::new(
        root,
        &limits,
        &mut table,
        &mut history,
        evaluator,
        &mut short,
    )
    .deepen(root, LINES, None);
    let centipawns = |score| match score {
        Score::Centipawns(value) => Some(value),
        Score::Mate(_) => None,
    };
    let best = centipawns(short.lines.first()?.score)?;
    let close: Vec<Move> = (short.lines.iter())
        .filter(|line| centipawns(line.score).is_some_and(|score| best - score <= CLOSE))
        .map(|line| line.pv[0])
        .collect();
    let lot = Rng::new(seed, position).below(close.len() as u32);
    Some(close[lot as usize])
}

/// Passes on when to stop, and keeps what the last whole iteration found: lines of the same depth, whose scores compare.
struct Short<'a> {
    host: &'a mut dyn Host,
    lines: Vec<Variation>,
}

impl Host for Short<'_> {
    fn poll(&mut self, nodes: u64) -> Control {
        self.host.poll(nodes)
    }

    fn iteration(&mut self, info: &Info) -> Control {
        self.lines.clone_from(&info.lines);
        Control::Continue
    }
}
