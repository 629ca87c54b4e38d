//! Attempts in a run: the first miss ends them.

use super::*;

fn in_run(kind: RunKind) -> SolvingOptions {
    SolvingOptions {
        run: Some(kind),
        ..SolvingOptions::default()
    }
}

#[test]
fn in_a_run_a_slower_win_is_a_miss() {
    for kind in [RunKind::Storm, RunKind::Survival] {
        let (mut solving, now) = begun(back_rank(), in_run(kind));
        let (slow, mate) = (mv(&solving, "b1b7"), mv(&solving, "b1b8"));
        solving.act(Intent::Move(slow), now);
        let verdict = Verdict::Slower {
            best: vec![mate],
            played: vec![slow],
        };
        let effects = solving.act(Intent::Judged(slow, verdict), now);
        assert!(recorded(&effects).is_some_and(|attempt| !attempt.solved));
        assert_eq!(solving.phase(), &Phase::Missed(slow));
        assert!(solving.is_missed());
        assert_eq!(solving.answer(), Some(mate));
        // The mate itself is right, whatever it was found by.
        let (mut solving, now) = begun(back_rank(), in_run(kind));
        let effects = solving.act(Intent::Move(mate), now);
        assert!(recorded(&effects).is_some_and(|attempt| attempt.solved));
        assert!(!solving.is_missed());
    }
}

#[test]
fn in_a_run_a_miss_is_the_end_and_the_solution_is_played() {
    for (kind, shown) in [(RunKind::Storm, 1), (RunKind::Survival, 3)] {
        let (mut solving, effects) = Solving::new(ladder(), &[], in_run(kind), START);
        assert_eq!(alarms(&effects), [250]);
        solving.act(Intent::Alarm, START + 250);
        let bad = mv(&solving, "b1b8");
        solving.act(Intent::Move(bad), START + 900);
        let effects = solving.act(Intent::Judged(bad, wrong(vec![])), START + 900);
        assert!(recorded(&effects).is_some_and(|attempt| !attempt.solved));
        assert_eq!(solving.phase(), &Phase::Missed(bad));
        assert_eq!(alarms(&effects), [500]);
        assert_eq!(solving.misses(), 1);
        // No second try.
        assert_eq!(solving.act(Intent::Retry, START + 1_000), []);
        solving.act(Intent::Alarm, START + 1_400);
        let line = solving.puzzle().solution.main_line();
        assert_eq!(solving.phase(), &Phase::Showing(line[..shown].to_vec()));
        for _ in 0..shown {
            solving.act(Intent::Alarm, START + 2_000);
        }
        assert_eq!(solving.phase(), &Phase::Done { found: false });
        assert_eq!(solving.moves()[1..], line[..shown]);
        assert_eq!(solving.answer(), Some(line[0]));
    }
}

#[test]
fn a_run_goes_on_where_no_solution_is_known() {
    let start = Position::from_fen("3q2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1").expect("legal");
    let nothing = Puzzle::new(start, None, Solution::default());
    let (mut solving, now) = begun(nothing, in_run(RunKind::Survival));
    let bad = mv(&solving, "g1h1");
    solving.act(Intent::Move(bad), now);
    solving.act(Intent::Judged(bad, wrong(vec![])), now);
    assert_eq!(solving.act(Intent::Alarm, now + 500), [Effect::Best]);
    solving.act(Intent::Best(Vec::new()), now + 600);
    assert_eq!(solving.phase(), &Phase::Done { found: false });
}
