//! The robot: when it is asked, when it moves, what happens when it cannot.

use crate::owner::{Owner, from_fen, persons, robot};
use chess::Color;
use game::{Config, Event, OpeningLine, Phase, Player, Robot, TimeControl};
use protocol::{MoveOrigin, SearchMode, Time};
use table::{Alarm, Answer, Effect, Intent, Notice};

#[test]
fn the_robot_opens_when_it_has_white() {
    let mut owner = Owner::begin(robot(Color::White));
    assert!(owner.table.thinking());
    assert_eq!(owner.table.bottom(), Color::Black);
    owner.robot_plays("e4", 20);
    assert_eq!(owner.moves(), 1);
    assert!(!owner.table.thinking());
}

#[test]
fn the_robot_is_asked_with_the_game_its_level_and_seed() {
    let mut owner = Owner::begin(Config {
        seed: 77,
        ..robot(Color::Black)
    });
    owner.play("e4");
    let (_, request) = owner.engine.clone().expect("a request");
    assert_eq!(request.line.moves, ["e2e4"]);
    let robot = Robot::at_level(3);
    assert_eq!(request.mode, SearchMode::Play { robot, seed: 77 });
    assert_eq!(request.time, Time::Move(1_000), "little in the opening");
}

#[test]
fn the_robot_judges_by_its_piece_values_and_a_hint_does_not() {
    let judge = Robot {
        values: Some([100, 347, 349, 473, 901]),
        ..Robot::at_level(3)
    };
    let mut config = robot(Color::Black);
    config.players[1] = Player::Robot(judge);
    config.rules.take_back = true;
    let mut owner = Owner::begin(config);
    owner.play("e4");
    let (_, request) = owner.engine.clone().expect("a request");
    assert!(matches!(request.mode, SearchMode::Play { robot, .. } if robot == judge));
    owner.robot_plays("e5", 0);
    owner.act(Intent::Hint);
    let (_, request) = owner.engine.clone().expect("a request");
    assert_eq!(request.mode, SearchMode::BEST);
}

#[test]
fn two_persons_need_no_engine() {
    let mut owner = Owner::begin(persons());
    owner.play("e4 e5 Nf3");
    assert!(owner.engine.is_none());
}

#[test]
fn the_robot_seems_to_think_before_it_moves() {
    let mut owner = Owner::begin(robot(Color::White));
    owner.engine_answers("e4", 0);
    assert!(owner.table.thinking());
    assert!(owner.engine.is_none());
    owner.pass(499);
    assert_eq!(owner.moves(), 0);
    owner.pass(1_000);
    assert_eq!(owner.moves(), 1);
}

#[test]
fn a_robot_that_plays_like_a_person_thinks_as_long() {
    let answers = |config: Config, origin| {
        let mut owner = Owner::begin(config);
        let (number, _) = owner.engine.take().expect("a request");
        let answer = Answer {
            best: Some("e2e4".to_owned()),
            origin,
            ..Answer::default()
        };
        owner.act(Intent::Engine(number, Ok(answer)));
        owner
    };
    let person = MoveOrigin::Person { millis: 3_000 };
    let mut owner = answers(robot(Color::White), person);
    owner.pass(2_999);
    assert_eq!(owner.moves(), 0);
    owner.pass(1);
    assert_eq!(owner.moves(), 1);
    // Never longer than its clock allows.
    let hurried = Config {
        time: Some(TimeControl::sudden_death(12_000, 0)),
        ..robot(Color::White)
    };
    let mut owner = answers(hurried, person);
    owner.pass(1_000);
    assert_eq!(owner.moves(), 1);
}

#[test]
fn a_robot_whose_network_is_missing_plays_at_its_level_and_says_so_once() {
    let mut owner = Owner::begin(robot(Color::White));
    for (turn, moves) in [["e4", "e5"], ["Nf3", "Nc6"]].into_iter().enumerate() {
        let (number, _) = owner.engine.take().expect("a request");
        let answer = Answer {
            best: Some(crate::owner::uci(owner.mv(moves[0]))),
            origin: MoveOrigin::Level,
            ..Answer::default()
        };
        owner.act(Intent::Engine(number, Ok(answer)));
        owner.pass(3_000);
        let told = (turn == 0).then_some(Notice::PlaysAtLevel);
        assert_eq!(owner.notice, told);
        owner.play(moves[1]);
        assert_eq!(owner.notice, None, "it has been read");
    }
}

#[test]
fn the_robot_keeps_to_the_chosen_opening() {
    let french = OpeningLine {
        name: "French Defence".into(),
        moves: vec!["e2e4".into(), "e7e6".into()],
    };
    let config = |color| Config {
        opening: Some(french.clone()),
        ..robot(color)
    };
    let mut owner = Owner::begin(config(Color::Black));
    owner.play("e4");
    assert!(owner.engine.is_none() && owner.table.thinking());
    owner.pass(1_000);
    assert_eq!(owner.moves(), 2);
    assert!(
        owner
            .table
            .game()
            .position()
            .to_fen()
            .starts_with("rnbqkbnr/pppp1ppp/4p3/8/4P3")
    );
    // Beside the line it plays as it likes, and so it does at the end of the line.
    owner.play("d4");
    assert!(owner.engine.is_some());
    let mut owner = Owner::begin(config(Color::Black));
    owner.play("d4");
    assert!(owner.engine.is_some());
    // With White it opens by the line.
    let mut owner = Owner::begin(config(Color::White));
    owner.pass(1_000);
    assert_eq!(owner.moves(), 1);
}

