//! Messages between the page and the tablebase worker: tables of endings, values of positions, drills. They are carried as
//! [`crate::request`] says.
//!
//! Materials are written as `KBNK`, positions as FEN, moves in UCI.

use crate::request::tasks;
pub use crate::request::{Answer, Ask, Failure, Progress, Reply};
use serde::{Deserialize, Serialize};

/// Most men of a position that there are tables of.
pub const MOST_MEN: u32 = 4;

/// A request to the tablebase worker.
pub type Request = crate::request::Request<Task>;

tasks! {
    /// Has a table and all that it depends on at hand: read from the device, or made and kept there. Progress counts tables, and in
    /// the one that is being made the positions that are known to be won or lost. If it is cancelled, finished tables are kept.
    Prepare -> Prepared;
    /// The value of a position and of all its moves. Tables are read from the device; [`Failure::Missing`] if they are not there.
    Probe -> Probed;
    /// The best reply to a move: the refutation of one that lets go of something, otherwise the fastest win, the longest defence, in a
    /// draw the move that is hardest to answer. None if the game is over.
    BestReply -> Option<String>;
    /// A start position of a drill; none if it has no such one.
    DrawStart -> Option<String>;
}

/// See [`Task::Prepare`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prepare {
    /// The material.
    pub material: String,
}

/// Outcome of [`Prepare`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prepared {
    /// Number of tables that were made, and not read from the device.
    pub made: u32,
    /// True if all tables are at hand; false if it was cancelled.
    pub complete: bool,
    /// The reason why those that were made could not be kept on the device.
    pub unkept: Option<Failure>,
}

/// See [`Task::Probe`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Probe {
    /// The position.
    pub fen: String,
}

/// Outcome of [`Probe`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Probed {
    /// The value of the position, for the side to move.
    pub value: Value,
    /// All legal moves, the best first, each with its value for the side that plays it, counted from before it.
    pub moves: Vec<(String, Value)>,
}

/// Result of a position by perfect play, and the distance to mate in half-moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Value {
    /// The side to move mates.
    Win(u32),
    /// Neither side can force mate.
    Draw,
    /// The side to move is mated; 0 is checkmate.
    Loss(u32),
}

impl Value {
    /// Number of moves until mate, of the side that mates; 0 in a draw.
    pub fn moves(self) -> u32 {
        match self {
            Value::Win(plies) => plies.div_ceil(2),
            Value::Draw => 0,
            Value::Loss(plies) => plies / 2,
        }
    }
}

/// See [`Task::BestReply`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BestReply {
    /// The position before the move that is replied to.
    pub fen: String,
    /// That move.
    pub played: String,
    /// The seed that chooses among equal moves.
    pub seed: u64,
}

/// See [`Task::DrawStart`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawStart {
    /// Key of the drill.
    pub drill: String,
    /// Difficulty, from 0.
    pub difficulty: u8,
    /// True if the learner has the black men.
    pub black: bool,
    /// The seed: the same seed draws the same position.
    pub seed: u64,
}
