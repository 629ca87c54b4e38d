//! C6: draws by agreement; C7: resignation and results.

use crate::table::{MINUTE, START, Terms, by, m, minutes, sq};
use chess::Color::{Black, White};
use game::{Claim, Event, Points, Reason, Refusal, RuleSet};

#[test]
fn c6_timing() {
    // After one's own move and before the press; at any other time an offer counts too (FIDE 9.1.2.1).
    let mut table = by(RuleSet::fide_2023()).time(minutes(30)).press().begin();
    assert!(!table.game.offer_is_timely(White), "no move made");
    assert!(!table.game.offer_is_timely(Black));
    table.play("e4 e5").san("Nf3");
    assert!(table.game.offer_is_timely(White));
    assert!(!table.game.offer_is_timely(Black));
    let mut at_once = table.clone();
    at_once.ok(Event::OfferDraw(White));
    at_once.ok(Event::Press(White));
    assert_eq!(at_once.game.offer(), Some(White), "the press leaves it");
    table.ok(Event::Press(White));
    assert!(!table.game.offer_is_timely(White), "the opponent thinks");
    table.ok(Event::OfferDraw(White));
    table.ok(Event::AcceptDraw(Black));
    assert_eq!(table.over(), (None, Reason::Agreement));
    // Where the program presses there is no such moment: right after the move is right.
    let mut pressed = by(RuleSet::fide_2023()).time(minutes(30)).begin();
    pressed.san("e4");
    assert!(pressed.game.offer_is_timely(White));
    assert!(!pressed.game.offer_is_timely(Black));
}

#[test]
fn c6_the_record_says_with_which_move_a_draw_was_offered() {
    let mut rules = RuleSet::casual();
    rules.moves_before_agreement = 0;
    let mut table = by(rules).time(minutes(30)).press().begin();
    table.san("e4");
    table.ok(Event::OfferDraw(White));
    table.ok(Event::Press(White));
    table.san("e5");
    table.ok(Event::Press(Black));
    // On the opponent's time, and on one's own before moving.
    table.ok(Event::OfferDraw(Black));
    table.san("Nf3");
    table.ok(Event::Press(White));
    table.san("Nc6");
    table.ok(Event::Press(Black));
    table.ok(Event::OfferDraw(White));
    table.san("Bb5");
    let offered = |game: &game::Game| [0, 1, 2, 3, 4, 5].map(|ply| game.offered_with(ply));
    let told = [true, true, false, false, true, false];
    assert_eq!(offered(&table.game), told);
    table.ok(Event::Press(White));
    assert_eq!(offered(&table.game), told);
    // An offer is taken back with its move.
    table.ok(Event::TakeBack(1));
    assert!(!table.game.offered_with(4));
    table.san("Bb5");
    table.ok(Event::Press(White));
    table.ok(Event::TakeBack(4));
    table.san("a6");
    assert_eq!(
        offered(&table.game),
        [true, false, false, false, false, false]
    );
}

#[test]
fn c6_an_offer_without_a_move_can_wait_for_it() {
    let mut table = by(RuleSet::code_1988()).begin();
    table.ok(Event::OfferDraw(White));
    table.san("e4");
    assert_eq!(table.game.offer(), Some(White));
    table.ok(Event::AcceptDraw(Black));
    assert_eq!(table.over(), (None, Reason::Agreement));
}

