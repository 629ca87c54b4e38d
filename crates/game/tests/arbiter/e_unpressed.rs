//! E1 and D4: a side has the move once the opponent's is made; the press completes it (FIDE 1.3, 6.2.1, 6.2.2).

use crate::table::{MINUTE, SECOND, START, Table, Terms, by, control, m, minutes, sq};
use chess::Color::{Black, White};
use game::{Correction, Event, Irregularity, Reason, Refusal, RuleSet, TimeControl};

/// White has made a move and not pressed, after a second; the clock gives five for a move.
fn unpressed() -> Table {
    let time = TimeControl::sudden_death(30 * MINUTE, 5 * SECOND);
    let terms = by(RuleSet::casual()).time(time).press().touch();
    let mut table = terms.allow_illegal_moves().begin();
    table.wait(SECOND).san("e4");
    table
}

const LEFT: u64 = 30 * MINUTE;

#[test]
fn e1_the_opponent_moves_before_the_press() {
    let mut table = unpressed();
    assert_eq!((table.game.mover(), table.game.to_act()), (Black, White));
    table.ok(Event::Touch(sq("e7")));
    assert_eq!(table.no(Event::Move(m("d7d5"))), Refusal::Touched(sq("e7")));
    table.wait(SECOND).san("e5");
    // White's clock has run all along, and is White's to press: until then Black has none to press.
    assert_eq!((table.game.mover(), table.game.to_act()), (White, White));
    assert_eq!(table.running(), Some(White));
    assert_eq!(table.left(), [LEFT - 2 * SECOND, LEFT]);
    assert_eq!(table.no(Event::Press(Black)), Refusal::NotYourTurn(Black));
    table.wait(SECOND).ok(Event::Press(White));
    assert_eq!(table.running(), Some(Black));
    assert_eq!(table.left(), [LEFT + 2 * SECOND, LEFT]);
    let lefts =
        |table: &Table| -> Vec<_> { table.game.plies().iter().map(|ply| ply.left).collect() };
    assert_eq!(lefts(&table)[0], Some(LEFT + 2 * SECOND));
    assert!(table.game.must_press());
    table.wait(SECOND).ok(Event::Press(Black));
    assert_eq!(table.running(), Some(White));
    assert_eq!(table.left(), [LEFT + 2 * SECOND, LEFT + 4 * SECOND]);
    assert_eq!(lefts(&table)[1], Some(LEFT + 4 * SECOND));
    assert!(!table.game.must_press());
}

#[test]
fn e1_who_moves_again_without_a_press_has_completed_both() {
    for event in [Event::Move(m("g1f3")), Event::Displace(m("g1g3"))] {
        let mut table = unpressed();
        table.wait(SECOND).san("e5");
        table.wait(SECOND).ok(event.clone());
        // Both moves earned what a move earns, and White's clock goes on.
        assert_eq!(
            table.left(),
            [LEFT + 2 * SECOND, LEFT + 5 * SECOND],
            "{event:?}"
        );
        assert_eq!(table.running(), Some(White), "{event:?}");
        assert_eq!(table.no(Event::Press(Black)), Refusal::NotYourTurn(Black));
        table.wait(SECOND).ok(Event::Press(White));
        let next = table.running();
        let illegal = table.game.illegal_moves(White);
        match event {
            Event::Move(_) => assert_eq!((next, illegal), (Some(Black), 0)),
            _ => assert_eq!((next, illegal), (Some(White), 1)),
        }
    }
}

#[test]
fn e1_a_pawn_let_go_on_its_last_rank_has_completed_both() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    let mut table = by(RuleSet::fide_2023())
        .fen(fen)
        .time(minutes(30))
        .press()
        .begin();
    table.wait(SECOND).san("Ka2");
    table.san("Kg7");
    assert!(table.game.must_press());
    table.ok(Event::Release(m("a7a8q")));
    assert!(!table.game.must_press());
    assert_eq!(table.running(), Some(White));
    table.ok(Event::Move(m("a7a8r")));
    table.ok(Event::Press(White));
    assert_eq!(table.running(), Some(Black));
}

