//! Display: what is agreed on before the first move.

use crate::board::{Board, Opponent};
use crate::{FEWEST, MOST};
use chess::Color;
use game::{Millis, Robot, TimeControl};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Longest time of a clock, in minutes.
const LONGEST: u32 = 24 * 60;

/// Longest increment, in seconds.
const LONGEST_INCREMENT: u32 = 10 * 60;

/// The terms of a display.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Display {
    /// Number of boards, from [`FEWEST`] to [`MOST`].
    pub boards: usize,
    /// Those who sit at them.
    pub opponents: Opponents,
    /// Colour of the giver.
    pub colors: Colors,
    /// The clock.
    pub clock: Clock,
    /// True of a blindfold display: the giver sees no pieces.
    pub is_blindfold: bool,
}

impl Default for Display {
    /// Eight robots of the lower half, White everywhere, no clock.
    fn default() -> Display {
        Display {
            boards: 8,
            opponents: Opponents::Robots((1..=5).map(Robot::at_level).collect()),
            colors: Colors::White,
            clock: Clock::None,
            is_blindfold: false,
        }
    }
}

/// Opponents of the giver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Opponents {
    /// Robots, spread evenly over the boards in this order: the first of them at the first board, the last at the last one.
    Robots(Vec<Robot>),
    /// Persons who take turns at the device. A board beyond the list has one without a name.
    Persons(Vec<String>),
}

/// Colours of a display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colors {
    /// The giver has White everywhere, as is the custom.
    White,
    /// White on the first board, Black on the second, and so on.
    Alternating,
}

/// Clock of a display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No clock.
    None,
    /// One clock for the giver, in minutes. It runs while any board waits for him; with its flag all games in play are lost.
    Giver(u32),
    /// A clock on every board, as in a clock simul: the giver's runs on each board on which he is to move.
    Boards {
        /// Time of the giver on each board, in minutes.
        giver: u32,
        /// Time of each opponent, in minutes.
        opponent: u32,
        /// Increment of both, in seconds.
        increment: u32,
    },
}

/// Reason why no display can be given by these terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayError {
    /// The number of boards is not from [`FEWEST`] to [`MOST`].
    Boards(usize),
    /// There is no robot, or the level of one is 0.
    Levels,
    /// A clock has no time or more than a day, or the increment is above ten minutes.
    Time,
}

impl fmt::Display for DisplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DisplayError::Boards(count) => {
                write!(f, "{count} boards; a display has {FEWEST} to {MOST}")
            }
            DisplayError::Levels => write!(f, "there must be a robot, of level 1 or more"),
            DisplayError::Time => write!(
                f,
                "a clock needs 1 to {LONGEST} minutes, and an increment of at most {LONGEST_INCREMENT} seconds"
            ),
        }
    }
}

impl std::error::Error for DisplayError {}

impl Display {
    /// Checks that a display can be given.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn check(&self) -> Result<(), DisplayError> {
        if !(FEWEST..=MOST).contains(&self.boards) {
            return Err(DisplayError::Boards(self.boards));
        }
        if let Opponents::Robots(robots) = &self.opponents
            && (robots.is_empty() || robots.iter().any(|robot| robot.level == 0))
        {
            return Err(DisplayError::Levels);
        }
        self.clock.check()
    }

    /// The boards, in walking order. `seed` is that of the first game; each board has the next one.
    pub(crate) fn deal(&self, began: Millis, seed: u32) -> Vec<Board> {
        let board = |at: usize| Board {
            opponent: self.opponents.at(at, self.boards),
            giver: self.colors.at(at),
            began,
            seed: seed.wrapping_add(at as u32),
            earlier: Vec::new(),
        };
        (0..self.boards).map(board).collect()
    }
}

impl Opponents {
    /// The opponent at a board, of a number of boards.
    fn at(&self, board: usize, of: usize) -> Opponent {
        match self {
            Opponents::Robots(robots) => {
                let (span, steps) = (robots.len() - 1, of.max(2) - 1);
                // Rounded to the nearest robot.
                Opponent::Robot(robots[(2 * span * board + steps) / (2 * steps)])
            }
            Opponents::Persons(names) => {
                Opponent::Person(names.get(board).cloned().unwrap_or_default())
            }
        }
    }
}

impl Colors {
    fn at(self, board: usize) -> Color {
        match self {
            Colors::Alternating if board % 2 == 1 => Color::Black,
            Colors::White | Colors::Alternating => Color::White,
        }
    }
}

