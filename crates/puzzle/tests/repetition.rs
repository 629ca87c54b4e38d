//! Repetition against FSRS's own crate.

use fsrs::{FSRS, MemoryState};
use puzzle::repetition::{Grade, Memory};

fn close(ours: f64, theirs: f32) -> bool {
    // Theirs is in single precision.
    (ours - f64::from(theirs)).abs() <= 1e-5 * ours.abs().max(1.0)
}

#[test]
fn every_grade_and_interval_is_that_of_the_crate() {
    let fsrs = FSRS::default();
    let mut compared = 0;
    let mut check = |memory: Option<Memory>, days: u32, retention: f64| {
        let state = memory.map(|memory| MemoryState {
            stability: memory.stability as f32,
            difficulty: memory.difficulty as f32,
        });
        let next = fsrs
            .next_states(state, retention as f32, days)
            .expect("a good state");
        let theirs = [next.again, next.hard, next.good, next.easy];
        for (grade, theirs) in Grade::ALL.into_iter().zip(theirs) {
            let ours = match memory {
                None => Memory::first(grade),
                Some(memory) => memory.after(grade, days),
            };
            let said = format!("{memory:?} {grade:?} after {days}: {ours:?} {theirs:?}");
            assert!(close(ours.stability, theirs.memory.stability), "{said}");
            assert!(close(ours.difficulty, theirs.memory.difficulty), "{said}");
            assert!(close(ours.interval(retention), theirs.interval), "{said}");
            compared += 1;
        }
    };
    for retention in [0.7, 0.8, 0.9, 0.95, 0.99] {
        check(None, 0, retention);
        for days in [0, 1, 2, 7, 30, 400, 10_000] {
            for stability in [0.001, 0.2, 1.0, 2.3, 10.0, 100.0, 3000.0, 36500.0] {
                for difficulty in [1.0, 1.5, 3.0, 5.5, 8.0, 9.9, 10.0] {
                    let memory = Memory {
                        stability,
                        difficulty,
                    };
                    check(Some(memory), days, retention);
                }
            }
        }
    }
    assert_eq!(compared, 5 * (1 + 7 * 8 * 7) * 4);
}

#[test]
fn recall_is_that_of_the_crate() {
    for stability in [0.5, 3.0, 40.0, 900.0] {
        let memory = Memory {
            stability,
            difficulty: 5.0,
        };
        assert!((memory.recall(stability) - 0.9).abs() < 1e-12);
        for days in [0.0, 1.0, 10.0, 365.0] {
            let state = MemoryState {
                stability: stability as f32,
                difficulty: 5.0,
            };
            let theirs = fsrs::current_retrievability(state, days as f32, 0.1542);
            assert!(close(memory.recall(days), theirs), "{stability} {days}");
        }
    }
}
