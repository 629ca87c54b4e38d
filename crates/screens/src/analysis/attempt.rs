//! Attempt at a better move than a mistake of the game, with its outcome.

use chess::Move;
use game::tree::{NodeId, Score};

/// A move that was tried in the place of a mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// The mistake.
    pub mistake: NodeId,
    /// The node shown since then.
    pub at: NodeId,
    /// The move.
    pub tried: Move,
    /// Outcome of the move.
    pub outcome: Outcome,
}

/// Outcome of an attempt.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It is being searched.
    Searching,
    /// The best move.
    Right,
    /// Another move, as good as the best.
    AsGood,
    /// Not good enough: the best play after it and the score there, for White.
    NotYet(Vec<Move>, Score),
    /// The engine cannot tell, for this reason.
    Unknown(String),
}
