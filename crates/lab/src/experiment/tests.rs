use super::*;
use crate::dataset::{GameResult, GameTags};
use crate::features::Features;
use crate::matrix::MatrixReader;
use crate::relations::Finding;
use crate::synthetic::{THETA, synthetic};

fn quick() -> Settings {
    Settings {
        resamples: 40,
        steps: 2000,
        folds: 4,
        ..Settings::default()
    }
}

fn run(data: Dataset, settings: Settings) -> Report {
    let mut experiment = Experiment::new(data, settings).expect("there are rows");
    while experiment.step().0 != Stage::Complete {}
    experiment.report()
}

#[test]
fn everything_is_found_in_slices() {
    let data = synthetic(&THETA, 6000, 5, 1);
    let mut experiment = Experiment::new(data, quick()).expect("there are rows");
    // At once: values with quick intervals.
    let first = experiment.report();
    assert!(
        first
            .columns
            .iter()
            .all(|column| column.quick.is_some() && column.bootstrap.is_none())
    );
    assert_eq!((first.resamples, first.terms.len()), (0, 0));
    let mut stages = Vec::new();
    loop {
        let (stage, progress) = experiment.step();
        assert!(progress.done <= progress.total, "{stage:?} {progress:?}");
        stages.push(stage);
        if stage == Stage::Complete {
            break;
        }
    }
    assert!(stages.is_sorted());
    let count = |stage| stages.iter().filter(|found| **found == stage).count();
    // 2000 steps by 100; two bootstraps of 40; eight terms (no player, no ratings) by four parts.
    assert_eq!(
        [
            count(Stage::Descent),
            count(Stage::Bootstrap),
            count(Stage::Terms)
        ],
        [20, 80, 32]
    );
    let report = experiment.report();
    assert_eq!((report.games, report.rows), (6000, 30_000));
    assert_eq!((report.resamples, report.terms.len()), (40, 8));
    assert!(
        report.descent.from_newton < 1e-3,
        "{}",
        report.descent.from_newton
    );
    for (column, truth) in report.columns.iter().zip(THETA) {
        let value = 100.0 * truth / THETA[0];
        let quick = column.quick.expect("the pawn is sure");
        let slow = column.bootstrap.expect("it is complete");
        assert!((column.value / value - 1.0).abs() < 0.2, "{column:?}");
        assert!(
            quick.contains(column.value) && slow.contains(column.value),
            "{column:?}"
        );
        assert!((column.theta - truth).abs() < 0.3, "{column:?}");
    }
    assert!(report.goodness.loss < report.goodness.constant_loss);
    assert!(report.goodness.brier < report.goodness.constant_brier);
    assert!((report.goodness.constant_brier - 0.25).abs() < 0.01);
    assert!((report.goodness.constant_loss - 2.0_f64.ln()).abs() < 0.01);
    // The truth: Q + P − 2R is (2.4 + 0.4 − 3)/0.4 = −½; B − N is ½; N − 3P is −¾.
    let finding = |name: &str| {
        let mut found = report
            .relations
            .iter()
            .filter(|relation| relation.name == name);
        found.next().expect("it is looked at").finding
    };
    assert_eq!(finding("knight-over-three-pawns"), Finding::DoesNotHold);
    assert_eq!(finding("two-rooks-over-queen"), Finding::Holds);
    // Bishop pair, turn and the like are 0 in all rows, but they are no columns of this model.
    assert_eq!(report.warnings, []);
    assert_eq!(
        report.calibration.alpha.map(|alpha| alpha > 0.2),
        Some(true)
    );
}

#[test]
fn the_bishop_and_the_pair() {
    // The pair is worth something, a single bishop as much as a knight.
    let mut data = Dataset::new();
    let mut random = crate::Random::new(2);
    for _ in 0..4000 {
        let mut sign = || random.below(3) as i8 - 1;
        let row = Features {
            material: [sign(), sign(), sign(), 0, 0],
            bishop_pair: sign(),
            ..Features::default()
        };
        let [pawn, knight, bishop, ..] = row.material.map(f64::from);
        let z = 0.6 * pawn + 1.5 * (knight + bishop) + 0.6 * f64::from(row.bishop_pair);
        let white = random.unit() < crate::sigmoid(z);
        let result = [GameResult::Black, GameResult::White][usize::from(white)];
        data.push(result, &GameTags::default(), &[row]);
    }
    let report = run(data.clone(), quick());
    let bishop = report.bishop;
    assert_eq!(bishop.answer, BishopAnswer::Pair, "{bishop:?}");
    assert!(
        (bishop.pair - 1.0).abs() < 0.3 && bishop.bishop_less_knight.abs() < 0.3,
        "{bishop:?}"
    );
    let interval = bishop.pair_interval.expect("the pawn is sure");
    assert!(
        interval.low > 0.5 && interval.contains(bishop.pair),
        "{bishop:?}"
    );
    let pair = report
        .terms
        .iter()
        .find(|found| found.term == Term::BishopPair);
    assert_eq!(pair.map(|found| found.finding), Some(Finding::Holds));
    // If the pair is in the model, there is no second one.
    let settings = Settings {
        terms: vec![Term::BishopPair],
        ..quick()
    };
    let with = run(data, settings);
    assert_eq!(with.bishop, bishop);
    assert_eq!(with.columns.len(), 6);
    assert!((with.columns[5].value / 100.0 - bishop.pair).abs() < 1e-9);
}

