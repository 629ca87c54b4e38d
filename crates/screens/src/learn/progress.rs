//! Progress through the course, kept in this browser; with that of endings and coordinates, missed tasks and certificates it can be
//! saved to a file.

use super::certificates::Certificates;
use super::missed::MissedTasks;
use learn::{
    CoordinateRecords, DrillRecord, DrillRecords, LessonRecord, LessonRecords, Records,
    RecordsError,
};
use platform::storage;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
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

/// Everything that was learned, as a file holds it. Files of earlier versions have neither missed tasks nor certificates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct LearningFile {
    #[serde(flatten)]
    records: Records,
    #[serde(default)]
    missed: MissedTasks,
    #[serde(default)]
    certificates: Certificates,
}

impl LearningFile {
    /// Everything that is kept in this browser.
    fn load() -> LearningFile {
        LearningFile {
            records: Records::new(load(KEYS[0]), load(KEYS[1]), load(KEYS[2])),
            missed: MissedTasks::load(),
            certificates: Certificates::load(),
        }
    }

    /// Reads a file.
    fn read(text: &str) -> Result<LearningFile, Fault> {
        let read: LearningFile =
            json::read(text).map_err(|why| Fault::Unreadable(why.to_string()))?;
        read.records.check().map_err(Fault::Other)?;
        Ok(read)
    }

    /// Adds another file, which can be done twice: each part has a rule of its own by which one of two results stays.
    fn add(&mut self, other: &LearningFile) {
        self.records.add(&other.records);
        self.missed.add(&other.missed);
        self.certificates.add(&other.certificates);
    }

    /// Number of results.
    fn count(&self) -> usize {
        let Records {
            lessons,
            drills,
            coordinates,
            ..
        } = &self.records;
        lessons.len() + drills.len() + coordinates.len() + self.missed.len()
    }

    /// Keeps it in this browser. False if the browser keeps nothing, or has no room.
    fn save(self) -> bool {
        let (lessons, drills, coordinates) = self.records.parts();
        storage::save_json(KEYS[0], &lessons)
            && storage::save_json(KEYS[1], &drills)
            && storage::save_json(KEYS[2], &coordinates)
            && self.missed.save()
            && self.certificates.save()
    }
}

/// Everything that was learned, as a file.
pub fn write_all() -> String {
    json::write(&LearningFile::load())
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

/// Adds what a file holds to what is kept; the number of results in it.
pub fn add(text: &str) -> Result<usize, Fault> {
    let read = LearningFile::read(text)?;
    let mut all = LearningFile::load();
    all.add(&read);
    if all.save() {
        Ok(read.count())
    } else {
        Err(Fault::NotKept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{"kind":"sessa-learning","version":1,
        "lessons":{"rook":{"step":0,"stars":3}},"drills":{},"coordinates":{},
        "missed":{"tasks":{"forks-7-3":{"memory":{"stability":2.5,"difficulty":6.0},"last":1000.0,"due":5000.0}}},
        "certificates":{"name":"Sita","passed":{"1":1000}}}"#;

    fn file(text: &str) -> LearningFile {
        LearningFile::read(text).expect("it is one")
    }

    #[test]
    fn a_file_holds_missed_tasks_and_certificates_and_reads_back() {
        let read = file(FILE);
        assert_eq!(file(&json::write(&read)), read);
        assert_eq!(read.count(), 2);
        let earlier = file(r#"{"kind":"sessa-learning","version":1,"lessons":{}}"#);
        assert_eq!(earlier.missed, MissedTasks::default());
        assert_eq!(earlier.certificates, Certificates::default());
        let other = LearningFile::read(r#"{"kind":"other","version":1}"#);
        assert_eq!(other, Err(Fault::Other(RecordsError::Kind)));
    }

    #[test]
    fn the_later_attempt_and_the_earlier_certificate_stay() {
        let later = FILE.replace("1000.0", "2000.0").replace("2.5", "1.5");
        let later = later
            .replace("Sita", "Ravi")
            .replace(":1000}", ":2000,\"2\":3000}");
        let (one, other) = (file(FILE), file(&later));
        let mut both = one.clone();
        both.add(&other);
        let text = json::write(&both);
        for kept in [
            "\"stability\":1.5",
            "\"name\":\"Sita\"",
            "\"1\":1000",
            "\"2\":3000",
        ] {
            assert!(text.contains(kept), "{kept}: {text}");
        }
        let twice = both.clone();
        both.add(&other);
        both.add(&one);
        assert_eq!(both, twice, "a file can be read twice");
        let mut none = file(r#"{"kind":"sessa-learning","version":1}"#);
        none.add(&one);
        assert_eq!(none, one);
    }
}
