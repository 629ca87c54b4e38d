//! The clock: each kind of time exactly, the arbiter's hand on it, and properties of random play.

use chess::Color::{self, Black, White};
use game::{
    Bonus, Budget, Clock, Face, Millis, Reading, Stage, Start, TimeControl, Timestamp, at_least,
    proportional,
};

#[path = "../../chess/tests/common/random.rs"]
mod random;
use random::Random;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

fn stage(moves: Option<u32>, time: Millis, bonus: Bonus) -> Stage {
    Stage { moves, time, bonus }
}

fn same(stages: &[Stage]) -> TimeControl {
    TimeControl::same(Budget::Stages(stages.to_vec()))
}

/// All moves in five minutes, with a bonus.
fn five_minutes(bonus: Bonus) -> TimeControl {
    same(&[stage(None, 5 * MINUTE, bonus)])
}

fn byoyomi(main: Millis, period: Millis, periods: u32) -> TimeControl {
    TimeControl::same(Budget::Byoyomi {
        main,
        period,
        periods,
    })
}

/// A clock with whoever uses it: White starts, and each press is the next move.
struct Play {
    clock: Clock,
    now: Timestamp,
}

impl Play {
    fn new(control: &TimeControl) -> Play {
        assert_eq!(control.check(), Ok(()));
        let mut clock = Clock::new(control);
        clock.start(White, Timestamp(0));
        Play {
            clock,
            now: Timestamp(0),
        }
    }

    fn wait(&mut self, span: Millis) -> &mut Play {
        self.now = self.now.plus(span);
        self
    }

    /// Whoever is on the move completes it after `think`.
    fn moves(&mut self, think: Millis) -> &mut Play {
        self.wait(think);
        self.clock.press(self.now);
        self
    }

    fn stop(&mut self) -> &mut Play {
        self.clock.stop(self.now);
        self
    }

    fn start(&mut self, side: Color) -> &mut Play {
        self.clock.start(side, self.now);
        self
    }

    /// White and Black move `count` times after `think` each.
    fn pairs(&mut self, count: u32, think: Millis) -> &mut Play {
        for _ in 0..2 * count {
            self.moves(think);
        }
        self
    }

    fn reading(&self) -> Reading {
        self.clock.reading(self.now)
    }

    fn face(&self, side: Color) -> Face {
        self.reading().sides[side.index()]
    }

    fn left(&self, side: Color) -> Millis {
        self.reading().of(side)
    }
}

#[test]
fn d1_carry_over() {
    let control = same(&[
        stage(Some(40), 120 * MINUTE, Bonus::None),
        stage(None, 60 * MINUTE, Bonus::None),
    ]);
    let mut play = Play::new(&control);
    play.moves(104 * MINUTE).moves(0);
    play.pairs(38, 0);
    play.wait(MINUTE);
    assert_eq!(play.left(White), 15 * MINUTE);
    assert_eq!(play.face(White).to_control, Some(1));
    assert_eq!(
        play.face(White).stage,
        0,
        "only the press completes the move"
    );
    play.moves(0);
    assert_eq!(play.left(White), 75 * MINUTE);
    assert_eq!(play.face(White).to_control, None);
    assert_eq!(play.face(White).stage, 1);
    assert_eq!(play.left(Black), 120 * MINUTE, "Black has still to move");
}

#[test]
fn d1_stages_40_100_20_50_15() {
    let (_, control) = TimeControl::presets()
        .into_iter()
        .find(|(id, _)| *id == "classical-40-100")
        .expect("a preset");
    let mut play = Play::new(&control);
    for (pairs, stage, to_control, given) in [
        (0, 0, Some(40), 100),
        (39, 0, Some(1), 100),
        (1, 1, Some(20), 150),
        (19, 1, Some(1), 150),
        (1, 2, None, 165),
        (100, 2, None, 165),
    ] {
        play.pairs(pairs, 30 * SECOND);
        let used = play.now.0 / 2;
        for side in Color::ALL {
            assert_eq!(
                play.face(side),
                Face {
                    left: given * MINUTE - used,
                    delay: 0,
                    periods: 0,
                    stage,
                    to_control,
                    down: false
                }
            );
            assert_eq!(play.clock.in_last_stage(side), stage == 2);
        }
    }
}

