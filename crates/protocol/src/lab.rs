//! Messages between the page and the laboratory worker: games are read, values of the pieces fitted and doubted, files written. They are
//! carried as [`crate::request`] says.

pub use crate::lab_failure::LabFailure;
use crate::request::tasks;
pub use crate::request::{Answer, Ask, Failure, Progress, Reply};
use serde::{Deserialize, Serialize};

/// A request to the laboratory worker.
pub type Request = crate::request::Request<Task>;

tasks! {
    /// Reads games, which replace those read before. If it is cancelled, what was read is kept. A file goes with it, unless they are
    /// the engine's own games: PGN, the six columns of an experiment, or an experiment as it was saved; the text itself tells which.
    Read -> GamesRead;
    /// Fits values to what was read: gradient descent, Newton's method, quick intervals. [`Failure::Missing`] if nothing was read,
    /// a [`LabFailure`] if there is nothing to fit.
    Fit -> Outcome;
    /// Doubts the last fit: refits to resamples of the games, terms on games held back. If it is cancelled, what is known is answered.
    Doubt -> Outcome;
    /// Writes a file of the last fit, which comes with the answer.
    Save -> ();
    /// Keeps the last fit, its games' rows and the page's note in the database. [`Failure::Full`] if the rows have no room: the
    /// rest is kept all the same.
    Keep -> ();
    /// Opens an experiment that was kept: [`LabFailure::NotKept`] if there is none, [`LabFailure::Damaged`] if it cannot be read.
    Open -> Kept;
    /// Forgets an experiment that was kept.
    Forget -> ();
}

/// See [`Task::Keep`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keep {
    /// The key of the experiment. Keys are in the order of time, and of many experiments the last are kept.
    pub key: String,
    /// A note of the page, kept as it is.
    pub note: String,
}

/// See [`Task::Open`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The key of the experiment.
    pub key: String,
}

/// See [`Task::Forget`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forget {
    /// The key of the experiment.
    pub key: String,
}

/// An experiment that was kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The page's note.
    pub note: String,
    /// The settings of the fit, as in a link.
    pub settings: String,
    /// The games that were read.
    pub read: GamesRead,
    /// The outcome.
    pub outcome: Outcome,
}

/// See [`Task::Read`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Read {
    /// True if the games are the engine's own, which come with the site.
    pub own: bool,
    /// Quiet half-moves in a row after which a position counts.
    pub quiet: u32,
    /// True if a reading that was cancelled goes on; [`Failure::Missing`] if the worker knows of none.
    pub resume: bool,
}

/// Kinds of text that games are read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Games as PGN.
    Pgn,
    /// Rows of six columns, without games.
    Rows,
    /// An experiment as it was saved: the rows of games, filtered.
    Experiment,
}

/// Outcome of [`Read`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamesRead {
    /// Kind of the text.
    pub kind: Kind,
    /// Games found.
    pub games: u64,
    /// Games left out since they have no result.
    pub unfinished: u64,
    /// Games or lines left out since they cannot be read.
    pub broken: u64,
    /// The first of them, each with its place and the problem.
    pub faults: Vec<String>,
    /// Games that Black won, that were drawn, that White won.
    pub results: [u64; 3],
    /// Rows made of them.
    pub rows: u64,
    /// True if all was read; false if it was cancelled.
    pub complete: bool,
    /// Settings of an experiment that was opened, as in a link.
    pub settings: Option<String>,
}

/// See [`Task::Fit`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fit {
    /// The settings, as in a link.
    pub settings: String,
}

/// See [`Task::Doubt`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Doubt {}

/// See [`Task::Save`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Save {
    /// The six columns.
    Rows,
    /// The log of the gradient descent.
    Log,
    /// The experiment as JSON.
    Experiment,
}

/// A figure with its 95 % interval, where that is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The ends of its interval.
    pub interval: Option<[f64; 2]>,
}

/// Finding of the games on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// It holds.
    Holds,
    /// It does not hold.
    DoesNotHold,
    /// The games allow both.
    CannotTell,
}

/// A claim, what the games say of it, and the difference or gain that it is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// Name of the relation or term.
    pub name: String,
    /// The verdict.
    pub finding: Finding,
    /// The difference in pawns; of a term what it is worth.
    pub estimate: Estimate,
}

/// A point of the gradient descent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Steps made.
    pub step: u32,
    /// The cost.
    pub cost: f64,
    /// The values of the five pieces where the pawn is worth 100.
    pub values: Vec<f64>,
}

/// The rows with one difference of material, on the scale 1-3-3-5-9.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bin {
    /// The difference in pawns.
    pub pawns: i32,
    /// Number of rows.
    pub rows: u32,
    /// White's mean points, with Wilson's interval.
    pub score: Estimate,
}

/// Outcome of [`Fit`] and [`Doubt`]; the default is that of no games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Games used.
    pub games: u32,
    /// Their rows.
    pub rows: u32,
    /// The different rows among them.
    pub vectors: u32,
    /// The columns, the five pieces first, with their values where the pawn is worth 100.
    pub values: Vec<(String, Estimate)>,
    /// The minimum of the cost.
    pub cost: f64,
    /// Points of the gradient descent.
    pub descent: Vec<Point>,
    /// Resamples that the intervals come from; 0 while they are the quick ones.
    pub resamples: u32,
    /// Capablanca's relations and others.
    pub relations: Vec<Claim>,
    /// A single bishop less a knight where the pair counts for itself, in pawns.
    pub bishop_less_knight: Estimate,
    /// The bishop pair, in pawns.
    pub pair: Estimate,
    /// Name of the answer to “the bishop, or the pair?”
    pub bishop_answer: String,
    /// Terms, and whether each earns its place on games held back.
    pub terms: Vec<Claim>,
    /// Scores by difference of material.
    pub bins: Vec<Bin>,
    /// Steepness of the logistic curve that fits them best.
    pub alpha: Option<f64>,
    /// Names of warnings, each with the column that it is about.
    pub warnings: Vec<(String, String)>,
}
