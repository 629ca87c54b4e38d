//! Boards of a display, each with its opponent and the key of its game.

use chess::Color;
use game::Millis;
use serde::{Deserialize, Serialize};

/// A board of a display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The opponent.
    pub opponent: Opponent,
    /// Colour of the giver.
    pub giver: Color,
    /// Beginning of its game, in milliseconds since 1970.
    pub began: Millis,
    /// Seed of its game.
    pub seed: u32,
    /// Keys of the games that were played here before, the oldest first: a board can be started anew.
    pub earlier: Vec<String>,
}

/// Opponent at a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// A robot of this level.
    Robot(u8),
    /// A person with a name, which may be empty.
    Person(String),
}

impl Board {
    /// The key of its game: the time when it was begun, and its seed.
    pub fn key(&self) -> String {
        format!("{:013}-{:08x}", self.began, self.seed)
    }
}
