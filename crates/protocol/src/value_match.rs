//! A match of the engine against itself with two sets of piece values, told game by game.

use serde::{Deserialize, Serialize};

/// A match to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchTask {
    /// Values of pawn, knight, bishop, rook and queen of the first player and of the second, in hundredths of a pawn.
    pub values: [[u16; 5]; 2],
    /// Positions that a player may visit for a move.
    pub nodes: u32,
    /// Openings, each played twice with colours exchanged.
    pub pairs: u32,
    /// Seed of the openings.
    pub seed: u32,
}

/// Elo difference of the first player, with its 95 % interval; an end is missing where it is infinite.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EloDifference {
    /// The difference that explains the score best.
    pub elo: Option<f64>,
    /// With 95 % certainty it is not less,
    pub low: Option<f64>,
    /// and not more.
    pub high: Option<f64>,
}

/// Score of a match so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchScore {
    /// Games that the first player lost, drew and won.
    pub results: [u32; 3],
    /// The difference by pairs of games; none before the first pair is complete.
    pub difference: Option<EloDifference>,
}

/// A game of a match, and the score with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchGame {
    /// The score.
    pub score: MatchScore,
    /// The moves from the usual start, in UCI; the first of them by chance.
    pub moves: Vec<String>,
    /// White's points, in half points.
    pub white: u32,
    /// True if the first player had White.
    pub first_is_white: bool,
}

/// Answer to a [`MatchTask`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum MatchAnswer {
    /// A game is over.
    Game(Box<MatchGame>),
    /// Terminal: all games are over.
    Done,
    /// Terminal: another task has taken its place.
    Stopped,
    /// Terminal: the request cannot be carried out, for the reason given.
    Failed(String),
}
