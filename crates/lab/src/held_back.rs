//! Terms on games held back: a term earns its place if it foretells results of games that it was not fitted to.
//!
//! Games are divided by chance into parts. Each part is foretold by models that were fitted to all the others, one with the term and one
//! without it; what the term gains is the difference of their losses, game by game (paired cross-validation).

use serde::Serialize;

use crate::covariance::{Covariance, QUANTILE};
use crate::dataset::Dataset;
use crate::descent::Progress;
use crate::design::{Design, DesignError};
use crate::logistic::{dot, sigmoid};
use crate::newton::Newton;
use crate::random::Random;
use crate::ratio::{Interval, Ratio};
use crate::relations::Finding;
use crate::settings::Settings;
use crate::terms::Term;

/// A term with what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct TermFound {
    /// The term.
    pub term: Term,
    /// Its columns in pawns, each with its quick interval; `None` where the pawn has no value that is sure.
    pub values: Vec<(&'static str, f64, Option<Interval>)>,
    /// The part of the loss for a row that the term saves on games held back.
    pub gain: f64,
    /// The 95 % interval of that.
    pub interval: Interval,
    /// The verdict: it holds if it earns its place, and does not if it makes foretelling worse.
    pub finding: Finding,
}

/// A test of one term on games held back, part by part.
#[derive(Clone, Debug)]
pub struct HeldBack {
    term: Term,
    lambda: f64,
    folds: u32,
    seed: u64,
    /// The model without the term and the one with it.
    designs: [Design; 2],
    done: u32,
    /// The loss that the term saves in each game.
    gains: Vec<f64>,
}

impl HeldBack {
    /// The test of a term, beside the other terms of the settings.
    pub fn new(data: &Dataset, settings: &Settings, term: Term) -> Result<HeldBack, DesignError> {
        let mut others = settings.clone();
        others.terms.retain(|other| *other != term);
        let mut with = others.clone();
        with.terms.push(term);
        let designs = [Design::new(data, &others)?, Design::new(data, &with)?];
        Ok(HeldBack {
            term,
            lambda: settings.lambda,
            folds: settings.folds,
            seed: settings.seed,
            done: 0,
            gains: vec![0.0; designs[0].game_count()],
            designs,
        })
    }

    /// The part that a game belongs to.
    fn fold(&self, game: usize) -> u32 {
        Random::stream(self.seed ^ 0xF01D, game as u64).below(self.folds)
    }

    /// Looks at at most so many parts more.
    pub fn step(&mut self, budget: u32) -> Progress {
        let end = self.folds.min(self.done.saturating_add(budget));
        while self.done < end {
            let fold = self.done;
            for (with, sign) in [(0, 1.0), (1, -1.0)] {
                let design = &self.designs[with];
                let observations = design.weighted(|game| u32::from(self.fold(game) != fold));
                if observations.total() <= 0.0 {
                    continue;
                }
                let newton = Newton::fit(&observations, self.lambda);
                let losses = losses(design, newton.theta());
                for (game, loss) in losses.into_iter().enumerate() {
                    if self.fold(game) == fold {
                        self.gains[game] += sign * loss;
                    }
                }
            }
            self.done += 1;
        }
        Progress {
            done: self.done,
            total: self.folds,
        }
    }

    /// The result, once all parts have been looked at.
    pub fn found(&self) -> Option<TermFound> {
        if self.done < self.folds {
            return None;
        }
        let design = &self.designs[1];
        let games = self.gains.len() as f64;
        let mean = self.gains.iter().sum::<f64>() / games;
        let squares: f64 = self
            .gains
            .iter()
            .map(|gain| (gain - mean) * (gain - mean))
            .sum();
        let error = (squares / (games - 1.0).max(1.0) / games).sqrt();
        // From games to rows.
        let scale = games / design.row_count() as f64;
        let interval = Interval {
            low: mean - QUANTILE * error,
            high: mean + QUANTILE * error,
        };
        Some(TermFound {
            term: self.term,
            values: self.values(),
            gain: mean * scale,
            interval: interval.times(scale),
            finding: Finding::above_zero(Some(interval)),
        })
    }

    /// The term's columns in pawns, fitted to all games.
    fn values(&self) -> Vec<(&'static str, f64, Option<Interval>)> {
        let design = &self.designs[1];
        let newton = Newton::fit(&design.observations(), self.lambda);
        let theta = newton.theta();
        let covariance = Covariance::new(design, theta, self.lambda);
        let own = self.term.columns();
        let columns = design.columns().iter().enumerate();
        columns
            .filter(|(_, column)| own.contains(column))
            .map(|(number, column)| {
                let ratio = Ratio::column(number, theta.len());
                let interval = covariance.as_ref().and_then(|cov| cov.ratio(&ratio, theta));
                (column.name(), ratio.of(theta), interval)
            })
            .collect()
    }
}

/// The loss of each game: that of all its rows together.
fn losses(design: &Design, theta: &[f64]) -> Vec<f64> {
    // Of each vector the logarithms of the chances to lose and to win.
    let logarithms: Vec<(f64, f64)> = (0..design.vector_count() as u32)
        .map(|vector| {
            let z = dot(theta, design.vector(vector));
            (logarithm(-z), logarithm(z))
        })
        .collect();
    design
        .games()
        .map(|(score, rows)| {
            let loss = |&row: &u32| {
                let (lost, won) = logarithms[row as usize];
                -(score * won + (1.0 - score) * lost)
            };
            rows.iter().map(loss).sum()
        })
        .collect()
}

