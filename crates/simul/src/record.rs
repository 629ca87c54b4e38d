//! Record of a display: its boards with the keys of their games, kept as JSON.
//!
//! The key of a board's game follows from what the record says of the board, before the game is begun. So the record can be
//! kept first, and a display that was cut off at any moment is completed by beginning the games that are not there.

use crate::board::{Board, Opponent};
use crate::clock::GiverClock;
use crate::display::{Clock, Display, DisplayError};
use crate::{FEWEST, MOST};
use chess::Color;
use game::{Config, Millis, Player};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version written; a reader refuses newer ones instead of guessing.
const VERSION: u32 = 1;

/// A display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simul {
    boards: Vec<Board>,
    clock: Clock,
    giver_clock: Option<GiverClock>,
    is_blindfold: bool,
    /// The board in play, from 0.
    current: usize,
}

impl Simul {
    /// A display with its boards dealt, at the first of them. `began` is the time of day in milliseconds since 1970; `seed`
    /// is the first of as many as there are boards.
    ///
    /// # Errors
    /// The reason why no display can be given by these terms.
    pub fn new(display: &Display, began: Millis, seed: u32) -> Result<Simul, DisplayError> {
        display.check()?;
        Ok(Simul {
            boards: display.deal(began, seed),
            clock: display.clock,
            giver_clock: match display.clock {
                Clock::Giver(minutes) => Some(GiverClock::new(60_000 * Millis::from(minutes))),
                Clock::None | Clock::Boards { .. } => None,
            },
            is_blindfold: display.is_blindfold,
            current: 0,
        })
    }

    /// The boards, in walking order.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The clock that was agreed on.
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// The giver's one clock, where there is one.
    pub fn giver_clock(&self) -> Option<&GiverClock> {
        self.giver_clock.as_ref()
    }

    /// The giver's one clock, to be started and stopped.
    pub fn giver_clock_mut(&mut self) -> Option<&mut GiverClock> {
        self.giver_clock.as_mut()
    }

    /// True of a blindfold display.
    pub fn is_blindfold(&self) -> bool {
        self.is_blindfold
    }

    /// The board in play, from 0.
    pub fn current(&self) -> usize {
        self.current
    }

    /// Goes to a board, from 0; false if there is none.
    pub fn go_to(&mut self, board: usize) -> bool {
        let is_there = board < self.boards.len();
        if is_there {
            self.current = board;
        }
        is_there
    }

    /// The board of a game.
    pub fn board_of(&self, key: &str) -> Option<usize> {
        self.boards.iter().position(|board| board.key() == key)
    }

    /// The terms of a board's game.
    ///
    /// # Panics
    /// If there is no such board.
    pub fn config(&self, board: usize) -> Config {
        let Board {
            opponent,
            giver,
            began,
            seed,
            ..
        } = &self.boards[board];
        let mut config = Config {
            time: self.clock.control(*giver),
            began: *began,
            seed: *seed,
            ..Config::default()
        };
        let side = (!*giver).index();
        match opponent {
            Opponent::Robot(robot) => config.players[side] = Player::Robot(*robot),
            Opponent::Person(name) => config.names[side].clone_from(name),
        }
        config
    }

    /// Starts a board anew: another game with the same opponent and colours, the one before noted as an earlier one. For
    /// teaching, where a game is to be tried again.
    ///
    /// # Panics
    /// If there is no such board.
    pub fn restart(&mut self, board: usize, began: Millis, seed: u32) {
        let Board {
            began: last_began,
            seed: last_seed,
            earlier,
            ..
        } = &mut self.boards[board];
        earlier.push(format!("{last_began:013}-{last_seed:08x}"));
        (*last_began, *last_seed) = (began, seed);
    }

    /// The display as JSON text.
    pub fn to_json(&self) -> String {
        let saved = |board: &Board| SavedBoard {
            opponent: board.opponent.clone(),
            giver: side_name(board.giver).to_owned(),
            began: board.began,
            seed: board.seed,
            earlier: board.earlier.clone(),
        };
        json::write(&Saved {
            simul: VERSION,
            boards: self.boards.iter().map(saved).collect(),
            clock: self.clock,
            giver_clock: self.giver_clock,
            blindfold: self.is_blindfold,
            current: self.current,
        })
    }

