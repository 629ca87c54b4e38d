//! Time controls: which can be played with, how they are written down, what class of game they make.

use chess::Color;
use game::{Bonus, Budget, Stage, Start, TimeControl, TimeError};
use std::iter::repeat_n;

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

fn stage(moves: Option<u32>, time: u64, bonus: Bonus) -> Stage {
    Stage { moves, time, bonus }
}

fn stages(stages: &[Stage]) -> Budget {
    Budget::Stages(stages.to_vec())
}

fn byoyomi(main: u64, period: u64, periods: u32) -> Budget {
    Budget::Byoyomi {
        main,
        period,
        periods,
    }
}

#[test]
fn d1_d2_only_what_can_be_played_with() {
    let all = stage(None, MINUTE, Bonus::None);
    let forty = stage(Some(40), MINUTE, Bonus::None);
    let year = TimeControl::LONGEST;
    for (budget, expected) in [
        (stages(&[all]), Ok(())),
        (stages(&[forty, forty, all]), Ok(())),
        (stages(&[stage(None, year, Bonus::Delay(year))]), Ok(())),
        (stages(&[stage(None, 0, Bonus::Fischer(1))]), Ok(())),
        (stages(&[stage(None, 0, Bonus::Bronstein(1))]), Ok(())),
        (stages(&[forty, stage(None, 0, Bonus::Delay(1))]), Ok(())),
        (stages(&[]), Err(TimeError::NoStage)),
        (
            stages(&[stage(None, 0, Bonus::None)]),
            Err(TimeError::NoTime { stage: 0 }),
        ),
        (
            stages(&[forty, stage(None, 0, Bonus::Delay(0))]),
            Err(TimeError::NoTime { stage: 1 }),
        ),
        (stages(&[all, all]), Err(TimeError::NoMoves { stage: 0 })),
        (
            stages(&[forty, stage(Some(0), MINUTE, Bonus::None), all]),
            Err(TimeError::NoMoves { stage: 1 }),
        ),
        (stages(&[forty]), Err(TimeError::LastStageEnds)),
        (
            stages(&[stage(None, year + 1, Bonus::None)]),
            Err(TimeError::TooLong),
        ),
        (
            stages(&[stage(None, 1, Bonus::Fischer(year + 1))]),
            Err(TimeError::TooLong),
        ),
        (
            Budget::Stages(repeat_n(forty, 19).chain([all]).collect()),
            Ok(()),
        ),
        (
            Budget::Stages(repeat_n(forty, 20).chain([all]).collect()),
            Err(TimeError::TooManyStages),
        ),
        (Budget::Hourglass { main: 1 }, Ok(())),
        (
            Budget::Hourglass { main: 0 },
            Err(TimeError::NoTime { stage: 0 }),
        ),
        (
            Budget::Hourglass { main: year + 1 },
            Err(TimeError::TooLong),
        ),
        (byoyomi(MINUTE, 30_000, 5), Ok(())),
        (byoyomi(MINUTE, 0, 0), Ok(())),
        (Budget::per_move(365 * DAY), Ok(())),
        (byoyomi(0, MINUTE, 0), Err(TimeError::NoTime { stage: 0 })),
        (byoyomi(MINUTE, 0, 1), Err(TimeError::NoTime { stage: 1 })),
        (
            byoyomi(0, MINUTE, TimeControl::MOST_PERIODS + 1),
            Err(TimeError::TooManyPeriods),
        ),
        (byoyomi(0, year + 1, 1), Err(TimeError::TooLong)),
        (byoyomi(year + 1, 1, 1), Err(TimeError::TooLong)),
    ] {
        assert_eq!(budget.check(), expected, "{budget:?}");
        let control = TimeControl::same(budget);
        assert_eq!(control.check(), expected, "{control:?}");
        if let Err(error) = expected {
            assert!(error.to_string().len() > 10, "{error:?} says what to do");
        }
    }
    let hourglass = Budget::Hourglass { main: MINUTE };
    for sides in [
        [hourglass.clone(), stages(&[all])],
        [stages(&[all]), hourglass],
    ] {
        let odd = TimeControl {
            sides,
            start: Start::WithGame,
        };
        assert_eq!(odd.check(), Err(TimeError::OneHourglass));
    }
    let odds = TimeControl {
        sides: [stages(&[all]), stages(&[])],
        start: Start::WithGame,
    };
    assert_eq!(odds.check(), Err(TimeError::NoStage), "Black's is checked");
}

