use super::*;
use crate::covariance::Covariance;
use crate::dataset::{Dataset, GameResult, GameTags};
use crate::features::Features;
use crate::settings::Settings;
use crate::synthetic::{THETA, synthetic};

const LAMBDA: f64 = 1e-6;

fn design(games: u32, seed: u64) -> Design {
    let data = synthetic(&THETA, games, 6, seed);
    Design::new(&data, &Settings::default()).expect("there are rows")
}

fn fit(design: &Design) -> Vec<f64> {
    Newton::fit(&design.observations(), LAMBDA).theta().to_vec()
}

/// Data drawn from known coefficients again and again: the interval holds the truth 95 times of a hundred.
#[test]
fn the_truth_lies_in_the_intervals_as_often_as_they_say() {
    const EXPERIMENTS: u64 = 200;
    const RESAMPLES: u32 = 160;
    let (mut quick, mut slow) = ([0; 5], [0; 5]);
    for seed in 0..EXPERIMENTS {
        let design = design(1000, seed);
        let theta = fit(&design);
        let covariance = Covariance::new(&design, &theta, LAMBDA).expect("nothing is singular");
        let mut bootstrap = Bootstrap::new(RESAMPLES, seed, LAMBDA, &theta);
        bootstrap.step(&design, RESAMPLES);
        // The pawn's coefficient, and the others in pawns.
        for column in 0..5 {
            let ratio = Ratio::column(column, 5);
            let (truth, intervals) = if column == 0 {
                let pair = (Some(covariance.interval(&theta, 0)), bootstrap.interval(0));
                (THETA[0], pair)
            } else {
                let pair = (covariance.ratio(&ratio, &theta), bootstrap.ratio(&ratio));
                (THETA[column] / THETA[0], pair)
            };
            quick[column] += u32::from(intervals.0.expect("the pawn is sure").contains(truth));
            slow[column] += u32::from(intervals.1.expect("the pawn is sure").contains(truth));
        }
    }
    for counts in [quick, slow] {
        let share = f64::from(counts.iter().sum::<u32>()) / (5 * EXPERIMENTS) as f64;
        assert!((0.92..=0.98).contains(&share), "{quick:?} {slow:?}");
        // Each of the five, as far as so few experiments tell.
        let each = counts.map(|count| f64::from(count) / EXPERIMENTS as f64);
        assert!(each.iter().all(|share| *share > 0.88), "{quick:?} {slow:?}");
    }
}

#[test]
fn both_intervals_are_alike() {
    let design = design(2000, 3);
    let theta = fit(&design);
    let covariance = Covariance::new(&design, &theta, LAMBDA).expect("nothing is singular");
    let mut bootstrap = Bootstrap::new(400, 1, LAMBDA, &theta);
    bootstrap.step(&design, 400);
    for column in 0..5 {
        let quick = covariance.interval(&theta, column);
        let slow = bootstrap.interval(column).expect("there are resamples");
        let ratio = (slow.high - slow.low) / (quick.high - quick.low);
        assert!((0.85..1.2).contains(&ratio), "{column}: {quick:?} {slow:?}");
        let margin = quick.high - theta[column];
        assert!((margin - 1.96 * covariance.standard_error(column)).abs() < 1e-4 * margin);
        assert!(theta[column] - quick.low - margin < 1e-9);
    }
}

/// Games of which each is there twice over: twice as many rows and not a bit more known.
#[test]
fn rows_of_a_game_are_not_independent() {
    let deviation = |copies: usize| {
        let once = synthetic(&THETA, 600, 3, 1);
        let mut data = Dataset::new();
        for (game, rows) in once.games() {
            let rows: Vec<Features> = rows
                .iter()
                .map(|&row| once.features()[row as usize])
                .collect();
            data.push(game.result, &GameTags::default(), &rows.repeat(copies));
        }
        let design = Design::new(&data, &Settings::default()).expect("there are rows");
        let theta = fit(&design);
        let covariance = Covariance::new(&design, &theta, LAMBDA).expect("nothing is singular");
        covariance.standard_error(0)
    };
    assert!((deviation(2) / deviation(1) - 1.0).abs() < 1e-4);
}

/// One column, one row a game: the variance of a logarithm of odds is known, 1/n₁ + 1/n₂.
#[test]
fn the_deviation_of_one_column_by_hand() {
    let mut data = Dataset::new();
    for (result, games) in [(GameResult::White, 300), (GameResult::Black, 100)] {
        for _ in 0..games {
            let row = Features::of_material([1, 0, 0, 0, 0]);
            data.push(result, &GameTags::default(), &[row]);
        }
    }
    let design = Design::new(&data, &Settings::default()).expect("there are rows");
    let theta = fit(&design);
    assert!((theta[0] - 3.0_f64.ln()).abs() < 1e-4);
    let covariance = Covariance::new(&design, &theta, LAMBDA).expect("λ is enough");
    let expected = (1.0 / 300.0 + 1.0 / 100.0_f64).sqrt() * (400.0 / 399.0_f64).sqrt();
    let found = covariance.standard_error(0);
    assert!((found / expected - 1.0).abs() < 1e-4, "{found} {expected}");
    // Knights are never missing: their coefficient is 0, and nothing is said of it.
    assert!(covariance.standard_error(1).abs() < 1e-12);
}

#[test]
fn resamples_are_the_same_in_any_order_and_slices() {
    let design = design(200, 1);
    let theta = fit(&design);
    let mut whole = Bootstrap::new(20, 5, LAMBDA, &theta);
    assert!(whole.step(&design, u32::MAX).is_complete());
    let mut sliced = Bootstrap::new(20, 5, LAMBDA, &theta);
    assert_eq!(sliced.step(&design, 7), Progress { done: 7, total: 20 });
    for number in 7..20 {
        let theta = sliced.resample(&design, number);
        sliced.push(theta);
    }
    assert_eq!(sliced.thetas(), whole.thetas());
    assert!(sliced.progress().is_complete());
    let mut other = Bootstrap::new(20, 6, LAMBDA, &theta);
    other.step(&design, 20);
    assert_ne!(other.thetas(), whole.thetas());
    assert_eq!(Bootstrap::new(20, 5, LAMBDA, &theta).interval(0), None);
}

#[test]
fn nothing_is_measured_by_a_pawn_of_no_value() {
    let data = synthetic(&[0.0, 0.9, 1.1, 1.5, 2.4], 200, 6, 2);
    let design = Design::new(&data, &Settings::default()).expect("there are rows");
    let theta = fit(&design);
    let covariance = Covariance::new(&design, &theta, LAMBDA).expect("nothing is singular");
    let mut bootstrap = Bootstrap::new(100, 1, LAMBDA, &theta);
    bootstrap.step(&design, 100);
    let knight = Ratio::column(1, 5);
    assert_eq!(covariance.ratio(&knight, &theta), None);
    assert_eq!(bootstrap.ratio(&knight), None);
    assert!(
        bootstrap
            .interval(1)
            .is_some_and(|interval| interval.low > 0.3)
    );
}
