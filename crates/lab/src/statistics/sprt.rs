//! The sequential probability ratio test (Wald 1945): playing no longer than it takes to decide.

use std::fmt;

use super::elo::expected_score;
use super::results::Results;

/// Count taken for a result that has not come: an estimate that rules it out could explain nothing.
const UNSEEN: f64 = 1e-3;

/// A test of two hypotheses: A is `elo0` stronger than B, or `elo1`.
///
/// The ratio of their likelihoods is the generalised one of M. Van den Bergh, “Comparing the approximations for the
/// generalized log likelihood ratio of a multinomial distribution” (2021), which fishtest and fastchess use with
/// `model=logistic`: each hypothesis gets the distribution of results that explains them best of all that have its mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// One of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// A is no more than `elo0` stronger.
    H0,
    /// A is at least `elo1` stronger.
    H1,
}

impl Sprt {
    /// A test that takes H1 for true where H0 is with probability `alpha`, and H0 where H1 is with probability `beta`.
    ///
    /// # Errors
    /// If such a test cannot be made.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, SprtError> {
        let chance = |value: f64| value > 0.0 && value < 1.0;
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            Err(SprtError::Hypotheses)
        } else if !(chance(alpha) && chance(beta) && alpha + beta < 1.0) {
            Err(SprtError::Errors)
        } else {
            Ok(Sprt {
                elo0,
                elo1,
                alpha,
                beta,
            })
        }
    }

    /// The two differences in Elo.
    pub fn hypotheses(&self) -> [f64; 2] {
        [self.elo0, self.elo1]
    }

    /// The log-likelihood ratios at which H0 and H1 are accepted.
    pub fn bounds(&self) -> [f64; 2] {
        [
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        ]
    }

    /// Log-likelihood ratio (LLR): the natural logarithm of how much more likely H1 is than H0 to give these results. 0
    /// without results.
    pub fn llr<const N: usize>(&self, results: &Results<N>) -> f64 {
        if results.count() == 0 {
            return 0.0;
        }
        let seen: Vec<(f64, f64)> = results
            .shares()
            .map(|(value, count)| (value, count.max(UNSEEN)))
            .collect();
        let tilt = |elo| {
            let score = expected_score(elo);
            (score, likeliest(&seen, score))
        };
        let (score0, theta0) = tilt(self.elo0);
        let (score1, theta1) = tilt(self.elo1);
        seen.iter()
            .map(|(value, count)| {
                count * ((theta0 * (value - score0)).ln_1p() - (theta1 * (value - score1)).ln_1p())
            })
            .sum()
    }

    /// The hypothesis that a log-likelihood ratio decides for; `None` if the match must go on.
    pub fn decision(&self, llr: f64) -> Option<Hypothesis> {
        let [lower, upper] = self.bounds();
        if llr <= lower {
            Some(Hypothesis::H0)
        } else if llr >= upper {
            Some(Hypothesis::H1)
        } else {
            None
        }
    }
}

/// Of all distributions with the mean `score` the one that makes the results seen likeliest has `p / (1 + θ (value -
/// score))` where they have `p`. This finds θ (proposition 1.1 of the source): the root of a falling function.
fn likeliest(seen: &[(f64, f64)], score: f64) -> f64 {
    let excess = |theta: f64| -> f64 {
        seen.iter()
            .map(|(value, count)| count * (value - score) / (1.0 + theta * (value - score)))
            .sum()
    };
    // Where the denominators of the best and of the worst result are 0.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    // More halvings than a double has digits.
    for _ in 0..64 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// Why there is no such test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtError {
    /// The first hypothesis is not below the second.
    Hypotheses,
    /// The probabilities of error are not such.
    Errors,
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SprtError::Hypotheses => "the first Elo must be below the second",
            SprtError::Errors => "alpha and beta must lie between 0 and 1, and so must their sum",
        })
    }
}

impl std::error::Error for SprtError {}
