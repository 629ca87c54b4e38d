//! The terms of the next game, as the player chose them last.

use chess::Color;
use game::{Conduct, RuleSet, TimeControl};
use serde::{Deserialize, Serialize};

/// Who sits opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// The engine.
    Robot,
    /// Somebody at this device.
    Person,
}

/// Which side the player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
    /// By lot.
    Random,
}

impl Side {
    /// The side to play; a fair lot decides where none was chosen.
    pub fn decide(self) -> Color {
        match self {
            Side::White => Color::White,
            Side::Random if js_sys::Math::random() < 0.5 => Color::White,
            Side::Black | Side::Random => Color::Black,
        }
    }
}

/// The terms of the next game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// Who sits opposite.
    pub opponent: Opponent,
    /// The robot's level.
    pub level: u8,
    /// The player's side.
    pub side: Side,
    /// The clock.
    pub time: Option<TimeControl>,
    /// The edition of the laws.
    pub rules: RuleSet,
    /// How strictly the game is played.
    pub conduct: Conduct,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            opponent: Opponent::Robot,
            level: 3,
            side: Side::White,
            time: Some(TimeControl::sudden_death(10 * 60_000, 5_000)),
            rules: RuleSet::default(),
            conduct: Conduct::default(),
        }
    }
}

/// The robot's strongest level.
pub const TOP_LEVEL: u8 = 8;

impl Terms {
    /// The same, with everything that nobody could play by brought into range.
    #[must_use]
    pub fn mended(mut self) -> Terms {
        self.level = self.level.clamp(1, TOP_LEVEL);
        self.time = self.time.filter(|time| time.check().is_ok());
        if self.rules.check().is_err() {
            self.rules = RuleSet::default();
        }
        self
    }
}
