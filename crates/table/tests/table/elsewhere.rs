//! Correspondence: two devices with one game, of which each hands its record over to the other.

use crate::owner::{Owner, clocked, persons, refused};
use chess::{Color, Square};
use game::{Away, Claim, Config, Event, Game, Growth, Phase, Player, Points, Refusal};
use table::{Choice, Effect, Intent, Movable, Question};

/// White plays here, Black elsewhere.
pub fn white_here(config: Config) -> Config {
    Config {
        players: [Player::Person, Player::Elsewhere],
        seed: 7,
        ..config
    }
}

fn begin() -> Owner {
    Owner::begin(white_here(persons()))
}

/// The device of the other player, which opens what was handed over.
pub fn other_device(owner: &Owner) -> Owner {
    let mut other = Owner::fresh();
    other.now = owner.now;
    let record = owner.handed_over.clone().expect("handed over");
    other.act(Intent::Open(Box::new(record)));
    other
}

/// The record that `from` has handed over comes to `to`.
fn deliver(from: &Owner, to: &mut Owner) -> Vec<Effect> {
    let record = from.handed_over.clone().expect("handed over");
    to.act(Intent::Receive(Box::new(record)))
}

fn hands_over(effects: &[Effect]) -> bool {
    matches!(effects.last(), Some(Effect::HandOver(_)))
}

#[test]
fn a_move_hands_the_record_over_and_the_reply_comes_back() {
    let mut here = begin();
    assert_eq!(here.handed_over, None, "it is for White to begin");
    let e4 = here.mv("e4");
    let effects = here.act(Intent::Move(e4));
    assert!(
        effects.contains(&Effect::Save) && hands_over(&effects),
        "{effects:?}"
    );
    let mut there = other_device(&here);
    assert_eq!(
        there.table.game().config().players,
        [Player::Elsewhere, Player::Person]
    );
    assert_eq!(there.table.bottom(), Color::Black);
    there.play("e5");
    let effects = deliver(&there, &mut here);
    assert_eq!(refused(&effects), None);
    assert!(
        effects.contains(&Effect::Save) && !hands_over(&effects),
        "{effects:?}"
    );
    assert_eq!(
        here.table.game().config().players,
        [Player::Person, Player::Elsewhere]
    );
    assert_eq!(here.table.game().events(), there.table.game().events());
    assert_eq!(here.table.movable(), Movable::Now(Color::White));
    here.play("Nf3");
    deliver(&here, &mut there);
    assert_eq!(
        (there.moves(), there.table.movable()),
        (3, Movable::Now(Color::Black))
    );
}

#[test]
fn a_player_elsewhere_who_has_white_gets_the_game_as_it_begins() {
    let here = Owner::begin(Config {
        players: [Player::Elsewhere, Player::Person],
        ..persons()
    });
    assert!(hands_over(&here.effects));
    let there = other_device(&here);
    assert_eq!(there.table.movable(), Movable::Now(Color::White));
    assert_eq!(here.table.movable(), Movable::Nobody);
}

#[test]
fn nothing_is_done_here_while_the_other_side_has_to_act() {
    let mut owner = begin();
    owner.play("e4");
    let (game, e5) = (owner.table.game().clone(), owner.mv("e5"));
    let black = Color::Black;
    assert_eq!(owner.table.choices(owner.now), []);
    for intent in [
        Intent::Move(e5),
        Intent::Adjust,
        Intent::Event(Event::Move(e5)),
        Intent::Event(Event::Resign(Color::White)),
        Intent::Event(Event::Resign(black)),
        Intent::Event(Event::OfferDraw(Color::White)),
        Intent::Event(Event::OfferDraw(black)),
        Intent::Event(Event::Press(black)),
        Intent::Event(Event::Flag(black)),
        Intent::Event(Event::Pause),
        Intent::Event(Event::Declare(Points::Won(Color::White))),
        Intent::Ask(Question::Resign),
        Intent::AskInPlace {
            question: Question::Draw,
            typed: false,
        },
        Intent::Choose(Choice::Offer),
        Intent::Choose(Choice::Claim(Claim::Repetition)),
    ] {
        let told = format!("{intent:?}");
        let effects = owner.act(intent);
        assert_eq!(refused(&effects), Some(Refusal::Elsewhere(black)), "{told}");
        assert_eq!(owner.table.question(), None, "{told}");
        assert_eq!(owner.table.game(), &game, "{told}");
    }
    // No moves ahead, no touch, no press, no takeback, no hint.
    for intent in [
        Intent::Drop {
            from: Square::D2,
            to: Square::D4,
            choice: None,
        },
        Intent::Touch(Square::D2),
        Intent::Press,
        Intent::TakeBack,
        Intent::Hint,
        Intent::Seen(false),
        Intent::Close,
    ] {
        let told = format!("{intent:?}");
        owner.act(intent);
        assert_eq!(owner.table.game(), &game, "{told}");
    }
    assert!(owner.table.premoves().is_empty() && owner.engine.is_none());
}

