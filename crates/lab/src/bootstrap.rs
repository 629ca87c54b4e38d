//! Bootstrap over games: the experiment repeated with games drawn again and again from those that there are.
//!
//! Games are drawn, not rows, since the rows of a game are not independent (cluster bootstrap; Efron and Tibshirani, "An Introduction
//! to the Bootstrap", 1993). A ratio is taken inside each resample.

use crate::descent::Progress;
use crate::design::Design;
use crate::newton::Newton;
use crate::random::Random;
use crate::ratio::{Interval, Ratio};

/// Resamples of the games with their coefficients.
#[derive(Clone, Debug)]
pub struct Bootstrap {
    resamples: u32,
    seed: u64,
    lambda: f64,
    /// Coefficients of all games, from which each refit begins.
    start: Vec<f64>,
    thetas: Vec<Vec<f64>>,
}

impl Bootstrap {
    /// A bootstrap around the coefficients of all games.
    pub fn new(resamples: u32, seed: u64, lambda: f64, theta: &[f64]) -> Bootstrap {
        Bootstrap {
            resamples,
            seed,
            lambda,
            start: theta.to_vec(),
            thetas: Vec::new(),
        }
    }

    /// The coefficients of one resample. It hangs from its number, not from those before it, so that any thread can make it.
    pub fn resample(&self, design: &Design, number: u32) -> Vec<f64> {
        let games = design.game_count() as u32;
        let mut random = Random::stream(self.seed, u64::from(number));
        let mut times = vec![0; games as usize];
        for _ in 0..games {
            times[random.below(games) as usize] += 1;
        }
        let observations = design.weighted(|game| times[game]);
        let newton = Newton::new(&observations, self.lambda, &self.start);
        newton.run(&observations).theta().to_vec()
    }

    /// Makes at most so many resamples more.
    pub fn step(&mut self, design: &Design, budget: u32) -> Progress {
        let done = self.thetas.len() as u32;
        for number in done..self.resamples.min(done.saturating_add(budget)) {
            let theta = self.resample(design, number);
            self.thetas.push(theta);
        }
        self.progress()
    }

    /// Takes the coefficients of the next resample, that another thread has made.
    pub fn push(&mut self, theta: Vec<f64>) {
        self.thetas.push(theta);
    }

    /// Number of resamples.
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.thetas.len() as u32,
            total: self.resamples,
        }
    }

    /// The coefficients of the resamples.
    pub fn thetas(&self) -> &[Vec<f64>] {
        &self.thetas
    }

    /// The 95 % interval of a coefficient; `None` without resamples.
    pub fn interval(&self, column: usize) -> Option<Interval> {
        Interval::of_quantiles(self.thetas.iter().map(|theta| theta[column]))
    }

    /// The 95 % interval of a ratio to the pawn. `None` without resamples, and if the pawn's value may be 0: nothing can be
    /// measured by it then.
    pub fn ratio(&self, ratio: &Ratio) -> Option<Interval> {
        if self.interval(0)?.low <= 0.0 {
            return None;
        }
        Interval::of_quantiles(self.thetas.iter().map(|theta| ratio.of(theta)))
    }
}

#[cfg(test)]
mod tests;
