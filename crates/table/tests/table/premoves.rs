//! Premoves and moves that wait for confirmation.

use crate::owner::{Owner, announces, from_fen, robot, strict, tells};
use chess::{Color, Piece, Role, Square};
use game::{Event, Moved, Strictness};
use table::{Announcement, Effect, Intent, Movable, Preferences, Premove};

/// Black must take the rook on g8.
const FORCED: &str = "6Rk/8/8/8/8/3B4/P7/K7 b - - 0 1";

fn forced() -> Owner {
    Owner::begin(from_fen(robot(Color::Black), FORCED))
}

#[test]
fn a_queue_is_shown_and_played() {
    let fen = "k7/p7/8/8/8/8/4P3/R3K2R b KQ - 0 1";
    let mut owner = Owner::begin(from_fen(robot(Color::Black), fen));
    owner.drop(Square::E2, Square::E4);
    owner.drop(Square::E1, Square::G1);
    assert_eq!(owner.table.premoves().len(), 2);
    assert_eq!(owner.moves(), 0);
    owner.robot_plays("a6", 0);
    assert_eq!(owner.moves(), 2);
    assert_eq!(owner.table.premoves().len(), 1, "the rest still waits");
    owner.robot_plays("Ka7", 0);
    assert_eq!(owner.moves(), 4);
    assert!(owner.table.game().position().piece_at(Square::F1).is_some());
    assert!(owner.table.premoves().is_empty());
}

#[test]
fn a_premove_is_told() {
    let mut owner = forced();
    let premove = Premove {
        piece: Piece {
            color: Color::White,
            role: Role::Pawn,
        },
        from: Square::A2,
        to: Square::A4,
        promotion: None,
    };
    let effects = owner.drop(Square::A2, Square::A4);
    assert_eq!(
        effects,
        [Effect::Announce(Announcement::PremoveQueued(premove))]
    );
}

#[test]
fn a_promotion_ahead_of_the_turn() {
    let mut owner = Owner::begin(from_fen(
        robot(Color::Black),
        "7k/P7/8/8/8/8/8/K7 b - - 0 1",
    ));
    owner.drop_as(Square::A7, Square::A8, Role::Knight);
    owner.robot_plays("Kg8", 0);
    let knight = owner.table.game().position().piece_at(Square::A8);
    assert_eq!(knight.map(|piece| piece.role), Some(Role::Knight));
}

#[test]
fn an_impossible_move_takes_the_others_with_it() {
    let mut owner = forced();
    owner.drop(Square::G8, Square::G1);
    owner.drop(Square::A2, Square::A4);
    owner.robot_plays("Kxg8", 0);
    assert_eq!(owner.moves(), 1);
    assert!(owner.table.premoves().is_empty());
    assert!(announces(&owner.effects, &Announcement::PremovesCancelled));
}

#[test]
fn a_premove_of_a_piece_that_another_stands_in_for_is_not_played() {
    // Sent onto its rook the king is to castle; when the rook is taken there, that means to take back.
    let fen = "3k4/7p/b7/8/8/8/P7/4KR2 b - - 0 1";
    let mut owner = Owner::begin(from_fen(robot(Color::Black), fen));
    owner.drop(Square::E1, Square::F1);
    assert_eq!(owner.table.board().role_at(Square::F1), Some(Role::Rook));
    owner.drop(Square::F1, Square::E1);
    owner.robot_plays("Bxf1", 0);
    assert_eq!(owner.moves(), 2);
    owner.robot_plays("Kd7", 0);
    assert_eq!(owner.moves(), 3, "it was the rook that was sent to e1");
    assert!(announces(&owner.effects, &Announcement::PremovesCancelled));
}

#[test]
fn moves_ahead_are_taken_back() {
    let mut owner = forced();
    owner.drop(Square::A2, Square::A4);
    owner.drop(Square::D3, Square::C2);
    let effects = owner.act(Intent::CancelPremoves);
    assert!(announces(&effects, &Announcement::PremovesCancelled));
    assert!(owner.act(Intent::CancelPremoves).is_empty(), "none is left");
    owner.robot_plays("Kxg8", 0);
    assert_eq!(owner.moves(), 1);
}

#[test]
fn no_moves_ahead_where_they_are_switched_off() {
    let mut owner = forced();
    owner.act(Intent::Prefer(Preferences {
        premoves: false,
        ..Preferences::default()
    }));
    assert_eq!(owner.table.movable(), Movable::Nobody);
    assert!(owner.drop(Square::A2, Square::A4).is_empty());
    owner.act(Intent::Prefer(Preferences::default()));
    owner.drop(Square::A2, Square::A4);
    assert_eq!(owner.table.premoves().len(), 1);
}

