//! Draw claims: right and wrong ones, with an announced move, and the moves that prove them.

use crate::owner::{Owner, announces, clocked, persons, refused, strict};
use chess::Color;
use game::{Claim, Config, Event, Refusal, RuleSet, Ruling, Strictness};
use table::{Announcement, Choice, Intent, Notice, Question};

/// Knights go out and home again: the start has stood on the board twice, and Black can bring it about once more.
const THERE_AND_BACK: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

fn competition() -> Strictness {
    Strictness {
        competition: true,
        ..Strictness::default()
    }
}

/// A quarter of an hour each: rapid chess, in which a wrong claim costs.
fn rapid() -> Owner {
    Owner::begin(strict(clocked(900_000, 0), competition()))
}

fn claim_with(owner: &mut Owner, san: &str) {
    owner.act(Intent::Choose(Choice::ClaimWith));
    let mv = owner.mv(san);
    owner.act(Intent::Move(mv));
}

#[test]
fn a_draw_by_a_claim_with_an_announced_move() {
    let mut owner = rapid();
    owner.play(THERE_AND_BACK);
    claim_with(&mut owner, "Ng8");
    assert_eq!(owner.end(), "1/2-1/2 Repetition");
    assert_eq!(owner.moves(), 7, "announced, not played");

    assert_eq!(owner.table.claimed(), Some(Claim::Repetition));
    owner.act(Intent::Ask(Question::Evidence(Claim::Repetition)));
    assert_eq!(owner.table.evidence(), [0, 4, 8]);
    assert_eq!(owner.table.shown(), 0);
    owner.act(Intent::NextEvidence);
    assert_eq!(owner.table.shown(), 4);
    assert_eq!(owner.table.announced_move_shown(), None);
    owner.act(Intent::NextEvidence);
    assert_eq!(owner.table.shown(), 8, "one further than the record goes");
    assert!(owner.table.announced_move_shown().is_some());
    owner.act(Intent::NextEvidence);
    assert_eq!(owner.table.shown(), 0, "and from the beginning");
    owner.act(Intent::Answer(false));
    assert_eq!(owner.table.shown(), 7);
    assert!(owner.table.evidence().is_empty());
}

#[test]
fn a_wrong_claim_costs_a_minute_in_rapid_and_binds_the_move() {
    let mut owner = rapid();
    claim_with(&mut owner, "e4");
    let wrong = |notice: &Notice| {
        matches!(
            notice,
            Notice::Ruling(Ruling::WrongClaim {
                side: Color::White,
                ..
            })
        )
    };
    assert!(owner.notice.as_ref().is_some_and(wrong));
    assert_eq!(owner.left(Color::Black), 960_000);
    assert_eq!(
        owner.table.game().offer(),
        Some(Color::White),
        "it was an offer as well"
    );
    let d4 = owner.mv("d4");
    let effects = owner.act(Intent::Move(d4));
    assert!(matches!(refused(&effects), Some(Refusal::Announced(_))));
    owner.play("e4");
    assert_eq!(owner.moves(), 1);
    assert_eq!(owner.notice, None, "the ruling has been read");
}

#[test]
fn a_claim_of_what_stands_on_the_board_shows_why_it_is_wrong() {
    let mut owner = Owner::begin(strict(persons(), competition()));
    owner.play("Nf3 Nf6 Ng1 Ng8");
    owner.act(Intent::Choose(Choice::Claim(Claim::Repetition)));
    assert!(matches!(owner.notice, Some(Notice::Ruling(_))));
    owner.event(Event::DeclineDraw(Color::Black));
    assert_eq!(owner.table.claimed(), Some(Claim::Repetition));
    owner.act(Intent::Ask(Question::Evidence(Claim::Repetition)));
    assert_eq!(owner.table.evidence(), [0, 4]);
    owner.act(Intent::Answer(false));
    owner.play("e4");
    assert_eq!(owner.moves(), 5);
}

