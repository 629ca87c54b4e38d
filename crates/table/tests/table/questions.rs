//! Questions, and those that are asked on the button that was pressed.

use crate::owner::{Owner, announces, persons, robot};
use chess::Color;
use game::{Config, Event, Phase, RuleSet};
use table::{Alarm, Announcement, Effect, Focus, Intent, Question};

fn ask(owner: &mut Owner, typed: bool) -> Vec<Effect> {
    let question = Question::Resign;
    owner.act(Intent::AskInPlace { question, typed })
}

#[test]
fn a_second_press_confirms_the_first() {
    let mut owner = Owner::begin(persons());
    let effects = ask(&mut owner, false);
    assert!(announces(&effects, &Announcement::Asked(Question::Resign)));
    assert!(!owner.table.armed(), "not by a double click");
    owner.pass(250);
    assert!(owner.table.armed());
    let effects = owner.act(Intent::Answer(true));
    assert!(effects.contains(&Effect::Focus(Focus::BoardUnlessTyping)));
    assert_eq!(owner.end(), "0-1 Resignation");
}

#[test]
fn a_question_lapses() {
    let mut owner = Owner::begin(persons());
    ask(&mut owner, false);
    owner.pass(3_000);
    assert_eq!(owner.table.question(), None);
    assert!(!owner.table.armed());
    assert!(owner.alarms.is_empty());
}

#[test]
fn a_typed_question_waits_for_a_typed_answer() {
    let mut owner = Owner::begin(persons());
    ask(&mut owner, true);
    assert!(owner.table.armed());
    owner.pass(60_000);
    assert_eq!(owner.table.question(), Some(Question::Resign));
}

#[test]
fn a_question_can_be_withdrawn() {
    let mut owner = Owner::begin(persons());
    ask(&mut owner, false);
    owner.act(Intent::Withdraw);
    assert_eq!(owner.table.question(), None);
    assert!(owner.alarms.is_empty());
    owner.pass(10_000);
    assert_eq!(owner.table.game().outcome(), None);
}

#[test]
fn another_question_is_not_lapsed_by_the_first() {
    let mut owner = Owner::begin(persons());
    ask(&mut owner, false);
    owner.pass(2_000);
    owner.act(Intent::Ask(Question::Leave));
    owner.pass(2_000);
    assert_eq!(owner.table.question(), Some(Question::Leave));
}

#[test]
fn a_question_about_a_game_that_is_over_needs_no_answer() {
    let mut owner = Owner::begin(persons());
    ask(&mut owner, false);
    owner.event(Event::Resign(Color::Black));
    assert_eq!(owner.table.question(), None);
    assert!(!owner.alarms.contains_key(&Alarm::QuestionLapses));
}

#[test]
fn who_leaves_a_game_is_asked() {
    let mut owner = Owner::begin(persons());
    owner.play("e4");
    owner.act(Intent::Leave);
    assert_eq!(owner.table.question(), Some(Question::Leave));
    owner.act(Intent::Answer(false));
    assert_eq!(owner.table.game().phase(), Phase::Running);
    owner.act(Intent::Leave);
    let effects = owner.act(Intent::Answer(true));
    assert!(effects.contains(&Effect::Focus(Focus::NewGame)));
    assert_eq!(owner.table.game().phase(), Phase::Ready);
}

#[test]
fn who_leaves_a_game_that_is_over_is_not_asked() {
    let mut owner = Owner::begin(persons());
    owner.event(Event::Resign(Color::White));
    let effects = owner.act(Intent::Leave);
    assert_eq!(owner.table.game().phase(), Phase::Ready);
    assert_eq!(owner.put_aside, None);
    assert!(effects.contains(&Effect::Replaced));
}

#[test]
fn who_resigns_against_the_robot_resigns_his_own_game() {
    let mut owner = Owner::begin(robot(Color::White));
    owner.act(Intent::Ask(Question::Resign));
    owner.act(Intent::Answer(true));
    assert_eq!(owner.end(), "1-0 Resignation");
}

#[test]
fn an_answer_to_no_question_goes_to_the_board() {
    let mut owner = Owner::begin(persons());
    let effects = owner.act(Intent::Answer(true));
    assert_eq!(effects, [Effect::Focus(Focus::BoardUnlessTyping)]);
}

/// Two persons who may take back, after 1. e4.
fn who_may_take_back() -> Owner {
    let mut owner = Owner::begin(Config {
        rules: RuleSet::casual(),
        ..persons()
    });
    owner.play("e4");
    owner
}

#[test]
fn of_two_persons_the_other_allows_a_move_to_be_taken_back() {
    let mut owner = who_may_take_back();
    let effects = owner.act(Intent::TakeBack);
    assert!(announces(
        &effects,
        &Announcement::Asked(Question::TakeBack)
    ));
    assert_eq!(owner.table.question(), Some(Question::TakeBack));
    assert_eq!(owner.table.game().plies().len(), 1, "not yet");
    owner.act(Intent::Answer(false));
    assert_eq!(owner.table.question(), None);
    assert_eq!(owner.table.game().plies().len(), 1);

    owner.act(Intent::TakeBack);
    owner.act(Intent::Answer(true));
    assert!(owner.table.game().plies().is_empty());
    // There is nothing more.
    owner.act(Intent::TakeBack);
    assert_eq!(owner.table.question(), None);
}

#[test]
fn playing_on_declines_to_let_a_move_be_taken_back() {
    let mut owner = who_may_take_back();
    owner.act(Intent::TakeBack);
    owner.play("e5");
    assert_eq!(owner.table.question(), None);
    assert_eq!(owner.table.game().plies().len(), 2);
}
