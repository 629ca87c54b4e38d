//! Hints: by the same button first an idea, then the piece, then the move.

use crate::owner::{Owner, announces, from_fen, persons, robot, uci};
use chess::{Color, Move, Position, Square};
use game::{Config, Event};
use protocol::{Score, SearchMode, Time};
use table::{Announcement, Effect, Hint, HintStep, Idea, Intent, Notice, Question};

fn friendly() -> Config {
    let mut config = robot(Color::Black);
    config.rules.take_back = true;
    config
}

fn hint(owner: &mut Owner) -> Vec<Effect> {
    owner.act(Intent::Hint)
}

#[test]
fn each_step_tells_more_than_the_last() {
    let mut owner = Owner::begin(friendly());
    hint(&mut owner);
    assert!(owner.table.seeks_hint());
    let (_, request) = owner.engine.clone().expect("a request");
    assert_eq!(request.mode, SearchMode::BEST);
    assert_eq!(request.time, Time::Nodes(60_000));
    owner.engine_answers("e4", 0);
    let steps = [HintStep::Idea, HintStep::Piece, HintStep::Move];
    for (number, step) in steps.into_iter().enumerate() {
        let given = owner.table.hint().expect("a hint").clone();
        assert_eq!((given.step, given.step.number()), (step, number as u8 + 1));
        assert!(announces(&owner.effects, &Announcement::Hint(given)));
        hint(&mut owner);
    }
    assert!(owner.engine.is_none(), "asked once");
    assert!(!owner.table.thinking());
}

#[test]
fn a_hint_knows_what_its_move_is_good_for() {
    for (line, then) in [
        (&["e2e4", "e7e5", "g1f3"][..], &["e7e5", "g1f3"][..]),
        (&["e2e4"], &[]),
        // A line that is not one of the game says nothing.
        (&["e2e4", "e2e4"], &[]),
    ] {
        let mut owner = Owner::begin(friendly());
        hint(&mut owner);
        owner.engine_answers_with(line, Score::Centipawns(30));
        let given = owner.table.hint().expect("a hint");
        assert_eq!(uci(given.mv), "e2e4");
        let told: Vec<String> = given.then.iter().copied().map(uci).collect();
        assert_eq!(told, then);
    }
}

#[test]
fn friendly_games_give_hints() {
    assert!(Owner::begin(friendly()).table.may_hint());
    for config in [robot(Color::Black), persons()] {
        let mut owner = Owner::begin(config);
        assert!(!owner.table.gives_hints());
        assert!(hint(&mut owner).is_empty());
    }
    let mut config = friendly();
    config.strictness.competition = true;
    assert!(!Owner::begin(config).table.gives_hints());
}

#[test]
fn a_hint_goes_with_its_position() {
    let mut owner = Owner::begin(friendly());
    hint(&mut owner);
    owner.engine_answers("e4", 0);
    owner.play("d4");
    assert_eq!(owner.table.hint(), None);
}

#[test]
fn a_move_stops_the_search_for_a_hint() {
    let mut owner = Owner::begin(friendly());
    hint(&mut owner);
    let e4 = owner.mv("e4");
    let effects = owner.act(Intent::Move(e4));
    assert!(effects.contains(&Effect::StopEngine));
    assert!(owner.table.thinking(), "the robot has the engine now");
    owner.robot_plays("e5", 0);
    assert_eq!(owner.table.hint(), None);
    assert_eq!(owner.moves(), 2);
}

#[test]
fn an_offer_stops_the_search_for_a_hint() {
    let mut owner = Owner::begin(friendly());
    owner.play("e4");
    owner.robot_plays("e5", 0);
    hint(&mut owner);
    let effects = owner.event(Event::OfferDraw(Color::White));
    assert!(effects.contains(&Effect::StopEngine));
    assert!(!owner.table.seeks_hint());
}

#[test]
fn no_hint_in_an_earlier_position_during_a_question_or_the_robots_turn() {
    let mut owner = Owner::begin(friendly());
    owner.act(Intent::Ask(Question::Leave));
    assert!(!owner.table.may_hint());
    owner.act(Intent::Withdraw);
    owner.play("e4");
    assert!(!owner.table.may_hint());
    owner.robot_plays("e5", 0);
    assert!(owner.table.may_hint());
    owner.act(Intent::Show(0));
    assert!(!owner.table.may_hint());
}

#[test]
fn who_asks_twice_is_answered_once() {
    let mut owner = Owner::begin(friendly());
    hint(&mut owner);
    assert!(hint(&mut owner).is_empty());
}

#[test]
fn a_hint_that_cannot_be_found_is_reported() {
    let mut owner = Owner::begin(friendly());
    hint(&mut owner);
    owner.engine_fails("no worker");
    assert_eq!(
        owner.notice,
        Some(Notice::EngineFailed("no worker".to_owned()))
    );
    assert!(!owner.table.seeks_hint());
    assert!(owner.table.may_hint(), "one can ask again");
}

