//! Mining of puzzles out of games, in the order of the games.
//!
//! A [`MineTask`] is answered by any number of [`MineAnswer::Found`], [`MineAnswer::Rejected`] and [`MineAnswer::Progress`], and a
//! terminal message. The same task gives the same puzzles on every device; a task that begins where another was
//! stopped ([`MineTask::from`]) tells the rest of what that one would have told.

use crate::library::Problem;
use crate::puzzle::Puzzle;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Games to make puzzles of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MineTask {
    /// The games, as PGN.
    pub pgn: String,
    /// The rules by which a position is a puzzle.
    pub rules: RuleSet,
    /// Names of one player, as the games have them: only this player's mistakes are puzzles. All games and both sides if there
    /// is none.
    pub player: Vec<String>,
    /// Nodes for every position of a game.
    pub nodes: u64,
    /// Nodes for every position of a solution.
    pub proof_nodes: u64,
    /// The point to begin at.
    pub from: MinePoint,
}

impl MineTask {
    /// The games of a PGN, from the beginning, with as many nodes as a phone can bear.
    pub fn new(pgn: String, rules: RuleSet) -> MineTask {
        MineTask {
            pgn,
            rules,
            player: Vec::new(),
            nodes: 20_000,
            proof_nodes: 400_000,
            from: MinePoint::default(),
        }
    }
}

/// The rules by which a position is a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleSet {
    /// Those by which the public puzzles are made.
    Strict,
    /// For one's own games: more is found, short puzzles and defences among it.
    Relaxed,
}

/// A point up to which all has been told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MinePoint {
    /// Games told to their end, those that are not this player's among them.
    pub game: u32,
    /// Half-moves of the next game after which everything has been told.
    pub ply: u32,
}

/// One message about the mining of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum MineAnswer {
    /// A puzzle. Its name hangs from the position: the same puzzle has the same everywhere; it is in no set yet.
    Found(Box<Puzzle>),
    /// The first of the faults of the PGN, and the number of all. What can be played of the games is mined.
    Faults(Vec<Problem>, u32),
    /// So many swings have become no puzzle, since this was last told: the reasons by their keys.
    Rejected(BTreeMap<String, u32>),
    /// Progress of the mining.
    Progress(Progress),
    /// Terminal: all games are mined.
    Done,
    /// Terminal: another task has taken its place.
    Stopped,
    /// Terminal: the request cannot be carried out, for the reason given.
    Failed(String),
}

/// Progress of mining.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Games mined, and the games there are.
    pub games: u32,
    /// See `games`.
    pub of: u32,
    /// Searches done in the game in progress, and those known to be needed: they grow as swings are found.
    pub searches: u32,
    /// See `searches`.
    pub of_searches: u32,
    /// The point to begin at if it is stopped now.
    pub next: MinePoint,
}
