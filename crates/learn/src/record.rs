//! Records of learning: what was done of lessons, endings and coordinates, kept on the device, saved to a file and read from one.
//!
//! A file holds all three ([`Records`], in `docs/learning.md`). Read on another device it is added to what is there: of two
//! results the better one stays, so that a file can be read twice, and none is ever lost.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::iter;

/// The name by which a file of records says what it is.
const KIND: &str = "sessa-learning";

/// The version of the file.
const VERSION: u32 = 1;

/// Record of one lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonRecord {
    /// The step to go on with, counted from 0.
    pub step: usize,
    /// The best stars, 1 to 3; 0 as long as it was not done to its end.
    pub stars: u8,
    /// The stars of the steps that are done since it was begun, 0 for any other; records of earlier versions have none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<u8>,
}

impl LessonRecord {
    /// The record of a lesson that is to go on with a step.
    pub fn begun(step: usize, tasks: &[u8]) -> LessonRecord {
        let last = tasks.iter().rposition(|&stars| stars > 0);
        LessonRecord {
            step,
            stars: 0,
            tasks: tasks[..last.map_or(0, |last| last + 1)].to_vec(),
        }
    }

    /// True if it was done, but not with all stars.
    pub fn is_to_do_again(&self) -> bool {
        (1..3).contains(&self.stars)
    }

    /// The stars step by step, where the lesson has so many.
    pub fn tasks_of(&self, steps: usize) -> Vec<u8> {
        let known = self.tasks.iter().map(|&stars| stars.min(3));
        known.chain(iter::repeat(0)).take(steps).collect()
    }
}

/// Records of the lessons that were begun, by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonRecords {
    /// The records.
    pub lessons: BTreeMap<String, LessonRecord>,
}

/// Record of one drill of an ending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DrillRecord {
    /// The difficulty chosen last, from 0.
    pub difficulty: u8,
    /// For each difficulty the fewest moves more than by perfect play in an attempt that passed.
    pub best: [Option<u32>; 3],
}

impl DrillRecord {
    /// True if it was begun, and passed at no difficulty yet.
    pub fn is_to_do_again(&self) -> bool {
        self.best.iter().all(Option::is_none)
    }
}

/// Records of the drills, by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DrillRecords {
    /// The records.
    pub drills: BTreeMap<String, DrillRecord>,
}

/// Records of the coordinates trainer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CoordinateRecords {
    /// Most right answers in a round against the clock, by exercise.
    pub best: BTreeMap<String, u32>,
}

/// All records, as a file holds them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Records {
    kind: String,
    version: u32,
    /// The lessons, by their ids.
    #[serde(default)]
    pub lessons: BTreeMap<String, LessonRecord>,
    /// The drills, by their keys.
    #[serde(default)]
    pub drills: BTreeMap<String, DrillRecord>,
    /// Most right answers in a round of coordinates against the clock, by exercise.
    #[serde(default)]
    pub coordinates: BTreeMap<String, u32>,
}

impl Records {
    /// The records that are kept.
    pub fn new(
        lessons: LessonRecords,
        drills: DrillRecords,
        coordinates: CoordinateRecords,
    ) -> Records {
        Records {
            kind: KIND.to_owned(),
            version: VERSION,
            lessons: lessons.lessons,
            drills: drills.drills,
            coordinates: coordinates.best,
        }
    }

    /// Looks at what a file says it is.
    ///
    /// # Errors
    /// If it is not a file of records, or one of a later version.
    pub fn check(&self) -> Result<(), RecordsError> {
        if self.kind != KIND {
            Err(RecordsError::Kind)
        } else if self.version > VERSION {
            Err(RecordsError::Version(self.version))
        } else {
            Ok(())
        }
    }

    /// Adds other records. The better result stays; what was begun in only one of them goes on as it was there.
    pub fn add(&mut self, other: &Records) {
        for (id, other) in &other.lessons {
            let own = self.lessons.entry(id.clone());
            let own = own.or_insert_with(|| other.clone());
            own.stars = own.stars.max(other.stars).min(3);
        }
        for (key, &other) in &other.drills {
            let own = self.drills.entry(key.clone()).or_insert(other);
            for (own, other) in own.best.iter_mut().zip(other.best) {
                *own = match (*own, other) {
                    (Some(own), Some(other)) => Some(own.min(other)),
                    (own, other) => own.or(other),
                };
            }
        }
        for (exercise, &other) in &other.coordinates {
            let own = self.coordinates.entry(exercise.clone()).or_default();
            *own = (*own).max(other);
        }
    }

    /// The records as they are kept, each for itself.
    pub fn parts(self) -> (LessonRecords, DrillRecords, CoordinateRecords) {
        let Records {
            lessons,
            drills,
            coordinates: best,
            ..
        } = self;
        (
            LessonRecords { lessons },
            DrillRecords { drills },
            CoordinateRecords { best },
        )
    }
}