#[test]
fn d1_odds() {
    let control = TimeControl {
        sides: [
            Budget::Stages(vec![stage(None, MINUTE, Bonus::None)]),
            Budget::Stages(vec![stage(None, 5 * MINUTE, Bonus::Fischer(3 * SECOND))]),
        ],
        start: Start::WithGame,
    };
    let mut play = Play::new(&control);
    play.moves(10 * SECOND).moves(10 * SECOND);
    assert_eq!(play.reading().left(), [50 * SECOND, 293 * SECOND]);
}

#[test]
fn d1_a_bonus_belongs_to_its_stage() {
    let mut play = Play::new(&same(&[
        stage(Some(2), MINUTE, Bonus::None),
        stage(None, MINUTE, Bonus::Delay(5 * SECOND)),
    ]));
    play.pairs(1, SECOND);
    assert_eq!((play.left(White), play.face(White).delay), (59 * SECOND, 0));
    play.pairs(1, SECOND);
    assert_eq!(
        (play.left(White), play.face(White).delay),
        (118 * SECOND, 5 * SECOND)
    );
    play.moves(6 * SECOND);
    assert_eq!(play.left(White), 117 * SECOND);
}

/// White's time left of five minutes with `bonus` after one move of `think` seconds, and of another.
#[track_caller]
fn after_thinking(bonus: Bonus, table: &[(u64, u64, u64)]) {
    for &(think, once, twice) in table {
        let mut play = Play::new(&five_minutes(bonus));
        play.moves(think * SECOND).moves(0);
        assert_eq!(play.left(White), once * SECOND, "{bonus:?}, {think} s");
        play.moves(think * SECOND);
        assert_eq!(
            play.left(White),
            twice * SECOND,
            "{bonus:?}, {think} s twice"
        );
    }
}

#[test]
fn d2_fischer() {
    after_thinking(
        Bonus::Fischer(10 * SECOND),
        &[
            (0, 310, 320),
            (8, 302, 304),
            (10, 300, 300),
            (13, 297, 294),
            (290, 20, 0),
        ],
    );
}

#[test]
fn d2_delay() {
    after_thinking(
        Bonus::Delay(10 * SECOND),
        &[
            (0, 300, 300),
            (8, 300, 300),
            (10, 300, 300),
            (13, 297, 294),
            (160, 150, 0),
        ],
    );
    let mut play = Play::new(&five_minutes(Bonus::Delay(10 * SECOND)));
    play.wait(4 * SECOND);
    assert_eq!(
        play.face(White).delay,
        6 * SECOND,
        "the delay is seen running"
    );
    assert_eq!(
        play.face(Black).delay,
        10 * SECOND,
        "and the next one waiting"
    );
    play.moves(0);
    assert_eq!(play.face(White).delay, 10 * SECOND, "none of it is saved");
}

#[test]
fn d2_bronstein() {
    after_thinking(
        Bonus::Bronstein(10 * SECOND),
        &[
            (0, 300, 300),
            (8, 300, 300),
            (10, 300, 300),
            (13, 297, 294),
            (155, 155, 0),
        ],
    );
    let mut play = Play::new(&five_minutes(Bonus::Bronstein(10 * SECOND)));
    play.wait(4 * SECOND);
    assert_eq!(
        play.left(White),
        296 * SECOND,
        "it comes back with the press only"
    );
}

#[test]
fn d2_a_bonus_alone() {
    for bonus in [Bonus::Fischer, Bonus::Delay, Bonus::Bronstein] {
        let control = same(&[stage(None, 0, bonus(5 * SECOND))]);
        let mut play = Play::new(&control);
        assert_eq!(
            play.clock.flag_at(),
            Some((White, Timestamp(5 * SECOND))),
            "the first move has the bonus: {control:?}"
        );
        play.wait(5 * SECOND);
        assert!(play.face(White).down, "at that instant: {control:?}");
        let mut play = Play::new(&control);
        play.pairs(3, 5 * SECOND - 1);
        assert!(
            !play.face(White).down && !play.face(Black).down,
            "{control:?}"
        );
    }
}