#[test]
fn a_pause_forgets_the_hint() {
    let mut owner = Owner::begin(friendly());
    hint(&mut owner);
    owner.engine_answers("e4", 0);
    owner.event(Event::Pause);
    assert_eq!(owner.table.hint(), None);
}

#[test]
fn ideas_tell_what_is_good_about_a_move() {
    for (fen, uci, idea) in [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", Idea::Mate),
        ("8/P5k1/8/8/8/8/8/K7 w - - 0 1", "a7a8q", Idea::Promotion),
        ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2", Idea::InCheck),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", Idea::Capture),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", Idea::Check),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", Idea::Castle),
        ("4k3/8/8/2p5/3N4/8/8/4K3 w - - 0 1", "d4b3", Idea::Danger),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", Idea::Pawn),
        (
            "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1",
            "b1c3",
            Idea::BetterSquare,
        ),
    ] {
        let position = Position::from_fen(fen).expect("legal");
        let mv = position.parse_uci(uci).expect("legal");
        let step = HintStep::Idea;
        let then = Vec::new();
        let hint = Hint { mv, then, step };
        assert_eq!(hint.idea(&position), idea, "{fen}, {uci}");
    }
}

#[test]
fn the_arrow_shows_the_piece_and_then_the_move() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let owner = Owner::begin(from_fen(persons(), fen));
    let mv = Move::new(Square::E1, Square::H1, None);
    let then = Vec::new();
    let hint = |step| Hint {
        mv,
        then: then.clone(),
        step,
    };
    let arrow = |step| hint(step).arrow(owner.table.position());
    assert_eq!(arrow(HintStep::Idea), None);
    assert_eq!(arrow(HintStep::Piece), Some((Square::E1, Square::E1)));
    assert_eq!(arrow(HintStep::Move), Some((Square::E1, Square::G1)));
}

/// A game in which White, the person, has given a queen away, and the robot has seen it.
fn after_a_blunder() -> Owner {
    let mut owner = Owner::begin(friendly());
    owner.play("e4");
    owner.robot_plays("e5", 10);
    owner.play("Qh5");
    owner.robot_plays("Nc6", 20);
    assert!(!owner.table.may_explain());
    owner.play("Qg6");
    owner.robot_plays("hxg6", 800);
    owner
}

#[test]
fn a_bad_move_is_explained_by_the_best_play_against_it() {
    let mut owner = after_a_blunder();
    assert!(owner.table.may_explain());
    owner.act(Intent::Explain);
    let (_, request) = owner.engine.clone().expect("a request");
    // The position before the robot's reply, at full strength.
    let moves = ["e2e4", "e7e5", "d1h5", "b8c6", "h5g6"];
    assert_eq!(
        (request.line.moves, request.mode),
        (moves.map(str::to_owned).to_vec(), SearchMode::BEST)
    );
    assert!(owner.table.seeks_explanation() && !owner.table.seeks_hint());
    assert!(!owner.table.thinking());
    let effects = owner.engine_answers_with(&["h7g6", "b1c3"], Score::Centipawns(850));
    let told = effects.iter().find_map(|effect| match effect {
        Effect::Announce(Announcement::Explained(told)) => Some(told),
        _ => None,
    });
    let told = told.expect("an explanation");
    assert_eq!(uci(told.played), "h5g6");
    assert_eq!(
        told.best.iter().map(|mv| uci(*mv)).collect::<Vec<_>>(),
        ["h7g6", "b1c3"]
    );
    assert_eq!(told.score, Some(Score::Centipawns(850)));
    assert!(told.before.legal_moves().contains(&told.played));
    assert!(!owner.table.seeks_explanation());
}

#[test]
fn who_has_won_or_gone_on_is_not_asked_why() {
    let mut owner = after_a_blunder();
    owner.act(Intent::Explain);
    let effects = owner.act(Intent::Move(owner.mv("d4")));
    assert!(effects.contains(&Effect::StopEngine));
    assert!(!owner.table.seeks_explanation());
    owner.robot_plays("d6", 810);
    assert!(!owner.table.may_explain(), "nothing more was lost");
    // Taking back takes the robot's opinion back as well.
    let mut owner = after_a_blunder();
    owner.act(Intent::TakeBack);
    assert!(!owner.table.may_explain());
    assert!(owner.act(Intent::Explain).is_empty());
    // Without hints there are no reasons.
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    owner.robot_plays("e5", 0);
    owner.play("d4");
    owner.robot_plays("exd4", 900);
    assert!(!owner.table.may_explain());
}

#[test]
fn an_engine_that_fails_gives_no_reason_and_says_so() {
    let mut owner = after_a_blunder();
    owner.act(Intent::Explain);
    let effects = owner.engine_fails("died");
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Notice(Notice::EngineFailed(_))))
    );
    assert!(owner.table.may_explain(), "it can be asked again");
}
