//! C8: draws claimed in the quickplay finish.

use crate::table::{HOUR, MINUTE, SECOND, Table, Terms, by, control, m, minutes};
use chess::Color::{self, Black, White};
use game::{Event, Phase, Reason, Refusal, RuleSet, Ruling, TimeControl};

fn quickplay(time: TimeControl) -> Table {
    by(RuleSet::fide_2009()).time(time).begin()
}

#[test]
fn c8_quickplay_finish_is_claimed_under_two_minutes() {
    let claim = Event::ClaimQuickplay(White);
    let mut table = quickplay(minutes(60));
    table.wait(58 * MINUTE);
    assert!(!table.game.may_claim_quickplay(White, table.now));
    assert_eq!(table.no(claim.clone()), Refusal::TimeLeft(White));
    table.wait(1);
    assert!(table.game.may_claim_quickplay(White, table.now));
    assert_eq!(
        table.no(Event::ClaimQuickplay(Black)),
        Refusal::TimeLeft(Black)
    );
    table.ok(claim.clone());
    assert_eq!(table.game.phase(), Phase::Claimed(White));
    // The game is frozen, but may be agreed drawn: the claim is an offer (FIDE 2009, 9.1b).
    let frozen = table.left();
    assert_eq!(table.wait(MINUTE).left(), frozen);
    assert_eq!(table.running(), None);
    for event in [Event::Move(m("e2e4")), Event::Pause, claim.clone()] {
        assert_eq!(table.no(event), Refusal::ToBeDecided);
    }
    assert_eq!(table.no(Event::Resume), Refusal::NotPaused);
    let mut agreed = table.clone();
    agreed.ok(Event::AcceptDraw(Black));
    assert_eq!(agreed.over(), (None, Reason::Agreement));
    let mut granted = table.clone();
    granted.ok(Event::Adjudicate(true));
    assert_eq!(granted.over(), (None, Reason::QuickplayFinish));
    // Rejected: two minutes for the opponent, and the game goes on.
    let changes = table.ok(Event::Adjudicate(false));
    assert_eq!(changes.ruling, Some(Ruling::Rejected(2 * MINUTE)));
    assert_eq!(table.left(), [frozen[0], 62 * MINUTE]);
    assert_eq!(table.running(), Some(White));
    assert_eq!(table.game.offer(), Some(White));
    assert_eq!(table.no(Event::Adjudicate(true)), Refusal::NothingToClaim);
}

#[test]
fn c8_quickplay_finish_only_where_it_is_one() {
    let claim = |side: Color| Event::ClaimQuickplay(side);
    // Another period follows; a move earns time; there is no clock; another edition.
    let mut first = quickplay(control(40, 60));
    assert_eq!(
        first.wait(59 * MINUTE).no(claim(White)),
        Refusal::NotInForce
    );
    let mut increment = quickplay(TimeControl::sudden_death(60 * MINUTE, SECOND));
    assert_eq!(
        increment.wait(59 * MINUTE).no(claim(White)),
        Refusal::NotInForce
    );
    let mut untimed = by(RuleSet::fide_2009()).begin();
    assert_eq!(untimed.no(claim(White)), Refusal::Untimed);
    for rules in RuleSet::editions() {
        let known = rules.id == "fide-2009";
        let mut table = by(rules).time(minutes(60)).begin();
        let claimed = table.wait(59 * MINUTE).event(claim(White));
        assert_eq!(claimed.is_ok(), known);
    }
    // In blitz it is not (FIDE 2009, B3), but in the last minutes of a rapid game.
    let mut blitz = quickplay(minutes(5));
    assert!(!blitz.game.may_claim_quickplay(White, blitz.now));
    assert_eq!(blitz.wait(4 * MINUTE).no(claim(White)), Refusal::NotInForce);
    let mut rapid = quickplay(minutes(15));
    rapid.wait(14 * MINUTE).ok(claim(White));
    // It belongs to who has the move.
    let mut other = quickplay(minutes(60));
    other.wait(59 * MINUTE).san("e4");
    assert_eq!(other.no(claim(White)), Refusal::NotYourTurn(White));
    // In the last of two periods it is.
    let mut last = quickplay(control(1, 60));
    last.san("e4");
    assert_eq!(last.wait(MINUTE).no(claim(Black)), Refusal::NotInForce);
    last.san("e5");
    last.wait(119 * MINUTE).ok(claim(White));
    // A fallen flag is no time to claim.
    let mut late = by(RuleSet::fide_2009()).time(minutes(60)).flags().begin();
    assert_eq!(
        late.wait(60 * MINUTE).no(claim(White)),
        Refusal::FlagFallen(White)
    );
}

