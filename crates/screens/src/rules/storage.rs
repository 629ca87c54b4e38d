//! Storage of the player's presets of rule sets and clocks. Only this dialog knows them: a game's rules are part of its
//! settings.

use super::custom::Own;
use platform::storage::{self, Damaged};

const OWN: &str = "sessa.own";

/// Trouble with the presets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The saved presets could not be read. Their text has been put aside.
    Damaged(Damaged),
    /// This browser does not save it.
    NotKept,
}

/// Saves the presets; `false` if this browser does not.
pub fn save(own: &Own) -> bool {
    storage::save_json(OWN, own)
}

/// Loads the presets; what is wrong with them if they cannot be read.
pub fn load() -> (Own, Option<Trouble>) {
    match storage::load(OWN, Own::read) {
        Ok(own) => (own.unwrap_or_default(), None),
        Err(damaged) => (Own::default(), Some(Trouble::Damaged(damaged))),
    }
}
