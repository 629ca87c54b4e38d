//! Storm and survival, records, and the race of two.

use protocol::puzzle::PuzzleKey;
use puzzle::run::{
    BestOfDays, CHANGE_TOLD, ComboLevel, Outcome, Race, Record, Run, RunKind, STORM_MISS, Seat,
};

/// The outcome of a puzzle.
fn outcome(solved: bool) -> Outcome {
    Outcome {
        key: PuzzleKey {
            set: "s".into(),
            id: "1".into(),
        },
        rating: Some(900),
        solved,
        millis: 1_000,
    }
}

#[test]
fn the_clock_of_a_storm_begins_with_the_first_move() {
    let mut run = Run::new(RunKind::Storm);
    assert_eq!(run.time_left(50_000), Some(180_000));
    assert!(!run.is_over(1_000_000));
    assert!(!run.is_begun());
    assert_eq!(run.moved(60_000), 0);
    assert!(run.is_begun());
    assert_eq!(run.time_left(60_500), Some(179_500));
    assert!(!run.is_over(239_999));
    assert!(run.is_over(240_000));
    assert_eq!(run.time_left(999_999), Some(0));
}

#[test]
fn a_miss_costs_ten_seconds_and_the_combo() {
    let mut run = Run::new(RunKind::Storm);
    for _ in 0..4 {
        run.moved(0);
    }
    run.record(outcome(false), 0);
    assert_eq!(run.time_left(0), Some(170_000));
    assert_eq!((run.misses(), run.longest_combo(), run.combo()), (1, 4, 0));
    for _ in 0..4 {
        assert_eq!(run.moved(0), 0);
    }
    assert_eq!(run.moved(0), 3_000);
    assert_eq!(run.longest_combo(), 5);
    let mut begins_with_a_miss = Run::new(RunKind::Storm);
    begins_with_a_miss.record(outcome(false), 10);
    assert_eq!(begins_with_a_miss.time_left(1_010), Some(169_000));
}

