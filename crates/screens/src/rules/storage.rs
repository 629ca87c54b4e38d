//! Storage of the player's presets of rule sets and clocks. Only this dialog knows them: a game's rules are part of its
//! settings.

use super::custom::Own;
use super::form::Trouble;
use platform::storage;

const OWN: &str = "sessa.own";

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
