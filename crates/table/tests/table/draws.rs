//! Draw offers, and how the robot answers them.

use crate::owner::{Owner, announces, persons, refused, robot, strict};
use chess::Color;
use game::{Config, Event, Phase, Refusal, RuleSet, Strictness, TimeControl};
use table::{Alarm, Announcement, Choice, Effect, Intent, Notice, Question};

fn offer(owner: &mut Owner) -> Vec<Effect> {
    owner.act(Intent::Choose(Choice::Offer))
}

#[test]
fn an_offer_between_persons_is_answered_by_the_other() {
    let mut owner = Owner::begin(persons());
    owner.play("e4 e5");
    let effects = offer(&mut owner);
    assert!(owner.alarms.is_empty(), "a person takes his own time");
    assert!(!effects.is_empty());
    assert_eq!(owner.table.game().offer(), Some(Color::White));
    owner.event(Event::AcceptDraw(Color::Black));
    assert_eq!(owner.end(), "1/2-1/2 Agreement");
}

#[test]
fn no_draw_can_be_agreed_before_both_have_moved() {
    let mut owner = Owner::begin(persons());
    assert!(owner.table.choices(owner.now).is_empty());
    let effects = offer(&mut owner);
    assert!(matches!(refused(&effects), Some(Refusal::TooEarly(_))));
    owner.play("e4 e5");
    assert_eq!(owner.table.choices(owner.now), [Choice::Offer]);
}

#[test]
fn the_robot_answers_an_offer() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    owner.robot_plays("e5", 0);
    offer(&mut owner);
    owner.pass(699);
    assert_eq!(owner.notice, None, "it considers");
    owner.pass(1);
    assert_eq!(owner.notice, Some(Notice::RobotDeclines));
    assert!(announces(&owner.effects, &Announcement::RobotDeclines));
    assert_eq!(owner.table.game().offer(), None);
    // The answer stays until the next move.
    owner.play("d3");
    assert_eq!(owner.notice, None);
}

#[test]
fn the_robot_takes_a_draw_when_it_sees_a_mate_against_it() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    let (number, _) = owner.engine.take().expect("a request");
    owner.act(Intent::Engine(
        number,
        Ok(table::Answer {
            best: Some("e7e5".to_owned()),
            score: Some(protocol::Score::Mate(-3)),
            ..table::Answer::default()
        }),
    ));
    owner.pass(2_000);
    offer(&mut owner);
    owner.pass(700);
    assert_eq!(owner.end(), "1/2-1/2 Agreement");
}

#[test]
fn an_offer_made_while_the_robot_thinks_is_answered_with_its_move() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    owner.robot_plays("e5", 0);
    owner.play("d4");
    offer(&mut owner);
    owner.engine_answers("exd4", 0);
    let effects = owner.ring(Alarm::RobotMove);
    assert!(announces(&effects, &Announcement::RobotDeclines));
    assert_eq!(owner.moves(), 4);
    owner.pass(1_000);
    let declines = owner
        .effects
        .iter()
        .filter(|it| **it == Effect::Announce(Announcement::RobotDeclines));
    assert_eq!(declines.count(), 1, "answered once");
}

#[test]
fn an_offer_is_no_longer_answered_in_another_game() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    owner.robot_plays("e5", 0);
    offer(&mut owner);
    owner.begin_next(robot(Color::Black));
    owner.pass(1_000);
    assert_eq!(owner.notice, None);
}

#[test]
fn a_draw_is_not_offered_again_and_again() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    owner.robot_plays("e5", 0);
    offer(&mut owner);
    owner.pass(1_000);
    let effects = offer(&mut owner);
    assert_eq!(refused(&effects), Some(Refusal::OfferedAlready));
}

#[test]
fn the_robot_offers_a_draw_when_it_stands_worse_and_the_position_repeats() {
    let mut owner = Owner::begin(robot(Color::Black));
    let there_and_back = [("Nf3", "Nf6"), ("Ng1", "Ng8")];
    for (white, black) in there_and_back.iter().cycle().take(10) {
        if owner.table.game().outcome().is_some() {
            break;
        }
        owner.play(white);
        if owner.table.game().outcome().is_some() || owner.engine.is_none() {
            break;
        }
        owner.robot_plays(black, 50);
    }
    // It stands better, so it neither claims nor offers; the fifth time ends the game by itself.
    assert_eq!(owner.end(), "1/2-1/2 FivefoldRepetition");
    let offers = owner.table.game().events().iter();
    assert!(
        offers
            .filter(|it| it.event == Event::OfferDraw(Color::Black))
            .count()
            == 0
    );
}

#[test]
fn a_wrong_claim_against_the_robot_is_an_offer_that_it_considers() {
    let competition = Strictness {
        competition: true,
        ..Strictness::default()
    };
    let mut owner = Owner::begin(strict(robot(Color::Black), competition));
    owner.play("e4");
    owner.robot_plays("e5", 0);
    owner.act(Intent::Choose(Choice::Claim(game::Claim::Repetition)));
    assert!(matches!(owner.notice, Some(Notice::Ruling(_))));
    assert!(owner.alarms.contains_key(&Alarm::DrawAnswer));
    owner.pass(700);
    assert!(announces(&owner.effects, &Announcement::RobotDeclines));
    assert!(
        matches!(owner.notice, Some(Notice::Ruling(_))),
        "what it has cost stays to be read"
    );
}

// ---- The quickplay finish ------------------------------------------------------------------------------------------

fn quickplay(mut config: Config) -> Config {
    config.rules = RuleSet::fide_2009();
    config.time = Some(TimeControl::sudden_death(1_200_000, 0));
    config
}

fn until_the_last_minutes(owner: &mut Owner) {
    owner.pass(1_150_000);
}

#[test]
fn the_robot_decides_over_a_claim_that_it_does_not_try_to_win() {
    let mut owner = Owner::begin(quickplay(robot(Color::Black)));
    until_the_last_minutes(&mut owner);
    assert!(owner.table.choices(owner.now).contains(&Choice::Quickplay));
    owner.act(Intent::Choose(Choice::Quickplay));
    assert_eq!(owner.table.game().phase(), Phase::Claimed(Color::White));
    owner.pass(700);
    // It has not seen enough to grant it, and White goes on.
    assert_eq!(owner.last(), Event::Adjudicate(false));
    assert_eq!(owner.table.game().phase(), Phase::Running);
}

#[test]
fn between_persons_a_claim_waits_for_the_arbiter() {
    let mut owner = Owner::begin(quickplay(persons()));
    until_the_last_minutes(&mut owner);
    owner.act(Intent::Choose(Choice::Quickplay));
    assert_eq!(owner.notice, Some(Notice::Claimed(Color::White)));
    assert!(owner.alarms.is_empty());
    let mut owner = owner.reload(0);
    assert_eq!(
        owner.notice,
        Some(Notice::Claimed(Color::White)),
        "after a reload too"
    );
    owner.event(Event::Adjudicate(true));
    assert_eq!(owner.end(), "1/2-1/2 QuickplayFinish");
    assert_eq!(owner.notice, None);
}

#[test]
fn an_answer_closes_the_question_of_a_draw() {
    let mut owner = Owner::begin(persons());
    owner.play("e4 e5");
    owner.act(Intent::Ask(Question::Draw));
    owner.act(Intent::Answer(true));
    assert_eq!(owner.last(), Event::OfferDraw(Color::White));
    assert_eq!(owner.table.question(), None);
}