    /// The display that [`Simul::to_json`] wrote. Clocks stand.
    ///
    /// # Errors
    /// The text is no display of this version: the place and the problem.
    pub fn from_json(text: &str) -> Result<Simul, ReadError> {
        let tree = json::parse(text).map_err(ReadError::Format)?;
        let version = tree.get("simul").and_then(json::Value::as_u64);
        if let Some(version) = version.filter(|version| *version > u64::from(VERSION)) {
            return Err(ReadError::Version(version));
        }
        let saved: Saved = json::from_value(tree).map_err(ReadError::Format)?;
        if !(FEWEST..=MOST).contains(&saved.boards.len()) {
            return Err(ReadError::Boards(saved.boards.len()));
        }
        saved.clock.check().map_err(|_| ReadError::Clock)?;
        if saved.giver_clock.is_some() != matches!(saved.clock, Clock::Giver(_)) {
            return Err(ReadError::Clock);
        }
        let boards = saved.boards.into_iter().enumerate();
        let boards: Vec<Board> = boards
            .map(|(at, board)| board.read().ok_or(ReadError::Board(at + 1)))
            .collect::<Result<_, _>>()?;
        let mut keys: Vec<String> = boards.iter().map(Board::key).collect();
        keys.sort();
        keys.dedup();
        if keys.len() < boards.len() {
            return Err(ReadError::Twice);
        }
        Ok(Simul {
            current: saved.current.min(boards.len() - 1),
            boards,
            clock: saved.clock,
            giver_clock: saved.giver_clock,
            is_blindfold: saved.blindfold,
        })
    }
}

/// Error of saved text that is not a display.
#[derive(Debug)]
pub enum ReadError {
    /// Not the JSON this version writes.
    Format(json::Error),
    /// Written by a newer version.
    Version(u64),
    /// The number of boards is too small or too large.
    Boards(usize),
    /// A board, by its number from 1, has no opponent or no colour.
    Board(usize),
    /// Two boards have one game.
    Twice,
    /// The clock cannot be played with, or is not the one agreed on.
    Clock,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Format(error) => write!(f, "not a saved display: {error}"),
            ReadError::Version(version) => write!(
                f,
                "saved by a newer version of Sessa (format {version}, this one reads {VERSION})"
            ),
            ReadError::Boards(count) => {
                write!(
                    f,
                    "boards: {count} of them; a display has {FEWEST} to {MOST}"
                )
            }
            ReadError::Board(number) => write!(f, "board {number}: no such opponent or colour"),
            ReadError::Twice => write!(f, "boards: two of them have one game"),
            ReadError::Clock => write!(f, "clock: it cannot be played with"),
        }
    }
}

impl std::error::Error for ReadError {}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    simul: u32,
    boards: Vec<SavedBoard>,
    clock: Clock,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    giver_clock: Option<GiverClock>,
    #[serde(default)]
    blindfold: bool,
    current: usize,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedBoard {
    opponent: Opponent,
    giver: String,
    began: Millis,
    seed: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<String>,
}

impl SavedBoard {
    fn read(self) -> Option<Board> {
        let giver = Color::ALL
            .into_iter()
            .find(|side| side_name(*side) == self.giver)?;
        let is_possible = match &self.opponent {
            Opponent::Robot(robot) => robot.level > 0 && robot.rating != Some(0),
            Opponent::Person(_) => true,
        };
        is_possible.then_some(Board {
            opponent: self.opponent,
            giver,
            began: self.began,
            seed: self.seed,
            earlier: self.earlier,
        })
    }
}