#[test]
fn a_combo_gains_time() {
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
fn the_next_gain_is_known_at_every_move() {
    let mut run = Run::new(RunKind::Storm);
    for _ in 0..45 {
        let level = run.combo_level().expect("a storm has levels");
        let before = level.of - level.moves;
        let mut ahead = run.clone();
        let gains: Vec<i64> = (0..before).map(|_| ahead.moved(0)).collect();
        let (last, others) = gains.split_last().expect("at least one move is missing");
        assert_eq!(*last, level.gain);
        assert!(others.iter().all(|gain| *gain == 0), "{gains:?}");
        run.moved(0);
    }
    let level = ComboLevel {
        moves: 5,
        of: 10,
        gain: 10_000,
    };
    assert_eq!((run.combo(), run.combo_level()), (45, Some(level)));
    assert_eq!(Run::new(RunKind::Survival).combo_level(), None);
}

#[test]
fn gains_and_losses_are_told_for_a_moment() {
    let mut run = Run::new(RunKind::Storm);
    assert_eq!(run.change(0), None);
    for _ in 0..5 {
        run.moved(1_000);
    }
    assert_eq!(run.change(1_000 + CHANGE_TOLD - 1), Some(3_000));
    assert_eq!(run.change(1_000 + CHANGE_TOLD), None);
    run.record(outcome(false), 2_000);
    assert_eq!(run.change(2_100), Some(-STORM_MISS));
    let mut survival = Run::new(RunKind::Survival);
    survival.record(outcome(false), 2_000);
    assert_eq!(survival.change(2_000), None);
}

#[test]
fn the_third_miss_ends_a_survival_run() {
    let mut run = Run::new(RunKind::Survival);
    for _ in 0..5 {
        assert_eq!(run.moved(0), 0);
    }
    run.record(outcome(false), 0);
    run.record(outcome(false), 0);
    assert!(!run.is_over(u64::MAX));
    run.record(outcome(false), 0);
    assert!(run.is_over(0));
    assert_eq!(run.time_left(0), None);
    assert_eq!(run.kind(), RunKind::Survival);
}

#[test]
fn each_puzzle_is_harder_than_the_one_before() {
    for (kind, second) in [(RunKind::Storm, 630.0), (RunKind::Survival, 645.0)] {
        let mut run = Run::new(kind);
        assert!((run.next_rating() - 600.0).abs() < 1e-9);
        run.record(outcome(true), 0);
        assert!((run.next_rating() - second).abs() < 1e-9);
        assert_eq!(run.solved(), 1);
        for _ in 0..100 {
            run.record(outcome(true), 0);
        }
        assert!((run.next_rating() - 2_600.0).abs() < 1e-9);
    }
}

#[test]
fn outcomes_are_kept_in_their_order_and_the_hardest_solved_is_known() {
    let mut run = Run::new(RunKind::Survival);
    let ratings = [(Some(700), true), (None, true), (Some(1_500), false)];
    for (rating, solved) in ratings {
        let rated = Outcome {
            rating,
            ..outcome(solved)
        };
        run.record(rated, 0);
    }
    let solved: Vec<bool> = run.outcomes().iter().map(|it| it.solved).collect();
    assert_eq!(solved, [true, true, false]);
    assert_eq!((run.solved(), run.misses()), (2, 1));
    assert_eq!(run.hardest(), Some(700), "what was missed was not solved");
}

#[test]
fn a_run_that_was_saved_goes_on() {
    for kind in [RunKind::Storm, RunKind::Survival] {
        let mut run = Run::new(kind);
        for _ in 0..5 {
            run.moved(1_000);
        }
        run.record(outcome(true), 1_000);
        run.record(outcome(false), 2_000);
        let text = serde_json::to_string(&run).expect("plain data");
        let again: Run = serde_json::from_str(&text).expect("what was written");
        assert_eq!(again, run);
        assert_eq!(again.time_left(11_000), run.time_left(11_000));
    }
}

#[test]
fn records_are_of_today_of_the_week_and_of_all() {
    let mut days = BestOfDays::default();
    let mut ever = 0;
    let mut add = |day: i32, solved: u32| {
        let record = days.add(day, solved, ever);
        ever = solved.max(ever);
        (record, days.today(day), days.week(day))
    };
    assert_eq!(add(100, 20), (None, 20, 20), "the first breaks no record");
    assert_eq!(add(100, 20), (None, 20, 20), "as many is no record");
    assert_eq!(add(106, 5), (None, 5, 20), "the week still has the first");
    assert_eq!(add(106, 7), (Some(Record::Today), 7, 20));
    assert_eq!(add(107, 10), (Some(Record::Week), 10, 10));
    assert_eq!(add(107, 21), (Some(Record::Ever), 21, 21));
    assert_eq!(add(108, 0), (None, 0, 21));
}

#[test]
fn old_days_are_forgotten() {
    let mut days = BestOfDays::default();
    for day in 0..200 {
        days.add(day, 1, 1);
    }
    let text = json::write(&days);
    assert_eq!(text.matches(',').count(), 59, "{text}");
    let again: BestOfDays = json::read(&text).expect("what was written");
    assert_eq!(again, days);
}

/// A race in which both are ready at a time.
fn race(began: u64) -> Race {
    let mut race = Race::new(120_000, 800.0);
    for seat in Seat::BOTH {
        race.ready(seat, began);
    }
    race
}

#[test]
fn a_race_begins_when_both_are_ready() {
    let mut race = Race::new(120_000, 800.0);
    race.ready(Seat::Across, 1_000);
    race.ready(Seat::Across, 2_000);
    assert!(race.is_ready(Seat::Across) && !race.is_ready(Seat::Near));
    assert!(!race.is_begun());
    race.record(Seat::Across, true, 3_000);
    assert_eq!(race.place(Seat::Across), 0, "nothing counts before");
    race.ready(Seat::Near, 5_000);
    assert!(race.is_on(5_000));
    assert_eq!(race.time_left(65_000), 60_000);
    race.ready(Seat::Near, 65_000);
    assert_eq!(race.time_left(65_000), 60_000, "it begins once");
    assert!(race.is_over(125_000) && !race.is_on(125_000));
}

#[test]
fn both_have_the_same_puzzles_at_their_own_pace() {
    let mut race = race(0);
    for solved in [true, false, true] {
        race.record(Seat::Near, solved, 1_000);
    }
    race.record(Seat::Across, true, 2_000);
    assert_eq!((race.place(Seat::Near), race.place(Seat::Across)), (3, 1));
    assert_eq!((race.solved(Seat::Near), race.solved(Seat::Across)), (2, 1));
    assert_eq!(race.outcomes(Seat::Near), [true, false, true]);
    assert!((race.rating_at(0) - 800.0).abs() < 1e-9);
    assert!(race.rating_at(3) > race.rating_at(1));
    race.record(Seat::Near, true, 120_000);
    assert_eq!(race.solved(Seat::Near), 2, "the time is up");
}

#[test]
fn the_winner_has_solved_more_or_missed_fewer() {
    let mut race = race(0);
    assert_eq!(race.winner(), None);
    for (seat, solved, winner) in [
        (Seat::Near, true, Some(Seat::Near)),
        (Seat::Across, true, None),
        (Seat::Near, false, Some(Seat::Across)),
        (Seat::Across, false, None),
        (Seat::Across, true, Some(Seat::Across)),
    ] {
        race.record(seat, solved, 0);
        assert_eq!(race.winner(), winner);
    }
    assert_eq!(Seat::Near.other(), Seat::Across);
}
