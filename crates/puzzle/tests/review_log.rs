//! The review log: written, read, merged, and the repetition that follows from it.

use puzzle::Rating;
use puzzle::rating::PlayerRating;
use puzzle::repetition::{Grade, Memory};
use puzzle::review_log::{
    LogError, Review, SolverRecord, cards, from_csv, from_json, merge, to_csv, to_json,
};

const DAY: u64 = 86_400_000;

fn review(at: u64, puzzle: &str, grade: Option<Grade>) -> Review {
    Review {
        at,
        set: "public, part 1".into(),
        puzzle: puzzle.into(),
        mode: "rated".into(),
        solved: grade != Some(Grade::Again),
        helped: false,
        millis: 12_345,
        puzzle_rating: Some(Rating {
            rating: 1500.0,
            deviation: 80.5,
        }),
        rating: grade.map(|_| PlayerRating::new(1523.25, 90.0)),
        grade,
        themes: vec!["fork".into(), "short".into()],
    }
}

fn log() -> Vec<Review> {
    vec![
        review(DAY, "a \"x\"", Some(Grade::Again)),
        review(2 * DAY, "b", None),
        review(3 * DAY + 5, "a \"x\"", Some(Grade::Good)),
    ]
}

#[test]
fn what_is_written_is_read() {
    let log = log();
    let solver = SolverRecord {
        start_rating: Some(1200),
        best_runs: [("survival".to_owned(), 12)].into(),
    };
    for solver in [solver, SolverRecord::default()] {
        let json = to_json(&log, &solver);
        assert_eq!(from_json(&json), Ok((log.clone(), solver)));
    }
    let csv = to_csv(&log);
    assert!(csv.contains("Glicko-2, tau 0.75") && csv.contains("FSRS-6"));
    assert_eq!(from_csv(&csv), Ok((log, Vec::new())));
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_kept() {
    let csv = to_csv(&log()).replacen("12345", "soon", 1);
    let (reviews, errors) = from_csv(&csv).expect("it has its header");
    assert_eq!(reviews.len(), 2);
    assert_eq!(errors, [LogError::Value(2, "millis", "soon".into())]);
    assert_eq!(
        errors[0].to_string(),
        "line 2, millis: `soon` cannot be read; the line is left out"
    );
    let csv = to_csv(&log()).replacen("volatility", "v", 1);
    assert_eq!(from_csv(&csv), Err(LogError::Header("volatility")));
    let json =
        to_json(&log(), &SolverRecord::default()).replace("\"version\": 1", "\"version\": 2");
    assert_eq!(from_json(&json), Err(LogError::Format));
    assert!(matches!(from_json("{\n"), Err(LogError::Json(2, 0, _))));
}

#[test]
fn a_log_of_the_first_program_has_no_themes() {
    let old = to_csv(&log())
        .replace(",themes\n", "\n")
        .replace(",fork short\n", "\n");
    assert!(!old.contains("themes") && !old.contains("fork"), "{old}");
    let (reviews, errors) = from_csv(&old).expect("it has its header");
    let without = |review: Review| Review {
        themes: Vec::new(),
        ..review
    };
    let expected: Vec<_> = log().into_iter().map(without).collect();
    assert_eq!((reviews, errors), (expected, Vec::new()));
    let json = to_json(&log(), &SolverRecord::default()).replace("\"themes\": [", "\"unknown\": [");
    let (read, _) = from_json(&json).expect("what is not known is let pass");
    assert!(read.iter().all(|review| review.themes.is_empty()));
}

#[test]
fn two_logs_are_one_in_the_order_of_time() {
    let log = log();
    let later = review(9 * DAY, "c", None);
    let merged = merge(vec![later.clone(), log[1].clone()], log.clone());
    assert_eq!(merged[..3], log[..]);
    assert_eq!(merged[3..], [later]);
}

#[test]
fn a_card_says_when_it_is_due_and_why() {
    let log = log();
    let cards = cards(&log, 0.9);
    assert_eq!(cards.len(), 1, "what has no grade is not repeated");
    let card = cards[&("public, part 1", "a \"x\"")];
    let memory = Memory::first(Grade::Again).after(Grade::Good, 2);
    assert_eq!(
        (card.memory, card.why, card.lapses),
        (memory, Grade::Good, 1)
    );
    assert_eq!(card.last, 3 * DAY + 5);
    let wait = (card.due - card.last) as f64 / DAY as f64;
    assert!((wait - memory.stability).abs() < 1e-6, "{wait}");
}

#[test]
fn a_grade_goes_by_success_help_and_time() {
    let median = Some(10_000);
    assert_eq!(Grade::of(false, false, 1, median), Grade::Again);
    assert_eq!(Grade::of(true, true, 1, median), Grade::Hard);
    assert_eq!(Grade::of(true, false, 30_001, median), Grade::Hard);
    assert_eq!(Grade::of(true, false, 30_000, median), Grade::Good);
    assert_eq!(Grade::of(true, false, 5_000, median), Grade::Good);
    assert_eq!(Grade::of(true, false, 4_999, median), Grade::Easy);
    assert_eq!(Grade::of(true, false, 7, None), Grade::Good);
}
