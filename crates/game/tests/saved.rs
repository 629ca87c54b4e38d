//! A game survives being written down, and what is no game is told apart, field by field.

use chess::Color;
use game::{Config, Event, Game, Player, SavedError, TimeControl, Timestamp, from_json, to_json};

fn config() -> Config {
    Config {
        time: Some(TimeControl::sudden_death(60_000, 1_000)),
        players: [Player::Person, Player::Robot { level: 4 }],
        seed: 7,
        ..Config::default()
    }
}

#[test]
fn what_was_written_reads_back() {
    let mut game = Game::new(config());
    game.apply(Event::Start, Timestamp(5)).expect("new");
    let mv = game.position().parse_san("Nf3").expect("legal");
    game.apply(Event::Move(mv), Timestamp(1_005))
        .expect("legal");
    game.apply(Event::OfferDraw(Color::White), Timestamp(1_100))
        .expect("after a move");
    let text = to_json(&game);
    assert!(
        text.contains(r#"{"at":1005,"event":{"move":"g1f3"}}"#),
        "readable by people: {text}"
    );
    assert_eq!(from_json(&text).expect("what was written"), game);
}

#[test]
fn a_game_saved_before_there_were_stages_reads_back() {
    let mut game = Game::new(config());
    game.apply(Event::Start, Timestamp(0)).expect("new");
    let text = to_json(&game);
    let time = serde_json::to_string(&game.config().time).expect("plain data");
    let old = text.replacen(&time, r#"{"main":60000,"increment":1000}"#, 1);
    assert_ne!(old, text);
    let read = from_json(&old).expect("as it was written then");
    assert_eq!(read, game);
    assert_eq!(to_json(&read), text, "written as it is now");
    let no_time = old.replacen(
        r#""main":60000,"increment":1000"#,
        r#""main":0,"increment":0"#,
        1,
    );
    assert!(matches!(from_json(&no_time), Err(SavedError::Time(_))));
}

/// A game as the first format had it: four numbers for rules, and a draw that a side offered again after a move of its own.
const FIRST: &str = r#"{"sessa":1,"config":{
    "start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rules":{"id":"fide-2023","repetitions_to_claim":3,"moves_to_claim":50,"repetitions_to_end":5,"moves_to_end":75},
    "time":{"main":60000,"increment":1000},"players":["person",{"robot":{"level":4}}],"seed":7},
    "events":[{"at":0,"event":"start"},{"at":1,"event":{"move":"e2e4"}},{"at":2,"event":{"offer-draw":"white"}},
    {"at":3,"event":{"decline-draw":"black"}},{"at":4,"event":{"move":"e7e5"}},{"at":5,"event":{"move":"g1f3"}},
    {"at":6,"event":{"offer-draw":"white"}}]}"#;

#[test]
fn a_game_of_the_first_format_replays_as_it_was_played() {
    let game = from_json(FIRST).expect("written by the first version");
    assert_eq!(game.offer(), Some(Color::White));
    assert_eq!(game.events().len(), 7);
    let rules = &game.config().rules;
    assert_eq!(rules.offers_again, game::OffersAgain::AfterMove);
    assert_eq!(from_json(&to_json(&game)).expect("written anew"), game);
    // The sixth of eight levels was about as strong as the eighth of twelve.
    let sixth = FIRST.replacen(r#""level":4"#, r#""level":6"#, 1);
    let sixth = from_json(&sixth).expect("written by the first version");
    assert_eq!(sixth.config().players[1], Player::Robot { level: 8 });
    assert_eq!(from_json(&to_json(&sixth)).expect("written anew"), sixth);
    // By the rules of today the second offer would have come too early.
    let today = FIRST.replacen(r#""sessa":1"#, r#""sessa":2"#, 1);
    let error = from_json(&today).expect_err("refused");
    assert!(error.to_string().contains("events[6]"), "{error}");
}

#[test]
fn what_is_no_game_says_why() {
    let mut game = Game::new(config());
    game.apply(Event::Start, Timestamp(0)).expect("new");
    let good = to_json(&game);
    for (from, to, why) in [
        ("}", "", "not a saved game"),
        (r#""sessa":3"#, r#""sessa":4"#, "newer version"),
        (r#""loses_at":2"#, r#""loses_at":0"#, "config.rules.illegal"),
        ("KQkq", "KQxq", "start"),
        (
            r#"60000,"bonus":{"fischer":1000}"#,
            r#"0,"bonus":"none""#,
            "config.time",
        ),
        (r#""time":60000"#, r#""time":99999999999999"#, "config.time"),
        (r#""seed":7"#, r#""seed":-7"#, "not a saved game"),
        (r#""event":"start""#, r#""event":{"move":"e2e9"}"#, "e2e9"),
        (r#""event":"start""#, r#""event":{"move":"e2é"}"#, "e2é"),
        (r#""event":"start""#, r#""event":{"resign":"red"}"#, "red"),
        (r#""event":"start""#, r#""event":"resume""#, "events[0]"),
    ] {
        assert!(good.contains(from), "{from} in {good}");
        let error = from_json(&good.replacen(from, to, 1))
            .expect_err(to)
            .to_string();
        assert!(error.contains(why), "{to}: {error}");
    }
    assert!(matches!(from_json(""), Err(SavedError::Format(_))));
    assert!(matches!(from_json("null"), Err(SavedError::Format(_))));
}