#[test]
fn no_moves_ahead_in_competition() {
    let competition = Strictness {
        competition: true,
        ..Strictness::default()
    };
    let mut owner = Owner::begin(strict(from_fen(robot(Color::Black), FORCED), competition));
    owner.drop(Square::A2, Square::A4);
    assert!(owner.table.premoves().is_empty());
}

#[test]
fn no_moves_ahead_between_persons() {
    let mut owner = Owner::begin(crate::owner::persons());
    owner.drop(Square::E7, Square::E5);
    assert!(owner.table.premoves().is_empty());
}

#[test]
fn no_moves_ahead_while_an_earlier_position_is_shown() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    owner.act(Intent::Show(0));
    owner.drop(Square::D2, Square::D4);
    assert!(owner.table.premoves().is_empty());
}

#[test]
fn both_moves_are_saved_and_told_when_a_premove_follows() {
    let mut owner = forced();
    owner.drop(Square::A2, Square::A4);
    owner.engine_answers("Kxg8", 0);
    let effects = owner.ring(table::Alarm::RobotMove);
    let moves = effects
        .iter()
        .filter(|it| matches!(it, Effect::Announce(Announcement::Event(Event::Move(_), _))));
    assert_eq!(moves.count(), 2);
    let saved = owner.saved.as_deref().expect("saved");
    assert_eq!(game::from_json(saved).expect("a game").plies().len(), 2);
}

#[test]
fn the_end_of_the_game_cancels_moves_ahead() {
    let mut owner = forced();
    owner.drop(Square::A2, Square::A4);
    owner.event(Event::Resign(Color::White));
    assert!(owner.table.premoves().is_empty());
}

#[test]
fn a_takeback_cancels_moves_ahead() {
    let mut config = robot(Color::Black);
    config.rules.take_back = true;
    let mut owner = Owner::begin(config);
    owner.play("e4");
    owner.drop(Square::D2, Square::D4);
    owner.act(Intent::TakeBack);
    assert_eq!(owner.moves(), 0);
    assert!(owner.table.premoves().is_empty());
}

// ---- Confirmation --------------------------------------------------------------------------------------------------

fn confirming() -> Owner {
    let mut owner = Owner::begin(crate::owner::persons());
    owner.act(Intent::Prefer(Preferences {
        confirm: true,
        ..Preferences::default()
    }));
    owner
}

#[test]
fn a_move_waits_to_be_confirmed() {
    let mut owner = confirming();
    let e4 = owner.mv("e4");
    let moved = Moved::of(owner.table.game().position(), e4).expect("legal");
    let effects = owner.act(Intent::Move(e4));
    assert_eq!(
        effects,
        [Effect::Announce(Announcement::Confirm(moved))],
        "not played"
    );
    assert_eq!(owner.table.pending(), Some(e4));
    assert_eq!(owner.table.movable(), Movable::Nobody);
    let effects = owner.act(Intent::Confirm(true));
    assert!(tells(&effects, &Event::Move(e4)));
    assert_eq!(owner.table.pending(), None);
}

#[test]
fn a_waiting_move_can_be_taken_back() {
    let mut owner = confirming();
    owner.play("e4");
    let effects = owner.act(Intent::Confirm(false));
    assert!(announces(&effects, &Announcement::NotConfirmed));
    assert_eq!(owner.moves(), 0);
    assert_eq!(owner.table.movable(), Movable::Now(Color::White));
}

#[test]
fn an_answer_without_a_waiting_move_does_nothing() {
    let mut owner = confirming();
    assert!(owner.act(Intent::Confirm(true)).is_empty());
}

#[test]
fn a_waiting_move_is_forgotten_when_the_clocks_are_stopped() {
    let mut owner = confirming();
    owner.play("e4");
    owner.event(Event::Pause);
    assert_eq!(owner.table.pending(), None);
}

#[test]
fn a_move_ahead_is_not_asked_about() {
    let mut owner = forced();
    owner.act(Intent::Prefer(Preferences {
        confirm: true,
        ..Preferences::default()
    }));
    owner.drop(Square::A2, Square::A4);
    owner.robot_plays("Kxg8", 0);
    assert_eq!(owner.moves(), 2);
}