#[test]
fn d1_no_increment_is_no_bonus() {
    let bonus = |increment| match &TimeControl::sudden_death(MINUTE, increment).sides {
        [Budget::Stages(white), black] => {
            assert_eq!(&Budget::Stages(white.clone()), black);
            white.iter().map(|stage| stage.bonus).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(bonus(0), [Bonus::None]);
    assert_eq!(bonus(1), [Bonus::Fischer(1)]);
}

#[test]
fn d3_presets_can_be_played_and_written_down() {
    let presets = TimeControl::presets();
    for (i, (id, control)) in presets.iter().enumerate() {
        assert_eq!(control.check(), Ok(()), "{id}");
        let text = serde_json::to_string(control).expect("plain data");
        assert_eq!(
            &serde_json::from_str::<TimeControl>(&text).expect("just written"),
            control,
            "{text}"
        );
        for (other, same) in &presets[..i] {
            assert_ne!(id, other);
            assert_ne!(control, same, "{id} {other}");
        }
    }
}

#[test]
fn d3_what_a_side_has_for_sixty_moves() {
    let all = |time, bonus| stage(None, time, bonus);
    for (budget, minutes) in [
        (stages(&[all(5 * MINUTE, Bonus::None)]), 5),
        (stages(&[all(5 * MINUTE, Bonus::Fischer(3_000))]), 8),
        (stages(&[all(10 * MINUTE, Bonus::Delay(5_000))]), 15),
        (
            stages(&[
                stage(Some(40), 100 * MINUTE, Bonus::None),
                stage(Some(20), 50 * MINUTE, Bonus::None),
                all(15 * MINUTE, Bonus::None),
            ]),
            165,
        ),
        (
            stages(&[
                stage(Some(40), 90 * MINUTE, Bonus::None),
                all(30 * MINUTE, Bonus::Bronstein(30_000)),
            ]),
            130,
        ),
        (
            stages(&[
                stage(Some(100), MINUTE, Bonus::Fischer(MINUTE)),
                all(MINUTE, Bonus::Fischer(MINUTE)),
            ]),
            62,
        ),
        (Budget::Hourglass { main: MINUTE }, 2),
        (byoyomi(10 * MINUTE, 30_000, 3), 40),
        (byoyomi(10 * MINUTE, 30_000, 0), 10),
        (Budget::per_move(DAY), 60 * 24 * 60),
    ] {
        let mut control = TimeControl::sudden_death(1, 0);
        control.sides[Color::Black.index()] = budget;
        assert_eq!(
            control.estimate(Color::Black),
            minutes * MINUTE,
            "{control:?}"
        );
        assert_eq!(control.estimate(Color::White), 1, "each side its own");
    }
    let endless = TimeControl::same(stages(&[stage(None, u64::MAX, Bonus::Fischer(u64::MAX))]));
    assert_eq!(
        endless.estimate(Color::White),
        u64::MAX,
        "no sum overflows before the check"
    );
}

#[test]
fn a_control_as_text() {
    let control = TimeControl {
        sides: [
            stages(&[
                stage(Some(40), 1, Bonus::Delay(2)),
                stage(None, 3, Bonus::None),
            ]),
            byoyomi(4, 5, 6),
        ],
        start: Start::WithFirstMove,
    };
    let text = concat!(
        r#"{"sides":[{"stages":[{"moves":40,"time":1,"bonus":{"delay":2}},{"moves":null,"time":3,"bonus":"none"}]},"#,
        r#"{"byoyomi":{"main":4,"period":5,"periods":6}}],"start":"with-first-move"}"#
    );
    assert_eq!(serde_json::to_string(&control).expect("plain data"), text);
    assert_eq!(
        serde_json::from_str::<TimeControl>(text).expect("just written"),
        control
    );
    assert_eq!(
        serde_json::from_str::<TimeControl>(r#"{"main":300000,"increment":2000}"#)
            .expect("as games before stages had it"),
        TimeControl::sudden_death(300_000, 2_000)
    );
    for (from, to, why) in [
        (r#""start""#, r#""begin""#, "begin"),
        (r#","start":"with-first-move""#, "", "`sides` and `start`"),
        (
            r#""start":"#,
            r#""main":1,"start":"#,
            "`main` and `increment`",
        ),
        (r#""time":1"#, r#""time":-1"#, "-1"),
        (r#""time":1"#, r#""tim":1"#, "tim"),
        (r#""delay""#, r#""pause""#, "pause"),
        (r#""periods":6"#, r#""periods":6,"more":1"#, "more"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = serde_json::from_str::<TimeControl>(&text.replacen(from, to, 1))
            .expect_err(to)
            .to_string();
        assert!(error.contains(why), "{to}: {error}");
    }
}