fn side_name(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::display::{Colors, Opponents};
    use game::Robot;

    const BEGAN: Millis = 1_763_751_600_000;

    fn simul() -> Simul {
        let display = Display {
            boards: 3,
            colors: Colors::Alternating,
            clock: Clock::Giver(90),
            ..Display::default()
        };
        Simul::new(&display, BEGAN, 0xffff_ffff).expect("it can be given")
    }

    #[test]
    fn each_board_has_a_game_of_its_own_terms() {
        let simul = simul();
        let keys: Vec<String> = simul.boards().iter().map(Board::key).collect();
        assert_eq!(
            keys,
            [
                "1763751600000-ffffffff",
                "1763751600000-00000000",
                "1763751600000-00000001"
            ]
        );
        assert_eq!(simul.board_of(&keys[2]), Some(2));
        let [first, second] = [0, 1].map(|board| simul.config(board));
        assert_eq!(first.players, [Player::Person, Player::robot(1)]);
        assert_eq!(second.players, [Player::robot(3), Player::Person]);
        assert_eq!((second.began, second.seed), (BEGAN, 0));
        assert_eq!(first.time, None, "the giver's clock is no board's");
    }

    #[test]
    fn persons_have_their_names() {
        let display = Display {
            boards: 2,
            opponents: Opponents::Persons(vec!["Anna".to_owned()]),
            ..Display::default()
        };
        let simul = Simul::new(&display, BEGAN, 1).expect("it can be given");
        assert!(simul.config(0).between_persons());
        assert_eq!(simul.config(0).names, ["", "Anna"]);
        assert_eq!(simul.config(1).names, ["", ""]);
    }

    #[test]
    fn a_board_starts_anew_with_another_key() {
        let mut simul = simul();
        let before = simul.boards()[1].key();
        simul.restart(1, BEGAN + 5, 9);
        let board = &simul.boards()[1];
        assert_eq!(
            (board.giver, board.opponent.clone()),
            (Color::Black, Opponent::Robot(Robot::at_level(3)))
        );
        assert_eq!(board.earlier, [before]);
        assert_eq!(board.key(), "1763751600005-00000009");
    }

    #[test]
    fn what_is_written_reads_back() {
        let mut simul = simul();
        simul.restart(2, BEGAN + 1, 3);
        assert!(simul.go_to(1) && !simul.go_to(3));
        let text = simul.to_json();
        assert_eq!(Simul::from_json(&text).expect("a display"), simul);
        // A robot of a level is written as displays without ratings had it.
        assert!(text.contains("{\"robot\":3}"), "{text}");
        let rated = Display {
            boards: 2,
            opponents: Opponents::Robots(vec![Robot::of_rating(1_400, 5), Robot::at_level(7)]),
            ..Display::default()
        };
        let simul = Simul::new(&rated, BEGAN, 1).expect("it can be given");
        let again = Simul::from_json(&simul.to_json()).expect("a display");
        assert_eq!(again, simul);
        let like_people = Player::Robot(Robot::of_rating(1_400, 5));
        assert_eq!(again.config(0).players[1], like_people);
        let persons = Display {
            opponents: Opponents::Persons(vec!["Ann\"a".to_owned()]),
            is_blindfold: true,
            ..Display::default()
        };
        let simul = Simul::new(&persons, BEGAN, 1).expect("it can be given");
        assert_eq!(
            Simul::from_json(&simul.to_json()).expect("a display"),
            simul
        );
    }

    #[test]
    fn what_is_no_display_is_refused_by_name() {
        let text = simul().to_json();
        let with = |from: &str, to: &str| {
            assert!(text.contains(from), "{text}");
            let error = Simul::from_json(&text.replace(from, to));
            error.expect_err("no display").to_string()
        };
        assert!(with("\"simul\":1", "\"simul\":2").contains("newer version"));
        assert!(with("\"giver\":\"black\"", "\"giver\":\"blue\"").contains("board 2"));
        assert!(with("{\"robot\":3}", "{\"robot\":0}").contains("board 2"));
        assert!(with("\"seed\":0", "\"seed\":1").contains("two of them"));
        assert!(with("{\"giver\":90}", "{\"giver\":0}").contains("clock"));
        assert!(with("{\"giver\":90}", "\"none\"").contains("clock"));
        assert!(with("\"seed\":0", "\"sead\":0").contains("sead"));
        for text in ["", "{}", "[]", "no display"] {
            assert!(Simul::from_json(text).is_err(), "{text}");
        }
        let one = r#"{"simul":1,"boards":[],"clock":"none","current":0}"#;
        assert!(matches!(Simul::from_json(one), Err(ReadError::Boards(0))));
    }
}
