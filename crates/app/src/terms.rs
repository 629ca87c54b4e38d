//! The terms of the next game, as the player chose them last.

use chess::Color;
use game::TimeControl;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            opponent: Opponent::Robot,
            level: 3,
            side: Side::White,
            time: Some(minutes(10, 5)),
        }
    }
}

/// The robot's strongest level.
pub const TOP_LEVEL: u8 = 8;

impl Terms {
    /// The same, with everything that cannot be chosen on the page brought into range.
    #[must_use]
    pub fn mended(mut self) -> Terms {
        self.level = self.level.clamp(1, TOP_LEVEL);
        self.time = self.time.filter(|time| TIMES.contains(time));
        self
    }
}

const fn minutes(main: u64, increment: u64) -> TimeControl {
    TimeControl {
        main: main * 60_000,
        increment: increment * 1_000,
    }
}

/// The clocks on offer, fast to slow.
pub const TIMES: [TimeControl; 8] = [
    minutes(1, 0),
    minutes(3, 2),
    minutes(5, 0),
    minutes(5, 3),
    minutes(10, 5),
    minutes(15, 10),
    minutes(30, 20),
    minutes(90, 30),
];

/// A clock as a form value: `300+0` is five minutes, no increment; `none` is no clock.
pub fn time_value(time: Option<TimeControl>) -> String {
    time.map_or("none".into(), |time| {
        format!("{}+{}", time.main / 1000, time.increment / 1000)
    })
}
