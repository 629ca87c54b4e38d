//! Time controls: what is agreed about time before the game (FIDE 6.3).

use crate::time::Millis;
use chess::Color;
use serde::{Deserialize, Serialize};
use std::fmt;

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

/// Time control of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Saved")]
pub struct TimeControl {
    /// Time budgets of the sides, indexed by [`Color::index`]; the two differ where odds are given.
    pub sides: [Budget; 2],
    /// Event that starts the first clock.
    pub start: Start,
}

/// Event that starts the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// The game (FIDE 6.6).
    #[default]
    WithGame,
    /// Its first move, which takes no time and earns no bonus but counts as a move.
    WithFirstMove,
    /// The first move of each side, in the same way: nobody pays for what comes before the game is really begun, and neither
    /// side earns more than the other.
    AfterFirstMoves,
}

/// Time budget of one side. All times in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Budget {
    /// One stage after the other; what is left of one is added to the next (FIDE 6.3.2). The last takes all moves that
    /// are left and names no number.
    Stages(Vec<Stage>),
    /// Hourglass: the time that one side uses the other gains; for both sides or neither.
    Hourglass {
        /// Time at the start.
        main: Millis,
    },
    /// Main time first, then periods: a move within a period gives the period back whole.
    Byoyomi {
        /// Time before the first period.
        main: Millis,
        /// Length of a period.
        period: Millis,
        /// Number of periods; the flag falls with the last.
        periods: u32,
    },
}

/// A number of moves, or all that are left, in a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// Moves to be made; `None` in the last stage: all the rest.
    pub moves: Option<u32>,
    /// Time given when the stage begins, in milliseconds. Nought needs a bonus, and a clock that begins with it has one
    /// bonus in hand: nobody could make the first move otherwise.
    pub time: Millis,
    /// Time that each of its moves has besides.
    pub bonus: Bonus,
}

/// Increment or delay: time that a move has besides that of its stage, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Added when the move is completed.
    Fischer(Millis),
    /// Runs first, while the time of the stage stands; what is not used of it is lost (FIDE 6.3.2).
    Delay(Millis),
    /// Bronstein delay: the time that the move took comes back when it is completed, at most this.
    Bronstein(Millis),
}

impl Bonus {
    /// Its length, whatever its kind.
    pub fn time(self) -> Millis {
        match self {
            Bonus::None => 0,
            Bonus::Fischer(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
        }
    }
}

impl Budget {
    /// So much for each move, nothing saved from one to the next: seconds over the board, days by correspondence.
    pub const fn per_move(time: Millis) -> Budget {
        Budget::Byoyomi {
            main: 0,
            period: time,
            periods: 1,
        }
    }

    /// Checks that a side can play with it.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn check(&self) -> Result<(), TimeError> {
        let limit = |time| {
            if time > TimeControl::LONGEST {
                Err(TimeError::TooLong)
            } else {
                Ok(())
            }
        };
        match self {
            Budget::Stages(stages) => {
                if stages.len() > TimeControl::MOST_STAGES {
                    return Err(TimeError::TooManyStages);
                }
                let (last, others) = stages.split_last().ok_or(TimeError::NoStage)?;
                if let Some(stage) = others
                    .iter()
                    .position(|stage| stage.moves.unwrap_or(0) == 0)
                {
                    return Err(TimeError::NoMoves { stage });
                }
                if last.moves.is_some() {
                    return Err(TimeError::LastStageEnds);
                }
                for (number, stage) in stages.iter().enumerate() {
                    limit(stage.time.max(stage.bonus.time()))?;
                    if stage.time == 0 && stage.bonus.time() == 0 {
                        return Err(TimeError::NoTime { stage: number });
                    }
                }
                Ok(())
            }
            Budget::Hourglass { main: 0 }
            | Budget::Byoyomi {
                main: 0,
                periods: 0,
                ..
            } => Err(TimeError::NoTime { stage: 0 }),
            Budget::Byoyomi {
                period: 0,
                periods: 1..,
                ..
            } => Err(TimeError::NoTime { stage: 1 }),
            Budget::Byoyomi { periods, .. } if *periods > TimeControl::MOST_PERIODS => {
                Err(TimeError::TooManyPeriods)
            }
            Budget::Byoyomi { main, period, .. } => limit(*main.max(period)),
            Budget::Hourglass { main } => limit(*main),
        }
    }