#[test]
fn c8_a_postponed_decision_comes_after_the_flag() {
    let claimed = || {
        let mut table = quickplay(minutes(60));
        table.wait(59 * MINUTE).ok(Event::ClaimQuickplay(White));
        let changes = table.ok(Event::Postpone);
        assert_eq!(changes.ruling, Some(Ruling::Postponed(2 * MINUTE)));
        assert_eq!(table.left(), [MINUTE, 62 * MINUTE]);
        assert_eq!(table.running(), Some(White));
        assert_eq!(table.game.postponed(), Some(White));
        table
    };
    // Not twice, nor another claim meanwhile.
    let mut table = claimed();
    assert_eq!(table.no(Event::Postpone), Refusal::NotInForce);
    assert_eq!(table.no(Event::ClaimQuickplay(White)), Refusal::NotInForce);
    // Decided later in the game.
    table.play("e4 e5");
    let mut granted = table.clone();
    granted.ok(Event::Adjudicate(true));
    assert_eq!(granted.over(), (None, Reason::QuickplayFinish));
    let mut rejected = table.clone();
    let left = rejected.left();
    rejected.ok(Event::Adjudicate(false));
    assert_eq!((rejected.left(), rejected.running()), (left, Some(White)));
    assert_eq!(
        rejected.no(Event::Adjudicate(true)),
        Refusal::NothingToClaim
    );
    rejected.wait(HOUR).ok(Event::Flag(White));
    assert_eq!(rejected.over(), (Some(Black), Reason::Flag));
    // At the latest when the claimant's flag has fallen.
    for (grants, result) in [
        (true, (None, Reason::QuickplayFinish)),
        (false, (Some(Black), Reason::Flag)),
    ] {
        let mut table = claimed();
        let changes = table.wait(MINUTE).ok(Event::Flag(White));
        assert_eq!(changes.outcome, None);
        assert_eq!(table.game.phase(), Phase::Claimed(White));
        assert_eq!(table.running(), None);
        assert_eq!(table.no(Event::Move(m("e2e4"))), Refusal::ToBeDecided);
        table.ok(Event::Adjudicate(grants));
        assert_eq!(table.over(), result);
    }
    // The opponent's flag decides by itself.
    let mut table = claimed();
    table.san("e4");
    table.wait(HOUR * 2).ok(Event::Flag(Black));
    assert_eq!(table.over(), (Some(White), Reason::Flag));
    let mut nothing = quickplay(minutes(60));
    assert_eq!(nothing.no(Event::Postpone), Refusal::NothingToClaim);
}

#[test]
fn c8_an_increment_may_be_asked_for() {
    // FIDE III.4: five seconds for both, two minutes for the opponent, and an offer of a draw.
    let mut rules = RuleSet::fide_2009();
    if let Some(finish) = &mut rules.quickplay_finish {
        finish.increment = Some(5 * SECOND);
    }
    let request = Event::RequestIncrement(White);
    let mut table = by(rules.clone()).time(minutes(60)).begin();
    assert_eq!(table.no(request.clone()), Refusal::TimeLeft(White));
    assert!(!table.game.may_request_increment(White, table.now));
    table.wait(59 * MINUTE).play("");
    assert!(table.game.may_request_increment(White, table.now));
    table.ok(request.clone());
    assert_eq!(table.game.phase(), Phase::Claimed(White));
    assert_eq!(table.game.requested_increment(), Some(5 * SECOND));
    assert_eq!(table.no(Event::Postpone), Refusal::NotInForce);
    let mut agreed = table.clone();
    agreed.ok(Event::AcceptDraw(Black));
    assert_eq!(agreed.over(), (None, Reason::Agreement));
    let mut refused = table.clone();
    refused.ok(Event::Adjudicate(false));
    assert_eq!(refused.left(), [MINUTE, 60 * MINUTE]);
    refused.san("e4");
    assert_eq!(refused.left()[0], MINUTE, "no increment");
    let changes = table.ok(Event::Adjudicate(true));
    assert_eq!(changes.ruling, Some(Ruling::Increment(5 * SECOND)));
    assert_eq!(changes.outcome, None);
    assert_eq!(table.left(), [MINUTE, 62 * MINUTE]);
    assert_eq!(table.running(), Some(White));
    table.san("e4");
    table.wait(SECOND).san("e5");
    assert_eq!(
        table.left(),
        [MINUTE + 5 * SECOND, 62 * MINUTE + 4 * SECOND]
    );
    // Now there is an increment, and neither this nor the other claim (FIDE III.2.2).
    assert_eq!(table.no(request.clone()), Refusal::NotInForce);
    assert_eq!(table.no(Event::ClaimQuickplay(White)), Refusal::NotInForce);
    let mut unknown = quickplay(minutes(60));
    assert_eq!(unknown.wait(59 * MINUTE).no(request), Refusal::NotInForce);
}
