//! Failures of the laboratory, which the page tells in words.

use serde::{Deserialize, Serialize};

/// Reasons why there is no experiment ([`Failure::Lab`](crate::request::Failure::Lab)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LabFailure {
    /// A setting cannot be used: its name, as in a link.
    Setting(String),
    /// No game is there, or none has a quiet position.
    NoRows,
    /// No game is within the choice of the settings.
    NothingSelected,
    /// All games were drawn, and draws do not count.
    OnlyDraws,
    /// A player's strength is wanted, but no player is named.
    NoPlayer,
    /// The experiment, or its games, are not kept on this device.
    NotKept,
    /// What was kept of the experiment cannot be read.
    Damaged,
    /// The text is an experiment that cannot be read, for the reason given.
    Unreadable(String),
}
