//! Attempts at puzzles, the rating and repetition that follow from them, and their history.

use super::{Fault, Grade, Memory, PuzzleKey};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// See [`Task::Record`](super::Task::Record).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The attempt. One with the same puzzle and time has been recorded already.
    pub attempt: Attempt,
}

/// An attempt at a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Time at which it ended.
    pub at: u64,
    /// The puzzle.
    pub key: PuzzleKey,
    /// Occasion of the attempt.
    pub mode: Mode,
    /// True if the solver's rating shall change; it does at the first attempt at a puzzle, without help.
    pub rated: bool,
    /// True if the first try was right.
    pub solved: bool,
    /// True if a hint was taken, or a slower win came first.
    pub helped: bool,
    /// Duration, in milliseconds.
    pub millis: u64,
    /// The puzzle's rating, if it has one.
    pub puzzle_rating: Option<f64>,
    /// The deviation of that.
    pub puzzle_deviation: Option<f64>,
    /// Keys of the puzzle's themes.
    pub themes: Vec<String>,
    /// Key of the theme that the solver chose, and so knew of.
    pub chosen_theme: Option<String>,
}

/// Occasion of an attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// For the rating.
    #[default]
    Rated,
    /// By theme, rating, mate in n, or set.
    Theme,
    /// A storm: so many as can be in three minutes.
    Storm,
    /// Survival: until the third miss.
    Survival,
    /// The puzzle of the day.
    Daily,
    /// Repetition of what was missed.
    Repetition,
    /// Anything else: one that was opened by its link or from a list.
    Single,
}

/// A solver's rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolverRating {
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// True as long as it may still change much.
    pub provisional: bool,
}

/// The outcome of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recorded {
    /// The rating before it; none if there was none.
    pub before: Option<SolverRating>,
    /// The rating after it; none if the attempt is not rated.
    pub after: Option<SolverRating>,
    /// Its grade for the repetition; none if the puzzle is not in it.
    pub grade: Option<Grade>,
    /// The puzzle's memory after it, with the time at which it is due, if it is in the repetition.
    pub memory: Option<Memory>,
}

/// See [`Task::StartRating`](super::Task::StartRating).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartRating {
    /// The level.
    pub rating: u16,
}

/// See [`Task::GetStanding`](super::Task::GetStanding).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetStanding {
    /// The time now.
    pub now: u64,
}

/// Standing of a solver: rating, repetitions due, streak and counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The rating; none as long as no level was chosen and nothing rated was tried.
    pub rating: Option<SolverRating>,
    /// Number of puzzles due now.
    pub due: u32,
    /// Time at which the next one is due that is not yet; none if nothing else is in the repetition.
    pub next_due: Option<u64>,
    /// Days in a row, up to today or yesterday, on each of which a puzzle was solved.
    pub streak_days: u32,
    /// The most days in a row.
    pub longest_streak: u32,
    /// Puzzles solved today.
    pub solved_today: u32,
    /// Puzzles tried today.
    pub tried_today: u32,
    /// Number of all attempts.
    pub tried: u32,
    /// Number of those that were solved.
    pub solved: u32,
    /// The highest rating so far that was not provisional.
    pub best_rating: Option<f64>,
    /// True if the puzzle of this day was tried as such today.
    pub daily_done: bool,
    /// Days in a row, up to today or yesterday, on each of which the puzzle of the day was solved.
    pub daily_streak: u32,
}

/// See [`Task::GetAttempts`](super::Task::GetAttempts).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetAttempts {
    /// True if only those are wanted that were not solved.
    pub missed: bool,
    /// Number of newer ones before the first wanted.
    pub from: u32,
    /// The most wanted.
    pub count: u32,
}

/// A page of the attempts so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastAttempts {
    /// The attempts, the newest first.
    pub attempts: Vec<PastAttempt>,
    /// True if there are older ones.
    pub more: bool,
}

/// An attempt of the past.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PastAttempt {
    /// Time at which it ended.
    pub at: u64,
    /// The day of that.
    pub day: i32,
    /// The puzzle.
    pub key: PuzzleKey,
    /// True if the first try was right.
    pub solved: bool,
    /// True if a hint was taken, or a slower win came first.
    pub helped: bool,
    /// Duration, in milliseconds.
    pub millis: u64,
    /// The puzzle's rating, if it has one.
    pub puzzle_rating: Option<f64>,
    /// Change of the solver's rating, if it was rated and not the first.
    pub change: Option<f64>,
    /// Keys of the puzzle's themes.
    pub themes: Vec<String>,
    /// The position to be solved as FEN, if the puzzle is in a set that is here.
    pub fen: Option<String>,
}

/// See [`Task::GetHistory`](super::Task::GetHistory).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetHistory {
    /// The first day.
    pub from: i32,
    /// The last day.
    pub to: i32,
}

/// Attempts of some days.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    /// The days on which anything was tried, in their order.
    pub days: Vec<DayHistory>,
    /// The themes of what was tried, the most frequent first.
    pub themes: Vec<ThemeHistory>,
}

/// Attempts of one day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DayHistory {
    /// Days since 1970.
    pub day: i32,
    /// Number of attempts.
    pub tried: u32,
    /// Number of those that were solved.
    pub solved: u32,
    /// Their duration, in milliseconds.
    pub millis: u64,
    /// The rating after the last of that day; none before the first rated attempt.
    pub rating: Option<SolverRating>,
}

/// Attempts at puzzles of one theme.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThemeHistory {
    /// The theme's key.
    pub theme: String,
    /// Number of attempts.
    pub tried: u32,
    /// Number of those that were solved.
    pub solved: u32,
    /// Rating performance over those puzzles that have a rating.
    pub performance: Option<f64>,
}

/// See [`Task::ExportReviews`](super::Task::ExportReviews).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExportReviews {
    /// The kind of file.
    pub format: ReviewFormat,
    /// The most puzzles solved in a run of each kind, which the page keeps; JSON has them.
    #[serde(default)]
    pub best_runs: BTreeMap<String, u32>,
}

/// Kinds of files of attempts, as docs/puzzles.md describes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewFormat {
    /// JSON.
    Json,
    /// CSV.
    Csv,
}

/// See [`Task::ImportReviews`](super::Task::ImportReviews).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportReviews {}

/// The outcome of an import of attempts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedReviews {
    /// Attempts that were added.
    pub added: u32,
    /// Attempts that were here already.
    pub known: u32,
    /// The most puzzles solved in a run of each kind, by the file.
    pub best_runs: BTreeMap<String, u32>,
    /// The first of the faults ([`MOST_FAULTS`]).
    pub faults: Vec<Fault>,
    /// Number of all faults.
    pub all_faults: u64,
}
