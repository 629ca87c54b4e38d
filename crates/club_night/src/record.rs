//! Record of a night as JSON: what is stored after each action, and handed over to another device.

use crate::action::Action;
use crate::night::Night;
use crate::refusal::Refusal;
use crate::result_code::EventId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The version written; a reader refuses newer ones instead of guessing.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Saved {
    club_night: u32,
    id: String,
    actions: Vec<Action>,
    done: usize,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    left: BTreeSet<(usize, usize)>,
}

impl Night {
    /// The night as JSON text.
    pub fn to_json(&self) -> String {
        json::write(&Saved {
            club_night: VERSION,
            id: self.id().to_string(),
            actions: [self.actions(), self.taken_back()].concat(),
            done: self.actions().len(),
            left: self.left.clone(),
        })
    }

    /// The night that [`Night::to_json`] wrote, with the actions that were taken back.
    ///
    /// # Errors
    /// The text is no night of this version: the place and the problem.
    pub fn from_json(text: &str) -> Result<Night, ReadError> {
        let tree = json::parse(text).map_err(ReadError::Format)?;
        let version = tree.get("club-night").and_then(json::Value::as_u64);
        if let Some(version) = version.filter(|version| *version > u64::from(VERSION)) {
            return Err(ReadError::Version(version));
        }
        let saved: Saved = json::from_value(tree).map_err(ReadError::Format)?;
        if saved.done > saved.actions.len() {
            return Err(ReadError::Done(saved.done));
        }
        let id = EventId::parse(&saved.id).ok_or(ReadError::Id(saved.id))?;
        let mut night = Night::replay(id, saved.actions, saved.done)
            .map_err(|(number, refusal)| ReadError::Action(number, refusal))?;
        night.left = saved.left;
        Ok(night)
    }
}

/// Error of saved text that is not a night.
#[derive(Debug)]
pub enum ReadError {
    /// Not the JSON this version writes.
    Format(json::Error),
    /// Written by a newer version.
    Version(u64),
    /// The identification is none.
    Id(String),
    /// More actions are done than there are.
    Done(usize),
    /// An action, by its number from 1, cannot be done.
    Action(usize, Refusal),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Format(error) => write!(f, "not a saved club night: {error}"),
            ReadError::Version(version) => write!(
                f,
                "saved by a newer version of Sessa (format {version}, this one reads {VERSION})"
            ),
            ReadError::Id(id) => write!(f, "id: `{id}` is none"),
            ReadError::Done(done) => write!(f, "done: {done} actions, more than there are"),
            ReadError::Action(number, why) => write!(f, "action {number}: {why}"),
        }
    }
}

impl std::error::Error for ReadError {}