#[test]
fn rows_of_a_file() {
    let mut reader = MatrixReader::new();
    for row in [
        "1 0 0 0 0 2\n",
        "1 0 0 0 0 2\n",
        "1 0 0 0 0 0\n",
        "0 1 0 0 0 2\n",
        "0 1 0 0 0 2\n",
    ] {
        reader.feed(row.repeat(20).as_bytes());
    }
    let report = run(reader.finish().data, quick());
    assert_eq!((report.games, report.rows, report.vectors), (100, 100, 2));
    let column = |column| Warning::NeverUnbalanced { column };
    let expected = [
        Warning::OneResult { column: "knight" },
        column("bishop"),
        column("rook"),
        column("queen"),
        Warning::RowsWithoutGames,
    ];
    assert_eq!(report.warnings, expected);
    let terms: Vec<Term> = report.terms.iter().map(|found| found.term).collect();
    assert_eq!(terms, [Term::White]);
    assert!(report.columns.iter().all(|column| column.value.is_finite()));
}

#[test]
fn odd_data_are_told() {
    let mut data = Dataset::new();
    for (result, material) in [(GameResult::White, 1), (GameResult::Black, -1)] {
        let tags = GameTags {
            players: ["Anna".to_owned(), "Berta".to_owned()],
            ratings: [Some(2000), if material > 0 { Some(1900) } else { None }],
            year: None,
        };
        let row = Features::of_material([0, material, 0, 0, 0]);
        for _ in 0..5 {
            data.push(result, &tags, &[row]);
        }
    }
    let settings = Settings {
        terms: vec![Term::Rating, Term::Player],
        players: vec!["anna".to_owned()],
        rate: 100.0,
        lambda: 1.0,
        ..quick()
    };
    let report = run(data, settings);
    let has = |warning: Warning| report.warnings.contains(&warning);
    assert!(has(Warning::Separable), "{:?}", report.warnings);
    assert!(
        has(Warning::PawnUnsure) && has(Warning::Diverged),
        "{:?}",
        report.warnings
    );
    assert!(has(Warning::Unrated { games: 5 }), "{:?}", report.warnings);
    let terms: Vec<Term> = report.terms.iter().map(|found| found.term).collect();
    assert!(
        terms.contains(&Term::Player) && terms.contains(&Term::Rating),
        "{terms:?}"
    );
    assert!(
        report
            .columns
            .iter()
            .all(|column| column.quick.is_none() && column.bootstrap.is_none())
    );
    assert!(
        report
            .relations
            .iter()
            .all(|relation| relation.finding == Finding::CannotTell)
    );
}

#[test]
fn threads_can_share_the_resamples() {
    let data = synthetic(&THETA, 200, 3, 1);
    let mut sliced = Experiment::new(data.clone(), quick()).expect("there are rows");
    while sliced.step().0 != Stage::Complete {}
    let mut shared = Experiment::new(data, quick()).expect("there are rows");
    for (design, bootstrap) in shared.bootstraps() {
        for number in 0..40 {
            let theta = bootstrap.resample(design, number);
            bootstrap.push(theta);
        }
    }
    while shared.step().0 != Stage::Complete {}
    assert_eq!(shared.report(), sliced.report());
}

#[test]
fn the_distance_of_both_fits() {
    let data = synthetic(&THETA, 200, 3, 1);
    // One step from zero: every coefficient is still too small.
    let settings = Settings {
        steps: 1,
        ..quick()
    };
    let mut experiment = Experiment::new(data, settings).expect("there are rows");
    assert!(
        experiment
            .step_descent(9)
            .is_some_and(Progress::is_complete)
    );
    assert_eq!(experiment.step_descent(9), None);
    let report = experiment.report();
    let last = report.descent.log.last().expect("it has ended");
    let queen = report.columns[4].theta - last.theta[4];
    assert!(
        queen > 1.0 && (report.descent.from_newton - queen).abs() < 1e-12,
        "{report:?}"
    );
}

#[test]
fn no_experiment() {
    let settings = Settings {
        steps: 0,
        ..Settings::default()
    };
    let error = Experiment::new(Dataset::new(), settings).expect_err("no steps");
    assert!(error.to_string().starts_with("`steps`"));
    let error = Experiment::new(Dataset::new(), Settings::default()).expect_err("no rows");
    assert_eq!(error, ExperimentError::Design(DesignError::NoRows));
}
