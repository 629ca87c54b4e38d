//! Progress through the course, kept in this browser.

use platform::storage;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Storage key.
const KEY: &str = "sessa.learn";

/// Progress through one lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// The step to go on with, counted from 0.
    pub step: usize,
    /// The best stars, 1 to 3; 0 as long as it was not done to its end.
    pub stars: u8,
}

/// Progress through the lessons, by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The lessons that were begun.
    pub lessons: BTreeMap<String, LessonProgress>,
}

impl Progress {
    /// Progress as it was kept; text that cannot be read counts as none.
    pub fn load() -> Progress {
        storage::load_json(KEY).unwrap_or_default()
    }

    /// Progress through a lesson.
    pub fn of(&self, id: &str) -> LessonProgress {
        self.lessons.get(id).cloned().unwrap_or_default()
    }

    /// Keeps what was done of a lesson, beside what other tabs have kept.
    pub fn keep(id: &str, step: usize, stars: Option<u8>) {
        let mut progress = Progress::load();
        let lesson = progress.lessons.entry(id.to_owned()).or_default();
        lesson.step = step;
        lesson.stars = lesson.stars.max(stars.unwrap_or_default());
        // Without storage it holds as long as the page.
        storage::save_json(KEY, &progress);
    }
}
