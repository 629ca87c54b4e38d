//! The rating of a puzzle by which levels of our robot find its solution, and how often.

use crate::Rating;

/// A level's tries at a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tries {
    /// The level's Elo.
    pub elo: f64,
    /// Number of tries.
    pub tries: u32,
    /// Number of tries that found all of the solution.
    pub solved: u32,
}

/// Prior of the rating: the mean and the deviation of the public puzzles.
const PRIOR: Rating = Rating {
    rating: 1500.0,
    deviation: 500.0,
};

/// The rating at which the tries are most likely (logistic model of Elo, maximum a posteriori), and how sure it is.
///
/// ```
/// use puzzle::{Tries, rate_by_levels};
///
/// let tries = |elo, solved| Tries { elo, tries: 4, solved };
/// let easy = rate_by_levels(&[tries(600.0, 3), tries(1500.0, 4), tries(2500.0, 4)]);
/// let hard = rate_by_levels(&[tries(600.0, 0), tries(1500.0, 0), tries(2500.0, 2)]);
/// assert!(easy.rating < 800.0 && hard.rating > 2000.0);
/// ```
pub fn rate_by_levels(tries: &[Tries]) -> Rating {
    /// The slope of Elo's curve: a natural logarithm's for 400 points of a power of ten.
    const SLOPE: f64 = core::f64::consts::LN_10 / 400.0;
    let precision = 1.0 / (PRIOR.deviation * PRIOR.deviation);
    let mut rating = PRIOR.rating;
    let mut curvature = precision;
    // The logarithm of the likelihood is concave: Newton's method, with steps that cannot leap over the top by much.
    for _ in 0..100 {
        let mut gradient = (PRIOR.rating - rating) * precision;
        curvature = precision;
        for level in tries {
            let expected = 1.0 / (1.0 + (SLOPE * (rating - level.elo)).exp());
            let number = f64::from(level.tries);
            // Solved more often than expected: it is easier.
            gradient += SLOPE * (number * expected - f64::from(level.solved));
            curvature += SLOPE * SLOPE * number * expected * (1.0 - expected);
        }
        let step = (gradient / curvature).clamp(-400.0, 400.0);
        rating += step;
        if step.abs() < 1e-9 {
            break;
        }
    }
    Rating {
        rating,
        deviation: curvature.sqrt().recip(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(tries: &[(f64, u32, u32)]) -> Rating {
        let tries: Vec<Tries> = (tries.iter())
            .map(|&(elo, tries, solved)| Tries { elo, tries, solved })
            .collect();
        rate_by_levels(&tries)
    }

    #[test]
    fn without_tries_it_is_the_prior() {
        assert_eq!(rate(&[]), PRIOR);
    }

    #[test]
    fn half_solved_is_ones_own_rating() {
        for (elo, off) in [(1500.0, 1.0), (2000.0, 10.0), (800.0, 15.0)] {
            let found = rate(&[(elo, 1_000, 500)]);
            assert!((found.rating - elo).abs() < off, "{found:?}");
            // The deviation of so many coins: 400 / ln 10 / sqrt(1000 / 4).
            assert!((found.deviation - 10.98).abs() < 0.1, "{found:?}");
        }
        // One in eleven: 400 points above.
        let found = rate(&[(1500.0, 11_000, 1_000)]);
        assert!((found.rating - 1900.0).abs() < 1.0, "{found:?}");
    }

    #[test]
    fn it_is_the_top_of_the_likelihood() {
        let tries = [
            (450.0, 4, 0),
            (1100.0, 4, 1),
            (1850.0, 4, 3),
            (2500.0, 4, 4),
        ];
        let found = rate(&tries);
        let likelihood = |rating: f64| -> f64 {
            let prior = ((rating - PRIOR.rating) / PRIOR.deviation).powi(2) / -2.0;
            let level = |&(elo, tries, solved): &(f64, u32, u32)| {
                let expected: f64 = 1.0 / (1.0 + 10_f64.powf((rating - elo) / 400.0));
                let missed = f64::from(tries - solved);
                f64::from(solved) * expected.ln() + missed * (1.0 - expected).ln()
            };
            prior + tries.iter().map(level).sum::<f64>()
        };
        let top = likelihood(found.rating);
        assert!(top > likelihood(found.rating + 1.0));
        assert!(top > likelihood(found.rating - 1.0));
        // The deviation is the curve's: a deviation away the quadratic part has lost a half.
        let bend = likelihood(found.rating + 1.0) + likelihood(found.rating - 1.0) - 2.0 * top;
        assert!((found.deviation - (-bend).sqrt().recip()).abs() < 0.1);
    }

    #[test]
    fn the_more_find_it_the_easier_and_the_more_tries_the_surer() {
        let mut last = f64::INFINITY;
        for solved in 0..=4 {
            let found = rate(&[(1000.0, 4, solved), (2000.0, 4, 4)]);
            assert!(found.rating < last && found.deviation < PRIOR.deviation);
            last = found.rating;
        }
        assert!(rate(&[(1500.0, 100, 100)]).rating < 700.0);
        assert!(rate(&[(3200.0, 100, 0)]).rating > 3500.0);
        let few = rate(&[(1500.0, 4, 2)]);
        let many = rate(&[(1500.0, 40, 20)]);
        assert!(many.deviation < few.deviation);
    }
}