#[test]
fn c6_it_stands_until_it_is_answered() {
    let offered = || {
        let mut table = by(RuleSet::fide_2023()).touch().time(minutes(30)).begin();
        table.play("d4 d5 e4");
        table.ok(Event::OfferDraw(White));
        table
    };
    // It cannot be withdrawn, nor taken up by who made it.
    let mut own = offered();
    assert_eq!(own.no(Event::DeclineDraw(White)), Refusal::NoOffer);
    assert_eq!(own.no(Event::AcceptDraw(White)), Refusal::NoOffer);
    // What is no answer leaves it.
    for event in [
        Event::Adjust,
        Event::Pause,
        Event::Leave,
        Event::OfferDraw(Black),
    ] {
        let mut table = offered();
        let _ = table.event(event.clone());
        assert_eq!(table.game.offer(), Some(White), "{event:?}");
        table.ok(Event::AcceptDraw(Black));
        assert_eq!(table.over(), (None, Reason::Agreement), "{event:?}");
    }
    // A word, a touch and a move decline; so does what ends the game otherwise.
    for event in [
        Event::DeclineDraw(Black),
        Event::Touch(sq("e7")),
        Event::Move(m("e7e5")),
        Event::Resign(Black),
    ] {
        let mut table = offered();
        table.ok(event.clone());
        assert_eq!(table.game.offer(), None, "{event:?}");
        assert!(table.event(Event::AcceptDraw(Black)).is_err(), "{event:?}");
    }
    // A piece moved against the laws, or let go on its last rank, was touched.
    let fen = "7k/8/8/8/8/8/p7/7K w - - 0 1";
    let mut terms = by(RuleSet::fide_2009())
        .fen(fen)
        .allow_illegal_moves()
        .begin();
    terms.ok(Event::OfferDraw(White));
    terms.san("Kg1");
    for event in [Event::Release(m("a2a1q")), Event::Displace(m("a2b1q"))] {
        let mut table = terms.clone();
        table.ok(event.clone());
        assert_eq!(table.game.offer(), None, "{event:?}");
    }
}

#[test]
fn c6_no_repeats_before_the_opponent_has_used_his() {
    // By the Chess Code; elsewhere a move of one's own is enough.
    let strict = [false, false, false, true, false];
    for (rules, strict) in RuleSet::editions().into_iter().zip(strict) {
        let name = rules.id.clone();
        let mut table = by(rules).begin();
        table.play("d4 d5 e4");
        table.ok(Event::OfferDraw(White));
        assert_eq!(table.no(Event::OfferDraw(White)), Refusal::OfferedAlready);
        table.ok(Event::DeclineDraw(Black));
        assert_eq!(table.no(Event::OfferDraw(White)), Refusal::OfferedAlready);
        table.play("e5 Nf3");
        assert_eq!(table.game.may_offer(White), !strict, "{name}");
        assert_eq!(
            table.event(Event::OfferDraw(White)).is_err(),
            strict,
            "{name}"
        );
        if strict {
            table.ok(Event::OfferDraw(Black));
            table.ok(Event::DeclineDraw(White));
            table.ok(Event::OfferDraw(White));
            assert_eq!(table.no(Event::OfferDraw(Black)), Refusal::OfferedAlready);
        }
    }
}

#[test]
fn c6_agreement_may_be_barred_before_a_move() {
    let mut rules = RuleSet::fide_2023();
    rules.moves_before_agreement = 2;
    let mut table = by(rules).begin();
    assert!(!table.game.may_offer(White));
    assert_eq!(table.no(Event::OfferDraw(White)), Refusal::TooEarly(3));
    // A claim counts as an offer, but no offer can be accepted yet.
    table.ok(Event::ClaimDrawWith(White, Claim::Repetition, m("e2e4")));
    table.play("e4");
    assert_eq!(table.game.offer(), Some(White));
    assert_eq!(table.no(Event::AcceptDraw(Black)), Refusal::TooEarly(3));
    table.play("e5 Nf3 Nc6");
    table.ok(Event::OfferDraw(Black));
    table.ok(Event::AcceptDraw(White));
    assert_eq!(table.over(), (None, Reason::Agreement));
}

#[test]
fn c6_no_agreement_before_both_have_moved() {
    // FIDE 5.2.3; counted in moves made, not by the number that the position bears.
    let later = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 40";
    for (rules, barred) in RuleSet::editions()
        .into_iter()
        .zip([true, false, false, false, true])
    {
        for (fen, moves) in [(START, "e4 e5"), (later, "Ke2 Kd7")] {
            let mut table = by(rules.clone()).fen(fen).begin();
            let number = table.game.position().fullmove_number() + 1;
            for mv in moves.split(' ') {
                let offered = table.clone().event(Event::OfferDraw(White));
                assert_eq!(offered == Err(Refusal::TooEarly(number)), barred);
                assert_eq!(offered.is_ok(), !barred, "{} {mv}", rules.id);
                table.play(mv);
            }
            table.ok(Event::OfferDraw(White));
            table.ok(Event::AcceptDraw(Black));
            assert_eq!(table.over(), (None, Reason::Agreement), "{}", rules.id);
        }
    }
}

