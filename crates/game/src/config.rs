//! What is agreed before the first move.

use crate::control::TimeControl;
use crate::rules::RuleSet;
use chess::{Color, Position};
use serde::{Deserialize, Serialize};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Player {
    /// Somebody at this device.
    Person,
    /// The engine, at one of its levels of play.
    Robot {
        /// Level of play, 1 the weakest.
        level: u8,
    },
}

/// The terms of a game: everything its events do not say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Where the game starts, saved as FEN.
    #[serde(with = "fen")]
    pub start: Position,
    /// The edition of the laws.
    pub rules: RuleSet,
    /// The clock, or `None` for a game without one.
    pub time: Option<TimeControl>,
    /// White's and Black's player, indexed by [`Color::index`].
    pub players: [Player; 2],
    /// Makes a robot's choices reproducible.
    pub seed: u32,
}

impl Config {
    /// Who plays `side`.
    pub fn player(&self, side: Color) -> Player {
        self.players[side.index()]
    }
}

impl Default for Config {
    /// Two persons, no clock, the usual start.
    fn default() -> Config {
        Config {
            start: Position::default(),
            rules: RuleSet::default(),
            time: None,
            players: [Player::Person; 2],
            seed: 0,
        }
    }
}

mod fen {
    use chess::Position;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::borrow::Cow;

    pub fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&position.to_fen())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        Position::from_fen(&text).map_err(|error| D::Error::custom(format_args!("start: {error}")))
    }
}
