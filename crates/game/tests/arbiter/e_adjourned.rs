//! E6: adjournment; E7: the ledger; E5: what competition shuts off.

use crate::table::{MINUTE, SECOND, START, Table, Terms, by, m, minutes};
use chess::Color::{Black, White};
use game::{Claim, Event, Phase, Reason, Refusal, RuleSet, SealFault, from_json, to_json};

/// Black has sealed; both have thought a minute.
fn sealed(press: bool) -> Table {
    let mut terms = by(RuleSet::fide_2023()).time(minutes(60));
    terms.strictness.manual_press = press;
    let mut table = terms.begin();
    table.play("d4 d5").wait(MINUTE - 2 * SECOND).play("e4");
    table.wait(MINUTE - SECOND).ok(Event::Seal("sealed".into()));
    table
}

#[test]
fn e6_the_sealed_move_waits_with_the_clocks() {
    for press in [false, true] {
        let mut table = sealed(press);
        assert_eq!(table.game.phase(), Phase::Adjourned);
        assert_eq!(table.game.envelope(), Some("sealed"));
        assert_eq!(table.game.plies().len(), 3, "not made");
        assert_eq!(table.running(), None);
        assert_eq!(table.wait(MINUTE).left(), [59 * MINUTE; 2]);
        for event in [
            Event::Move(m("e7e5")),
            Event::Pause,
            Event::Seal(String::new()),
        ] {
            assert_eq!(table.no(event), Refusal::Paused);
        }
        assert_eq!(table.no(Event::Resume), Refusal::NotPaused);
        // It survives a closed tab.
        let text = to_json(&table.game);
        assert_eq!(from_json(&text).expect("what was written"), table.game);
        // Opened: the move is made and the opponent's clock started, whoever presses in this game.
        table.wait(MINUTE).ok(Event::Unseal(m("e7e5")));
        assert_eq!(table.game.phase(), Phase::Running);
        assert_eq!(table.game.envelope(), None);
        assert_eq!(table.left(), [59 * MINUTE; 2]);
        assert_eq!(
            table.wait(SECOND).left(),
            [59 * MINUTE - SECOND, 59 * MINUTE]
        );
        assert_eq!(table.running(), Some(White));
        table.play("Nf3");
        assert_eq!(table.no(Event::Unseal(m("b8c6"))), Refusal::NotAdjourned);
    }
}

#[test]
fn e6_pending_offer_survives() {
    // Made before the sealing or after it, by either: valid until the other has answered (FIDE guidelines I.4).
    for by in [White, Black] {
        for before in [true, false] {
            let mut table = sealed(false);
            if before {
                table = by_offer_before(by);
            } else {
                table.ok(Event::OfferDraw(by));
            }
            let mut agreed = table.clone();
            agreed.ok(Event::AcceptDraw(!by));
            assert_eq!(agreed.over(), (None, Reason::Agreement));
            table.ok(Event::Unseal(m("e7e5")));
            assert_eq!(table.game.offer(), Some(by));
            table.ok(Event::DeclineDraw(!by));
        }
    }
}

fn by_offer_before(side: chess::Color) -> Table {
    let mut table = by(RuleSet::fide_2023()).time(minutes(60)).begin();
    table.play("d4 d5 e4").ok(Event::OfferDraw(side));
    table.ok(Event::Seal("sealed".into()));
    table
}

#[test]
fn e6_before_resumption_one_may_resign() {
    for side in [White, Black] {
        let mut table = sealed(false);
        table.ok(Event::Resign(side));
        assert_eq!(table.over(), (Some(!side), Reason::Resignation));
    }
}

#[test]
fn e6_illegal_sealed_move_loses() {
    let mut table = sealed(false);
    table.ok(Event::Unseal(m("e7e4")));
    assert_eq!(table.over(), (Some(White), Reason::SealedMove));
    // And so does another than the announced one.
    let mut table = by(RuleSet::fide_2023()).time(minutes(60)).begin();
    table.ok(Event::ClaimDrawWith(White, Claim::Repetition, m("e2e4")));
    table.ok(Event::Seal(String::new()));
    table.ok(Event::Unseal(m("d2d4")));
    assert_eq!(table.over(), (Some(Black), Reason::SealedMove));
}

