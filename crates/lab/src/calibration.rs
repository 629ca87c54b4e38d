//! Scores by material: does the difference of material foretell the result as the logistic curve says?

use serde::Serialize;

use crate::covariance::QUANTILE;
use crate::dataset::Dataset;
use crate::features::Material;
use crate::logistic::{Observations, sigmoid};
use crate::newton::Newton;
use crate::ratio::Interval;
use crate::settings::{Draws, Settings};

/// The pieces' values in every textbook, in pawns.
pub const TEXTBOOK: [i32; 5] = [1, 3, 3, 5, 9];
/// The largest difference that has a bin of its own, in pawns.
pub const MOST_PAWNS: i32 = 24;

/// The difference of material on the textbook's scale, in pawns, from White's view.
pub fn pawns(material: Material) -> i32 {
    let parts = material.iter().zip(TEXTBOOK);
    parts
        .map(|(&number, value)| i32::from(number) * value)
        .sum()
}

/// Chance of a win with a difference of so many pawns: 1/(1+e^(−α·ΔM)).
pub fn win_chance(alpha: f64, pawns: f64) -> f64 {
    sigmoid(alpha * pawns)
}

/// The rows with one difference of material.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Bin {
    /// The difference in pawns.
    pub pawns: i32,
    /// Rows of games that Black won, that were drawn, that White won.
    pub results: [u32; 3],
    /// White's mean points.
    pub score: f64,
    /// Their 95 % interval (Wilson), as if rows were independent. Draws make it wider than it need be.
    pub interval: Interval,
}

/// Scores by material.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Calibration {
    /// The differences that appeared, from −[`MOST_PAWNS`] to [`MOST_PAWNS`].
    pub bins: Vec<Bin>,
    /// Rows with a larger difference.
    pub beyond: u32,
    /// The steepness of the curve that fits best, for one pawn; `None` without rows that are not even.
    pub alpha: Option<f64>,
}

/// The 95 % interval of a share, by Wilson's score; `None` if nothing was counted.
pub fn wilson(share: f64, number: f64) -> Option<Interval> {
    if number <= 0.0 {
        return None;
    }
    let z = QUANTILE * QUANTILE / number;
    let middle = (share + z / 2.0) / (1.0 + z);
    let margin = (share * (1.0 - share) * z + z * z / 4.0).max(0.0).sqrt() / (1.0 + z);
    Some(Interval {
        low: (middle - margin).max(0.0),
        high: (middle + margin).min(1.0),
    })
}

impl Calibration {
    /// The scores of the rows that the settings choose. Draws are always shown; to α they count as the settings say.
    pub fn new(data: &Dataset, settings: &Settings) -> Calibration {
        let wanted = settings.wanted(data.names());
        let mut counts = vec![[0_u32; 3]; 2 * MOST_PAWNS as usize + 1];
        let mut beyond = 0;
        for (game, rows) in data.games() {
            if settings.side(game, &wanted).is_none() {
                continue;
            }
            for &row in rows {
                let features = &data.features()[row as usize];
                if !settings.phase.contains(Some(u16::from(features.phase))) {
                    continue;
                }
                let bin = pawns(features.material) + MOST_PAWNS;
                match counts.get_mut(bin as usize) {
                    Some(counts) if bin >= 0 => counts[game.result as usize] += 1,
                    _ => beyond += 1,
                }
            }
        }
        let bins = (-MOST_PAWNS..)
            .zip(&counts)
            .filter_map(|(pawns, &results)| {
                let [_, draws, wins] = results.map(f64::from);
                let number: f64 = results.map(f64::from).iter().sum();
                let score = (wins + draws / 2.0) / number;
                Some(Bin {
                    pawns,
                    results,
                    interval: wilson(score, number)?,
                    score,
                })
            });
        Calibration {
            bins: bins.collect(),
            beyond,
            alpha: alpha(&counts, settings),
        }
    }
}