/// Error of a file that cannot be taken for records of learning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordsError {
    /// It is a file of something else.
    Kind,
    /// It was written by a later version of this program.
    Version(u32),
}

impl fmt::Display for RecordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordsError::Kind => f.write_str("no records of learning"),
            RecordsError::Version(version) => write!(f, "records of version {version}"),
        }
    }
}

impl std::error::Error for RecordsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lesson;

    fn lesson(step: usize, stars: u8) -> LessonRecord {
        LessonRecord {
            step,
            stars,
            tasks: vec![3; step],
        }
    }

    fn records(stars: u8, step: usize, best: Option<u32>, right: u32) -> Records {
        let mut lessons = LessonRecords::default();
        lessons.lessons.insert("rook".into(), lesson(step, stars));
        let mut drills = DrillRecords::default();
        let drill = DrillRecord {
            difficulty: 1,
            best: [None, best, Some(4)],
        };
        drills.drills.insert("krk".into(), drill);
        let mut coordinates = CoordinateRecords::default();
        coordinates.best.insert("find".into(), right);
        Records::new(lessons, drills, coordinates)
    }

    #[test]
    fn the_better_result_stays_and_nothing_is_lost() {
        let mut own = records(1, 4, Some(3), 10);
        own.lessons.insert("queen".into(), LessonRecord::default());
        let other = records(3, 0, Some(1), 7);
        own.add(&other);
        assert_eq!(own.lessons["rook"], lesson(4, 3));
        assert_eq!(own.drills["krk"].best, [None, Some(1), Some(4)]);
        assert_eq!(own.coordinates["find"], 10);
        let twice = own.clone();
        own.add(&other);
        assert_eq!(own, twice, "a file can be read twice");

        let mut none = Records::new(
            LessonRecords::default(),
            DrillRecords::default(),
            CoordinateRecords::default(),
        );
        none.add(&twice);
        assert_eq!(none, twice);
        let mut later = records(2, 1, None, 12);
        later.add(&other);
        assert_eq!(later.drills["krk"].best, [None, Some(1), Some(4)]);
        assert_eq!(later.coordinates["find"], 12);
        let mut hostile = records(0, 0, None, 0);
        hostile.add(&records(200, 0, None, 0));
        assert_eq!(hostile.lessons["rook"].stars, 3);
    }

    #[test]
    fn the_parts_are_what_was_put_in() {
        let all = records(2, 3, Some(0), 5);
        let (lessons, drills, coordinates) = all.clone().parts();
        assert_eq!(Records::new(lessons, drills, coordinates), all);
    }

    #[test]
    fn records_of_earlier_versions_are_read() {
        let text = r#"{"lessons":{"king":{"step":1,"stars":0,"tasks":[0,2]},"rook":{"step":2,"stars":1}}}"#;
        let read: LessonRecords = json::read(text).expect("it is one");
        let rook = &read.lessons["rook"];
        assert_eq!((rook.step, rook.stars), (2, 1));
        assert_eq!(rook.tasks_of(4), [0, 0, 0, 0]);
        assert_eq!(read.lessons["king"].tasks_of(4), [0, 2, 0, 0]);
        assert_eq!(json::write(&read), text, "nothing is added");
    }

    #[test]
    fn the_steps_of_another_day_count_towards_the_stars() {
        let before = LessonRecord::begun(3, &[0, 1, 1, 0]);
        assert_eq!(before.tasks, [0, 1, 1]);
        let kept: LessonRecord = json::read(&json::write(&before)).expect("it was written so");
        let mut tasks = kept.tasks_of(4);
        tasks[3] = 3;
        assert_eq!(Lesson::stars(&tasks), 2);
        // The course has changed, or the file is not ours.
        let other = LessonRecord {
            tasks: vec![1, 200, 2],
            ..before
        };
        assert_eq!(other.tasks_of(2), [1, 3]);
    }

    #[test]
    fn what_was_not_done_well_is_to_do_again() {
        let again = [0, 1, 2, 3].map(|stars| lesson(0, stars).is_to_do_again());
        assert_eq!(again, [false, true, true, false]);
        assert!(DrillRecord::default().is_to_do_again());
        assert!(!records(0, 0, None, 0).drills["krk"].is_to_do_again());
    }

    #[test]
    fn other_files_are_refused() {
        let good = records(1, 1, None, 1);
        assert_eq!(good.check(), Ok(()));
        let other = Records {
            kind: "sessa-puzzles".into(),
            ..good.clone()
        };
        assert_eq!(other.check(), Err(RecordsError::Kind));
        let later = Records { version: 2, ..good };
        assert_eq!(later.check(), Err(RecordsError::Version(2)));
        assert_eq!(
            later.check().unwrap_err().to_string(),
            "records of version 2"
        );
        assert_eq!(RecordsError::Kind.to_string(), "no records of learning");
    }
}