impl Clock {
    /// Checks that it can be played with.
    pub(crate) fn check(self) -> Result<(), DisplayError> {
        let can_play = match self {
            Clock::None => true,
            Clock::Giver(minutes) => (1..=LONGEST).contains(&minutes),
            Clock::Boards {
                giver,
                opponent,
                increment,
            } => {
                let times = 1..=LONGEST;
                times.contains(&giver)
                    && times.contains(&opponent)
                    && increment <= LONGEST_INCREMENT
            }
        };
        can_play.then_some(()).ok_or(DisplayError::Time)
    }

    /// The time control of a game in which the giver has these pieces.
    pub(crate) fn control(self, giver: Color) -> Option<TimeControl> {
        let Clock::Boards {
            giver: own,
            opponent,
            increment,
        } = self
        else {
            return None;
        };
        let control = |minutes: u32| {
            TimeControl::sudden_death(
                60_000 * Millis::from(minutes),
                1000 * Millis::from(increment),
            )
        };
        let mut time = control(own);
        time.sides[(!giver).index()] = control(opponent).sides[(!giver).index()].clone();
        Some(time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(boards: usize, weakest: u8, strongest: u8) -> Vec<u8> {
        let display = Display {
            boards,
            opponents: Opponents::Robots((weakest..=strongest).map(Robot::at_level).collect()),
            ..Display::default()
        };
        let dealt = display.deal(0, 0).into_iter();
        let level = |board: Board| match board.opponent {
            Opponent::Robot(robot) => robot.level,
            Opponent::Person(name) => panic!("{name} is no robot"),
        };
        dealt.map(level).collect()
    }

    #[test]
    fn robots_are_spread_evenly_from_the_first_board_to_the_last() {
        assert_eq!(levels(2, 3, 9), [3, 9]);
        assert_eq!(levels(5, 1, 5), [1, 2, 3, 4, 5]);
        assert_eq!(levels(8, 1, 5), [1, 2, 2, 3, 3, 4, 4, 5]);
        assert_eq!(levels(4, 6, 6), [6, 6, 6, 6]);
    }

    #[test]
    fn colours_are_white_or_alternate() {
        let giver = |colors| {
            let display = Display {
                colors,
                ..Display::default()
            };
            let dealt = display.deal(0, 0).into_iter();
            dealt.map(|board| board.giver).collect::<Vec<_>>()
        };
        assert_eq!(giver(Colors::White), [Color::White; 8]);
        assert_eq!(
            giver(Colors::Alternating),
            [Color::White, Color::Black].repeat(4)
        );
    }

    #[test]
    fn terms_that_nobody_can_play_by_are_refused() {
        let with = |change: fn(&mut Display)| {
            let mut display = Display::default();
            change(&mut display);
            display.check()
        };
        assert_eq!(with(|_| ()), Ok(()));
        assert_eq!(with(|all| all.boards = 1), Err(DisplayError::Boards(1)));
        assert_eq!(with(|all| all.boards = 41), Err(DisplayError::Boards(41)));
        assert_eq!(with(|all| all.boards = 40), Ok(()));
        let robots = |robots| Display {
            opponents: Opponents::Robots(robots),
            ..Display::default()
        };
        let weak = vec![Robot::at_level(0), Robot::at_level(3)];
        assert_eq!(robots(weak).check(), Err(DisplayError::Levels));
        assert_eq!(robots(Vec::new()).check(), Err(DisplayError::Levels));
        assert_eq!(
            with(|all| all.clock = Clock::Giver(0)),
            Err(DisplayError::Time)
        );
        let boards = |giver, opponent, increment| Display {
            clock: Clock::Boards {
                giver,
                opponent,
                increment,
            },
            ..Display::default()
        };
        assert_eq!(boards(60, 0, 0).check(), Err(DisplayError::Time));
        assert_eq!(boards(60, 30, 601).check(), Err(DisplayError::Time));
        assert_eq!(boards(1440, 1, 600).check(), Ok(()));
    }

    #[test]
    fn the_giver_has_his_own_time_on_every_board() {
        let clock = Clock::Boards {
            giver: 90,
            opponent: 30,
            increment: 10,
        };
        for giver in Color::ALL {
            let time = clock.control(giver).expect("a clock");
            assert_eq!(time.check(), Ok(()));
            let first = |side: Color| time.sides[side.index()].first();
            assert_eq!((first(giver), first(!giver)), (5_400_000, 1_800_000));
        }
        assert_eq!(Clock::Giver(60).control(Color::White), None);
    }
}
