//! Saving, opening, adjourning, and the score of a match.

use crate::owner::{Owner, clocked, persons, robot};
use chess::Color;
use game::{Config, Correction, Event, Game, Irregularity, Phase};
use table::{Effect, Intent, Question};

#[test]
fn every_event_is_saved() {
    let mut owner = Owner::begin(persons());
    for san in ["e4", "e5", "Nf3"] {
        owner.play(san);
        let saved = game::from_json(owner.saved.as_deref().expect("saved"));
        assert_eq!(saved.expect("a game"), *owner.table.game());
    }
}

#[test]
fn a_reload_brings_the_game_back_with_the_clocks_stopped() {
    let mut owner = Owner::begin(clocked(300_000, 0));
    owner.play("e4 e5 Nf3");
    let left = owner.left(Color::White);
    let mut owner = owner.reload(60_000);
    assert_eq!(owner.moves(), 3);
    assert_eq!(owner.table.shown(), 3);
    assert_eq!(owner.table.game().phase(), Phase::Paused);
    assert_eq!(owner.left(Color::White), left);
    owner.pass(1200);
    assert_eq!(owner.left(Color::White), left, "a paused clock stands");
    owner.event(Event::Resume);
    assert_eq!(owner.running(), Some(Color::Black));
    owner.play("Nc6");
    assert_eq!(owner.moves(), 4);
}

#[test]
fn a_game_that_is_over_stays_over() {
    let mut owner = Owner::begin(clocked(300_000, 0));
    owner.play("e4");
    owner.event(Event::Resign(Color::Black));
    let owner = owner.reload(0);
    assert_eq!(owner.end(), "1-0 Resignation");
    assert!(owner.table.result_shown());
}

#[test]
fn a_game_against_the_robot_is_opened_from_the_persons_side() {
    let mut owner = Owner::begin(robot(Color::White));
    owner.robot_plays("e4", 0);
    let owner = owner.reload(0);
    assert_eq!(owner.table.bottom(), Color::Black);
}

#[test]
fn another_game_takes_the_place_of_this_one() {
    let mut other = Owner::begin(persons());
    other.play("d4");
    let mut owner = Owner::begin(robot(Color::Black));
    owner.play("e4");
    let effects = owner.act(Intent::Open(Box::new(other.table.game().clone())));
    assert_eq!(effects.first(), Some(&Effect::StopEngine));
    assert!(effects.contains(&Effect::Replaced));
    assert!(effects.contains(&Effect::Save));
    assert_eq!(owner.moves(), 1);
    assert!(owner.engine.is_none());
}

#[test]
fn what_was_asked_is_asked_of_a_newer_copy_as_well() {
    let mut owner = Owner::begin(persons());
    owner.play("e4");
    let older = owner.reload(0);
    owner.play("e5");
    for (question, kept) in [
        (Question::Resign, true),
        (Question::Leave, true),
        (Question::Draw, false),
    ] {
        let mut older = Owner {
            effects: Vec::new(),
            ..older.reload_of(&owner)
        };
        older.act(Intent::Ask(question));
        older.act(Intent::Recall(Box::new(owner.table.game().clone())));
        assert_eq!(older.table.question(), kept.then_some(question));
        assert_eq!(older.moves(), 2);
    }
}

impl Owner {
    /// A reload at the present time with the game of another owner.
    fn reload_of(&self, other: &Owner) -> Owner {
        let mut owner = other.reload(0);
        owner.now = self.now;
        owner
    }
}

#[test]
fn a_game_that_makes_room_before_it_is_over_is_put_aside() {
    let mut owner = Owner::begin(persons());
    owner.play("e4");
    let game = owner.table.game().clone();
    owner.act(Intent::Clear);
    assert_eq!(owner.put_aside, Some(game));
    assert_eq!(owner.moves(), 0);
}

#[test]
fn a_table_that_is_cleared_saves_nothing() {
    let mut owner = Owner::begin(persons());
    owner.play("e4");
    let saved = owner.saved.clone();
    owner.act(Intent::Clear);
    assert_eq!(owner.saved, saved, "until the next game begins");
}

// ---- Adjournment ---------------------------------------------------------------------------------------------------

fn adjourned() -> Owner {
    let mut owner = Owner::begin(clocked(300_000, 0));
    owner.play("e4 e5 Nf3");
    owner.event(Event::OfferDraw(Color::Black));
    owner.event(Event::Seal("envelope".to_owned()));
    owner
}