    /// The time on the clock when the game begins, in milliseconds.
    pub fn first(&self) -> Millis {
        match self {
            Budget::Stages(stages) => stages.first().map_or(0, |stage| stage.time),
            Budget::Byoyomi {
                main: 0, period, ..
            } => *period,
            Budget::Hourglass { main } | Budget::Byoyomi { main, .. } => *main,
        }
    }

    /// Time that each move has besides in a stage, in milliseconds; in byo-yomi its least time.
    pub fn bonus(&self, stage: usize) -> Millis {
        match self {
            Budget::Stages(stages) => stages.get(stage).map_or(0, |stage| stage.bonus.time()),
            Budget::Hourglass { .. } => 0,
            Budget::Byoyomi { period, .. } => *period,
        }
    }

    fn estimate(&self) -> Millis {
        const MOVES: u32 = 60;
        match self {
            Budget::Stages(stages) => {
                let mut moves_left = MOVES;
                stages.iter().fold(0, |sum: Millis, stage| {
                    let moves = stage.moves.unwrap_or(MOVES).min(moves_left);
                    moves_left -= moves;
                    let bonuses = stage.bonus.time().saturating_mul(moves.into());
                    sum.saturating_add(stage.time).saturating_add(bonuses)
                })
            }
            // A side has its own time and, if both think alike, as much again from the other.
            Budget::Hourglass { main } => main.saturating_mul(2),
            Budget::Byoyomi {
                main, periods: 0, ..
            } => *main,
            Budget::Byoyomi { main, period, .. } => {
                main.saturating_add(period.saturating_mul(MOVES.into()))
            }
        }
    }
}

impl TimeControl {
    /// The longest time a control may name: a year, in milliseconds.
    pub const LONGEST: Millis = 365 * DAY;
    /// The most stages of a side.
    pub const MOST_STAGES: usize = 20;
    /// The most byo-yomi periods of a side.
    pub const MOST_PERIODS: u32 = 1000;

    /// A control of one budget for both sides, from the start of the game.
    pub fn same(budget: Budget) -> TimeControl {
        TimeControl {
            sides: [budget.clone(), budget],
            start: Start::WithGame,
        }
    }

    /// All moves in `main`, and `increment` more for each move completed; both in milliseconds.
    pub fn sudden_death(main: Millis, increment: Millis) -> TimeControl {
        TimeControl::same(Budget::Stages(vec![Stage {
            moves: None,
            time: main,
            bonus: match increment {
                0 => Bonus::None,
                _ => Bonus::Fischer(increment),
            },
        }]))
    }

    /// The clocks on offer by the names that words and settings know them by, fast to slow.
    pub fn presets() -> [(&'static str, TimeControl); 10] {
        let minutes =
            |main, increment| TimeControl::sudden_death(main * MINUTE, increment * SECOND);
        let stage = |moves, minutes| Stage {
            moves,
            time: minutes * MINUTE,
            bonus: Bonus::None,
        };
        [
            ("machine-1s", TimeControl::sudden_death(SECOND, SECOND / 10)),
            ("bullet-1-0", minutes(1, 0)),
            ("blitz-3-2", minutes(3, 2)),
            ("blitz-5-0", minutes(5, 0)),
            ("blitz-5-3", minutes(5, 3)),
            ("rapid-10-5", minutes(10, 5)),
            ("rapid-15-10", minutes(15, 10)),
            ("rapid-30-20", minutes(30, 20)),
            ("classical-90-30", minutes(90, 30)),
            (
                "classical-40-100",
                TimeControl::same(Budget::Stages(vec![
                    stage(Some(40), 100),
                    stage(Some(20), 50),
                    stage(None, 15),
                ])),
            ),
        ]
    }

    /// Main time and increment, in milliseconds, of a control that is nothing more than that.
    pub fn simple(&self) -> Option<(Millis, Millis)> {
        let [Budget::Stages(white), black] = &self.sides else {
            return None;
        };
        let [only] = white.as_slice() else {
            return None;
        };
        let increment = match only.bonus {
            Bonus::None => 0,
            Bonus::Fischer(increment) => increment,
            Bonus::Delay(_) | Bonus::Bronstein(_) => return None,
        };
        (self.sides[0] == *black && self.start == Start::WithGame).then_some((only.time, increment))
    }

    /// Checks that a game can be played with it: everything that comes from outside must pass.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn check(&self) -> Result<(), TimeError> {
        let hourglass = |budget: &Budget| matches!(budget, Budget::Hourglass { .. });
        let [white, black] = &self.sides;
        white.check()?;
        black.check()?;
        if hourglass(white) == hourglass(black) {
            Ok(())
        } else {
            Err(TimeError::OneHourglass)
        }
    }