#[test]
fn what_the_engine_has_thought_is_not_thought_again() {
    let mut owner = Owner::begin(robot(Color::White));
    owner.pass(5_000);
    let effects = owner.engine_answers("e4", 0);
    assert_eq!(effects, [Effect::SetAlarm(Alarm::RobotMove, 0)]);
}

#[test]
fn with_little_time_left_the_robot_plays_at_once() {
    let mut owner = Owner::begin(Config {
        time: Some(TimeControl::sudden_death(10_000, 0)),
        ..robot(Color::White)
    });
    let effects = owner.engine_answers("e4", 0);
    assert_eq!(effects, [Effect::SetAlarm(Alarm::RobotMove, 0)]);
}

#[test]
fn a_late_answer_is_not_heard() {
    let mut owner = Owner::begin(robot(Color::White));
    let (number, _) = owner.engine.clone().expect("a request");
    owner.begin_next(robot(Color::White));
    let late = Answer {
        best: Some("e2e4".to_owned()),
        ..Answer::default()
    };
    assert!(owner.act(Intent::Engine(number, Ok(late))).is_empty());
    owner.pass(10_000);
    assert_eq!(owner.moves(), 0);
}

#[test]
fn an_engine_that_fails_stops_the_game_and_is_reported() {
    let mut owner = Owner::begin(robot(Color::White));
    owner.engine_fails("unreachable executed");
    owner.pass(0);
    assert_eq!(owner.table.game().phase(), Phase::Paused);
    let failed = Notice::EngineFailed("unreachable executed".to_owned());
    assert_eq!(owner.notice, Some(failed));
    owner.event(Event::Resume);
    assert_eq!(owner.notice, None, "it has been read");
    owner.robot_plays("e4", 0);
    assert_eq!(owner.moves(), 1);
}

#[test]
fn an_engine_without_a_move_is_reported() {
    for best in [None, Some("e2e5".to_owned()), Some("nonsense".to_owned())] {
        let mut owner = Owner::begin(robot(Color::White));
        let (number, _) = owner.engine.take().expect("a request");
        let answer = Answer {
            best,
            ..Answer::default()
        };
        owner.act(Intent::Engine(number, Ok(answer)));
        owner.pass(0);
        assert!(matches!(owner.notice, Some(Notice::EngineFailed(_))));
        assert_eq!(owner.table.game().phase(), Phase::Paused);
    }
}

#[test]
fn leaving_a_game_stops_the_search() {
    let mut owner = Owner::begin(robot(Color::White));
    let effects = owner.act(Intent::Clear);
    assert!(effects.contains(&Effect::StopEngine));
    assert!(owner.table.game().phase() == Phase::Ready);
}

#[test]
fn resigning_stops_the_search() {
    let mut owner = Owner::begin(robot(Color::White));
    let effects = owner.event(Event::Resign(Color::Black));
    assert!(effects.contains(&Effect::StopEngine));
}

#[test]
fn a_pause_stops_the_search_and_the_resumption_asks_anew() {
    let mut owner = Owner::begin(robot(Color::White));
    owner.event(Event::Pause);
    assert!(owner.engine.is_none());
    owner.event(Event::Resume);
    assert!(owner.engine.is_some());
}

#[test]
fn a_pause_while_the_robot_seems_to_think_takes_its_answer() {
    let mut owner = Owner::begin(robot(Color::White));
    owner.engine_answers("e4", 0);
    owner.event(Event::Pause);
    owner.pass(10_000);
    assert_eq!(owner.moves(), 0);
    owner.event(Event::Resume);
    owner.robot_plays("d4", 0);
    assert_eq!(owner.moves(), 1);
}

#[test]
fn a_takeback_while_the_robot_thinks_stops_it() {
    let mut config = robot(Color::Black);
    config.rules.take_back = true;
    let mut owner = Owner::begin(config);
    owner.play("e4");
    let effects = owner.act(Intent::TakeBack);
    assert!(effects.contains(&Effect::StopEngine));
    assert_eq!(owner.moves(), 0);
}

#[test]
fn two_robots_play_by_themselves() {
    let mut config = robot(Color::White);
    config.players[1] = config.players[0];
    let mut owner = Owner::begin(config);
    for san in ["f3", "e5", "g4", "Qh4"] {
        owner.robot_plays(san, 0);
    }
    assert_eq!(owner.end(), "0-1 Checkmate");
    assert!(owner.engine.is_none());
}

#[test]
fn the_robot_claims_a_draw_unless_it_stands_better() {
    for (score, claims) in [(0, true), (50, false)] {
        let fen = "r6k/8/8/8/8/8/8/R5K1 b - - 98 80";
        let mut owner = Owner::begin(from_fen(robot(Color::Black), fen));
        owner.robot_plays("Rb8", score);
        owner.play("Kf1");
        assert_eq!(owner.table.game().outcome().is_some(), claims, "{score}");
    }
}