#[test]
fn e1_an_illegal_reply_waits_for_both_presses() {
    let mut table = unpressed();
    table.ok(Event::Displace(m("e7e4")));
    table.ok(Event::Press(White));
    assert_eq!(table.game.illegal_moves(Black), 0);
    table.ok(Event::Press(Black));
    assert_eq!(table.game.illegal_moves(Black), 1);
    assert_eq!(table.running(), Some(Black));
    assert_eq!(table.allowed(), "e7e5 e7e6");
}

#[test]
fn e1_the_flag_of_the_running_clock_falls() {
    for reply in [false, true] {
        let mut table = unpressed();
        if reply {
            table.san("e5");
        }
        table.wait(LEFT);
        assert_eq!(table.no(Event::Move(m("d2d4"))), Refusal::FlagFallen(White));
        assert_eq!(table.no(Event::Flag(Black)), Refusal::TimeLeft(Black));
        table.ok(Event::Flag(White));
        assert_eq!(table.over(), (Some(Black), Reason::Flag));
    }
    // A mate on the board needs no press, neither of its own move nor of the one before.
    let mut table = by(RuleSet::fide_2023()).time(minutes(5)).press().begin();
    table.play("f3 e5").wait(SECOND).san("g4");
    table.san("Qh4");
    assert_eq!(table.over(), (Some(Black), Reason::Checkmate));
}

#[test]
fn d4_each_press_counts_its_own_move() {
    let mut table = by(RuleSet::fide_2023())
        .time(control(1, 60))
        .press()
        .begin();
    table.wait(MINUTE).san("e4");
    table.san("e5");
    assert_eq!(table.left(), [59 * MINUTE, 60 * MINUTE]);
    table.ok(Event::Press(White));
    assert_eq!(table.left(), [119 * MINUTE, 60 * MINUTE]);
    table.ok(Event::Press(Black));
    assert_eq!(table.left(), [119 * MINUTE, 120 * MINUTE]);
}

#[test]
fn e1_sealing_waits_for_the_press() {
    let mut table = unpressed();
    assert_eq!(
        table.no(Event::Seal(String::new())),
        Refusal::NotPressed(White)
    );
    table.san("e5");
    assert_eq!(
        table.no(Event::Seal(String::new())),
        Refusal::NotPressed(White)
    );
}

#[test]
fn d6_moves_not_yet_pressed_are_taken_back() {
    let mut table = unpressed();
    let one = table.clone();
    table.wait(SECOND).ok(Event::Touch(sq("e7")));
    table.san("e5");
    // The reply alone: White's move still waits for its press.
    let mut back = table.clone();
    back.ok(Event::TakeBack(1));
    assert!(back.game.must_press());
    assert_eq!(back.game.to_act(), White);
    assert_eq!(back.game.plies(), one.game.plies());
    assert!(back.game.touched().is_empty());
    // What Black touched before White's press binds nobody once Black's move is taken back.
    let mut touched = one.clone();
    touched.ok(Event::Touch(sq("e7")));
    touched.ok(Event::Press(White));
    touched.play("e5").ok(Event::TakeBack(1));
    assert!(touched.game.touched().is_empty());
    // Both, and both once White's is pressed.
    for press in [false, true] {
        let mut back = table.clone();
        if press {
            back.wait(SECOND).ok(Event::Press(White));
        }
        let mut first = back.clone();
        back.ok(Event::TakeBack(2));
        assert_eq!(back.game.position().to_fen(), START);
        assert!(!back.game.must_press());
        assert_eq!(back.left(), [LEFT; 2]);
        if press {
            // White's move has been completed, and what Black had in hand is no part of it.
            first.ok(Event::TakeBack(1));
            assert!(!first.game.must_press());
            assert_eq!(first.running(), Some(Black));
            assert_eq!(first.left(), [LEFT + 2 * SECOND, LEFT]);
            assert!(first.game.touched().is_empty());
        }
    }
    table.ok(Event::Press(White));
    table.ok(Event::Correction(
        Irregularity::Displaced,
        Correction::Back(2),
    ));
    assert!(table.game.must_press(), "Black still has to press");
    table.ok(Event::Resume);
    assert_eq!(table.running(), Some(Black));
}
