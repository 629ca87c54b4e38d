//! Moves by hand: touch-move, illegal moves that stand, takebacks, stepping through the game.

use crate::owner::{Owner, clocked, from_fen, persons, refused, robot, strict, tells};
use chess::{Color, Move, Square};
use game::{Event, Refusal, RuleSet, Strictness};
use table::{Announcement, Effect, Intent, Movable, Notice, Sound};

const OPEN: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

fn touching(fen: &str) -> Owner {
    let touch_move = Strictness {
        touch_move: true,
        ..Strictness::default()
    };
    Owner::begin(strict(from_fen(persons(), fen), touch_move))
}

#[test]
fn a_piece_that_is_touched_must_move() {
    let mut owner = touching(OPEN);
    owner.act(Intent::Touch(Square::B1));
    let d4 = owner.mv("d4");
    assert_eq!(
        refused(&owner.act(Intent::Move(d4))),
        Some(Refusal::Touched(Square::B1))
    );
    owner.play("Nc3");
    assert_eq!(owner.moves(), 1);
    assert!(owner.table.game().touched().is_empty());
}

#[test]
fn an_enemy_that_is_touched_must_be_taken() {
    let mut owner = touching(OPEN);
    let effects = owner.act(Intent::Touch(Square::D5));
    assert!(tells(&effects, &Event::Touch(Square::D5)));
    let nf3 = owner.mv("Nf3");
    assert!(refused(&owner.act(Intent::Move(nf3))).is_some());
    owner.play("exd5");
    assert_eq!(owner.moves(), 1);
}

#[test]
fn who_touches_again_is_told_nothing() {
    let mut owner = touching(OPEN);
    owner.act(Intent::Touch(Square::B1));
    assert!(owner.act(Intent::Touch(Square::B1)).is_empty());
}

#[test]
fn what_cannot_be_touched_binds_nobody() {
    let mut owner = touching(OPEN);
    assert!(owner.act(Intent::Touch(Square::E5)).is_empty());
}

#[test]
fn who_adjusts_touches_nothing() {
    let mut owner = touching(OPEN);
    owner.act(Intent::Adjust);
    assert!(owner.table.adjusting());
    assert!(owner.act(Intent::Touch(Square::B1)).is_empty());
    owner.act(Intent::Adjust);
    assert!(!owner.table.adjusting());
    owner.play("d4");
    assert_eq!(owner.moves(), 1);
}

#[test]
fn adjusting_ends_with_the_move() {
    let mut owner = touching(OPEN);
    owner.act(Intent::Adjust);
    owner.play("d4");
    assert!(!owner.table.adjusting());
}

#[test]
fn nobody_adjusts_where_touching_does_not_bind() {
    let mut owner = Owner::begin(persons());
    let effects = owner.act(Intent::Adjust);
    assert_eq!(effects, [Effect::Refused(Refusal::NotInForce)]);
    assert!(!owner.table.adjusting());
}

