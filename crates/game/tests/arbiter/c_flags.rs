//! C3: what a fallen flag means; C1 and D4: what was on the board before it.

use crate::table::{MINUTE, SECOND, START, Terms, by, control, m, minutes};
use chess::Color::{Black, White};
use game::{Event, Penalty, Reason, Refusal, RuleSet, Ruling};

/// The result by each edition, as [`RuleSet::editions`] has them: FIDE 2023, FIDE 2009, USCF, Code, casual.
fn flag_falls(fen: &str, results: [(bool, Reason); 5]) {
    for (rules, (wins, reason)) in RuleSet::editions().into_iter().zip(results) {
        let name = format!("{fen} by {}", rules.id);
        let mut table = by(rules).fen(fen).time(minutes(30)).begin();
        let side = table.game.turn();
        table.wait(30 * MINUTE).ok(Event::Flag(side));
        assert_eq!(table.over(), (wins.then_some(!side), reason), "{name}");
    }
}

const LOSES: (bool, Reason) = (true, Reason::Flag);
const CANNOT: (bool, Reason) = (false, Reason::FlagCannotMate);
const MATERIAL: (bool, Reason) = (false, Reason::FlagMaterial);

#[test]
fn c3_flag_against_pieces_that_win() {
    flag_falls(START, [LOSES; 5]);
    // A pawn may become anything.
    flag_falls("4k3/7p/8/8/8/8/8/Q3K3 w - - 0 1", [LOSES; 5]);
}

#[test]
fn c3_flag_against_a_lone_king() {
    flag_falls(
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        [CANNOT, CANNOT, CANNOT, MATERIAL, CANNOT],
    );
}

#[test]
fn c3_flag_against_a_knight() {
    // No mate is possible; the Chess Code asks for a lone king.
    flag_falls(
        "4kn2/8/8/8/8/8/8/Q3K3 w - - 0 1",
        [CANNOT, CANNOT, CANNOT, LOSES, CANNOT],
    );
}

#[test]
fn c3_flag_against_knight_and_pawn() {
    // The loser's own pawn makes a mate by the knight possible: not enough by USCF 14E2.
    flag_falls(
        "4kn2/8/8/8/8/8/P7/4K3 w - - 0 1",
        [LOSES, LOSES, MATERIAL, LOSES, LOSES],
    );
}

#[test]
fn c3_flag_against_two_knights() {
    flag_falls(
        "2n1kn2/8/8/8/8/8/8/4K3 w - - 0 1",
        [LOSES, LOSES, MATERIAL, LOSES, LOSES],
    );
    // With a pawn against them they are enough (USCF 14E3).
    flag_falls("2n1kn2/8/8/8/8/8/P7/4K3 w - - 0 1", [LOSES; 5]);
}

#[test]
fn c3_uscf_14e_a_forced_win_counts() {
    // Whatever Black plays, Nb3 is mate.
    flag_falls("8/7p/8/8/3N4/8/p1K5/k7 b - - 0 1", [LOSES; 5]);
    // The longest: six moves, each of them forced, to a mate in the corner.
    flag_falls("8/8/8/8/pN6/8/8/k1K5 b - - 0 1", [LOSES; 5]);
    // The king gets out.
    flag_falls(
        "8/7p/8/8/3N4/8/p3K3/k7 b - - 0 1",
        [LOSES, LOSES, MATERIAL, LOSES, LOSES],
    );
}

#[test]
fn c3_flag_where_only_the_only_move_saves() {
    // Black's queen goes with the next move, and with it the last piece that could mate.
    flag_falls(
        "4k3/8/8/8/8/8/4q3/4K2R w - - 0 1",
        [CANNOT, CANNOT, CANNOT, LOSES, CANNOT],
    );
}

#[test]
fn c3_what_stands_on_the_board_comes_before_the_flag() {
    // White presses no more: the flag would fall a millisecond later.
    for (fen, mv, winner, reason) in [
        (
            "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 99 80",
            "Rd8",
            Some(White),
            Reason::Checkmate,
        ),
        (
            "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1",
            "Qc7",
            None,
            Reason::Stalemate,
        ),
        (
            "4k3/8/8/8/8/8/3q4/4K3 w - - 0 1",
            "Kxd2",
            None,
            Reason::DeadPosition,
        ),
    ] {
        let mut table = by(RuleSet::fide_2023())
            .fen(fen)
            .time(minutes(5))
            .press()
            .begin();
        table.wait(5 * MINUTE - 1).san(mv);
        assert_eq!(table.left(), [1, 5 * MINUTE], "{fen}");
        assert_eq!(table.game.plies()[0].left, Some(1), "{fen}");
        assert_eq!(table.wait(1).no(Event::Flag(White)), Refusal::Over, "{fen}");
        assert_eq!(table.over(), (winner, reason), "{fen}");
    }
}