#[test]
fn d2_hourglass() {
    let mut play = Play::new(&TimeControl::same(Budget::Hourglass { main: MINUTE }));
    play.wait(20 * SECOND);
    assert_eq!(
        play.reading().left(),
        [40 * SECOND, 80 * SECOND],
        "while it runs"
    );
    play.moves(0).wait(50 * SECOND);
    assert_eq!(play.reading().left(), [90 * SECOND, 30 * SECOND]);
    assert_eq!(play.clock.flag_at(), Some((Black, Timestamp(100 * SECOND))));
    play.wait(100 * SECOND);
    assert_eq!(
        play.reading().left(),
        [120 * SECOND, 0],
        "no more than there was"
    );
    assert!(play.face(Black).down && !play.face(White).down);
}

#[test]
fn d2_byoyomi() {
    // White's first move, in seconds; what is left then, of how many periods, in the main time or after.
    for (think, left, periods, stage) in [
        (59, 1, 3, 0),
        (60, 30, 3, 1),
        (61, 30, 3, 1),
        (89, 30, 3, 1),
        (90, 30, 2, 1),
        (119, 30, 2, 1),
        (120, 30, 1, 1),
        (149, 30, 1, 1),
        (150, 0, 0, 1),
        (1_000, 0, 0, 1),
    ] {
        let mut play = Play::new(&byoyomi(60 * SECOND, 30 * SECOND, 3));
        assert_eq!(play.clock.flag_at(), Some((White, Timestamp(150 * SECOND))));
        play.moves(think * SECOND);
        assert_eq!(
            play.face(White),
            Face {
                left: left * SECOND,
                delay: 0,
                periods,
                stage,
                to_control: None,
                down: think >= 150
            },
            "{think} s"
        );
        assert_eq!(play.clock.in_last_stage(White), stage == 1, "{think} s");
    }
    let mut play = Play::new(&byoyomi(60 * SECOND, 30 * SECOND, 3));
    play.wait(100 * SECOND);
    assert_eq!(
        (play.left(White), play.face(White).periods),
        (20 * SECOND, 2),
        "in the second period"
    );
    play.moves(0).moves(0);
    play.pairs(5, 29 * SECOND);
    assert_eq!(
        play.face(White).periods,
        2,
        "a move within it gives it back"
    );
    assert_eq!(
        play.clock.flag_at(),
        Some((White, play.now.plus(60 * SECOND)))
    );
}

#[test]
fn d2_per_move() {
    let mut play = Play::new(&TimeControl::same(Budget::per_move(10 * SECOND)));
    play.pairs(5, 9 * SECOND);
    play.wait(3 * SECOND);
    assert_eq!(
        play.face(White),
        Face {
            left: 7 * SECOND,
            delay: 0,
            periods: 1,
            stage: 1,
            to_control: None,
            down: false
        }
    );
    play.moves(7 * SECOND);
    assert!(play.face(White).down, "ten seconds are too long");
}

#[test]
fn d2_days() {
    let mut play = Play::new(&TimeControl::same(Budget::per_move(3 * DAY)));
    play.pairs(40, 2 * DAY);
    assert_eq!(play.reading().left(), [3 * DAY; 2]);
    assert_eq!(play.clock.flag_at(), Some((White, play.now.plus(3 * DAY))));
}

#[test]
fn d4_the_flag_falls_at_its_instant() {
    for bonus in [
        Bonus::None,
        Bonus::Fischer(10 * SECOND),
        Bonus::Bronstein(10 * SECOND),
    ] {
        let mut play = Play::new(&five_minutes(bonus));
        play.wait(5 * MINUTE - 1);
        assert!(!play.face(White).down);
        play.moves(1);
        assert_eq!(
            play.face(White),
            Face {
                left: 0,
                delay: 0,
                periods: 0,
                stage: 0,
                to_control: None,
                down: true
            },
            "and earns nothing: {bonus:?}"
        );
        play.moves(SECOND);
        assert_eq!(
            play.clock.flag_at(),
            Some((White, play.now)),
            "fallen when started again"
        );
        play.moves(SECOND);
        assert_eq!(play.left(White), 0);
    }
}

