//! D6: stopped, set and restored clocks. Stages and bonuses have their tests in `clock.rs`, both flags in `c_flags.rs`.

use crate::table::{MINUTE, SECOND, Table, Terms, by, m, minutes};
use chess::Color::{Black, White};
use game::{
    Claim, Correction, Event, Irregularity, Penalty, Phase, Points, Reason, Refusal, RuleSet,
    TimeControl,
};

#[test]
fn d6_clocks_are_set_only_while_they_stand() {
    let mut table = by(RuleSet::fide_2023()).time(minutes(60)).begin();
    let set = Event::SetClock(Black, 20 * MINUTE);
    assert_eq!(table.no(set.clone()), Refusal::NotPaused);
    table.wait(MINUTE).ok(Event::Pause);
    table.wait(MINUTE).ok(set.clone());
    assert_eq!(table.left(), [59 * MINUTE, 20 * MINUTE]);
    let year = TimeControl::LONGEST;
    assert_eq!(
        table.no(Event::SetClock(White, year + 1)),
        Refusal::TooMuchTime(year + 1)
    );
    let entry = table.game.ledger().last().expect("written down");
    assert_eq!((entry.event, entry.left), (&set, Some(table.left())));
    table.ok(Event::Resume);
    assert_eq!(table.running(), Some(White));
    let mut untimed = by(RuleSet::fide_2023()).begin();
    untimed.ok(Event::Pause);
    assert_eq!(untimed.no(set), Refusal::Untimed);
}

#[test]
fn d6_stopping_the_clocks_on_ones_own() {
    // Resignation by the Chess Code, else a pause.
    for rules in RuleSet::editions() {
        let resigns = rules.id == "code-1988";
        for side in [White, Black] {
            let mut table = by(rules.clone()).time(minutes(60)).begin();
            table.ok(Event::StopClocks(side));
            if resigns {
                assert_eq!(table.over(), (Some(!side), Reason::StoppedClocks));
            } else {
                assert_eq!(table.game.phase(), Phase::Paused);
                assert_eq!(table.no(Event::Move(m("e2e4"))), Refusal::Paused);
            }
        }
    }
}

#[test]
fn d6_penalties() {
    let mut table = by(RuleSet::fide_2023()).time(minutes(60)).begin();
    table.ok(Event::Penalize(White, Penalty::Warning));
    table.ok(Event::Penalize(White, Penalty::OpponentGains(MINUTE)));
    table.ok(Event::Penalize(Black, Penalty::Loses(3 * MINUTE)));
    assert_eq!(table.left(), [60 * MINUTE, 58 * MINUTE]);
    let year = TimeControl::LONGEST;
    let too_much = Event::Penalize(Black, Penalty::Loses(year + 1));
    assert_eq!(table.no(too_much), Refusal::TooMuchTime(year + 1));
    table.ok(Event::Penalize(White, Penalty::Forfeit));
    assert_eq!(table.over(), (Some(Black), Reason::Forfeit));
    let mut untimed = by(RuleSet::fide_2023()).begin();
    let loses = Event::Penalize(White, Penalty::Loses(1));
    assert_eq!(untimed.no(loses), Refusal::Untimed);
    untimed.ok(Event::Penalize(White, Penalty::Warning));
}

#[test]
fn d6_a_forfeit_loses_whatever_the_opponent_has_left() {
    // FIDE 12.9.6: the offender's score is nothing; the opponent's alone is open.
    let bare = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let mut table = by(RuleSet::fide_2023()).fen(bare).begin();
    let mut half = table.clone();
    table.ok(Event::Penalize(White, Penalty::Forfeit));
    assert_eq!(table.over(), (Some(Black), Reason::Forfeit));
    half.ok(Event::Declare(Points::Half(Black)));
    let points = half.game.outcome().expect("declared").points;
    assert_eq!([White, Black].map(|side| points.half_points(side)), [0, 1]);
}

#[test]
fn d6_a_wrong_clock_is_put_right_before_its_flag_decides() {
    // FIDE 6.10.2.
    let wrong = Event::Correction(Irregularity::WrongClock, Correction::Note);
    for flags in [false, true] {
        let mut terms = by(RuleSet::fide_2023()).time(minutes(60));
        terms.strictness.flag_by_claim = flags;
        let mut table = terms.begin();
        table.play("e4 e5").wait(60 * MINUTE);
        table.ok(wrong.clone());
        if flags {
            table.ok(Event::Pause);
        }
        assert_eq!(table.game.phase(), Phase::Paused);
        table.wait(MINUTE).ok(Event::SetClock(White, 30 * MINUTE));
        table.ok(Event::Resume);
        assert_eq!(table.running(), Some(White));
        table.play("Nf3");
        assert_eq!(table.left()[0], 30 * MINUTE - SECOND);
        // A clock that was not set keeps its fallen flag.
        let mut left = table.clone();
        left.wait(60 * MINUTE).ok(wrong.clone());
        if flags {
            continue;
        }
        left.ok(Event::Resume);
        assert_eq!(left.no(Event::Move(m("b8c6"))), Refusal::FlagFallen(Black));
    }
    // In time it is noted, and the clocks run on.
    let mut table = by(RuleSet::fide_2023()).time(minutes(60)).begin();
    table.ok(wrong);
    assert_eq!(table.running(), Some(White));
}

