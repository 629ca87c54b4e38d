//! Explanation of a bad move: the move, and the engine's best play against it. The words are the owner's.

use chess::{Move, Position};
use protocol::Score;

/// A move that gave away chances, with what the engine says of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub played: Move,
    /// The best play after it, the opponent's reply first.
    pub best: Vec<Move>,
    /// The evaluation after it, for the opponent.
    pub score: Option<Score>,
}