#[test]
fn d4_first_move_starts() {
    let control = TimeControl {
        start: Start::WithFirstMove,
        ..same(&[
            stage(Some(2), MINUTE, Bonus::Fischer(10 * SECOND)),
            stage(None, MINUTE, Bonus::None),
        ])
    };
    let mut play = Play::new(&control);
    play.wait(10 * MINUTE);
    assert_eq!(play.reading().left(), [MINUTE; 2]);
    assert_eq!(play.reading().running, None);
    assert_eq!(play.clock.flag_at(), None);
    // A pause before the first move changes nothing.
    play.stop();
    play.start(White);
    play.moves(10 * MINUTE);
    assert_eq!(play.left(White), MINUTE, "no bonus for it");
    assert_eq!(play.face(White).to_control, Some(1), "but it counts");
    assert_eq!(play.reading().running, Some(Black));
    play.moves(SECOND).moves(SECOND);
    assert_eq!(play.reading().left(), [129 * SECOND, 69 * SECOND]);
    assert_eq!(play.face(White).stage, 1);
}

/// Neither side pays for its first move, and neither earns more by it than the other.
#[test]
fn d4_the_clock_starts_after_the_first_moves() {
    let control = TimeControl {
        start: Start::AfterFirstMoves,
        ..TimeControl::sudden_death(15 * MINUTE, 10 * SECOND)
    };
    let mut play = Play::new(&control);
    play.moves(10 * MINUTE);
    assert_eq!(play.reading().running, None);
    play.moves(SECOND);
    assert_eq!(play.reading().left(), [15 * MINUTE; 2]);
    assert_eq!(play.reading().running, Some(White));
    play.moves(SECOND).moves(SECOND);
    assert_eq!(play.reading().left(), [909 * SECOND; 2]);
}

#[test]
fn d4_nobody_runs_nobody_presses() {
    let mut clock = Clock::new(&five_minutes(Bonus::Fischer(SECOND)));
    let before = clock.clone();
    clock.press(Timestamp(1_000));
    assert_eq!(clock, before);
    assert_eq!(clock.flag_at(), None);
    assert_eq!(clock.reading(Timestamp(DAY)).left(), [5 * MINUTE; 2]);
}

#[test]
fn d6_pause_keeps_the_delay() {
    let mut play = Play::new(&five_minutes(Bonus::Delay(10 * SECOND)));
    play.wait(7 * SECOND).stop();
    play.wait(MINUTE);
    assert_eq!(
        (play.left(White), play.face(White).delay),
        (300 * SECOND, 3 * SECOND)
    );
    play.start(White);
    play.moves(5 * SECOND);
    assert_eq!(play.left(White), 298 * SECOND);
}

#[test]
fn d6_an_arbiter_sets_the_clock() {
    let mut play = Play::new(&same(&[
        stage(Some(2), MINUTE, Bonus::Fischer(10 * SECOND)),
        stage(Some(2), MINUTE, Bonus::None),
        stage(None, MINUTE, Bonus::None),
    ]));
    play.moves(MINUTE).moves(0).stop();
    play.clock.add(White, 120_000);
    assert_eq!(
        (play.left(White), play.face(White).down),
        (0, true),
        "a gift does not raise a flag"
    );
    play.clock.set(White, 0);
    assert!(play.face(White).down, "nor does nothing");
    play.start(White);
    play.moves(SECOND).moves(0);
    assert_eq!(
        (
            play.left(White),
            play.face(White).stage,
            play.face(White).to_control
        ),
        (0, 0, Some(0)),
        "two moves, too late"
    );
    play.moves(SECOND).moves(0).stop();
    play.clock.set(White, 40 * SECOND);
    assert_eq!(
        play.face(White),
        Face {
            left: 40 * SECOND,
            delay: 0,
            periods: 0,
            stage: 1,
            to_control: Some(1),
            down: false
        },
        "the arbiter says the time, the count of moves the stage"
    );
    play.start(White);
    play.moves(SECOND);
    assert_eq!(play.left(White), 99 * SECOND);
}