#[test]
fn on_its_own_turn_a_side_acts_for_itself_alone_and_without_an_arbiter() {
    let mut owner = begin();
    owner.play("e4");
    let mut there = other_device(&owner);
    there.play("e5");
    deliver(&there, &mut owner);
    let game = owner.table.game().clone();
    for (event, refusal) in [
        (
            Event::AcceptDraw(Color::Black),
            Refusal::Elsewhere(Color::Black),
        ),
        (
            Event::Resign(Color::Black),
            Refusal::Elsewhere(Color::Black),
        ),
        (
            Event::Declare(Points::Won(Color::White)),
            Refusal::NotInForce,
        ),
        (Event::TakeBack(2), Refusal::NotInForce),
        (Event::SetClock(Color::White, 1), Refusal::NotInForce),
        (Event::Seal("envelope".into()), Refusal::NotInForce),
    ] {
        let told = format!("{event:?}");
        let effects = owner.event(event);
        assert_eq!(refused(&effects), Some(refusal), "{told}");
        assert_eq!(owner.table.game(), &game, "{told}");
    }
    // A draw is offered with the move that follows.
    let effects = owner.act(Intent::Choose(Choice::Offer));
    assert!(!hands_over(&effects));
    owner.play("Nf3");
    deliver(&owner, &mut there);
    assert_eq!(there.table.game().offer(), Some(Color::White));
    let effects = there.event(Event::AcceptDraw(Color::Black));
    assert!(hands_over(&effects));
    deliver(&there, &mut owner);
    assert_eq!(owner.end(), "1/2-1/2 Agreement");
    assert_eq!(
        owner.score.as_ref().map(|score| score.half_points),
        Some([1, 1])
    );
    assert!(!hands_over(&owner.effects), "it is known there");
}

#[test]
fn a_record_that_knows_no_more_or_speaks_for_this_side_changes_nothing() {
    let mut here = begin();
    here.play("e4");
    let mut there = other_device(&here);
    there.play("e5");
    let first = there.table.game().clone();
    deliver(&there, &mut here);
    let longer = |moves: &[&str]| {
        let mut game = first.clone();
        for san in moves {
            let mv = game.position().parse_san(san).expect("legal");
            let at = game.last_at();
            game.apply(Event::Move(mv), at).expect("legal");
        }
        game
    };
    let parted = {
        let mut game = Game::new(first.config().clone());
        for stamped in &first.events()[..2] {
            game.apply(stamped.event.clone(), stamped.at)
                .expect("as played");
        }
        let mv = game.position().parse_san("c5").expect("legal");
        let at = game.last_at();
        game.apply(Event::Move(mv), at).expect("legal");
        game
    };
    let terms = Config {
        seed: 8,
        ..first.config().clone()
    };
    let white = Color::White;
    for (record, refusal) in [
        (first.clone(), Refusal::NothingNew),
        (
            here.handed_over.clone().expect("one move"),
            Refusal::NothingNew,
        ),
        (parted, Refusal::OtherGame),
        (Game::new(terms), Refusal::OtherGame),
        // White's next move is made here.
        (longer(&["Nf3"]), Refusal::PlayedHere(white)),
        (longer(&["Nf3", "Nc6"]), Refusal::PlayedHere(white)),
    ] {
        let before = here.table.game().clone();
        let effects = here.act(Intent::Receive(Box::new(record)));
        assert_eq!(effects, [Effect::Refused(refusal)]);
        assert_eq!(here.table.game(), &before);
    }
    here.play("Nf3");
    let resigned = |side: Color| {
        let mut game = longer(&[]);
        let known = here.table.game().events();
        for stamped in &known[game.events().len()..] {
            game.apply(stamped.event.clone(), stamped.at)
                .expect("as played");
        }
        let at = game.last_at();
        game.apply(Event::Resign(side), at).expect("possible");
        game
    };
    let (mine, theirs) = (resigned(white), resigned(Color::Black));
    let effects = here.act(Intent::Receive(Box::new(mine)));
    assert_eq!(effects, [Effect::Refused(Refusal::PlayedHere(white))]);
    here.act(Intent::Receive(Box::new(theirs)));
    assert_eq!(here.end(), "1-0 Resignation");
    // Between two persons at one device no record comes back.
    let mut alone = Owner::begin(persons());
    let mut record = alone.table.game().clone();
    let mv = record.position().parse_san("e4").expect("legal");
    record
        .apply(Event::Move(mv), record.last_at())
        .expect("legal");
    let effects = alone.act(Intent::Receive(Box::new(record)));
    assert_eq!(effects, [Effect::Refused(Refusal::PlayedHere(white))]);
}

