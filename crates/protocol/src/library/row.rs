//! Row of the library's list: the summary of a game.

use game::Player;
use serde::{Deserialize, Deserializer, Serialize};

/// The origin of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Played here, against the robot.
    Robot,
    /// Played here, between two persons.
    Persons,
    /// Taken from a file.
    Imported,
    /// Made on the analysis board.
    Study,
}

/// A row of the list: the summary of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Key in the library.
    pub key: String,
    /// The origin of the game.
    pub kind: Kind,
    /// White's and Black's names; empty where nobody gave one.
    pub names: [String; 2],
    /// White's and Black's player; persons in a game of a file and in a study.
    #[serde(alias = "levels", deserialize_with = "players")]
    pub players: [Player; 2],
    /// Their Elo ratings, where a file tells them.
    #[serde(default)]
    pub elo: [Option<u16>; 2],
    /// The event, and the round if there is one; may be empty.
    pub event: String,
    /// The day, as PGN has it: `2026.11.21`, with question marks for what nobody knows.
    pub date: String,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` for a game that is not over.
    pub result: String,
    /// The number of half-moves.
    pub plies: u32,
    /// The first moves, in SAN.
    pub moves: String,
    /// The opening's code and name; may be empty.
    pub opening: String,
    /// The placement of the last position, as FEN's first field.
    #[serde(rename = "men")]
    pub placement: String,
    /// Time of the last change or import, in milliseconds since 1970.
    pub changed: u64,
    /// Time at which it was deleted, in milliseconds since 1970, if it is in the bin.
    #[serde(default)]
    pub deleted: Option<u64>,
}

/// Reads the players of a row. Earlier versions wrote the levels of robots, and `null` for a person.
fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Player; 2], D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Level(Option<u8>),
        Player(Player),
    }
    let written = <[Written; 2]>::deserialize(deserializer)?;
    Ok(written.map(|written| match written {
        Written::Level(level) => level.map_or(Player::Person, Player::robot),
        Written::Player(player) => player,
    }))
}

impl Row {
    /// True if it was played here and is saved with all its events.
    pub fn is_from_table(&self) -> bool {
        matches!(self.kind, Kind::Robot | Kind::Persons)
    }

    /// True if the player of a side, 0 for White, is the person at this device: played here against a robot or a person
    /// elsewhere, or goes by one of the names `own`.
    pub fn is_you(&self, side: usize, own: &[String]) -> bool {
        match [self.players[side], self.players[1 - side]] {
            [Player::Person, Player::Person] => own.contains(&self.names[side]),
            [player, _] => player == Player::Person,
        }
    }

    /// The side of the person at this device, 0 for White.
    pub fn your_side(&self, own: &[String]) -> Option<usize> {
        (0..2).find(|&side| self.is_you(side, own))
    }

    /// True if it was begun here and can be played on.
    pub fn can_go_on(&self) -> bool {
        self.is_from_table() && self.result == "*"
    }
}
