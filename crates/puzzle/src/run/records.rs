//! Records of runs: the best of each of the last days, beside the best of all.

use serde::{Deserialize, Serialize};

/// Number of days whose best runs are kept.
const DAYS: i32 = 30;

/// Days of a week, today among them.
const WEEK: i32 = 7;

/// Records, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Record {
    /// The best run of today.
    Today,
    /// The best of seven days.
    Week,
    /// The best of all.
    Ever,
}

/// The most puzzles solved in a run of each of the last days, the latest last. Days are those since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BestOfDays(Vec<(i32, u32)>);

impl BestOfDays {
    /// The best run of today.
    pub fn today(&self, today: i32) -> u32 {
        self.since(today, today)
    }

    /// The best run of the last seven days.
    pub fn week(&self, today: i32) -> u32 {
        self.since(today - WEEK + 1, today)
    }

    fn since(&self, first: i32, today: i32) -> u32 {
        let days = self
            .0
            .iter()
            .filter(|(day, _)| (first..=today).contains(day));
        days.map(|(_, best)| *best).max().unwrap_or(0)
    }

    /// Adds a run of today. Answers with the greatest record that it breaks; the first run of a span breaks none of it. `ever` is
    /// the best of all runs before.
    pub fn add(&mut self, today: i32, solved: u32, ever: u32) -> Option<Record> {
        let before = [
            (Record::Ever, ever),
            (Record::Week, self.week(today)),
            (Record::Today, self.today(today)),
        ];
        let best = solved.max(self.today(today));
        self.0
            .retain(|(day, _)| *day > today - DAYS && *day != today);
        self.0.push((today, best));
        let is_broken = |&(_, best): &(Record, u32)| best > 0 && solved > best;
        before.into_iter().find(is_broken).map(|(record, _)| record)
    }
}
