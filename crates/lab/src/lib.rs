//! Statistics of games, and the laboratory: what are the pieces worth?
//!
//! [`statistics`] says which of two players is the stronger, by how much, and how sure that is. [`regression`] foretells numbers from others.
//!
//! The laboratory makes [`Features`] of the quiet positions of games ([`GamesReader`], [`QuietFilter`]) and collects them in a [`Dataset`].
//! `docs/lab.md` explains the experiment.

mod bootstrap;
mod calibration;
mod cholesky;
mod correlation;
mod covariance;
mod dataset;
mod descent;
mod design;
mod experiment;
mod experiment_file;
mod features;
mod games;
mod held_back;
mod log;
mod logistic;
mod matrix;
mod newton;
mod quiet;
mod random;
mod ratio;
pub mod regression;
mod relations;
mod report;
mod settings;
pub mod statistics;
#[cfg(test)]
mod synthetic;
mod terms;
mod text_reader;
mod warning;

pub use bootstrap::Bootstrap;
pub use calibration::{Bin, Calibration, MOST_PAWNS, TEXTBOOK, pawns, wilson, win_chance};
pub use correlation::{Correlation, CorrelationFound};
pub use covariance::Covariance;
pub use dataset::{Dataset, GameRecord, GameResult, GameTags, NoSuchNumber};
pub use descent::{Descent, Progress, TracePoint};
pub use design::{Design, DesignError};
pub use experiment::{Experiment, ExperimentError, Stage};
pub use experiment_file::{ExperimentFile, ExperimentFileError};
pub use features::{FULL_PHASE, Features, Material, PIECES, material};
pub use games::{BrokenGame, GameCounts, GamesRead, GamesReader, MOST_BROKEN};
pub use held_back::{HeldBack, TermFound};
pub use log::{in_pawns, log_text, significant};
pub use logistic::{Observations, sigmoid};
pub use matrix::{MatrixFault, MatrixFaultKind, MatrixRead, MatrixReader, write_matrix};
pub use newton::Newton;
pub use quiet::QuietFilter;
pub use random::Random;
pub use ratio::{Interval, Ratio};
pub use relations::{BishopAnswer, Finding, RELATIONS, Relation, RelationFound};
pub use report::{BishopReport, ColumnReport, DescentReport, Goodness, Report};
pub use settings::{Band, Draws, LinkError, LinkErrorKind, OutOfBounds, Settings};
pub use terms::{Column, Term};
pub use text_reader::{TextRead, TextReader};
pub use warning::Warning;
