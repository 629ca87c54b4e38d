//! Spaced repetition by FSRS-6: how well a puzzle is remembered, and when it should come back.
//!
//! A memory has a stability (the days until it is recalled nine times in ten) and a difficulty (from 1 to 10). Each review
//! changes both, by the formulas of the Free Spaced Repetition Scheduler, version 6, with its 21 default parameters. The names
//! of the parameters, w0 to w20, are those of its authors.

use serde::{Deserialize, Serialize};

/// The default parameters.
pub const PARAMETERS: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/// The share of reviews that should succeed, unless somebody wishes another.
pub const RETENTION: f64 = 0.9;

/// The least and the greatest stability, in days.
const STABILITIES: (f64, f64) = (0.001, 36500.0);
const DIFFICULTIES: (f64, f64) = (1.0, 10.0);

/// Grade of a review.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Wrong.
    Again = 1,
    /// Solved with a hint, a slower win, or after long thought.
    Hard,
    /// Solved.
    Good,
    /// Solved at once.
    Easy,
}

impl Grade {
    /// All of them.
    pub const ALL: [Grade; 4] = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];

    /// The grade of an attempt. `median` is the time that this solver usually takes, if it is known.
    pub fn of(solved: bool, helped: bool, millis: u64, median: Option<u64>) -> Grade {
        let median = median.unwrap_or(millis);
        if !solved {
            Grade::Again
        } else if helped || millis > median.saturating_mul(3) {
            Grade::Hard
        } else if millis < median / 2 {
            Grade::Easy
        } else {
            Grade::Good
        }
    }

    /// The word for it in files.
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Again => "again",
            Grade::Hard => "hard",
            Grade::Good => "good",
            Grade::Easy => "easy",
        }
    }

    /// The grade of a word.
    pub fn from_key(key: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.key() == key)
    }

    fn number(self) -> f64 {
        f64::from(self as u8)
    }
}

/// Memory of a puzzle: stability and difficulty.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// After so many days it is recalled nine times in ten.
    pub stability: f64,
    /// Difficulty, from 1 to 10: the greater, the slower the stability grows.
    pub difficulty: f64,
}

impl Memory {
    /// The memory after the first review.
    pub fn first(grade: Grade) -> Memory {
        let w = &PARAMETERS;
        Memory {
            stability: w[grade as usize - 1],
            difficulty: clamp(first_difficulty(grade), DIFFICULTIES),
        }
    }

    /// The chance that it is recalled after so many days: R(t).
    pub fn recall(self, days: f64) -> f64 {
        (1.0 + factor() * days / self.stability).powf(-PARAMETERS[20])
    }

    /// After so many days it is recalled with this chance.
    pub fn interval(self, retention: f64) -> f64 {
        self.stability / factor() * (retention.powf(-1.0 / PARAMETERS[20]) - 1.0)
    }

    /// The memory after a review so many whole days after the one before; 0 is the same day.
    #[must_use]
    pub fn after(self, grade: Grade, days: u32) -> Memory {
        let w = &PARAMETERS;
        let (s, d) = (
            clamp(self.stability, STABILITIES),
            clamp(self.difficulty, DIFFICULTIES),
        );
        let r = Memory {
            stability: s,
            difficulty: d,
        }
        .recall(f64::from(days));
        let stability = match (days, grade) {
            (0, _) => {
                let growth = (w[17] * (grade.number() - 3.0 + w[18])).exp() * s.powf(-w[19]);
                let least = if grade == Grade::Again { 0.0 } else { 1.0 };
                s * growth.max(least)
            }
            (_, Grade::Again) => {
                let forgotten = w[11]
                    * d.powf(-w[12])
                    * ((s + 1.0).powf(w[13]) - 1.0)
                    * (w[14] * (1.0 - r)).exp();
                forgotten.min(s / (w[17] * w[18]).exp())
            }
            _ => {
                let factor = match grade {
                    Grade::Hard => w[15],
                    Grade::Easy => w[16],
                    _ => 1.0,
                };
                let growth = w[8].exp() * (11.0 - d) * s.powf(-w[9]) * (w[10] * (1.0 - r)).exp_m1();
                s * (1.0 + growth * factor)
            }
        };
        let moved = d - w[6] * (grade.number() - 3.0) * (10.0 - d) / 9.0;
        let difficulty = w[7] * first_difficulty(Grade::Easy) + (1.0 - w[7]) * moved;
        Memory {
            stability: clamp(stability, STABILITIES),
            difficulty: clamp(difficulty, DIFFICULTIES),
        }
    }
}

/// The number that makes R(S) nine tenths.
fn factor() -> f64 {
    0.9f64.powf(-1.0 / PARAMETERS[20]) - 1.0
}

fn first_difficulty(grade: Grade) -> f64 {
    PARAMETERS[4] - (PARAMETERS[5] * (grade.number() - 1.0)).exp() + 1.0
}

fn clamp(value: f64, (least, most): (f64, f64)) -> f64 {
    value.clamp(least, most)
}