#[test]
fn d3_classes_by_edition() {
    use game::Class::{Blitz, Rapid, Standard};
    // Main time and sixty increments: ten minutes are blitz today, anything below a quarter of an hour was in 2009.
    for (main, increment, today, then) in [
        (5, 0, Blitz, Blitz),
        (3, 2, Blitz, Blitz),
        (10, 0, Blitz, Blitz),
        (10, 1, Rapid, Blitz),
        (14, 1, Rapid, Rapid),
        (15, 10, Rapid, Rapid),
        (59, 1, Standard, Standard),
        (60, 0, Standard, Standard),
    ] {
        let time = TimeControl::sudden_death(main * MINUTE, increment * SECOND);
        for rules in RuleSet::editions() {
            let class = if rules.id == "fide-2009" { then } else { today };
            assert_eq!(
                rules.class(&time),
                class,
                "{main}+{increment} by {}",
                rules.id
            );
        }
    }
}

#[test]
fn d6_no_time_is_too_long() {
    // A saved game may name any times.
    for rules in RuleSet::editions() {
        let mut table = by(rules).time(minutes(60)).flags().begin();
        table.play("e4 e5").wait(u64::MAX);
        let mend = |what, how| Event::Correction(what, how);
        table.ok(mend(Irregularity::ColoursReversed, Correction::Note));
        let _ = table.event(mend(Irregularity::ColoursReversed, Correction::Restart));
        table.ok(mend(
            Irregularity::Impossible,
            Correction::BackInProportion(table.game.plies().len() as u32),
        ));
        table.ok(Event::Resume);
        table.ok(Event::Penalize(White, Penalty::Loses(TimeControl::LONGEST)));
        table.ok(Event::ClaimFlag(Black));
    }
}

/// State of a game as a player sees it, its list of events apart.
fn seen(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
    let game = &table.game;
    (
        (
            game.plies().to_vec(),
            game.phase(),
            table.left(),
            table.running(),
        ),
        (
            game.offer(),
            [White, Black].map(|side| game.may_offer(side)),
        ),
        (
            game.allowed_moves(),
            game.touched().to_vec(),
            game.announced(),
        ),
        (
            game.must_press(),
            game.displaced(),
            game.to_act(),
            game.claimable(),
        ),
    )
}

#[test]
fn d6_take_back_restores_exactly() {
    let time = TimeControl::sudden_death(10 * MINUTE, 5 * SECOND);
    for press in [false, true] {
        let mut terms = by(RuleSet::casual())
            .time(time.clone())
            .touch()
            .allow_illegal_moves();
        terms.strictness.manual_press = press;
        // As if the moves had never been made: after each of them, all that can be done before the next.
        let mut table = terms.begin();
        let mut moments = vec![table.clone()];
        for mv in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
            let side = table.game.turn();
            table.wait(SECOND);
            if table.game.may_offer(side) {
                table.ok(Event::OfferDraw(side));
            }
            table
                .wait(SECOND)
                .ok(Event::ClaimDraw(side, Claim::Repetition));
            let from = table.game.position().parse_san(mv).expect("legal").from();
            table.ok(Event::Displace(chess::Move::new(
                from,
                m("a1a1").to(),
                None,
            )));
            table.ok(Event::Touch(from));
            table.play(mv);
            moments.push(table.clone());
        }
        let illegal = table.game.illegal_moves(White);
        for (plies, moment) in moments.iter().rev().enumerate() {
            if plies == 0 {
                assert_eq!(table.no(Event::TakeBack(0)), Refusal::NoSuchPly(0));
                continue;
            }
            let mut table = table.clone();
            table.wait(MINUTE).ok(Event::TakeBack(plies as u32));
            assert_eq!(seen(&table), seen(moment), "{plies} taken back");
            assert_eq!(
                table.game.illegal_moves(White),
                illegal,
                "faults are not forgotten"
            );
        }
        assert_eq!(table.no(Event::TakeBack(6)), Refusal::NoSuchPly(6));
        // While the clocks stand they go on standing.
        table.ok(Event::Pause);
        table.ok(Event::TakeBack(1));
        assert_eq!(table.running(), None);
    }
}

#[test]
fn d6_a_move_not_yet_pressed_is_taken_back() {
    let terms = by(RuleSet::casual()).time(minutes(10)).press();
    let mut table = terms.begin();
    table.play("e4");
    let moment = table.clone();
    table.wait(SECOND).san("e5");
    table.ok(Event::TakeBack(1));
    assert_eq!(seen(&table), seen(&moment));
    assert_eq!(table.running(), Some(Black));
}
