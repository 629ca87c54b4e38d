//! Counted results.

use std::cmp::Ordering;

use super::distribution::{normal, student};
use super::elo::{Estimate, elo};

/// Counts of A's results, from nothing to all: `N` results at equal distances.
///
/// Write [`Games`] or [`Pairs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results<const N: usize>([u64; N]);

/// Single games: lost, drawn and won by A.
pub type Games = Results<3>;

/// Two games from one opening, each side having each colour once: A made 0, ½, 1, 1½ or 2 points of them. The field calls
/// it pentanomial.
pub type Pairs = Results<5>;

impl<const N: usize> Default for Results<N> {
    /// None yet.
    fn default() -> Self {
        Results([0; N])
    }
}

impl<const N: usize> Results<N> {
    /// Results that have been counted, the worst for A first.
    pub fn new(counts: [u64; N]) -> Self {
        Results(counts)
    }

    /// Counts one more: A made so many half points, fewer than `N`.
    pub fn add(&mut self, half_points: u32) {
        self.0[half_points as usize] += 1;
    }

    /// Counts of each result, the worst for A first.
    pub fn counts(&self) -> &[u64; N] {
        &self.0
    }

    /// Number of results.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// A's share of the points, 0 to 1; `None` without results.
    pub fn score(&self) -> Option<f64> {
        let sum: f64 = self.shares().map(|(value, count)| value * count).sum();
        (self.count() > 0).then(|| sum / self.count() as f64)
    }

    /// Elo difference with its 95 % interval; `None` without results.
    ///
    /// The interval is that of the mean of independent results, moved to the scale of Elo as other match runners do.
    /// Two things are stricter, for short matches: the deviation is taken to be as uncertain as the results make it
    /// (Student 1908), and where all results are alike others may still come as often as in a run of that length they
    /// fail to with a chance of 2.5 % (Clopper & Pearson 1934). So one win proves nothing, and six in a row do.
    pub fn estimate(&self) -> Option<Estimate> {
        let score = self.score()?;
        let count = self.count() as f64;
        let [below, above] = if let Some(error) = self.standard_error() {
            [student(count) * error; 2]
        } else {
            let unseen = 1.0 - 0.025_f64.powf(1.0 / count);
            [score * unseen, (1.0 - score) * unseen]
        };
        Some(Estimate {
            elo: elo(score),
            low: elo(score - below),
            high: elo(score + above),
        })
    }

    /// Likelihood of superiority (LOS): the probability that A is the stronger player, 0 to 1, if nothing is known but these
    /// results; ½ without any.
    pub fn superiority(&self) -> f64 {
        let Some(score) = self.score() else {
            return 0.5;
        };
        if let Some(error) = self.standard_error() {
            return normal((score - 0.5) / error);
        }
        // All alike: so many wins or losses in a row, any chance of them being as likely as any other before.
        let row = 1.0 - 0.5_f64.powf(self.count() as f64 + 1.0);
        match score.partial_cmp(&0.5) {
            Some(Ordering::Greater) => row,
            Some(Ordering::Less) => 1.0 - row,
            _ => 0.5,
        }
    }

    /// The standard error of the score; `None` where all results are alike, so that it cannot be told.
    fn standard_error(&self) -> Option<f64> {
        let score = self.score()?;
        let squares: f64 = self
            .shares()
            .map(|(value, count)| count * (value - score).powi(2))
            .sum();
        let count = self.count() as f64;
        let alike = self.0.iter().filter(|&&count| count > 0).count() < 2;
        (!alike).then(|| (squares / (count - 1.0) / count).sqrt())
    }

    /// Every result as A's share of its points, with how often it came.
    pub(super) fn shares(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let most = (N - 1) as f64;
        let share = move |(i, &count): (usize, &u64)| (i as f64 / most, count as f64);
        self.0.iter().enumerate().map(share)
    }
}