    /// Time of `side` for a game of 60 moves, in milliseconds, by which games are classed as blitz, rapid and so on
    /// (FIDE A.1, B.1): the time of all stages and each move's bonus or period.
    pub fn estimate(&self, side: Color) -> Millis {
        self.sides[side.index()].estimate()
    }
}

/// Error of a time control with which nobody could play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeError {
    /// There is no stage at all.
    NoStage,
    /// More than [`TimeControl::MOST_STAGES`].
    TooManyStages,
    /// A stage before the last names no moves. Stages count from 0.
    NoMoves {
        /// Its number, from 0.
        stage: usize,
    },
    /// The last stage names a number of moves: nothing is agreed about those after it.
    LastStageEnds,
    /// A stage has neither time nor bonus. Byo-yomi periods are the stage after the main time.
    NoTime {
        /// Its number, from 0.
        stage: usize,
    },
    /// More than [`TimeControl::MOST_PERIODS`].
    TooManyPeriods,
    /// A time above [`TimeControl::LONGEST`].
    TooLong,
    /// Only one side plays by hourglass.
    OneHourglass,
}

impl fmt::Display for TimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeError::NoStage => f.write_str("add a stage: there is no time at all"),
            TimeError::TooManyStages => {
                write!(f, "no more than {} stages", TimeControl::MOST_STAGES)
            }
            TimeError::NoMoves { stage } => write!(
                f,
                "stage {}: say how many moves it has; only the last takes all the rest",
                stage + 1
            ),
            TimeError::LastStageEnds => {
                f.write_str("the last stage must take all the rest of the moves")
            }
            TimeError::NoTime { stage } => {
                write!(f, "stage {}: give it some time", stage + 1)
            }
            TimeError::TooManyPeriods => {
                write!(f, "no more than {} periods", TimeControl::MOST_PERIODS)
            }
            TimeError::TooLong => f.write_str("no time may be longer than a year"),
            TimeError::OneHourglass => {
                f.write_str("an hourglass needs both sides: choose it for both or for neither")
            }
        }
    }
}

impl std::error::Error for TimeError {}

/// A time control as text has it: `sides` and `start`, or `main` and `increment`, as games had it before there were
/// stages. Fields instead of alternatives, so that an error names what is wrong and where.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    sides: Option<[Budget; 2]>,
    start: Option<Start>,
    main: Option<Millis>,
    increment: Option<Millis>,
}

impl TryFrom<Saved> for TimeControl {
    type Error = &'static str;

    fn try_from(saved: Saved) -> Result<TimeControl, &'static str> {
        match saved {
            Saved {
                sides: Some(sides),
                start: Some(start),
                main: None,
                increment: None,
            } => Ok(TimeControl { sides, start }),
            Saved {
                sides: None,
                start: None,
                main: Some(main),
                increment: Some(increment),
            } => Ok(TimeControl::sudden_death(main, increment)),
            _ => Err("a time control has `sides` and `start`, or `main` and `increment`"),
        }
    }
}
