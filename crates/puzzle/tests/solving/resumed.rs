//! Attempts that go on where they were left.

use super::*;

/// The state as far as it is seen.
fn seen(solving: &Solving) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        solving.phase().clone(),
        solving.positions().to_vec(),
        solving.moves().to_vec(),
        (solving.misses(), solving.is_helped(), solving.hint()),
        (solving.attempt(), solving.answer()),
        solving.task().clone(),
    )
}

#[test]
fn an_attempt_goes_on_where_it_was_left() {
    let random = |seed: &mut u64| {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (*seed >> 33) as usize
    };
    for seed in 0..400_u64 {
        let mut seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let options = SolvingOptions {
            run: [None, None, Some(RunKind::Storm), Some(RunKind::Survival)][random(&mut seed) % 4],
            confirm: random(&mut seed) % 3 == 0,
        };
        let puzzle = [ladder(), takes(), back_rank()][random(&mut seed) % 3].clone();
        let (mut solving, _) = Solving::new(puzzle, &[], options, START);
        let mut now = START;
        for _ in 0..random(&mut seed) % 14 {
            now += 400;
            let root = solving.task().root.position.clone();
            let legal: Vec<Move> = root.legal_moves().iter().copied().collect();
            let stored = solving.task().solution.main_line().first().copied();
            let any = legal[random(&mut seed) % legal.len()];
            let mv = stored.filter(|_| random(&mut seed) % 3 > 0).unwrap_or(any);
            let after = root.after(mv);
            let reply = after.legal_moves().iter().copied().next();
            let verdict = match (random(&mut seed) % 5, reply) {
                (0, _) => Verdict::Solved(How::EqualWin),
                (1, Some(reply)) => Verdict::Right {
                    how: How::Stored,
                    reply,
                },
                (2, _) => Verdict::Slower {
                    best: vec![mv],
                    played: reply.map_or(vec![mv], |reply| vec![mv, reply]),
                },
                (3, _) => Verdict::Wrong {
                    refutation: Vec::new(),
                    draw: Some(Draw::Stalemate),
                },
                (_, reply) => wrong(reply.into_iter().collect()),
            };
            let waiting = match solving.phase() {
                Phase::Judging(mv) => *mv,
                _ => mv,
            };
            let fits = waiting == mv;
            solving.act(
                match random(&mut seed) % 9 {
                    0 | 1 => Intent::Move(mv),
                    2 | 3 if fits => Intent::Judged(mv, verdict),
                    4 => Intent::Hint((random(&mut seed) % 2 == 0).then_some(any)),
                    5 => Intent::Retry,
                    6 => Intent::Confirm,
                    7 if random(&mut seed) % 4 == 0 => Intent::Solution,
                    _ => Intent::Alarm,
                },
                now,
            );
            if matches!(solving.phase(), Phase::Unconfirmed(_)) {
                continue;
            }
            let (again, effects) = resumed(&solving, options);
            assert_eq!(seen(&again), seen(&solving), "{}", solving.journal().text());
            assert_eq!(again.journal(), solving.journal());
            assert_eq!(recorded(&effects), None, "it is recorded once");
        }
    }
}

#[test]
fn what_is_under_way_goes_on() {
    let options = SolvingOptions::default();
    let (mut solving, now) = begun(ladder(), options);
    // A verdict is waited for.
    let bad = mv(&solving, "b1b8");
    solving.act(Intent::Move(bad), now);
    let (again, effects) = resumed(&solving, options);
    assert_eq!(again.phase(), &Phase::Judging(bad));
    assert!(effects.contains(&Effect::Judge(bad)));
    // A refutation has been begun.
    let after = solving.position().clone();
    let refutation = moves(&after, "g8f7 b8b7");
    solving.act(Intent::Judged(bad, wrong(refutation)), now);
    solving.act(Intent::Alarm, now);
    let (again, effects) = resumed(&solving, options);
    assert_eq!(alarms(&effects), [500]);
    assert_eq!(again.position(), solving.position());
    // At the end nothing is left to be done.
    solving.act(Intent::Solution, now);
    for _ in 0..3 {
        solving.act(Intent::Alarm, now);
    }
    assert_eq!(resumed(&solving, options).1, []);
    // A journal that does not fit is none.
    for text in [
        "",
        "x",
        "1
2 m a1a9",
        "1
2 z",
        "1
2 j b1b7 what",
    ] {
        let journal = Journal::from_text(text.to_owned());
        assert!(Solving::resume(ladder(), &[], options, &journal).is_none());
    }
}