#[test]
fn a_clock_that_waits_runs_where_its_player_is() {
    let mut here = Owner::begin(white_here(clocked(60_000, 0)));
    here.pass(1_000);
    here.play("e4");
    let left = here.left(Color::Black);
    here.pass(600_000);
    assert_eq!(here.left(Color::Black), left, "not here");
    assert!(
        here.alarms.is_empty(),
        "nobody looks for a flag that is elsewhere"
    );
    here.sleep(600_000);
    let mut here = here.reload(3_600_000);
    here.act(Intent::Close);
    assert_eq!(here.table.game().phase(), Phase::Running);
    let record = here.table.game().for_other_device();
    let mut there = Owner::fresh();
    there.act(Intent::Open(Box::new(record)));
    assert_eq!(
        there.table.game().phase(),
        Phase::Paused,
        "until the player is there"
    );
    there.event(Event::Resume);
    there.pass(5_000);
    there.play("e5");
    deliver(&there, &mut here);
    assert_eq!(here.table.game().phase(), Phase::Paused);
    assert_eq!(here.left(Color::Black), left - 6_000);
    // A flag falls where its player is, and the end is handed over.
    here.event(Event::Resume);
    here.pass(120_000);
    assert_eq!(here.end(), "0-1 Flag");
    assert!(matches!(here.handed_over, Some(ref record) if record.outcome().is_some()));
    deliver(&here, &mut there);
    assert_eq!(there.end(), "0-1 Flag");
}

#[test]
fn a_clock_that_runs_on_is_read_by_the_wall_clock() {
    let mut config = white_here(clocked(600_000, 0));
    config.rules.away = Away::Runs;
    let mut here = Owner::begin(config);
    here.play("e4");
    here.pass(10_000);
    assert_eq!(here.left(Color::Black), 590_000);
    let mut there = other_device(&here);
    there.pass(20_000);
    there.play("e5");
    here.pass(21_000);
    deliver(&there, &mut here);
    assert_eq!(here.table.game().phase(), Phase::Running);
    here.pass(4_000);
    // Ten seconds on the way there, and twenty-one of thought.
    assert_eq!(here.left(Color::Black), 569_000);
    assert_eq!(here.left(Color::White), 595_000);
}

#[test]
fn a_robot_plays_by_record_as_well() {
    let mut here = Owner::begin(Config {
        players: [Player::robot(3), Player::Elsewhere],
        ..persons()
    });
    here.robot_plays("e4", 20);
    let mut there = other_device(&here);
    there.play("e5");
    deliver(&there, &mut here);
    here.robot_plays("Bc4", 20);
    deliver(&here, &mut there);
    there.event(Event::OfferDraw(Color::Black));
    there.play("Nc6");
    let effects = deliver(&there, &mut here);
    let asked = |it: &&Effect| matches!(it, Effect::AskEngine(..));
    assert_eq!(effects.iter().filter(asked).count(), 1);
    here.robot_plays("Nf3", 20);
    let told = deliver(&here, &mut there);
    assert_eq!(refused(&told), None);
    assert_eq!(there.moves(), 5);
    assert_eq!(there.table.game().offer(), None, "declined by the robot");
    let records = (here.table.game(), there.table.game());
    assert_eq!(Growth::of_games(records.0, records.1), Growth::Same);
}