/// Logistic regression with one coefficient.
fn alpha(counts: &[[u32; 3]], settings: &Settings) -> Option<f64> {
    let pawns = (-MOST_PAWNS..=MOST_PAWNS).map(f64::from);
    let vectors: Vec<f64> = pawns.collect();
    let counts: Vec<(f64, f64)> = counts
        .iter()
        .map(|&[losses, draws, wins]| {
            let draws = match settings.draws {
                Draws::Drop => 0.0,
                Draws::Half => f64::from(draws),
            };
            let [losses, wins] = [losses, wins].map(f64::from);
            (losses + draws + wins, wins + draws / 2.0)
        })
        .collect();
    let uneven = counts.iter().zip(&vectors);
    let any = uneven
        .into_iter()
        .any(|(count, pawns)| count.0 > 0.0 && pawns.abs() > 0.5);
    let observations = Observations::new(vectors.into(), 1, counts);
    any.then(|| Newton::fit(&observations, settings.lambda).theta()[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::{GameResult, GameTags};
    use crate::features::Features;

    /// Games of one row each.
    fn data(rows: &[(Material, GameResult, u32)]) -> Dataset {
        let mut data = Dataset::new();
        for &(material, result, number) in rows {
            for _ in 0..number {
                let row = Features::of_material(material);
                data.push(result, &GameTags::default(), &[row]);
            }
        }
        data
    }

    const PAWN: Material = [1, 0, 0, 0, 0];
    const EXCHANGE: Material = [0, -1, 0, 1, 0];

    #[test]
    fn the_textbook_counts() {
        assert_eq!(pawns([8, 2, 2, 2, 1]), 39);
        assert_eq!(pawns([-1, 1, -1, 0, 0]), -1);
        assert_eq!(pawns(EXCHANGE), 2);
    }

    #[test]
    fn chances_of_the_source() {
        // R6: two pawns ahead close to 80 %, a piece behind about 11 %.
        assert!((win_chance(0.7, 2.0) - 0.802).abs() < 1e-3);
        assert!((win_chance(0.7, -3.0) - 0.109).abs() < 1e-3);
        assert!((win_chance(0.7, 0.0) - 0.5).abs() < 1e-15);
    }

    #[test]
    fn bins_of_results() {
        use GameResult::{Black, Draw, White};
        let data = data(&[
            (PAWN, White, 5),
            (PAWN, Draw, 2),
            (PAWN, Black, 1),
            (EXCHANGE, White, 1),
            ([0, 0, 0, 5, 0], White, 1),
            ([0, 0, 0, 3, 1], White, 1),
            ([-9, 0, 0, 0, -2], Black, 1),
            ([1, 0, 0, 0, -3], Black, 1),
            ([-1, 0, 0, 0, 3], White, 0),
            ([3, 0, 0, 0, -3], Black, 1),
        ]);
        let found = Calibration::new(&data, &Settings::default());
        assert_eq!(found.beyond, 3);
        let bins: Vec<(i32, [u32; 3])> = found
            .bins
            .iter()
            .map(|bin| (bin.pawns, bin.results))
            .collect();
        assert_eq!(
            bins,
            [
                (-24, [1, 0, 0]),
                (1, [1, 2, 5]),
                (2, [0, 0, 1]),
                (24, [0, 0, 1])
            ]
        );
        assert!((found.bins[1].score - 0.75).abs() < 1e-15);
        let expected = wilson(0.75, 8.0).expect("there are eight");
        assert_eq!(found.bins[1].interval, expected);
    }

    #[test]
    fn wilson_intervals() {
        // 8 of 10: the example of every handbook.
        let interval = wilson(0.8, 10.0).expect("there are ten");
        assert!((interval.low - 0.4902).abs() < 1e-4, "{interval:?}");
        assert!((interval.high - 0.9433).abs() < 1e-4, "{interval:?}");
        let all = wilson(1.0, 3.0).expect("there are three");
        assert!(
            (all.low - 0.4385).abs() < 1e-4 && (all.high - 1.0).abs() < 1e-12,
            "{all:?}"
        );
        let none = wilson(0.0, 3.0).expect("there are three");
        assert!(
            none.low.abs() < 1e-12 && (none.high - 0.5615).abs() < 1e-4,
            "{none:?}"
        );
        assert_eq!(wilson(0.5, 0.0), None);
    }

    #[test]
    fn the_curve_that_fits() {
        use GameResult::{Black, Draw, White};
        // With a pawn 3 of 4 decided games are won: e^α is 3.
        let rows = [
            (PAWN, White, 30),
            (PAWN, Black, 10),
            (PAWN, Draw, 40),
            ([0; 5], White, 7),
        ];
        let data = data(&rows);
        let mut settings = Settings::default();
        let alpha = |settings: &Settings| {
            let found = Calibration::new(&data, settings);
            found.alpha.expect("there are rows")
        };
        assert!((alpha(&settings) - 3.0_f64.ln()).abs() < 1e-4);
        // Draws as half: 50 of 80.
        settings.draws = Draws::Half;
        assert!((alpha(&settings) - (5.0 / 3.0_f64).ln()).abs() < 1e-4);
        settings.phase.from = Some(1);
        let nothing = Calibration::new(&data, &settings);
        assert_eq!((nothing.alpha, nothing.bins.len()), (None, 0));
    }

    #[test]
    fn even_rows_tell_nothing_of_the_curve() {
        let data = data(&[([0; 5], GameResult::White, 3)]);
        assert_eq!(Calibration::new(&data, &Settings::default()).alpha, None);
    }
}
