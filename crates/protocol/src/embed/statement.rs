//! Statements for a learning record store: the part of the Experience API (xAPI) 1.0.3 that a board can say of a result, without
//! the actor, whom only the site knows.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A statement without its actor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Statement {
    /// Passed, failed or progressed.
    pub verb: Verb,
    /// The puzzle or lesson.
    pub object: Activity,
    /// The result.
    pub result: StatementResult,
}

/// The verb of a statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Verb {
    /// Its address in ADL's vocabulary.
    pub id: String,
    /// The word, by language.
    pub display: BTreeMap<String, String>,
}

/// The object of a statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Activity {
    /// The address of the page, with the name of the puzzle or lesson.
    pub id: String,
    /// The kind.
    pub definition: ActivityKind,
}

/// The kind of an activity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ActivityKind {
    /// Its address in ADL's vocabulary: a question or a lesson.
    pub r#type: String,
}

/// The result of a statement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StatementResult {
    /// False for a puzzle that was failed.
    pub success: bool,
    /// True if nothing is left to do.
    pub completion: bool,
    /// The score.
    pub score: Score,
    /// The time as ISO 8601 writes it, where it was taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duration: Option<String>,
}

/// The score of a result.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Score {
    /// From 0 to 1.
    pub scaled: f64,
}
