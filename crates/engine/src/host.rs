//! The contract between a search and whoever runs it.

use chess::{Move, Position};

use crate::Score;

/// Answer of a [`Host`]: go on or stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Go on searching.
    Continue,
    /// Stop at once; the best move found so far is the answer.
    Stop,
}

/// The owner of time: the search asks it when to stop and tells it what it found.
///
/// A search never reads a clock. A terminal answers from an atomic flag and `Instant`, a web worker
/// from its message queue, a test from a counter.
pub trait Host {
    /// Called about every 1,024 nodes with the nodes searched so far: hard limits and `stop`.
    fn poll(&mut self, nodes: u64) -> Control;

    /// Called after each completed iteration. `Stop` here is the soft limit: the iteration counts,
    /// the next one is not begun.
    fn iteration(&mut self, info: &Info) -> Control;
}

/// A host that never stops a search: for fixed depths, fixed node counts and tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHost;

impl Host for NoHost {
    fn poll(&mut self, _nodes: u64) -> Control {
        Control::Continue
    }

    fn iteration(&mut self, _info: &Info) -> Control {
        Control::Continue
    }
}

/// Search information after an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies looked ahead by the last completed iteration.
    pub depth: u32,
    /// The deepest ply reached, extensions and quiescence included.
    pub seldepth: u32,
    /// Positions visited since the search began.
    pub nodes: u64,
    /// Nodes spent on the best move, per mille of all.
    pub effort: u32,
    /// Part of the transposition table in use, per mille.
    pub hashfull: u32,
    /// The lines found, the best first, each with another first move. Never empty.
    pub lines: Vec<Variation>,
}

impl Info {
    /// The best line.
    pub fn best(&self) -> &Variation {
        &self.lines[0]
    }
}

/// A principal variation and its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// Worth of the position for the side to move, if this is played.
    pub score: Score,
    /// The moves; none only where there is no legal move.
    pub pv: Vec<Move>,
}

/// Limits the search can count by itself; time is the host's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Deepest iteration to complete; at least 1 is searched.
    pub depth: Option<u32>,
    /// Nodes after which to stop.
    pub nodes: Option<u64>,
}

impl Limits {
    /// Stop after this many iterations.
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            nodes: None,
        }
    }

    /// Stop after this many nodes.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            depth: None,
            nodes: Some(nodes),
        }
    }
}

/// Root of a search: a position and the positions that led to it, which repetition needs.
#[derive(Clone, Debug)]
pub struct Root {
    /// The position to find a move in.
    pub position: Position,
    /// [`Position::key`]s of the earlier positions since the last irreversible move, oldest first,
    /// without the position itself. Repetitions are seen with their help.
    pub history: Vec<u64>,
}

impl Root {
    /// A position without a past.
    pub fn new(position: Position) -> Root {
        Root {
            position,
            history: Vec::new(),
        }
    }

    /// Plays `mv`, remembering the position it leaves. Keeps the history short by forgetting what an
    /// irreversible move has put out of reach.
    pub fn play(&mut self, mv: Move) {
        let key = self.position.key();
        self.position.play(mv);
        if self.position.halfmove_clock() == 0 {
            self.history.clear();
        } else {
            self.history.push(key);
        }
    }
}

/// The answer of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move to play; `None` only where there is no legal move.
    pub best: Option<Move>,
    /// The reply expected, to think about on the opponent's time.
    pub ponder: Option<Move>,
    /// Information of the last iteration.
    pub info: Info,
}

impl SearchResult {
    /// The first two moves of the best line, and all that was known.
    pub(crate) fn new(info: Info) -> SearchResult {
        let pv = &info.best().pv;
        SearchResult {
            best: pv.first().copied(),
            ponder: pv.get(1).copied(),
            info,
        }
    }
}
