//! Human move prediction by the engine's worker: how many players of a rating would make each move.

use crate::Line;
use serde::{Deserialize, Serialize};

/// A prediction to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PeopleTask {
    /// The game so far; the prediction is about its last position.
    pub line: Line,
    /// Rating of both players, as on the web.
    pub rating: u16,
}

/// The answer to a [`PeopleTask`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum PeopleAnswer {
    /// All legal moves in UCI, each with its probability from 0 to 1.
    Moves(Vec<(String, f32)>),
    /// The network that predicts is missing: it cannot be fetched, or is damaged.
    Missing,
    /// The request cannot be carried out, for the reason given.
    Failed(String),
}