#[test]
fn d6_gifts_and_penalties() {
    let mut play = Play::new(&five_minutes(Bonus::None));
    play.clock.add(Black, 120_000);
    play.wait(MINUTE).clock.add(White, 120_000);
    assert_eq!(
        play.reading().left(),
        [6 * MINUTE, 7 * MINUTE],
        "running or not"
    );
    play.clock.add(Black, i64::MIN);
    assert_eq!(play.left(Black), 0);
    assert!(play.face(Black).down);
    play.clock.set(Black, Millis::MAX);
    play.clock.add(Black, i64::MAX);
    assert_eq!(play.left(Black), Millis::MAX, "no sum overflows");

    // With byo-yomi a penalty uses up main time, then periods.
    for (by, left, periods) in [
        (-59, 1, 3),
        (-60, 30, 3),
        (-100, 20, 2),
        (-150, 0, 0),
        (5, 65, 3),
    ] {
        let mut clock = Clock::new(&byoyomi(60 * SECOND, 30 * SECOND, 3));
        clock.add(White, by * 1_000);
        let face = clock.reading(Timestamp(0)).sides[0];
        assert_eq!(
            (face.left, face.periods, face.down),
            (left * SECOND, periods, periods == 0),
            "{by} s"
        );
        if face.down {
            clock.set(White, 10 * SECOND);
            let face = clock.reading(Timestamp(0)).sides[0];
            assert_eq!(
                (face.left, face.periods, face.down),
                (10 * SECOND, 1, false)
            );
        }
    }
}

#[test]
fn d6_proportional() {
    for (used, moves, at_move, expected) in [
        ([90, 60], 30, 20, [60, 40]),
        ([90, 60], 30, 30, [90, 60]),
        ([90, 60], 30, 31, [90, 60]),
        ([90, 60], 30, 0, [0, 0]),
        ([90, 60], 0, 0, [0, 0]),
    ] {
        assert_eq!(
            proportional(used.map(|used| used * MINUTE), moves, at_move),
            expected.map(|expected| expected * MINUTE),
            "{used:?} {moves} {at_move}"
        );
    }
    assert_eq!(
        proportional([Millis::MAX; 2], u32::MAX, u32::MAX),
        [Millis::MAX; 2]
    );
    for (left, moves_left, expected) in [
        (2, None, 5),
        (2, Some(3), 5),
        (2, Some(12), 12),
        (20, Some(12), 20),
        (6, None, 6),
    ] {
        assert_eq!(
            at_least(left * MINUTE, moves_left),
            expected * MINUTE,
            "{left} {moves_left:?}"
        );
    }
}

#[test]
fn d7_both_flags_next_period() {
    let control = same(&[
        stage(Some(40), MINUTE, Bonus::Delay(2 * SECOND)),
        stage(None, 2 * MINUTE, Bonus::Delay(5 * SECOND)),
    ]);
    let mut play = Play::new(&control);
    play.moves(62 * SECOND).moves(70 * SECOND);
    let down = |play: &Play| Color::ALL.map(|side| play.face(side).down);
    assert_eq!(down(&play), [true, true]);
    assert!(!play.clock.in_last_stage(White), "where the flag fell");
    for again in [false, true] {
        play.stop();
        play.clock.next_period();
        let anew = Face {
            left: 2 * MINUTE,
            delay: 5 * SECOND,
            periods: 0,
            stage: 1,
            to_control: None,
            down: false,
        };
        assert_eq!(
            play.reading().sides,
            [anew; 2],
            "the last one anew: {again}"
        );
        assert!(play.clock.in_last_stage(White) && play.clock.in_last_stage(Black));
        play.start(White);
        play.moves(125 * SECOND).moves(126 * SECOND);
        assert_eq!(down(&play), [true, true]);
    }

    let mut play = Play::new(&same(&[
        stage(Some(2), MINUTE, Bonus::None),
        stage(Some(2), MINUTE, Bonus::None),
        stage(None, MINUTE, Bonus::None),
    ]));
    play.pairs(1, MINUTE).stop();
    play.clock.next_period();
    assert_eq!(play.face(White).to_control, Some(2), "a fresh count");

    for (control, left) in [
        (TimeControl::same(Budget::Hourglass { main: MINUTE }), 60),
        (byoyomi(MINUTE, 10 * SECOND, 2), 10),
        (byoyomi(MINUTE, 0, 0), 60),
    ] {
        let mut clock = Clock::new(&control);
        for side in Color::ALL {
            clock.add(side, i64::MIN);
        }
        clock.next_period();
        for face in clock.reading(Timestamp(0)).sides {
            assert_eq!(
                (face.left, face.down),
                (left * SECOND, false),
                "{control:?}"
            );
        }
    }
}

