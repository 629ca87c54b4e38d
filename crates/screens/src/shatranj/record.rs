//! Record of the game and the wishes for the next one, kept in this browser.

use chess::Color;
use platform::storage;
use serde::{Deserialize, Serialize};
use shatranj::{Game, Level};

/// Storage key.
const KEY: &str = "sessa.shatranj";

/// Opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// The robot.
    #[default]
    Robot,
    /// Somebody at the same board.
    Person,
}

/// The side that is wished for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// White.
    #[default]
    White,
    /// Either, by chance.
    Random,
    /// Black.
    Black,
}

/// Wishes for the next game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wishes {
    /// The opponent.
    pub opponent: Opponent,
    /// The robot's level, from 0.
    pub level: usize,
    /// The player's side against the robot.
    pub side: Side,
}

impl Wishes {
    /// The robot's level.
    pub fn level(self) -> Level {
        Level::ALL.get(self.level).copied().unwrap_or_default()
    }
}

/// What is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The wishes of the last game.
    pub wishes: Wishes,
    /// The last game.
    game: Option<SavedGame>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedGame {
    /// FEN of the start.
    start: String,
    moves: Vec<String>,
    /// The robot's side, `w` or `b`; none where two people play.
    robot: Option<char>,
    level: usize,
}

/// A game in progress or over: its moves, and the robot's part in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The game.
    pub game: Game,
    /// The robot's side; none where two people play.
    pub robot: Option<Color>,
    /// The robot's level, from 0.
    pub level: usize,
}

impl Record {
    /// The saved record; what cannot be read is none.
    pub fn load() -> Record {
        storage::load_json(KEY).unwrap_or_default()
    }

    /// Saves it.
    pub fn save(&self) {
        // Without storage it is known as long as the page is open.
        storage::save_json(KEY, self);
    }

    /// A record of these wishes and this game.
    pub fn new(wishes: Wishes, played: Option<&Played>) -> Record {
        let saved = |played: &Played| SavedGame {
            start: played.game.start().to_string(),
            moves: played
                .game
                .moves()
                .iter()
                .map(ToString::to_string)
                .collect(),
            robot: played.robot.map(Color::to_char),
            level: played.level,
        };
        Record {
            wishes,
            game: played.map(saved),
        }
    }

    /// The saved game; none if its start cannot be read. Moves are played as far as they are legal.
    pub fn played(&self) -> Option<Played> {
        let saved = self.game.as_ref()?;
        let mut game = Game::new(saved.start.parse().ok()?);
        for text in &saved.moves {
            let mv = game.position().parse_move(text);
            if !mv.is_some_and(|mv| game.play(mv)) {
                break;
            }
        }
        Some(Played {
            game,
            robot: saved.robot.and_then(Color::from_char),
            level: saved.level,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_reads_back() {
        let mut game = Game::default();
        for text in ["e2e3", "g8f6"] {
            let mv = game.position().parse_move(text).expect("legal");
            game.play(mv);
        }
        let played = Played {
            game,
            robot: Some(Color::Black),
            level: 2,
        };
        let wishes = Wishes {
            opponent: Opponent::Person,
            level: 3,
            side: Side::Random,
        };
        let record = Record::new(wishes, Some(&played));
        let read: Record = json::read(&json::write(&record)).expect("it was written so");
        assert_eq!(read, record);
        assert_eq!(read.played(), Some(played));
        assert_eq!(wishes.level(), Level::Hard);
        assert_eq!(Record::new(wishes, None).played(), None);
    }

    #[test]
    fn damage_costs_what_is_damaged() {
        let read = |text: &str| json::read::<Record>(text).expect("JSON").played();
        let game = |start: &str, moves: &str| {
            format!(r#"{{"game":{{"start":"{start}","moves":[{moves}],"robot":"x","level":9}}}}"#)
        };
        assert_eq!(read("{}"), None);
        assert_eq!(read(&game("8/8/8/8/8/8/8/8 w", "")), None);
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
        let played = read(&game(start, r#""e2e3","e7e5","a7a6""#)).expect("it begins well");
        assert_eq!(played.game.moves().len(), 1);
        assert_eq!(played.robot, None);
        let wishes = Wishes {
            level: 9,
            ..Wishes::default()
        };
        assert_eq!(wishes.level(), Level::Easy);
    }
}
