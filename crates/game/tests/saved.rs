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

/// Everything that tells one game from another.
fn state(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    let clock = game.clock(game.last_at());
    (
        game.position().to_fen(),
        game.events().to_vec(),
        game.phase(),
        clock,
        game.offer(),
        game.flag_at(),
    )
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
    assert_eq!(
        state(&from_json(&text).expect("what was written")),
        state(&game)
    );
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
    assert_eq!(state(&read), state(&game));
    assert_eq!(to_json(&read), text, "written as it is now");
    let no_time = old.replacen("60000", "0", 1).replacen("1000", "0", 1);
    assert!(matches!(from_json(&no_time), Err(SavedError::Time(_))));
}

#[test]
fn what_is_no_game_says_why() {
    let mut game = Game::new(config());
    game.apply(Event::Start, Timestamp(0)).expect("new");
    let good = to_json(&game);
    for (from, to, why) in [
        ("}", "", "not a saved game"),
        (r#""sessa":1"#, r#""sessa":2"#, "newer version"),
        ("KQkq", "KQxq", "start"),
        (
            r#"60000,"bonus":{"fischer":1000}"#,
            r#"0,"bonus":"none""#,
            "config.time",
        ),
        ("60000", "99999999999999", "config.time"),
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
