//! Puzzle runs against the clock or with few misses: storm and survival.
//!
//! A run is a functional core as well: results and times go in, what is left and what comes next goes out. It can be saved and
//! go on later, by a clock that has stood meanwhile.

use serde::{Deserialize, Serialize};

/// Kinds of runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RunKind {
    /// As many as possible in three minutes; a miss costs time, a series without one gains some.
    Storm,
    /// As many as possible until the third miss, without a clock.
    Survival,
}

/// Time of a storm in milliseconds.
pub const STORM_TIME: i64 = 180_000;

/// Time in milliseconds that a miss costs in a storm.
pub const STORM_MISS: i64 = 10_000;

/// Moves in a series after which a storm gains time, in milliseconds; after the last of them the last gain comes again and again.
pub const STORM_GAINS: [(u32, i64); 4] = [(5, 3_000), (12, 5_000), (20, 7_000), (30, 10_000)];

/// Number of misses that end a survival run.
pub const SURVIVAL_MISSES: u32 = 3;

/// A run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Run {
    kind: RunKind,
    /// The time of the first move; the clock stands until then.
    began: Option<u64>,
    /// Milliseconds gained, less those lost.
    gained: i64,
    /// Number of right moves in series.
    series: u32,
    longest_series: u32,
    solved: u32,
    misses: u32,
}

impl Run {
    /// A run that has not begun.
    pub fn new(kind: RunKind) -> Run {
        Run {
            kind,
            began: None,
            gained: 0,
            series: 0,
            longest_series: 0,
            solved: 0,
            misses: 0,
        }
    }

    /// The kind.
    pub fn kind(&self) -> RunKind {
        self.kind
    }

    /// Number of puzzles solved.
    pub fn solved(&self) -> u32 {
        self.solved
    }

    /// Number of misses.
    pub fn misses(&self) -> u32 {
        self.misses
    }

    /// The longest series of right moves.
    pub fn longest_series(&self) -> u32 {
        self.longest_series
    }

    /// Milliseconds left on the clock of a storm; none for a survival run.
    pub fn time_left(&self, now: u64) -> Option<u64> {
        if self.kind == RunKind::Survival {
            return None;
        }
        let used = self.began.map_or(0, |began| now.saturating_sub(began)) as i64;
        Some((STORM_TIME + self.gained - used).max(0) as u64)
    }

    /// True if it is over.
    pub fn is_over(&self, now: u64) -> bool {
        match self.kind {
            RunKind::Storm => self.time_left(now) == Some(0),
            RunKind::Survival => self.misses >= SURVIVAL_MISSES,
        }
    }

    /// The solver has made a right move. Answers with the milliseconds gained.
    pub fn moved(&mut self, now: u64) -> i64 {
        self.began.get_or_insert(now);
        self.series += 1;
        self.longest_series = self.longest_series.max(self.series);
        let (last, most) = STORM_GAINS[STORM_GAINS.len() - 1];
        let gain = match STORM_GAINS.iter().find(|gain| gain.0 == self.series) {
            Some(gain) => gain.1,
            None if self.series > last && (self.series - last).is_multiple_of(10) => most,
            None => 0,
        };
        if self.kind == RunKind::Storm {
            self.gained += gain;
            gain
        } else {
            0
        }
    }

    /// A puzzle has been solved.
    pub fn solved_one(&mut self) {
        self.solved += 1;
    }

    /// A wrong move has been made: the puzzle is lost, and the series ends.
    pub fn missed(&mut self, now: u64) {
        self.began.get_or_insert(now);
        self.series = 0;
        self.misses += 1;
        if self.kind == RunKind::Storm {
            self.gained -= STORM_MISS;
        }
    }

    /// The rating of the next puzzle: the first ones are easy, and each is a little harder.
    pub fn next_rating(&self) -> f64 {
        let step = match self.kind {
            RunKind::Storm => 30.0,
            RunKind::Survival => 45.0,
        };
        (600.0 + step * f64::from(self.solved)).min(2_600.0)
    }
}
