//! Analysts: they evaluate positions for the judge and the miner.

use chess::{Move, Position};
use protocol::Score;

/// A variation and its worth for the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The worth of the position, if this is played.
    pub score: Score,
    /// The moves, the first of them at least.
    pub moves: Vec<Move>,
}

/// A position to be analysed and the positions before it, which repetition needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Root {
    /// The position.
    pub position: Position,
    /// The [`Position::key`]s of those before it, the oldest first.
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

    /// The position after a move, with this one in its past.
    #[must_use]
    pub fn after(&self, mv: Move) -> Root {
        let position = self.position.after(mv);
        let mut history = Vec::new();
        // A position before a capture or a pawn's move cannot come again: it is forgotten.
        if position.halfmove_clock() > 0 {
            history.clone_from(&self.history);
            history.push(self.position.key());
        }
        Root { position, history }
    }

    /// Number of times the position has been on the board before.
    pub fn repetitions(&self) -> usize {
        let key = self.position.key();
        self.history.iter().filter(|&&before| before == key).count()
    }
}

/// An engine that searches a fixed number of nodes.
///
/// The answer must depend on the arguments alone, not on what was asked before: that is what makes verdicts and puzzles
/// the same on every device and in any order of work.
pub trait Analyst {
    /// The best `lines` lines, the best first, each with another first move out of `only` (all legal moves if `None`), after a search of
    /// so many nodes. As many as there are moves if those are fewer. `None` if it was stopped: nothing is known then.
    fn analyse(
        &mut self,
        root: &Root,
        lines: usize,
        only: Option<&[Move]>,
        nodes: u64,
    ) -> Option<Vec<Line>>;
}
