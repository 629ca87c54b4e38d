//! Progress through the course, kept in this browser; with that of endings and coordinates it can be saved to a file.

use learn::{
    CoordinateRecords, DrillRecord, DrillRecords, LessonRecord, LessonRecords, Records,
    RecordsError,
};
use platform::storage;
use serde::de::DeserializeOwned;
use tablebase::{DRILLS, Drill};

/// Storage keys of lessons, drills and coordinates.
const KEYS: [&str; 3] = ["sessa.learn", "sessa.drills", "sessa.coordinates"];

/// What is kept under a key; text that cannot be read counts as nothing.
fn load<T: DeserializeOwned + Default>(key: &str) -> T {
    storage::load_json(key).unwrap_or_default()
}

/// Progress through the lessons, and with the drills.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    lessons: LessonRecords,
    drills: DrillRecords,
}

impl Progress {
    /// Progress as it was kept.
    pub fn load() -> Progress {
        Progress {
            lessons: load(KEYS[0]),
            drills: load(KEYS[1]),
        }
    }

    /// Progress through a lesson.
    pub fn of(&self, id: &str) -> LessonRecord {
        self.lessons.lessons.get(id).cloned().unwrap_or_default()
    }

    /// The drills that were begun and are not passed yet.
    pub fn drills_to_do_again(&self) -> Vec<Drill> {
        let known = |drill: &&Drill| self.drills.drills.get(drill.key);
        let again = |drill: &&Drill| known(drill).is_some_and(DrillRecord::is_to_do_again);
        DRILLS.iter().filter(again).copied().collect()
    }

    /// Keeps what was done of a lesson, beside what other tabs have kept; of its stars the most.
    pub fn keep(id: &str, mut record: LessonRecord) {
        let mut records: LessonRecords = load(KEYS[0]);
        let lesson = records.lessons.entry(id.to_owned()).or_default();
        record.stars = record.stars.max(lesson.stars);
        *lesson = record;
        // Without storage it holds as long as the page.
        storage::save_json(KEYS[0], &records);
    }
}

/// The most right answers in a round of coordinates against the clock, of any exercise.
pub fn best_of_coordinates() -> Option<u32> {
    let records: CoordinateRecords = load(KEYS[2]);
    records.best.into_values().max()
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