#[test]
fn a_claim_can_be_thought_better_of() {
    let mut owner = Owner::begin(strict(persons(), competition()));
    let effects = owner.act(Intent::Choose(Choice::ClaimWith));
    assert!(announces(&effects, &Announcement::AnnounceMove));
    owner.act(Intent::Answer(false));
    owner.play("Nf3");
    assert_eq!(owner.moves(), 1, "played, not announced");
}

#[test]
fn nothing_is_touched_by_a_move_that_is_announced() {
    let strictness = Strictness {
        touch_move: true,
        ..competition()
    };
    let mut owner = Owner::begin(strict(persons(), strictness));
    owner.act(Intent::Choose(Choice::ClaimWith));
    assert!(owner.act(Intent::Touch(chess::Square::E2)).is_empty());
}

#[test]
fn a_claim_that_holds_is_told_and_offered() {
    let mut owner = Owner::begin(persons());
    owner.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert!(announces(
        &owner.effects,
        &Announcement::MayClaim(Claim::Repetition)
    ));
    assert_eq!(owner.table.claimable(), Some(Claim::Repetition));
    let choices = owner.table.choices(owner.now);
    assert!(choices.contains(&Choice::Claim(Claim::Repetition)));
    assert!(!choices.contains(&Choice::Claim(Claim::FiftyMoves)));
    owner.act(Intent::Choose(Choice::Claim(Claim::Repetition)));
    assert_eq!(owner.end(), "1/2-1/2 Repetition");
}

#[test]
fn a_move_that_would_bring_the_draw_can_be_claimed_with() {
    let mut owner = Owner::begin(persons());
    owner.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6");
    assert!(!owner.table.choices(owner.now).contains(&Choice::ClaimWith));
    owner.play("Ng1");
    assert!(owner.table.choices(owner.now).contains(&Choice::ClaimWith));
}

#[test]
fn in_competition_every_claim_is_there() {
    let mut owner = Owner::begin(strict(persons(), competition()));
    owner.play("e4 e5");
    let choices = owner.table.choices(owner.now);
    for choice in [
        Choice::Offer,
        Choice::Claim(Claim::Repetition),
        Choice::Claim(Claim::FiftyMoves),
        Choice::ClaimWith,
    ] {
        assert!(choices.contains(&choice), "{choice:?}");
    }
}

#[test]
fn who_stops_the_clocks_where_that_is_resigning_is_asked() {
    let config = Config {
        rules: RuleSet::code_1988(),
        ..clocked(900_000, 0)
    };
    let mut owner = Owner::begin(config);
    assert!(owner.table.choices(owner.now).contains(&Choice::Stop));
    owner.act(Intent::Choose(Choice::Stop));
    assert_eq!(owner.table.question(), Some(Question::Stop));
    assert_eq!(owner.table.game().outcome(), None);
    owner.act(Intent::Answer(true));
    assert_eq!(owner.end(), "0-1 StoppedClocks");

    let owner = rapid();
    assert!(!owner.table.choices(owner.now).contains(&Choice::Stop));
}

#[test]
fn who_appeals_against_the_verdict_on_a_claim_is_asked() {
    let config = Config {
        rules: RuleSet::code_1988(),
        ..clocked(900_000, 0)
    };
    let mut owner = Owner::begin(config);
    assert!(!owner.table.choices(owner.now).contains(&Choice::Appeal));
    claim_with(&mut owner, "e4");
    assert!(owner.table.choices(owner.now).contains(&Choice::Appeal));
    owner.act(Intent::Choose(Choice::Appeal));
    assert_eq!(owner.table.question(), Some(Question::Appeal));
    owner.act(Intent::Answer(false));
    assert_eq!(owner.table.game().outcome(), None);
    owner.act(Intent::Choose(Choice::Appeal));
    owner.act(Intent::Answer(true));
    assert_eq!(owner.end(), "0-1 Forfeit");
}

#[test]
fn evidence_can_be_seen_before_a_claim() {
    let mut owner = Owner::begin(persons());
    owner.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    owner.act(Intent::Choose(Choice::Evidence(Claim::Repetition)));
    assert_eq!(owner.table.evidence(), [0, 4, 8]);
    assert_eq!(owner.table.shown(), 0);
}
