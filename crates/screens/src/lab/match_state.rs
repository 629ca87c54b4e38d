//! State of a match between two sets of values: its score, and the choice of its players.

use protocol::value_match::MatchScore;
use serde::{Deserialize, Serialize};

/// A match, as far as it has been played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Play {
    /// Values of both players.
    pub values: [[u16; 5]; 2],
    /// The score.
    pub score: MatchScore,
    /// Number of games to be played.
    pub all: u32,
    /// True while it is being played.
    pub running: bool,
}

/// The choice of the players, and of how they play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Players {
    /// Both by their message names.
    pub names: [String; 2],
    /// Positions visited for a move.
    pub nodes: String,
    /// Games of the match.
    pub games: String,
}

impl Default for Players {
    fn default() -> Players {
        Players {
            names: [PLAYERS[0], PLAYERS[1]].map(str::to_owned),
            nodes: NODES[1].0.to_owned(),
            games: GAMES[1].to_owned(),
        }
    }
}

/// Values that can play: those found here, and published ones by their message names.
pub const PLAYERS: [&str; 6] = [
    "lab-found-here",
    "lab-classical",
    "lab-textbook",
    "lab-article",
    "lab-kaufman",
    "lab-alphazero",
];
/// Positions visited for a move.
pub const NODES: [(&str, &str); 3] = [
    ("200", "200"),
    ("1000", "1\u{202f}000"),
    ("5000", "5\u{202f}000"),
];
/// Games of a match.
pub const GAMES: [&str; 4] = ["20", "100", "400", "2000"];
