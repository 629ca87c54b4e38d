//! Puzzle runs: against the clock, with few misses, and as a race of two.
//!
//! A run is a functional core as well: outcomes and times go in, what is left and what comes next goes out. It can be saved and
//! go on later, by a clock that has stood meanwhile.

mod race;
mod records;

pub use race::{MISS_PAUSE, Race, Seat};
pub use records::{BestOfDays, Record};

use protocol::puzzle::PuzzleKey;
use serde::{Deserialize, Serialize};

/// Kinds of runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RunKind {
    /// As many as possible in three minutes; a miss costs time, a combo gains some.
    Storm,
    /// As many as possible until the third miss, without a clock.
    Survival,
}

/// Time of a storm in milliseconds.
pub const STORM_TIME: i64 = 180_000;

/// Time in milliseconds that a miss costs in a storm.
pub const STORM_MISS: i64 = 10_000;

/// Moves of a combo after which a storm gains time, in milliseconds: those of Lichess' Puzzle Storm. After the last of them the
/// last gain comes every [`LAST_LEVEL`] moves.
pub const STORM_GAINS: [(u32, i64); 4] = [(5, 3_000), (12, 5_000), (20, 7_000), (30, 10_000)];

/// Number of moves from one gain to the next beyond the levels of [`STORM_GAINS`].
const LAST_LEVEL: u32 = 10;

/// Number of misses that end a survival run.
pub const SURVIVAL_MISSES: u32 = 3;

/// Time in milliseconds for which a change of the clock is told beside it.
pub const CHANGE_TOLD: u64 = 1_500;

/// Outcome of a puzzle of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The puzzle.
    pub key: PuzzleKey,
    /// Its rating, if it has one.
    pub rating: Option<u16>,
    /// True if it was solved.
    pub solved: bool,
    /// Time in milliseconds that it took.
    pub millis: u64,
}

/// The level of a combo: the moves from the last gain to the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComboLevel {
    /// Moves of the combo since the last gain.
    pub moves: u32,
    /// Moves from the last gain to the next.
    pub of: u32,
    /// The next gain, in milliseconds.
    pub gain: i64,
}

/// A run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Run {
    kind: RunKind,
    /// The time of the first move; the clock stands until then.
    began: Option<u64>,
    /// Milliseconds gained, less those lost.
    gained: i64,
    /// The last gain or loss, and when it was.
    change: Option<(u64, i64)>,
    /// Number of right moves in a row.
    combo: u32,
    longest_combo: u32,
    outcomes: Vec<Outcome>,
}

impl Run {
    /// A run that has not begun.
    pub fn new(kind: RunKind) -> Run {
        Run {
            kind,
            began: None,
            gained: 0,
            change: None,
            combo: 0,
            longest_combo: 0,
            outcomes: Vec::new(),
        }
    }

    /// The kind.
    pub fn kind(&self) -> RunKind {
        self.kind
    }

    /// True from the first move on.
    pub fn is_begun(&self) -> bool {
        self.began.is_some()
    }

    /// The puzzles that have ended, the last one last.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// Number of puzzles solved.
    pub fn solved(&self) -> u32 {
        self.count(true)
    }

    /// Number of misses.
    pub fn misses(&self) -> u32 {
        self.count(false)
    }

    fn count(&self, solved: bool) -> u32 {
        let are = self.outcomes.iter().filter(|it| it.solved == solved);
        are.count() as u32
    }

    /// The rating of the hardest puzzle solved.
    pub fn hardest(&self) -> Option<u16> {
        let solved = self.outcomes.iter().filter(|outcome| outcome.solved);
        solved.filter_map(|outcome| outcome.rating).max()
    }

    /// Number of right moves in a row, across the puzzles.
    pub fn combo(&self) -> u32 {
        self.combo
    }

    /// The longest combo.
    pub fn longest_combo(&self) -> u32 {
        self.longest_combo
    }

    /// The level of the combo, in a run whose clock gains by it.
    pub fn combo_level(&self) -> Option<ComboLevel> {
        if self.kind == RunKind::Survival {
            return None;
        }
        let (last, most) = STORM_GAINS[STORM_GAINS.len() - 1];
        let passed = |level: &&(u32, i64)| level.0 <= self.combo;
        let from = STORM_GAINS.iter().rfind(passed).map_or(0, |level| level.0);
        Some(
            match STORM_GAINS.iter().find(|level| level.0 > self.combo) {
                Some(&(at, gain)) => ComboLevel {
                    moves: self.combo - from,
                    of: at - from,
                    gain,
                },
                None => ComboLevel {
                    moves: (self.combo - last) % LAST_LEVEL,
                    of: LAST_LEVEL,
                    gain: most,
                },
            },
        )
    }

    /// Milliseconds left on the clock of a storm; none for a survival run.
    pub fn time_left(&self, now: u64) -> Option<u64> {
        if self.kind == RunKind::Survival {
            return None;
        }
        let used = self.began.map_or(0, |began| now.saturating_sub(began)) as i64;
        Some((STORM_TIME + self.gained - used).max(0) as u64)
    }

    /// The last gain or loss of the clock in milliseconds, as long as it is told beside it.
    pub fn change(&self, now: u64) -> Option<i64> {
        let (at, change) = self.change?;
        (now < at + CHANGE_TOLD).then_some(change)
    }

    /// True if it is over.
    pub fn is_over(&self, now: u64) -> bool {
        match self.kind {
            RunKind::Storm => self.time_left(now) == Some(0),
            RunKind::Survival => self.misses() >= SURVIVAL_MISSES,
        }
    }

    /// The solver has made a right move. Answers with the milliseconds gained.
    pub fn moved(&mut self, now: u64) -> i64 {
        self.began.get_or_insert(now);
        let level = self.combo_level();
        self.combo += 1;
        self.longest_combo = self.longest_combo.max(self.combo);
        let reached = level.filter(|level| level.moves + 1 == level.of);
        let gain = reached.map_or(0, |level| level.gain);
        self.add_time(gain, now);
        gain
    }

    fn add_time(&mut self, change: i64, now: u64) {
        if self.kind == RunKind::Storm && change != 0 {
            self.gained += change;
            self.change = Some((now, change));
        }
    }

    /// A puzzle has ended: it is solved, or a wrong move was made, which ends the combo.
    pub fn record(&mut self, outcome: Outcome, now: u64) {
        self.began.get_or_insert(now);
        if !outcome.solved {
            self.combo = 0;
            self.add_time(-STORM_MISS, now);
        }
        self.outcomes.push(outcome);
    }

    /// The rating of the next puzzle: the first ones are easy, and each is a little harder.
    pub fn next_rating(&self) -> f64 {
        let step = match self.kind {
            RunKind::Storm => 30.0,
            RunKind::Survival => 45.0,
        };
        (600.0 + step * f64::from(self.solved())).min(2_600.0)
    }
}
