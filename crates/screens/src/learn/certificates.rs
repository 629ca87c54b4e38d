//! Certificates as they are kept in this browser: the name, and the time at which each stage was passed.

use learn::Stage;
use platform::{device_clock, storage};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Storage key.
const KEY: &str = "sessa.certificate";

/// Data of certificates beside the records: the name, and the time at which each stage was passed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Certificates {
    /// The name that is typed on the sheet.
    pub name: String,
    /// Milliseconds since 1970, by the number of the stage.
    pub passed: BTreeMap<u8, u64>,
}

impl Certificates {
    /// Those kept in this browser.
    pub fn load() -> Certificates {
        storage::load_json(KEY).unwrap_or_default()
    }

    /// Keeps them. False if the browser keeps nothing, or has no room.
    pub fn save(&self) -> bool {
        storage::save_json(KEY, self)
    }

    /// Adds others: the name stays if there is one, and of each stage the first time.
    pub fn add(&mut self, other: &Certificates) {
        if self.name.trim().is_empty() {
            self.name.clone_from(&other.name);
        }
        for (&stage, &at) in &other.passed {
            let own = self.passed.entry(stage).or_insert(at);
            *own = at.min(*own);
        }
    }

    /// Changes what is kept.
    pub fn change(change: impl FnOnce(&mut Certificates)) {
        let mut kept = Certificates::load();
        change(&mut kept);
        // Without storage it holds as long as the page.
        kept.save();
    }
}

/// Notes that a stage has been passed now; the first time counts.
pub fn note_passed(stage: Stage) {
    let now = device_clock::date() as u64;
    Certificates::change(|kept| {
        kept.passed.entry(stage.number()).or_insert(now);
    });
}
