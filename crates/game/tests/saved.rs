//! A game survives being written down, and what is no game is told apart, field by field.

use chess::Color;
use game::{
    Claim, Config, Event, Game, Player, SavedError, TimeControl, Timestamp, from_json, to_json,
};
use proptest::prelude::*;

fn config() -> Config {
    Config {
        time: Some(TimeControl {
            main: 60_000,
            increment: 1_000,
        }),
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
fn what_is_no_game_says_why() {
    let mut game = Game::new(config());
    game.apply(Event::Start, Timestamp(0)).expect("new");
    let good = to_json(&game);
    for (from, to, why) in [
        ("}", "", "not a saved game"),
        (r#""sessa":1"#, r#""sessa":2"#, "newer version"),
        ("KQkq", "KQxq", "start"),
        ("60000", "0", "config.time"),
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

/// Any event at all; moves are picked from the legal ones by number, or made up.
#[derive(Clone, Debug)]
enum Try {
    Legal(usize),
    Raw(u8, u8),
    Other(Event),
}

fn tries() -> impl Strategy<Value = Vec<(Try, u64)>> {
    let side = prop_oneof![Just(Color::White), Just(Color::Black)];
    let other = prop_oneof![
        Just(Event::Start),
        Just(Event::Pause),
        Just(Event::Resume),
        Just(Event::ClaimDraw(Claim::Repetition)),
        Just(Event::ClaimDraw(Claim::FiftyMoves)),
        side.clone().prop_map(Event::OfferDraw),
        side.clone().prop_map(Event::AcceptDraw),
        side.clone().prop_map(Event::DeclineDraw),
        side.clone().prop_map(Event::Flag),
        side.prop_map(Event::Resign),
    ];
    let attempt = prop_oneof![
        20 => any::<usize>().prop_map(Try::Legal),
        2 => (0u8..64, 0u8..64).prop_map(|(from, to)| Try::Raw(from, to)),
        3 => other.prop_map(Try::Other),
    ];
    proptest::collection::vec((attempt, 0u64..3_000), 0..200)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever is sent, legal or not: a refusal changes nothing, at most one side runs, no event is lost, and the list
    /// of events replays to the same game.
    #[test]
    fn any_sequence_of_events_replays_to_the_same_game(tries in tries()) {
        let mut game = Game::new(config());
        let mut at = Timestamp(0);
        let mut accepted = 0;
        for (attempt, wait) in [(Try::Other(Event::Start), 0)].into_iter().chain(tries) {
            at = at.plus(wait);
            let event = match attempt {
                Try::Other(event) => event,
                Try::Raw(from, to) => {
                    let square = |index: u8| chess::Square::from_index(index.into()).expect("below 64");
                    Event::Move(chess::Move::new(square(from), square(to), None))
                }
                Try::Legal(number) => {
                    let moves = game.position().legal_moves();
                    if moves.is_empty() {
                        continue;
                    }
                    Event::Move(moves[number % moves.len()])
                }
            };
            let before = state(&game);
            if game.apply(event, at).is_ok() {
                accepted += 1;
            } else {
                prop_assert_eq!(state(&game), before);
            }
            prop_assert_eq!(game.events().len(), accepted);
            if let Some(clock) = game.clock(at) {
                prop_assert_eq!(clock.running, (game.phase() == game::Phase::Running).then_some(game.turn()));
            }
        }
        let replayed = from_json(&to_json(&game)).expect("its own list");
        prop_assert_eq!(state(&replayed), state(&game));
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = from_json(&text);
    }
}