#[test]
fn a_pawn_on_the_last_rank_stays_there() {
    let mut owner = touching("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    let queen = owner.mv("a8=Q");
    owner.event(Event::Release(queen));
    let king = owner.mv("Kb1");
    assert!(refused(&owner.act(Intent::Move(king))).is_some());
    let mut owner = owner.reload(0);
    assert_eq!(owner.table.game().released(), Some(queen));
    owner.play("a8=N");
    assert_eq!(owner.moves(), 1);
}

// ---- Illegal moves -------------------------------------------------------------------------------------------------

fn unguarded() -> Strictness {
    Strictness {
        allow_illegal_moves: true,
        ..Strictness::default()
    }
}

#[test]
fn two_illegal_moves_lose_under_the_laws_of_2023() {
    let strictness = Strictness {
        manual_press: true,
        ..unguarded()
    };
    let mut owner = Owner::begin(strict(clocked(900_000, 0), strictness));
    owner.drop(Square::E2, Square::E5);
    assert!(owner.table.awaits_press());
    owner.press();
    assert!(matches!(owner.notice, Some(Notice::Ruling(_))));
    assert_eq!(owner.left(Color::Black), 960_000);
    owner.drop(Square::E2, Square::E5);
    owner.press();
    assert_eq!(owner.end(), "0-1 IllegalMoves");
}

#[test]
fn in_blitz_the_king_is_taken_under_the_rules_of_the_uscf() {
    let config = game::Config {
        rules: RuleSet::uscf(),
        ..from_fen(clocked(300_000, 0), "4k3/8/8/8/8/8/8/R3K2r w - - 0 1")
    };
    let mut owner = Owner::begin(strict(config, unguarded()));
    owner.drop(Square::A1, Square::A7);
    assert!(owner.table.game().may_claim_illegal());
    owner.drop(Square::H1, Square::E1);
    assert_eq!(owner.end(), "0-1 IllegalMoves");
}

#[test]
fn an_illegal_move_is_refused_where_none_are_allowed() {
    let mut owner = Owner::begin(persons());
    let illegal = Move::new(Square::E2, Square::E5, None);
    let effects = owner.event(Event::Displace(illegal));
    assert_eq!(effects, [Effect::Refused(Refusal::NotInForce)]);
}

#[test]
fn nobody_calls_check_in_competition() {
    let competition = Strictness {
        competition: true,
        ..Strictness::default()
    };
    for (strictness, sound) in [
        (Strictness::default(), Sound::Check),
        (competition, Sound::Move),
        (unguarded(), Sound::Move),
    ] {
        let mut owner = Owner::begin(strict(persons(), strictness));
        owner.play("e4 f5");
        let qh5 = owner.mv("Qh5");
        let effects = owner.act(Intent::Move(qh5));
        assert!(effects.contains(&Effect::Sound(sound)), "{strictness:?}");
    }
}

#[test]
fn every_kind_of_move_has_its_sound() {
    for (fen, san, sound) in [
        ("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1", "e5", Sound::Move),
        ("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1", "exd5", Sound::Capture),
        ("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1", "O-O", Sound::Castle),
        ("8/P6k/7p/8/8/8/8/K7 w - - 0 1", "a8=N", Sound::Promotion),
        ("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1", "Rh8", Sound::Check),
        ("6k1/5ppp/8/8/8/8/Q7/6K1 w - - 0 1", "Qa8", Sound::End),
    ] {
        let mut owner = Owner::begin(from_fen(persons(), fen));
        let mv = owner.mv(san);
        let effects = owner.act(Intent::Move(mv));
        assert!(effects.contains(&Effect::Sound(sound)), "{san}");
    }
}

// ---- Takebacks -----------------------------------------------------------------------------------------------------

#[test]
fn moves_are_taken_back_where_the_rules_let_them() {
    let mut owner = Owner::begin(persons());
    owner.play("e4");
    assert_eq!(
        owner.act(Intent::TakeBack),
        [Effect::Refused(Refusal::NotInForce)]
    );
    let mut config = persons();
    config.rules.take_back = true;
    let mut owner = Owner::begin(config);
    owner.play("e4 e5");
    for left in [1, 0] {
        owner.act(Intent::TakeBack);
        owner.act(Intent::Answer(true));
        assert_eq!(owner.moves(), left);
    }
    assert_eq!(owner.table.may_take_back(), None);
}

#[test]
fn against_the_robot_one_takes_back_to_ones_own_turn() {
    let mut config = robot(Color::Black);
    config.rules.take_back = true;
    let mut owner = Owner::begin(config);
    owner.play("e4");
    assert_eq!(owner.table.may_take_back(), Some(1), "while it thinks");
    owner.robot_plays("e5", 0);
    assert_eq!(owner.table.may_take_back(), Some(2));
    owner.act(Intent::TakeBack);
    assert_eq!(owner.moves(), 0);
    assert!(owner.engine.is_none());
}

// ---- Stepping ------------------------------------------------------------------------------------------------------

#[test]
fn nothing_can_be_moved_in_an_earlier_position() {
    let mut owner = Owner::begin(persons());
    owner.play("e4 e5");
    owner.act(Intent::Show(1));
    assert_eq!(owner.table.movable(), Movable::Nobody);
    assert_eq!(owner.table.last_move(), Some((Square::E2, Square::E4)));
    owner.act(Intent::Show(usize::MAX));
    assert_eq!(owner.table.movable(), Movable::Now(Color::White));
}

#[test]
fn castling_is_marked_where_the_king_goes() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (san, to) in [("O-O", Square::G1), ("O-O-O", Square::C1)] {
        let mut owner = Owner::begin(from_fen(persons(), fen));
        assert_eq!(owner.table.last_move(), None);
        owner.play(san);
        assert_eq!(owner.table.last_move(), Some((Square::E1, to)), "{san}");
    }
}

#[test]
fn a_move_brings_the_board_back_to_the_game() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    owner.act(Intent::Show(0));
    owner.robot_plays("e5", 0);
    assert_eq!(owner.table.shown(), 2);
}

#[test]
fn the_board_is_turned_and_told() {
    let mut owner = Owner::begin(persons());
    let effects = owner.act(Intent::Flip);
    assert_eq!(
        effects,
        [Effect::Announce(Announcement::Flipped(Color::Black))]
    );
    assert_eq!(owner.table.bottom(), Color::Black);
}

#[test]
fn an_illegal_move_by_hand_is_refused_with_its_reason() {
    let mut owner = Owner::begin(persons());
    let effects = owner.act(Intent::Move(Move::new(Square::E2, Square::E5, None)));
    assert!(matches!(refused(&effects), Some(Refusal::IllegalMove(..))));
    assert_eq!(effects.len(), 1);
}
