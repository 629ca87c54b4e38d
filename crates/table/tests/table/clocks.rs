//! Clocks: the press, flags, and the result.

use crate::owner::{Owner, at, clocked, from_fen, persons, refused, robot, strict};
use chess::Color;
use game::{Config, Event, Phase, Refusal, Strictness, TimeControl};
use protocol::Time;
use table::{Alarm, Effect, Intent};

fn pressing() -> Strictness {
    Strictness {
        manual_press: true,
        ..Strictness::default()
    }
}

fn by_claim() -> Strictness {
    Strictness {
        flag_by_claim: true,
        ..Strictness::default()
    }
}

fn timed(config: Config, main: u64) -> Config {
    Config {
        time: Some(TimeControl::sudden_death(main, 0)),
        ..config
    }
}

#[test]
fn a_flag_falls_at_its_instant() {
    let mut owner = Owner::begin(clocked(60_000, 0));
    owner.pass(59_999);
    assert_eq!(owner.table.game().phase(), Phase::Running);
    owner.pass(1);
    assert_eq!(owner.end(), "0-1 Flag");
    let last = owner.table.game().events().last().expect("the flag");
    assert_eq!(last.at, at(60_000));
}

#[test]
fn a_flag_falls_in_the_background() {
    let mut owner = Owner::begin(clocked(60_000, 0));
    owner.move_on(90_000.0);
    let e4 = owner.mv("e4");
    let effects = owner.act(Intent::Move(e4));
    assert_eq!(refused(&effects), Some(Refusal::FlagFallen(Color::White)));
    assert_eq!(owner.end(), "0-1 Flag");
    assert_eq!(owner.moves(), 0, "too late");
    let last = owner.table.game().events().last().expect("the flag");
    assert_eq!(last.at, at(60_000), "the flag falls at its instant");
}

#[test]
fn an_alarm_that_rings_too_early_is_set_again() {
    let mut owner = Owner::begin(clocked(60_000, 0));
    owner.pass(30_000);
    let effects = owner.ring(Alarm::Flag);
    assert_eq!(effects, [Effect::SetAlarm(Alarm::Flag, 30_000)]);
}

#[test]
fn the_alarm_of_a_long_clock_rings_on_the_way() {
    const MONTH: u64 = 30 * 24 * 3_600_000;
    let mut owner = Owner::begin(clocked(MONTH, 0));
    owner.pass(MONTH - 1);
    assert_eq!(owner.table.game().phase(), Phase::Running);
    owner.pass(1);
    assert_eq!(owner.end(), "0-1 Flag");
}

#[test]
fn every_move_sets_the_alarm_for_the_other_flag() {
    let mut owner = Owner::begin(clocked(60_000, 0));
    owner.pass(10_000);
    let e4 = owner.mv("e4");
    let effects = owner.act(Intent::Move(e4));
    assert!(effects.contains(&Effect::SetAlarm(Alarm::Flag, 60_000)));
}

#[test]
fn a_pause_clears_the_alarm_and_the_resumption_sets_it() {
    let mut owner = Owner::begin(clocked(60_000, 0));
    owner.pass(10_000);
    let effects = owner.event(Event::Pause);
    assert!(effects.contains(&Effect::ClearAlarm(Alarm::Flag)));
    owner.pass(100_000);
    let effects = owner.event(Event::Resume);
    assert!(effects.contains(&Effect::SetAlarm(Alarm::Flag, 50_000)));
}

#[test]
fn a_flag_is_no_loss_against_who_could_never_mate() {
    for (fen, end) in [
        ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", "1/2-1/2 FlagCannotMate"),
        ("7k/7p/8/8/8/8/8/KQ6 w - - 0 1", "0-1 Flag"),
    ] {
        let mut owner = Owner::begin(from_fen(clocked(1500, 0), fen));
        owner.pass(1500);
        assert_eq!(owner.end(), end, "{fen}");
    }
}

#[test]
fn the_alarm_of_a_game_that_was_left_rings_in_no_other() {
    let mut owner = Owner::begin(clocked(30_000, 0));
    owner.pass(5_000);
    owner.begin_next(clocked(180_000, 2_000));
    owner.pass(40_000);
    assert_eq!(owner.table.game().phase(), Phase::Running);
    assert_eq!(owner.left(Color::White), 140_000);
    // And none rings where there is no clock.
    owner.begin_next(persons());
    assert!(owner.alarms.is_empty());
}

#[test]
fn a_move_taken_back_gives_the_clock_back_to_who_made_it() {
    let mut config = clocked(180_000, 2_000);
    config.rules.take_back = true;
    let mut owner = Owner::begin(config);
    owner.pass(10_000);
    owner.play("e4");
    owner.pass(3_000);
    owner.play("e5");
    owner.pass(7_000);
    for (side, left) in [
        // Black's again, from its reading before the move; White's stands as it stood then.
        (Color::Black, [171_000, 180_000]),
        (Color::White, [180_000, 180_000]),
    ] {
        owner.act(Intent::TakeBack);
        owner.act(Intent::Answer(true));
        assert_eq!(owner.running(), Some(side));
        assert_eq!(
            [Color::White, Color::Black].map(|side| owner.left(side)),
            left
        );
    }
    owner.pass(1_000);
    assert_eq!(owner.left(Color::White), 179_000);
    // Its flag is looked for, and no other.
    owner.pass(179_000);
    assert_eq!(owner.end(), "0-1 Flag");
}

