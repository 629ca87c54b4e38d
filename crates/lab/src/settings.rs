//! Settings of an experiment: every choice that changes its figures.

mod link;

pub use link::{LinkError, LinkErrorKind};

use serde::{Deserialize, Serialize};

use crate::dataset::{GameRecord, GameResult};
use crate::terms::Term;

/// Treatment of draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// Left out. The source's figures come from this, though its text says otherwise.
    #[default]
    Drop,
    /// Half a win and half a loss.
    Half,
}

/// Bounds, both included; none where there is no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// Not less than this.
    pub from: Option<u16>,
    /// Not more than this.
    pub to: Option<u16>,
}

impl Band {
    /// True if there are no bounds.
    pub fn is_open(self) -> bool {
        self == Band::default()
    }

    /// True if a number lies within. One that is not known lies only within no bounds.
    pub fn contains(self, number: Option<u16>) -> bool {
        match number {
            None => self.is_open(),
            Some(number) => {
                self.from.is_none_or(|from| from <= number) && self.to.is_none_or(|to| number <= to)
            }
        }
    }
}

/// Settings of an experiment. The default is the source's experiment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Settings {
    /// Quiet half-moves in a row after which a position counts.
    pub quiet: u32,
    /// Treatment of draws.
    pub draws: Draws,
    /// Terms besides the five differences.
    pub terms: Vec<Term>,
    /// Only games of a player with one of these names; letters' case does not matter. All games if there is none.
    pub players: Vec<String>,
    /// Only games of these years.
    pub years: Band,
    /// Only games of which both ratings lie within.
    pub ratings: Band,
    /// Only rows whose phase lies within; [`FULL_PHASE`](crate::FULL_PHASE) is that of the start.
    pub phase: Band,
    /// Regularisation λ.
    pub lambda: f64,
    /// Steps of the gradient descent.
    pub steps: u32,
    /// Length of a step.
    pub rate: f64,
    /// Steps from one line of the log to the next.
    pub log_every: u32,
    /// Resamples of the bootstrap.
    pub resamples: u32,
    /// Parts into which games are divided, one of which is held back.
    pub folds: u32,
    /// Seed of everything that is left to chance.
    pub seed: u64,
    /// Difference in pawns up to which two values are called equal.
    pub tolerance: f64,
    /// Steepness of the logistic curve that is drawn over the scores by material, for one pawn.
    pub alpha: f64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            quiet: 2,
            draws: Draws::Drop,
            terms: Vec::new(),
            players: Vec::new(),
            years: Band::default(),
            ratings: Band::default(),
            phase: Band::default(),
            lambda: 1e-6,
            steps: 10_000,
            rate: 1.0,
            log_every: 1_000,
            resamples: 500,
            folds: 10,
            seed: 1,
            tolerance: 0.5,
            alpha: 0.7,
        }
    }
}

/// A setting beyond its bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBounds {
    /// Its name, as in a link.
    pub setting: &'static str,
    /// The bounds, in words that stand in every language.
    pub bounds: &'static str,
}

impl std::fmt::Display for OutOfBounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` must be {}", self.setting, self.bounds)
    }
}

impl std::error::Error for OutOfBounds {}

impl Settings {
    /// Checks what would take for ever, or could not be computed.
    pub fn check(&self) -> Result<(), OutOfBounds> {
        let bounds = [
            ("quiet", self.quiet <= 50, "0 … 50"),
            ("lambda", (1e-12..=1.0).contains(&self.lambda), "1e-12 … 1"),
            (
                "steps",
                (1..=1_000_000).contains(&self.steps),
                "1 … 1000000",
            ),
            ("rate", (1e-6..=100.0).contains(&self.rate), "1e-6 … 100"),
            ("log", self.log_every > 0, "1 …"),
            ("resamples", self.resamples <= 100_000, "0 … 100000"),
            ("folds", (2..=100).contains(&self.folds), "2 … 100"),
            (
                "tolerance",
                (0.0..=100.0).contains(&self.tolerance),
                "0 … 100",
            ),
            ("alpha", (0.0..=100.0).contains(&self.alpha), "0 … 100"),
        ];
        match bounds.into_iter().find(|(_, within, _)| !within) {
            Some((setting, _, bounds)) => Err(OutOfBounds { setting, bounds }),
            None => Ok(()),
        }
    }

    /// White's points in a game, or `None` if the game does not count because it was drawn.
    pub fn score(&self, result: GameResult) -> Option<f64> {
        let dropped = result == GameResult::Draw && self.draws == Draws::Drop;
        (!dropped).then(|| result.score())
    }

    /// The player's side in a game: 1 for White, -1 for Black, 0 if all games are wanted or both players are meant; `None` if
    /// the game is not wanted. `wanted` says which names are the player's.
    pub(crate) fn side(&self, game: &GameRecord, wanted: &[bool]) -> Option<i8> {
        let known = match game.ratings {
            [Some(white), Some(black)] => {
                self.ratings.contains(Some(white)) && self.ratings.contains(Some(black))
            }
            _ => self.ratings.contains(None),
        };
        if !known || !self.years.contains(game.year) {
            return None;
        }
        if self.players.is_empty() {
            return Some(0);
        }
        let [white, black] = game.players.map(|player| wanted[player as usize]);
        (white || black).then(|| i8::from(white) - i8::from(black))
    }

    /// The names that are the player's.
    pub(crate) fn wanted(&self, names: &[String]) -> Vec<bool> {
        let plain = |name: &String| name.trim().to_lowercase();
        let own: Vec<String> = self.players.iter().map(plain).collect();
        let is_own = |name: &String| own.contains(&plain(name));
        names.iter().map(is_own).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands() {
        let band = Band {
            from: Some(1900),
            to: Some(1950),
        };
        for (year, within) in [(1899, false), (1900, true), (1950, true), (1951, false)] {
            assert_eq!(band.contains(Some(year)), within, "{year}");
        }
        assert!(!band.contains(None) && Band::default().contains(None));
        assert!(Band::default().contains(Some(1)) && Band::default().is_open());
        assert!(!Band { to: None, ..band }.is_open());
    }

    type Change = fn(&mut Settings);

    #[test]
    fn bounds_of_settings() {
        assert_eq!(Settings::default().check(), Ok(()));
        let wrong: [(&str, Change); 12] = [
            ("quiet", |settings| settings.quiet = 51),
            ("lambda", |settings| settings.lambda = 0.0),
            ("lambda", |settings| settings.lambda = f64::NAN),
            ("steps", |settings| settings.steps = 0),
            ("steps", |settings| settings.steps = 1_000_001),
            ("rate", |settings| settings.rate = -1.0),
            ("log", |settings| settings.log_every = 0),
            ("resamples", |settings| settings.resamples = 100_001),
            ("folds", |settings| settings.folds = 1),
            ("folds", |settings| settings.folds = 101),
            ("tolerance", |settings| settings.tolerance = -0.1),
            ("alpha", |settings| settings.alpha = f64::INFINITY),
        ];
        for (setting, change) in wrong {
            let mut settings = Settings::default();
            change(&mut settings);
            let error = settings.check().expect_err(setting);
            assert_eq!(error.setting, setting);
            assert!(
                error
                    .to_string()
                    .starts_with(&format!("`{setting}` must be "))
            );
        }
    }

    #[test]
    fn draws_count_as_told() {
        let mut settings = Settings::default();
        assert_eq!(settings.score(GameResult::Draw), None);
        assert_eq!(settings.score(GameResult::Black), Some(0.0));
        settings.draws = Draws::Half;
        assert_eq!(settings.score(GameResult::Draw), Some(0.5));
    }
}
