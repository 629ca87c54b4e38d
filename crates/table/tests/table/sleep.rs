//! A device asleep, a clock that is set, a page that is closed: the game clocks stay right.

use crate::owner::{Owner, clocked, persons, robot, strict};
use chess::Color;
use game::{Away, Config, Event, Phase, Strictness, TimeControl};
use table::{Effect, Focus, Intent};

const HOUR: u64 = 3_600_000;

fn runs_on(mut config: Config) -> Config {
    config.rules.away = Away::Runs;
    config
}

#[test]
fn after_sleep_the_players_are_asked_whether_it_counts() {
    for (counts, left) in [(false, 2 * HOUR), (true, HOUR)] {
        let mut owner = Owner::begin(clocked(2 * HOUR, 0));
        owner.sleep(HOUR);
        assert_eq!(owner.table.game().phase(), Phase::Paused);
        assert_eq!(owner.table.slept(), Some(HOUR));
        let effects = owner.act(Intent::SettleSleep(counts));
        assert!(effects.contains(&Effect::Focus(Focus::Board)));
        assert_eq!(owner.table.slept(), None);
        assert_eq!(owner.table.game().phase(), Phase::Paused);
        owner.event(Event::Resume);
        assert_eq!(owner.left(Color::White), left, "{counts}");
        let events = owner.table.game().events();
        assert!(
            events
                .iter()
                .any(|it| it.event == Event::Slept(HOUR, counts))
        );
    }
}

#[test]
fn a_sleep_that_counts_may_bring_the_flag_down() {
    let mut owner = Owner::begin(clocked(HOUR, 0));
    owner.sleep(2 * HOUR);
    owner.act(Intent::SettleSleep(true));
    assert_eq!(owner.end(), "0-1 Flag");
}

#[test]
fn a_second_sleep_is_added_while_the_question_is_open() {
    let mut owner = Owner::begin(clocked(2 * HOUR, 0));
    owner.sleep(HOUR);
    owner.sleep(60_000);
    assert_eq!(owner.table.slept(), Some(HOUR + 60_000));
}

#[test]
fn an_answer_without_a_sleep_does_nothing() {
    let mut owner = Owner::begin(clocked(2 * HOUR, 0));
    assert!(owner.act(Intent::SettleSleep(true)).is_empty());
}

#[test]
fn a_clock_that_is_set_back_changes_nothing() {
    let mut owner = Owner::begin(clocked(2 * HOUR, 0));
    owner.now.wall -= HOUR as f64;
    assert!(owner.act(Intent::Look).is_empty());
    owner.play("e4");
    assert_eq!(owner.left(Color::White), 2 * HOUR - 1000);
    assert_eq!(owner.table.game().phase(), Phase::Running);
}

#[test]
fn a_sleep_is_noticed_by_the_next_move() {
    let mut owner = Owner::begin(clocked(2 * HOUR, 0));
    owner.now.wall += HOUR as f64;
    let e4 = owner.mv("e4");
    owner.act(Intent::Move(e4));
    assert_eq!(owner.moves(), 0, "the clocks stand");
    assert_eq!(owner.table.slept(), Some(HOUR));
}

#[test]
fn nobody_is_asked_where_time_runs_on() {
    let mut owner = Owner::begin(runs_on(clocked(2 * HOUR, 0)));
    owner.sleep(HOUR);
    assert_eq!(owner.table.game().phase(), Phase::Running);
    assert_eq!(owner.left(Color::White), HOUR);
    assert_eq!(owner.last(), Event::Slept(HOUR, true));
}

#[test]
fn nobody_is_asked_without_a_clock() {
    let mut owner = Owner::begin(persons());
    owner.sleep(HOUR);
    assert_eq!(owner.table.game().phase(), Phase::Running);
    assert_eq!(owner.table.slept(), None);
}

#[test]
fn a_resumption_closes_the_question() {
    let mut owner = Owner::begin(clocked(2 * HOUR, 0));
    owner.sleep(HOUR);
    owner.event(Event::Resume);
    assert_eq!(owner.table.slept(), None);
}

// ---- A page that is closed -----------------------------------------------------------------------------------------

#[test]
fn where_time_waits_a_closed_page_loses_none() {
    let mut owner = Owner::begin(clocked(2 * HOUR, 0));
    owner.pass(5_000);
    owner.act(Intent::Close);
    let mut owner = owner.reload(HOUR);
    assert_eq!(owner.table.game().phase(), Phase::Paused);
    owner.event(Event::Resume);
    assert_eq!(owner.left(Color::White), 2 * HOUR - 5_000);
}

#[test]
fn where_time_runs_on_a_closed_page_loses_it() {
    let mut owner = Owner::begin(runs_on(clocked(2 * HOUR, 0)));
    owner.play("e4");
    assert!(owner.act(Intent::Close).is_empty());
    let owner = owner.reload(HOUR);
    assert_eq!(owner.running(), Some(Color::Black));
    assert_eq!(owner.left(Color::Black), HOUR);
    // The flag falls at its instant, however late it is seen.
    let mut owner = owner.reload(3 * HOUR);
    owner.pass(0);
    assert_eq!(owner.end(), "1-0 Flag");
    let events = owner.table.game().events();
    let [.., moved, flag] = events else {
        panic!("a move and a flag");
    };
    assert_eq!(flag.at.since(moved.at), 2 * HOUR);
}

#[test]
fn what_passes_while_the_robot_cannot_move_counts_when_it_has_moved() {
    let config = Config {
        time: Some(TimeControl::sudden_death(2 * HOUR, 0)),
        ..robot(Color::Black)
    };
    let mut owner = Owner::begin(runs_on(config));
    owner.play("e4");
    let mut owner = owner.reload(HOUR);
    assert_eq!(owner.left(Color::Black), 2 * HOUR, "it could not move");
    owner.robot_plays("e5", 0);
    assert!(owner.left(Color::Black) > 2 * HOUR - 60_000);
    let white = owner.left(Color::White);
    assert!((HOUR - 60_000..HOUR).contains(&white), "{white}");
}

#[test]
fn an_untimed_game_goes_on_at_once() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    let owner = owner.reload(HOUR);
    assert_eq!(owner.table.game().phase(), Phase::Running);
    assert!(owner.engine.is_some(), "the robot thinks");
}

#[test]
fn whoever_leaves_is_noted_in_competition() {
    let competition = Strictness {
        competition: true,
        ..Strictness::default()
    };
    let mut owner = Owner::begin(strict(persons(), competition));
    owner.act(Intent::Seen(false));
    assert_eq!(owner.last(), Event::Leave);
    owner.act(Intent::Seen(true));
    assert_eq!(owner.last(), Event::Return);
    assert!(owner.act(Intent::Seen(true)).is_empty(), "noted once");
    owner.act(Intent::Seen(false));
    let owner = owner.reload(0);
    assert_eq!(owner.last(), Event::Return, "after a reload too");
}

#[test]
fn leaving_is_nobodys_business_in_a_friendly_game() {
    let mut owner = Owner::begin(persons());
    assert!(owner.act(Intent::Seen(false)).is_empty());
    assert!(owner.act(Intent::Seen(true)).is_empty());
}
