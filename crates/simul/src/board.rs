//! Boards of a display, each with its opponent and the key of its game.

use chess::Color;
use game::{Millis, Robot};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    /// A robot. In JSON one that is known by its level alone is that number.
    Robot(#[serde(serialize_with = "write_robot", deserialize_with = "read_robot")] Robot),
    /// A person with a name, which may be empty.
    Person(String),
}

impl Board {
    /// The key of its game: the time when it was begun, and its seed.
    pub fn key(&self) -> String {
        format!("{:013}-{:08x}", self.began, self.seed)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SavedRobot {
    Level(u8),
    Robot(Robot),
}

fn write_robot<S: Serializer>(robot: &Robot, serializer: S) -> Result<S::Ok, S::Error> {
    let is_plain = *robot == Robot::at_level(robot.level);
    let saved = if is_plain {
        SavedRobot::Level(robot.level)
    } else {
        SavedRobot::Robot(*robot)
    };
    saved.serialize(serializer)
}

fn read_robot<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Robot, D::Error> {
    Ok(match SavedRobot::deserialize(deserializer)? {
        SavedRobot::Level(level) => Robot::at_level(level),
        SavedRobot::Robot(robot) => robot,
    })
}