#[test]
fn e6_an_ambiguous_or_unreadable_sealed_move_loses() {
    for fault in [SealFault::Ambiguous, SealFault::Unreadable] {
        let mut table = sealed(false);
        let mut running = by(RuleSet::fide_2023()).begin();
        assert_eq!(running.no(Event::UnsealVoid(fault)), Refusal::NotAdjourned);
        table.ok(Event::UnsealVoid(fault));
        assert_eq!(table.over(), (Some(White), Reason::SealedMove));
    }
}

#[test]
fn e6_a_void_sealed_move_draws_against_who_could_never_mate() {
    // FIDE 6.9, guidelines I.8.
    let bare = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    for event in [
        Event::Unseal(m("a1b2")),
        Event::UnsealVoid(SealFault::Ambiguous),
        Event::UnsealVoid(SealFault::Unreadable),
    ] {
        let mut table = by(RuleSet::fide_2023()).fen(bare).begin();
        table.ok(Event::Seal("sealed".into()));
        table.ok(event);
        assert_eq!(table.over(), (None, Reason::SealedCannotMate));
    }
}

#[test]
fn e6_a_sealed_mate_is_mate() {
    let mut table = by(RuleSet::fide_2023()).time(minutes(60)).press().begin();
    table.play("f3 e5 g4").ok(Event::Seal(String::new()));
    table.ok(Event::Unseal(m("d8h4")));
    assert_eq!(table.over(), (Some(Black), Reason::Checkmate));
}

#[test]
fn e7_every_event_is_kept() {
    let mut rules = RuleSet::fide_2023();
    rules.moves_before_agreement = 0;
    let mut table = by(rules).time(minutes(60)).press().touch().begin();
    let minute = MINUTE;
    let events = [
        (Event::Leave, 1, [59, 60]),
        (Event::Return, 1, [58, 60]),
        (Event::Adjust, 0, [58, 60]),
        (Event::Touch("e2".parse().expect("a square")), 1, [57, 60]),
        (Event::Move(m("e2e4")), 1, [56, 60]),
        (Event::OfferDraw(White), 0, [56, 60]),
        (Event::Press(White), 1, [55, 60]),
        (Event::DeclineDraw(Black), 2, [55, 58]),
        (Event::Slept(5, false), 0, [55, 58]),
        (Event::ClaimDraw(Black, Claim::Repetition), 0, [57, 58]),
        (Event::Pause, 1, [57, 57]),
        (Event::SetClock(White, 30 * minute), 9, [30, 57]),
        (Event::Resume, 9, [30, 57]),
        (Event::Penalize(Black, game::Penalty::Warning), 1, [30, 56]),
        (Event::Resign(Black), 1, [30, 55]),
    ];
    for (event, wait, _) in &events {
        table.wait(wait * minute).ok(event.clone());
        // What is refused is not.
        let before = table.game.events().len();
        assert!(table.event(Event::Start).is_err());
        assert_eq!(table.game.events().len(), before);
    }
    let mut at = 0;
    assert_eq!(table.game.ledger().len(), events.len() + 1);
    for (entry, (event, wait, left)) in table.game.ledger().skip(1).zip(&events) {
        at += wait * minute;
        assert_eq!(entry.event, event);
        assert_eq!(entry.at.0, at, "{event:?}");
        assert_eq!(
            entry.left,
            Some(left.map(|left| left * minute)),
            "{event:?}"
        );
    }
    let untimed = by(RuleSet::fide_2023()).begin();
    assert!(untimed.game.ledger().all(|entry| entry.left.is_none()));
    // What is kept is the game.
    let again = from_json(&to_json(&table.game)).expect("what was written");
    assert_eq!(again, table.game);
}

#[test]
fn e5_competition_takes_nothing_back() {
    for rules in RuleSet::editions() {
        let casual = rules.take_back;
        for competition in [false, true] {
            let mut terms = by(rules.clone());
            terms.strictness.competition = competition;
            let mut table = terms.begin();
            table.play("e4");
            assert_eq!(table.game.may_take_back(), casual && !competition);
            let taken = table.event(Event::TakeBack(1));
            if casual && !competition {
                taken.expect("by agreement");
                assert_eq!(table.game.position().to_fen(), START);
            } else {
                assert_eq!(taken, Err(Refusal::NotInForce));
            }
        }
    }
}
