//! Storm and survival.

use puzzle::run::{Run, RunKind};

#[test]
fn the_clock_of_a_storm_begins_with_the_first_move() {
    let mut run = Run::new(RunKind::Storm);
    assert_eq!(run.time_left(50_000), Some(180_000));
    assert!(!run.is_over(1_000_000));
    assert_eq!(run.moved(60_000), 0);
    assert_eq!(run.time_left(60_500), Some(179_500));
    assert!(!run.is_over(239_999));
    assert!(run.is_over(240_000));
    assert_eq!(run.time_left(999_999), Some(0));
}

#[test]
fn a_miss_costs_ten_seconds_and_the_series() {
    let mut run = Run::new(RunKind::Storm);
    for _ in 0..4 {
        run.moved(0);
    }
    run.missed(0);
    assert_eq!(run.time_left(0), Some(170_000));
    assert_eq!((run.misses(), run.longest_series()), (1, 4));
    for _ in 0..4 {
        assert_eq!(run.moved(0), 0);
    }
    assert_eq!(run.moved(0), 3_000);
    assert_eq!(run.longest_series(), 5);
    let mut begins_with_a_miss = Run::new(RunKind::Storm);
    begins_with_a_miss.missed(10);
    assert_eq!(begins_with_a_miss.time_left(1_010), Some(169_000));
}

#[test]
fn a_series_gains_time() {
    let mut run = Run::new(RunKind::Storm);
    let gains: Vec<(u32, i64)> = (1..=60)
        .map(|number| (number, run.moved(0)))
        .filter(|gain| gain.1 > 0)
        .collect();
    let expected = [
        (5, 3_000),
        (12, 5_000),
        (20, 7_000),
        (30, 10_000),
        (40, 10_000),
        (50, 10_000),
        (60, 10_000),
    ];
    assert_eq!(gains, expected);
    assert_eq!(run.time_left(0), Some(180_000 + 55_000));
}

#[test]
fn the_third_miss_ends_a_survival_run() {
    let mut run = Run::new(RunKind::Survival);
    for _ in 0..5 {
        assert_eq!(run.moved(0), 0);
    }
    run.missed(0);
    run.missed(0);
    assert!(!run.is_over(u64::MAX));
    run.missed(0);
    assert!(run.is_over(0));
    assert_eq!(run.time_left(0), None);
    assert_eq!(run.kind(), RunKind::Survival);
}

#[test]
fn each_puzzle_is_harder_than_the_one_before() {
    for (kind, second) in [(RunKind::Storm, 630.0), (RunKind::Survival, 645.0)] {
        let mut run = Run::new(kind);
        assert!((run.next_rating() - 600.0).abs() < 1e-9);
        run.solved_one();
        assert!((run.next_rating() - second).abs() < 1e-9);
        assert_eq!(run.solved(), 1);
        for _ in 0..100 {
            run.solved_one();
        }
        assert!((run.next_rating() - 2_600.0).abs() < 1e-9);
    }
}

#[test]
fn a_run_that_was_saved_goes_on() {
    for kind in [RunKind::Storm, RunKind::Survival] {
        let mut run = Run::new(kind);
        for _ in 0..5 {
            run.moved(1_000);
        }
        run.solved_one();
        run.missed(2_000);
        let text = serde_json::to_string(&run).expect("plain data");
        let again: Run = serde_json::from_str(&text).expect("what was written");
        assert_eq!(again, run);
        assert_eq!(again.time_left(11_000), run.time_left(11_000));
    }
}