#[test]
fn an_adjourned_game_waits_for_its_envelope() {
    let owner = adjourned();
    assert_eq!(owner.table.game().phase(), Phase::Adjourned);
    assert!(owner.alarms.is_empty());
    let mut owner = owner.reload(86_400_000);
    assert_eq!(owner.table.game().phase(), Phase::Adjourned);
    let sealed = owner.mv("Qh4");
    owner.event(Event::Unseal(sealed));
    assert_eq!(owner.moves(), 4);
    assert_eq!(owner.running(), Some(Color::White));
    assert_eq!(
        owner.table.game().offer(),
        Some(Color::Black),
        "the offer made with the sealed move stands"
    );
}

#[test]
fn before_the_envelope_is_opened_a_draw_can_be_agreed() {
    let mut owner = adjourned();
    owner.event(Event::AcceptDraw(Color::White));
    assert_eq!(owner.end(), "1/2-1/2 Agreement");
}

#[test]
fn an_adjourned_game_makes_room_unasked() {
    let mut owner = adjourned();
    owner.act(Intent::Leave);
    assert_eq!(owner.table.question(), None);
    assert!(
        owner
            .put_aside
            .as_ref()
            .is_some_and(|game| game.phase() == Phase::Adjourned)
    );
}

#[test]
fn the_robot_plays_the_reply_to_a_sealed_move() {
    let mut owner = Owner::begin(robot(Color::Black));
    owner.event(Event::Seal("envelope".to_owned()));
    assert!(owner.engine.is_none());
    let sealed = owner.mv("e4");
    owner.event(Event::Unseal(sealed));
    owner.robot_plays("e5", 0);
    assert_eq!(owner.moves(), 2);
}

// ---- The match -----------------------------------------------------------------------------------------------------

fn lose(owner: &mut Owner, side: Color) {
    owner.event(Event::Resign(side));
}

fn next(owner: &mut Owner, config: Config, first: Color) {
    owner.act(Intent::Begin {
        config: Box::new(config),
        first,
    });
}

#[test]
fn the_score_of_a_match_follows_the_players() {
    let mut owner = Owner::begin(persons());
    owner.play("e4 e5");
    lose(&mut owner, Color::White);
    let score = owner.score.clone().expect("a score");
    assert_eq!((score.games, score.half_points), (1, [0, 2]));
    // They change colours: the first player now has Black.
    next(&mut owner, persons(), Color::Black);
    owner.play("e4 e5");
    owner.act(Intent::Choose(table::Choice::Offer));
    owner.event(Event::AcceptDraw(Color::Black));
    let score = owner.score.clone().expect("a score");
    assert_eq!((score.games, score.half_points), (2, [1, 3]));
    assert_eq!(score.first(), Color::Black);
}

#[test]
fn players_who_have_changed_over_in_the_game_keep_their_points() {
    let mut owner = Owner::begin(persons());
    let reversed = Event::Correction(Irregularity::ColoursReversed, Correction::Restart);
    owner.event(reversed);
    assert!(owner.table.game().colours_changed());
    lose(&mut owner, Color::White);
    let score = owner.score.clone().expect("a score");
    assert_eq!(score.half_points, [2, 0], "the first player had Black then");
}

#[test]
fn another_opponent_begins_another_match() {
    let mut owner = Owner::begin(persons());
    lose(&mut owner, Color::White);
    owner.begin_next(robot(Color::Black));
    assert_eq!(owner.score.as_ref().map(|score| score.games), Some(0));
}

#[test]
fn persons_without_names_may_be_others_when_the_settings_have_changed() {
    let mut owner = Owner::begin(persons());
    lose(&mut owner, Color::White);
    owner.act(Intent::NewOpponent);
    owner.begin_next(persons());
    assert_eq!(owner.score.as_ref().map(|score| score.games), Some(0));

    let named = Config {
        names: ["Ada".to_owned(), "Ben".to_owned()],
        ..persons()
    };
    owner.begin_next(named.clone());
    lose(&mut owner, Color::White);
    assert!(owner.act(Intent::NewOpponent).is_empty());
    owner.begin_next(named);
    assert_eq!(owner.score.as_ref().map(|score| score.games), Some(1));
}

#[test]
fn the_score_outlives_a_reload() {
    let mut owner = Owner::begin(persons());
    lose(&mut owner, Color::White);
    let mut owner = owner.reload(0);
    owner.begin_next(persons());
    assert_eq!(owner.score.as_ref().map(|score| score.games), Some(1));
}

#[test]
fn a_table_before_play_has_no_score() {
    let owner = Owner::fresh();
    assert_eq!(owner.table.score(), None);
    assert_eq!(*owner.table.game(), Game::new(Config::default()));
}