#[test]
fn no_alarm_is_set_in_a_game_without_a_clock() {
    let mut owner = Owner::begin(persons());
    owner.play("e4 e5");
    assert!(owner.alarms.is_empty());
}

#[test]
fn until_the_press_the_clock_of_the_mover_runs() {
    let mut owner = Owner::begin(strict(clocked(300_000, 0), pressing()));
    assert_eq!(owner.table.may_press(), None);
    owner.play("e4");
    assert_eq!(owner.running(), Some(Color::White));
    assert_eq!(owner.table.may_press(), Some(Color::White));
    assert!(owner.table.awaits_press());
    // Black has the move, and may make it.
    owner.play("e5");
    assert_eq!(owner.running(), Some(Color::White));
    owner.press();
    assert_eq!(owner.running(), Some(Color::Black));
    owner.press();
    assert_eq!(owner.running(), Some(Color::White));
    assert!(owner.act(Intent::Press).is_empty(), "nothing to press");
}

#[test]
fn who_moves_in_time_but_does_not_press_loses() {
    let mut owner = Owner::begin(strict(clocked(6_000, 0), pressing()));
    owner.play("e4");
    owner.pass(5_000);
    assert_eq!(owner.end(), "0-1 Flag");
}

#[test]
fn the_robot_presses_its_own_clock() {
    let config = timed(robot(Color::Black), 300_000);
    let mut owner = Owner::begin(strict(config, pressing()));
    owner.play("e4");
    assert!(owner.engine.is_none(), "the robot waits for the press");
    owner.press();
    owner.robot_plays("e5", 0);
    assert_eq!(owner.last(), Event::Press(Color::Black));
    assert_eq!(owner.running(), Some(Color::White));
}

#[test]
fn a_flag_waits_to_be_claimed() {
    let mut owner = Owner::begin(strict(clocked(2_000, 0), by_claim()));
    assert!(!owner.alarms.contains_key(&Alarm::Flag));
    owner.pass(3_000);
    assert!(owner.table.may_claim_flag(Color::Black, true));
    assert!(!owner.table.may_claim_flag(Color::Black, false));
    owner.play("e4");
    assert_eq!(owner.table.game().phase(), Phase::Running);
    owner.event(Event::ClaimFlag(Color::Black));
    assert_eq!(owner.end(), "0-1 Flag");
}

#[test]
fn the_robot_claims_a_fallen_flag() {
    let config = timed(robot(Color::Black), 2_000);
    let mut owner = Owner::begin(strict(config, by_claim()));
    owner.pass(2_000);
    assert_eq!(owner.last(), Event::ClaimFlag(Color::Black));
    assert_eq!(owner.end(), "0-1 Flag");
}

#[test]
fn nobody_looks_for_the_robots_own_flag_but_the_person() {
    let config = timed(robot(Color::White), 2_000);
    let mut owner = Owner::begin(strict(config, by_claim()));
    owner.pass(3_000);
    assert_eq!(owner.table.game().phase(), Phase::Running);
    assert!(owner.table.may_claim_flag(Color::Black, true));
}

#[test]
fn the_robot_is_told_of_its_clock() {
    let mut owner = Owner::begin(timed(robot(Color::White), 60_000));
    let (_, request) = owner.engine.clone().expect("a request");
    assert_eq!(
        request.time,
        Time::Clock {
            base: 60_000,
            left: 60_000,
            increment: 0,
            most: 1_000
        }
    );
    owner.pass(60_000);
    assert_eq!(owner.end(), "0-1 Flag");
    assert!(owner.engine.is_none(), "nobody wants its answer");
}

#[test]
fn the_result_is_shown_when_the_last_move_has_come_to_rest() {
    let mut owner = Owner::begin(persons());
    owner.play("f3 e5 g4 Qh4");
    assert!(!owner.table.result_shown());
    owner.pass(400);
    assert!(owner.table.result_shown());
}

#[test]
fn a_result_that_was_not_shown_goes_with_its_game() {
    let mut owner = Owner::begin(persons());
    owner.play("f3 e5 g4 Qh4");
    owner.begin_next(persons());
    assert!(owner.alarms.is_empty());
    owner.pass(1000);
    assert!(!owner.table.result_shown());
}

#[test]
fn an_alarm_that_is_not_set_does_nothing() {
    let mut owner = Owner::begin(persons());
    for alarm in [
        Alarm::Flag,
        Alarm::Result,
        Alarm::RobotMove,
        Alarm::DrawAnswer,
        Alarm::ClaimAnswer,
        Alarm::QuestionArms,
        Alarm::QuestionLapses,
    ] {
        assert!(owner.act(Intent::Alarm(alarm)).is_empty(), "{alarm:?}");
    }
}
