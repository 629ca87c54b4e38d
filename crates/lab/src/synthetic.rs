//! Games for tests, drawn from a model whose coefficients are known.

use crate::dataset::{Dataset, GameResult, GameTags};
use crate::features::Features;
use crate::random::Random;

/// Coefficients in the order of the pieces' values, and so small that a few hundred games say something of each.
pub const THETA: [f64; 5] = [0.4, 0.9, 1.1, 1.5, 2.4];

/// The largest difference of a piece.
const MOST: i8 = 1;

/// Games of some rows each, as if these coefficients were true.
///
/// White wins half of the games. In a game that White has won a difference d of a piece comes with a chance proportional to
/// qe^(θd/2), in one that Black has won to qe^(−θd/2), where q is the smaller the larger |d| is, row for row. By Bayes' law the chance of a win given a row is that of the model, and
/// yet all rows of a game have its result, as in games that were played.
pub fn synthetic(theta: &[f64; 5], games: u32, rows: u32, seed: u64) -> Dataset {
    let mut random = Random::stream(seed, 7);
    let mut data = Dataset::new();
    for _ in 0..games {
        let result = [GameResult::Black, GameResult::White][random.below(2) as usize];
        let sign = result.score() * 2.0 - 1.0;
        let rows: Vec<Features> = (0..rows)
            .map(|_| {
                Features::of_material(theta.map(|theta| difference(&mut random, sign * theta)))
            })
            .collect();
        data.push(result, &GameTags::default(), &rows);
    }
    data
}

/// A difference of a piece of this value for the winner. The dearer the piece, the seldomer a difference.
fn difference(random: &mut Random, theta: f64) -> i8 {
    let all = -MOST..=MOST;
    let chance = |d: i8| {
        let rare = (0.5 + theta.abs() / 3.0) * f64::from(d.abs());
        libm::exp(theta * f64::from(d) / 2.0 - rare)
    };
    let mut left = random.unit() * all.clone().map(chance).sum::<f64>();
    for d in all {
        left -= chance(d);
        if left < 0.0 {
            return d;
        }
    }
    0
}
