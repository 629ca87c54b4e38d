//! Progress through the course, kept in this browser; with that of endings and coordinates it can be saved to a file.

use learn::{CoordinateRecords, DrillRecords, LessonRecord, LessonRecords, Records, RecordsError};
use platform::storage;
use serde::de::DeserializeOwned;

/// Storage keys of lessons, drills and coordinates.
const KEYS: [&str; 3] = ["sessa.learn", "sessa.drills", "sessa.coordinates"];

/// What is kept under a key; text that cannot be read counts as nothing.
fn load<T: DeserializeOwned + Default>(key: &str) -> T {
    storage::load_json(key).unwrap_or_default()
}

/// Progress through the lessons.
#[derive(Clone, Debug, Default)]
pub struct Progress(LessonRecords);

impl Progress {
    /// Progress as it was kept.
    pub fn load() -> Progress {
        Progress(load(KEYS[0]))
    }

    /// Progress through a lesson.
    pub fn of(&self, id: &str) -> LessonRecord {
        self.0.lessons.get(id).copied().unwrap_or_default()
    }

    /// Keeps what was done of a lesson, beside what other tabs have kept.
    pub fn keep(id: &str, step: usize, stars: Option<u8>) {
        let Progress(mut records) = Progress::load();
        let lesson = records.lessons.entry(id.to_owned()).or_default();
        lesson.step = step;
        lesson.stars = lesson.stars.max(stars.unwrap_or_default());
        // Without storage it holds as long as the page.
        storage::save_json(KEYS[0], &records);
    }
}

/// Everything that was learned, as a file.
pub fn write_all() -> String {
    json::write(&all())
}

fn all() -> Records {
    let coordinates: CoordinateRecords = load(KEYS[2]);
    let drills: DrillRecords = load(KEYS[1]);
    Records::new(load(KEYS[0]), drills, coordinates)
}

/// Faults of a file that is to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be read, and why.
    Unreadable(String),
    /// It is something else, or of a later version.
    Other(RecordsError),
    /// This browser keeps nothing.
    NotKept,
}

/// Adds what a file holds to what is kept; the number of lessons, endings and exercises in it.
pub fn add(text: &str) -> Result<usize, Fault> {
    let read: Records = json::read(text).map_err(|why| Fault::Unreadable(why.to_string()))?;
    read.check().map_err(Fault::Other)?;
    let mut all = all();
    all.add(&read);
    let (lessons, drills, coordinates) = all.parts();
    let kept = storage::save_json(KEYS[0], &lessons)
        && storage::save_json(KEYS[1], &drills)
        && storage::save_json(KEYS[2], &coordinates);
    if kept {
        Ok(read.lessons.len() + read.drills.len() + read.coordinates.len())
    } else {
        Err(Fault::NotKept)
    }
}