/// The logarithm of a chance by the logistic curve.
fn logarithm(z: f64) -> f64 {
    if z > -30.0 {
        libm::log(sigmoid(z))
    } else {
        // e^z is all there is left.
        z
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::{GameResult, GameTags};
    use crate::features::Features;

    /// Games in which the bishop pair is worth a pawn, and the turn nothing.
    fn data(games: u32) -> Dataset {
        let mut random = Random::new(1);
        let mut data = Dataset::new();
        for _ in 0..games {
            let mut sign = || random.below(3) as i8 - 1;
            let row = Features {
                material: [sign(), sign(), 0, 0, 0],
                bishop_pair: sign(),
                turn: 1 - 2 * (sign() & 1),
                ..Features::default()
            };
            let z = 0.7 * f64::from(row.material[0])
                + 2.0 * f64::from(row.material[1])
                + 0.7 * f64::from(row.bishop_pair);
            let white = random.unit() < sigmoid(z);
            let result = [GameResult::Black, GameResult::White][usize::from(white)];
            data.push(result, &GameTags::default(), &[row]);
        }
        data
    }

    fn found(data: &Dataset, term: Term, settings: &Settings) -> TermFound {
        let mut held_back = HeldBack::new(data, settings, term).expect("there are rows");
        assert!(held_back.step(u32::MAX).is_complete());
        held_back.found().expect("all parts have been looked at")
    }

    #[test]
    fn a_term_that_counts_earns_its_place() {
        let data = data(3000);
        let pair = found(&data, Term::BishopPair, &Settings::default());
        assert_eq!(pair.finding, Finding::Holds, "{pair:?}");
        assert!(
            pair.interval.contains(pair.gain) && pair.gain > 0.02,
            "{pair:?}"
        );
        let (name, value, interval) = pair.values[0];
        assert_eq!((name, pair.values.len()), ("bishop-pair", 1));
        let interval = interval.expect("the pawn is sure");
        assert!(
            interval.contains(1.0) && interval.contains(value),
            "{pair:?}"
        );
        assert!(interval.low > 0.7, "{pair:?}");
    }

    #[test]
    fn a_term_that_does_not_count_does_not() {
        let data = data(3000);
        for term in [Term::Turn, Term::White] {
            let found = found(&data, term, &Settings::default());
            assert_ne!(found.finding, Finding::Holds, "{found:?}");
            assert!(found.gain < 0.001, "{found:?}");
        }
        // A column of zeros changes nothing at all.
        let nothing = found(&data, Term::LastPawn, &Settings::default());
        assert!(nothing.gain.abs() < 1e-12, "{nothing:?}");
        assert_eq!(nothing.finding, Finding::CannotTell);
    }

    /// The gain is the difference of the losses on games that were not fitted.
    #[test]
    fn the_gain_of_two_parts_by_hand() {
        let data = data(40);
        let settings = Settings {
            folds: 2,
            ..Settings::default()
        };
        let held_back = HeldBack::new(&data, &settings, Term::BishopPair).expect("there are rows");
        let mut gain = 0.0;
        for fold in 0..2 {
            for (design, sign) in held_back.designs.iter().zip([1.0, -1.0]) {
                let fitted = design.weighted(|game| u32::from(held_back.fold(game) != fold));
                let kept = design.weighted(|game| u32::from(held_back.fold(game) == fold));
                assert!((10.0..30.0).contains(&kept.total()));
                let theta = Newton::fit(&fitted, settings.lambda);
                gain += sign * kept.loss(theta.theta()) * kept.total();
            }
        }
        let found = found(&data, Term::BishopPair, &settings);
        assert!((found.gain - gain / 40.0).abs() < 1e-9, "{found:?} {gain}");
    }

    #[test]
    fn the_other_terms_stay() {
        let data = data(300);
        let settings = Settings {
            terms: vec![Term::Turn, Term::BishopPair],
            folds: 3,
            ..Settings::default()
        };
        let mut held_back = HeldBack::new(&data, &settings, Term::Turn).expect("there are rows");
        assert_eq!(held_back.designs[0].width(), 6);
        assert_eq!(held_back.designs[1].width(), 7);
        assert_eq!(held_back.step(2), Progress { done: 2, total: 3 });
        assert_eq!(held_back.found(), None);
        assert!(held_back.step(2).is_complete());
        assert_eq!(held_back.found().expect("all is done").values[0].0, "turn");
        let phase = found(&data, Term::Phase, &settings);
        assert_eq!(phase.values.len(), 5);
    }

    #[test]
    fn logarithms_of_chances() {
        for z in [-29.9_f64, -3.0, 0.0, 5.0, 40.0] {
            let expected = -(-z).exp().ln_1p();
            assert!((logarithm(z) - expected).abs() < 1e-12, "{z}");
        }
        assert!((logarithm(-800.0) + 800.0).abs() < 1e-9);
    }
}