#[test]
fn c7_resigning_against_who_could_never_mate_is_a_draw() {
    // FIDE 5.1.2, since 2023.
    let bare = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    let draws = [true, false, false, false, true];
    for (rules, draws) in RuleSet::editions().into_iter().zip(draws) {
        let mut table = by(rules.clone()).fen(bare).begin();
        let mut other = table.clone();
        table.ok(Event::Resign(White));
        let drawn = (None, Reason::ResignationCannotMate);
        let lost = (Some(Black), Reason::Resignation);
        let result = if draws { drawn } else { lost };
        assert_eq!(table.over(), result, "{}", rules.id);
        other.ok(Event::Resign(Black));
        assert_eq!(other.over(), (Some(White), Reason::Resignation));
    }
    // By moves, not by the pieces: the queen goes with the next move; and a lone knight may mate yet.
    for (fen, result) in [
        (
            "4k3/8/8/8/8/8/4q3/4K2R w - - 0 1",
            (None, Reason::ResignationCannotMate),
        ),
        (
            "4kn2/8/8/8/8/8/P7/4K3 w - - 0 1",
            (Some(Black), Reason::Resignation),
        ),
    ] {
        let mut table = by(RuleSet::fide_2023()).fen(fen).begin();
        table.ok(Event::Resign(White));
        assert_eq!(table.over(), result, "{fen}");
    }
}

#[test]
fn c7_either_side_may_resign_on_either_turn_and_while_the_game_stands() {
    for side in [White, Black] {
        for stopped in [false, true] {
            let mut table = by(RuleSet::fide_2023()).time(minutes(30)).press().begin();
            table.san("e4");
            if stopped {
                table.ok(Event::Pause);
            }
            table.ok(Event::Resign(side));
            assert_eq!(table.over(), (Some(!side), Reason::Resignation));
        }
    }
}

#[test]
fn c7_results() {
    for (score, pgn, [white, black]) in [
        (Points::Won(White), "1-0", [2, 0]),
        (Points::Won(Black), "0-1", [0, 2]),
        (Points::Draw, "1/2-1/2", [1, 1]),
        // Both were at fault (FIDE 11.8).
        (Points::BothLost, "0-0", [0, 0]),
        // The arbiter took a point from one of them (FIDE 12.9.5).
        (Points::Half(White), "1/2-0", [1, 0]),
        (Points::Half(Black), "0-1/2", [0, 1]),
    ] {
        let mut table = by(RuleSet::fide_2023()).begin();
        table.ok(Event::Declare(score));
        let outcome = table.game.outcome().expect("declared");
        assert_eq!(outcome.as_pgn(), pgn);
        assert_eq!(
            [score.half_points(White), score.half_points(Black)],
            [white, black]
        );
        assert_eq!(outcome.reason, Reason::Declared);
        table.over();
    }
    let mut unborn = game::Game::new(by(RuleSet::fide_2023()));
    assert_eq!(
        unborn.apply(Event::Declare(Points::Draw), game::Timestamp(0)),
        Err(Refusal::NotStarted)
    );
}

#[test]
fn c7_who_does_not_come_loses() {
    // At once; at once; after an hour; after an hour; never.
    let late = [Some(0), Some(0), Some(60), Some(60), None];
    for (rules, late) in RuleSet::editions().into_iter().zip(late) {
        let name = rules.id.clone();
        let mut table = by(rules).time(minutes(90)).begin();
        let Some(late) = late else {
            assert_eq!(
                table.wait(80 * MINUTE).no(Event::Absent(Black)),
                Refusal::NotInForce
            );
            continue;
        };
        assert_eq!(
            table.wait(late * MINUTE).no(Event::Absent(White)),
            Refusal::TimeLeft(White),
            "{name}: still in time"
        );
        table.san("e4");
        table.wait(1);
        assert_eq!(table.no(Event::Absent(White)), Refusal::TooLate, "{name}");
        table.ok(Event::Absent(Black));
        assert_eq!(table.over(), (Some(White), Reason::Absence), "{name}");
    }
}