/// Any control that can be played with, short enough for flags to fall.
fn control(random: &mut Random) -> TimeControl {
    fn budget(random: &mut Random, kind: usize) -> Budget {
        let mut time = |end| 1 + random.below(end) as Millis;
        match kind {
            0 => Budget::Hourglass { main: time(3_000) },
            1 => Budget::Byoyomi {
                main: time(2_000) - 1,
                period: time(300),
                periods: time(4) as u32,
            },
            _ => {
                let count = time(3);
                let stages = (1..=count).map(|number| Stage {
                    moves: (number < count).then_some(time(5) as u32),
                    time: time(2_000),
                    bonus: match time(4) {
                        1 => Bonus::Fischer(time(300)),
                        2 => Bonus::Delay(time(300)),
                        3 => Bonus::Bronstein(time(300)),
                        _ => Bonus::None,
                    },
                });
                Budget::Stages(stages.collect())
            }
        }
    }
    let kinds = match random.below(4) {
        0 => [0, 0],
        _ => [1 + random.below(2), 1 + random.below(2)],
    };
    TimeControl {
        sides: kinds.map(|kind| budget(random, kind)),
        start: STARTS[random.below(3)].0,
    }
}

/// Starts of a clock, each with the number of its free moves.
const STARTS: [(Start, i32); 3] = [
    (Start::WithGame, 0),
    (Start::WithFirstMove, 1),
    (Start::AfterFirstMoves, 2),
];

#[test]
fn d4_exactly_one_runs() {
    let mut random = Random(4);
    let mut fallen = 0;
    for _ in 0..2_000 {
        let control = control(&mut random);
        let of_start = |&&(start, _): &&(Start, i32)| start == control.start;
        let &(_, free) = STARTS.iter().find(of_start).expect("all of them");
        let hourglass = matches!(control.sides[0], Budget::Hourglass { .. });
        let mut play = Play::new(&control);
        let mut turn = White;
        for presses in 0..30 {
            let before = play.reading();
            let runs = (presses >= free).then_some(turn);
            assert_eq!(before.running, runs);
            play.wait(random.below(300) as Millis);
            let after = play.reading();
            assert_eq!(after.running, runs);
            if runs.is_none() {
                assert_eq!(after, before);
            }
            if hourglass {
                let sum = |reading: Reading| reading.left().iter().sum::<Millis>();
                // Whose flag is down cannot be given anything.
                let lost = before.sides.iter().any(|face| face.down);
                assert!(
                    sum(after) == sum(before) || lost && sum(after) < sum(before),
                    "{control:?}"
                );
            } else {
                let idle = (!turn).index();
                assert_eq!(after.sides[idle], before.sides[idle], "{control:?}");
            }
            if let Some((side, fell)) = play.clock.flag_at() {
                assert_eq!(side, turn);
                assert_eq!(play.face(turn).down, play.now >= fell, "{control:?}");
            }
            for face in after.sides {
                assert_eq!(face.left == 0 && face.delay == 0, face.down, "{control:?}");
            }
            play.clock.press(play.now);
            turn = !turn;
        }
        fallen += usize::from(play.face(White).down || play.face(Black).down);
    }
    assert!((500..1_900).contains(&fallen), "both happen: {fallen} fell");
}

/// A clock that is read, or stopped and started, in the middle of moves shows what one shows that is not.
#[test]
fn d6_stopping_costs_and_gives_nothing() {
    let mut random = Random(6);
    for _ in 0..2_000 {
        let control = control(&mut random);
        let mut whole = Play::new(&control);
        let mut stopped = Clock::new(&control);
        let mut turn = White;
        // The stopped one's own time stands still in its pauses.
        let mut now = Timestamp(0);
        stopped.start(turn, now);
        for _ in 0..30 {
            for _ in 0..random.below(4) {
                let span = random.below(150) as Millis;
                whole.wait(span);
                now = now.plus(span);
                stopped.stop(now);
                assert_eq!(
                    stopped.reading(now).sides,
                    whole.reading().sides,
                    "{control:?}"
                );
                now = now.plus(random.below(1_000) as Millis);
                stopped.start(turn, now);
                assert_eq!(stopped.reading(now), whole.reading(), "{control:?}");
            }
            whole.moves(0);
            stopped.press(now);
            turn = !turn;
            assert_eq!(stopped.reading(now), whole.reading(), "{control:?}");
        }
    }
}
