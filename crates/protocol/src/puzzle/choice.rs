//! Choice of the puzzles to be solved next, and the reason why each comes.

use super::{Puzzle, PuzzleKey};
use serde::{Deserialize, Serialize};

/// See [`Task::Choose`](super::Task::Choose).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// The puzzles that may come.
    pub from: Selection,
    /// The rating that the puzzle should have; those nearest come first.
    pub near: Option<f64>,
    /// Seed of the choice among those that are equally fit.
    pub seed: u64,
    /// The most puzzles wanted.
    pub count: u32,
    /// None of these.
    pub not: Vec<PuzzleKey>,
    /// The time now, by which puzzles are due.
    pub now: u64,
    /// True if all kinds of puzzles are to have their turn, however frequent each is.
    #[serde(default)]
    pub mixed: bool,
    /// The rating wanted goes up by this from the first puzzle to the last, beginning at `near`; 0 if it is one for all.
    #[serde(default)]
    pub rise: u16,
}

/// See [`Task::GetCards`](super::Task::GetCards).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetCards {
    /// Key of the set.
    pub set: String,
    /// Names of the puzzles in it.
    pub ids: Vec<String>,
}

/// Selection of puzzles; the default is all of the set of our own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selection {
    /// Keys of the sets; without any all sets for [`State::Due`], [`State::Failed`] and [`State::Slow`], and that of our own
    /// otherwise.
    pub sets: Vec<String>,
    /// Themes of which one is wanted, unless there are none,
    pub any: Vec<String>,
    /// and none of these.
    pub none: Vec<String>,
    /// The least and the greatest rating; a puzzle without one is not in any range.
    pub ratings: Option<(u16, u16)>,
    /// Number of moves to mate; 4 is four or more.
    pub mate_in: Option<u8>,
    /// The most moves of the solver's; 4 and more set no limit.
    pub most_moves: Option<u8>,
    /// The state wanted, by earlier attempts.
    pub state: State,
}

/// State of a puzzle: what became of earlier attempts at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Any: those never tried come first, then those tried longest ago.
    #[default]
    All,
    /// Never tried.
    Unseen,
    /// Not solved at the last attempt.
    Failed,
    /// Solved at the last attempt, but slowly or with help.
    Slow,
    /// Due to be repeated, the most overdue first.
    Due,
}

/// A puzzle with the reason why it comes and what is known of earlier attempts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Reason why it comes.
    pub reason: Reason,
    /// Its memory, if it is in the repetition.
    pub memory: Option<Memory>,
}

/// Reason why a puzzle comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// It was never tried.
    Unseen,
    /// It was solved before, last at this time.
    Seen {
        /// Time of the last attempt.
        at: u64,
    },
    /// It was not solved at the last attempt.
    Failed {
        /// Time of that attempt.
        at: u64,
    },
    /// It was solved slowly or with help at the last attempt.
    Slow {
        /// Time of that attempt.
        at: u64,
    },
    /// It is due to be repeated.
    Due {
        /// Time of the last attempt.
        at: u64,
        /// Time since which it is due.
        since: u64,
        /// Grade of that attempt.
        grade: Grade,
    },
}

/// Grade of an attempt, for the repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Wrong.
    Again,
    /// Solved with help, or after long thought.
    Hard,
    /// Solved.
    Good,
    /// Solved at once.
    Easy,
}

/// Memory of a puzzle in the repetition (FSRS-6).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// Days after which it is recalled nine times in ten.
    pub stability: f64,
    /// Difficulty, from 1 to 10: the greater, the slower the stability grows.
    pub difficulty: f64,
    /// Time of the last attempt that counted.
    pub last: u64,
    /// Time at which it is due.
    pub due: u64,
    /// Number of times it was wrong.
    pub lapses: u32,
}

/// See [`Task::Daily`](super::Task::Daily).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Daily {
    /// Days since 1970.
    pub day: i32,
}

/// See [`Task::GetPuzzle`](super::Task::GetPuzzle).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetPuzzle {
    /// Its key.
    pub key: PuzzleKey,
}
