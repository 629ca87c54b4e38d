//! The solver's options, and the best runs: kept in this browser.

use super::mode::Mode;
use super::series::Series;
use platform::storage;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Storage key.
const KEY: &str = "sessa.puzzles";

/// Confirmation of moves by a second touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confirm {
    /// Never.
    #[default]
    Off,
    /// In rated puzzles.
    Rated,
    /// Always, but in storms.
    Always,
}

impl Confirm {
    /// All of them, as they are offered.
    pub const ALL: [Confirm; 3] = [Confirm::Off, Confirm::Rated, Confirm::Always];

    /// Name in messages and forms.
    pub fn name(self) -> &'static str {
        match self {
            Confirm::Off => "off",
            Confirm::Rated => "rated",
            Confirm::Always => "always",
        }
    }
}

/// The options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Confirmation of moves.
    pub confirm: Confirm,
    /// Difficulty: rating points above or below the solver's rating.
    pub difficulty: i32,
    /// True if the next puzzle comes by itself.
    pub auto_next: bool,
    /// True if moves can be typed; none as long as the page's settings say it.
    pub typed_moves: Option<bool>,
    /// The most puzzles solved in a storm.
    pub best_storm: u32,
    /// The most puzzles solved in storms of mates in one move, in two, and by patterns.
    pub best_mate_storms: [u32; 3],
    /// The most puzzles solved in a survival run.
    pub best_survival: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            confirm: Confirm::Off,
            difficulty: 0,
            auto_next: false,
            typed_moves: None,
            best_storm: 0,
            best_mate_storms: [0; 3],
            best_survival: 0,
        }
    }
}

/// Steps of difficulty on offer.
pub const DIFFICULTIES: [i32; 5] = [-600, -300, 0, 300, 600];

/// The kinds of runs, with their names in files.
fn runs() -> impl Iterator<Item = (&'static str, Mode)> {
    let storm = |series: Series| (series.name().unwrap_or("storm"), Mode::Storm(series));
    let survival = ("survival", Mode::Survival);
    Series::EACH.into_iter().map(storm).chain([survival])
}

impl Options {
    /// The saved options; what cannot be read has its default.
    pub fn load() -> Options {
        let options: Options = storage::load_json(KEY).unwrap_or_default();
        Options {
            difficulty: options.difficulty.clamp(-600, 600),
            ..options
        }
    }

    /// The most puzzles solved in a run of this mode; `None` if it is none.
    pub fn best_of(&mut self, mode: &Mode) -> Option<&mut u32> {
        let [one, two, patterns] = &mut self.best_mate_storms;
        Some(match mode {
            Mode::Storm(Series::All) => &mut self.best_storm,
            Mode::Storm(Series::MateIn1) => one,
            Mode::Storm(Series::MateIn2) => two,
            Mode::Storm(Series::MatePatterns) => patterns,
            Mode::Survival => &mut self.best_survival,
            _ => return None,
        })
    }

    /// The most puzzles solved in a run of each kind, by its name; none where none was.
    pub fn best_runs(mut self) -> BTreeMap<String, u32> {
        let best = |(name, mode): (&str, Mode)| Some((name.to_owned(), *self.best_of(&mode)?));
        let all = runs().filter_map(best);
        all.filter(|(_, best)| *best > 0).collect()
    }

    /// Takes over the better of those and these.
    pub fn add_best_runs(&mut self, told: &BTreeMap<String, u32>) {
        for (name, mode) in runs() {
            if let (Some(best), Some(told)) = (self.best_of(&mode), told.get(name)) {
                *best = (*best).max(*told);
            }
        }
    }

    /// Saves them.
    pub fn save(self) {
        // Without storage they hold as long as the page.
        storage::save_json(KEY, &self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_runs_are_taken_over() {
        let here = Options {
            best_storm: 20,
            best_mate_storms: [0, 5, 0],
            best_survival: 9,
            ..Options::default()
        };
        let told = here.best_runs();
        let names: Vec<&str> = told.keys().map(String::as_str).collect();
        assert_eq!(names, ["mate-in-2", "storm", "survival"]);
        let mut there = Options {
            best_storm: 25,
            best_mate_storms: [1, 2, 3],
            ..Options::default()
        };
        there.add_best_runs(&told);
        assert_eq!((there.best_storm, there.best_survival), (25, 9));
        assert_eq!(there.best_mate_storms, [1, 5, 3]);
    }
}