#[test]
fn c3_a_flag_that_has_fallen_stops_everything_but_itself() {
    let mut table = by(RuleSet::fide_2023()).time(minutes(5)).begin();
    table.wait(5 * MINUTE);
    for event in [
        Event::Move(m("e2e4")),
        Event::Resign(Black),
        Event::OfferDraw(White),
        Event::Pause,
        Event::Flag(Black),
        Event::ClaimFlag(Black),
    ] {
        let refusal = table.no(event.clone());
        let expected = if event == Event::Flag(Black) {
            Refusal::TimeLeft(Black)
        } else {
            Refusal::FlagFallen(White)
        };
        assert_eq!(refusal, expected, "{event:?}");
    }
    table.ok(Event::Flag(White));
    assert_eq!(table.over(), (Some(Black), Reason::Flag));
}

#[test]
fn c3_a_flag_by_claim() {
    for rules in RuleSet::editions() {
        let mut table = by(rules).time(minutes(5)).flags().begin();
        assert_eq!(table.no(Event::ClaimFlag(Black)), Refusal::TimeLeft(White));
        table.wait(5 * MINUTE);
        assert_eq!(table.no(Event::Flag(White)), Refusal::ByClaimOnly);
        assert_eq!(table.no(Event::ClaimFlag(White)), Refusal::TimeLeft(Black));
        // White moves on; the claim is good as long as nobody answers it.
        table.san("e4");
        table.wait(MINUTE).ok(Event::ClaimFlag(Black));
        assert_eq!(table.over(), (Some(Black), Reason::Flag));
    }
    let mut seen = by(RuleSet::fide_2023()).time(minutes(5)).begin();
    assert_eq!(seen.no(Event::ClaimFlag(Black)), Refusal::NotInForce);
    let mut untimed = by(RuleSet::fide_2023()).flags().begin();
    assert_eq!(untimed.no(Event::ClaimFlag(Black)), Refusal::Untimed);
}

#[test]
fn c3_d7_both_flags() {
    // Drawn, or on with a new count: in a period that another follows, and in the last.
    let drawn = [
        [false, true],
        [false, true],
        [false, true],
        [false, false],
        [false, true],
    ];
    for (rules, drawn) in RuleSet::editions().into_iter().zip(drawn) {
        for (time, drawn) in [control(40, 60), minutes(60)].into_iter().zip(drawn) {
            let name = format!("{} {time:?}", rules.id);
            let mut table = by(rules.clone()).time(time).flags().begin();
            table.wait(60 * MINUTE).san("e4");
            table.wait(60 * MINUTE);
            let changes = table.ok(Event::ClaimFlag(White));
            if drawn {
                assert_eq!(table.over(), (None, Reason::BothFlags), "{name}");
            } else {
                assert_eq!(changes.ruling, Some(Ruling::NewPeriod), "{name}");
                assert_eq!(table.left(), [60 * MINUTE; 2], "{name}");
                assert_eq!(table.running(), Some(Black), "{name}");
                table.wait(SECOND).san("e5");
                assert_eq!(table.left(), [60 * MINUTE, 60 * MINUTE - SECOND], "{name}");
            }
        }
    }
}

#[test]
fn c3_late_discovery_changes_nothing() {
    let mate = "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1";
    for rules in RuleSet::editions() {
        for (events, winner, reason) in [
            (vec![Event::Move(m("d1d8"))], Some(White), Reason::Checkmate),
            (vec![Event::Resign(Black)], Some(White), Reason::Resignation),
            (
                vec![
                    Event::Move(m("d1d2")),
                    Event::Move(m("h7h6")),
                    Event::OfferDraw(White),
                    Event::AcceptDraw(Black),
                ],
                None,
                Reason::Agreement,
            ),
        ] {
            let terms = by(rules.clone()).fen(mate).time(minutes(5)).flags();
            let mut table = terms.begin();
            table.wait(6 * MINUTE);
            for event in events {
                table.ok(event);
            }
            assert_eq!(table.no(Event::ClaimFlag(Black)), Refusal::Over);
            assert_eq!(table.over(), (winner, reason));
        }
    }
}

#[test]
fn c3_a_penalty_may_be_all_there_is() {
    for side in [White, Black] {
        let terms = by(RuleSet::fide_2023()).time(minutes(5));
        let mut seen = terms.clone().begin();
        let penalty = |time| Event::Penalize(side, Penalty::Loses(time));
        seen.ok(penalty(5 * MINUTE - 1));
        assert_eq!(seen.left()[side.index()], 1);
        seen.ok(penalty(1));
        assert_eq!(seen.over(), (Some(!side), Reason::Flag));

        let mut claimed = terms.flags().begin();
        claimed.ok(penalty(5 * MINUTE));
        claimed.ok(Event::ClaimFlag(!side));
        assert_eq!(claimed.over(), (Some(!side), Reason::Flag));
    }
}
