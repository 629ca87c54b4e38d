//! A game survives being written down, and what is no game is told apart, field by field.

use chess::Color;
use game::{
    Claim, ClaimedIllegal, Config, CorrespondenceTerms, Event, Game, OpeningLine, Player, Robot,
    SavedError, TimeControl, Timestamp, from_json, to_json,
};

fn config() -> Config {
    Config {
        time: Some(TimeControl::sudden_death(60_000, 1_000)),
        players: [Player::Person, Player::robot(4)],
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
    game.apply(Event::Resign(Color::White), Timestamp(1_100))
        .expect("after a move");
    let text = to_json(&game);
    assert!(
        text.contains(r#"{"at":1005,"event":{"move":"g1f3"}}"#),
        "readable by people: {text}"
    );
    assert_eq!(from_json(&text).expect("what was written"), game);
}

#[test]
fn a_robot_keeps_its_piece_values() {
    let robot = Player::Robot(Robot {
        values: Some([100, 347, 349, 473, 901]),
        ..Robot::at_level(3)
    });
    let game = Game::new(Config {
        players: [robot, Player::Person],
        ..config()
    });
    assert_eq!(from_json(&to_json(&game)).expect("what was written"), game);
    // A robot without them is written as it always was.
    assert!(to_json(&Game::new(config())).contains(r#"{"robot":{"level":4}}"#));
}

#[test]
fn a_robot_keeps_its_rating_and_its_opening() {
    let french = OpeningLine {
        name: "French Defence".into(),
        moves: vec!["e2e4".into(), "e7e6".into()],
    };
    let game = Game::new(Config {
        players: [Player::Person, Player::Robot(Robot::of_rating(1400, 5))],
        opening: Some(french),
        ..config()
    });
    let text = to_json(&game);
    assert!(
        text.contains(r#"{"robot":{"level":5,"rating":1400}}"#),
        "{text}"
    );
    assert_eq!(from_json(&text).expect("what was written"), game);
    // A game without them is written as it always was.
    let without = to_json(&Game::new(config()));
    assert!(
        !without.contains("rating") && !without.contains("opening"),
        "{without}"
    );
}

#[test]
fn a_player_elsewhere_is_saved_since_the_fifth_format() {
    let mut game = Game::new(Config {
        players: [Player::Elsewhere, Player::Person],
        ..config()
    });
    game.apply(Event::Start, Timestamp(5)).expect("new");
    let text = to_json(&game);
    assert!(
        text.contains(r#""players":["elsewhere","person"]"#),
        "{text}"
    );
    assert_eq!(from_json(&text).expect("what was written"), game);
    // The fourth format had all but that, and reads as it was written.
    let fourth = to_json(&Game::new(config())).replacen(r#""sessa":5"#, r#""sessa":4"#, 1);
    let read = from_json(&fourth).expect("written by the fourth version");
    assert_eq!(read, Game::new(config()));
}

#[test]
fn terms_of_correspondence_are_saved_where_there_are_any() {
    let terms = CorrespondenceTerms {
        days_per_move: Some(3),
        leave_days: 14,
        help: false,
    };
    let game = Game::new(Config {
        players: [Player::Person, Player::Elsewhere],
        correspondence: Some(terms),
        ..config()
    });
    assert_eq!(from_json(&to_json(&game)).expect("what was written"), game);
    assert!(!to_json(&Game::new(config())).contains("correspondence"));
    // No help against an opponent elsewhere, unless the terms allow it.
    let forbids = |correspondence, players| {
        let config = Config {
            correspondence,
            players,
            ..config()
        };
        config.forbids_analysis()
    };
    let by_post = [Player::Person, Player::Elsewhere];
    let help = CorrespondenceTerms {
        help: true,
        ..terms
    };
    assert!(forbids(Some(terms), by_post) && forbids(None, by_post));
    assert!(!forbids(Some(help), by_post) && !forbids(None, [Player::Person; 2]));
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
    assert_eq!(sixth.config().players[1], Player::robot(8));
    assert_eq!(from_json(&to_json(&sixth)).expect("written anew"), sixth);
    // By the rule of the Chess Code, which the second format could name, the second offer comes too early.
    let strict = FIRST.replacen(r#""sessa":1"#, r#""sessa":2"#, 1);
    let strict = strict.replacen(
        r#""rules":{"#,
        r#""rules":{"offers_again":"after-opponent","#,
        1,
    );
    let error = from_json(&strict).expect_err("refused");
    assert!(error.to_string().contains("events[6]"), "{error}");
}

/// A game as the third format had it: claims without a side, costs by field, and agreement barred before a number.
const THIRD: &str = r#"{"sessa":3,"config":{
    "start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 7",
    "rules":{"id":"uscf","repetitions_to_claim":3,"moves_to_claim":50,"long_endings":[],"repetitions_to_end":5,"moves_to_end":75,
        "wrong_claim":{"opponent_gains":120000,"claimant_loses":0},"wrong_claim_in_blitz":{"opponent_gains":60000,"claimant_loses":7},
        "agreement_from":9,"offers_again":"after-move","flag_draw":"material","both_flags":"draw",
        "illegal":{"bonus":180000,"blitz":"claim-wins","loses_at":null,"horizon":10},"reversed_colours":{"moves":10},
        "stopping_resigns":false,"lateness":3600000,"rook_first_castling":true,"take_back":false,"away":"waits",
        "classes":{"blitz":600000,"classical":3600000},"quickplay_finish":{"below":120000,"rejected":120000}},
    "conduct":{"manual_press":false,"flag_by_claim":false,"touch_move":false,"unguarded":true,"competition":false},
    "time":{"main":300000,"increment":0},"players":["person","person"],"seed":7},
    "events":[{"at":0,"event":"start"},{"at":1,"event":{"move":"e2e4"}},{"at":2,"event":{"claim-draw":"repetition"}},
    {"at":3,"event":{"claim-draw-with":["fifty-moves","e7e5"]}},{"at":4,"event":{"move":"e7e5"}},
    {"at":5,"event":{"displace":"e1e5"}}]}"#;

#[test]
fn a_game_of_the_third_format_replays_as_it_was_played() {
    let game = from_json(THIRD).expect("written by the third version");
    // The claims were Black's, who was on the move.
    let claims: Vec<_> = game.events()[2..4]
        .iter()
        .map(|stamped| &stamped.event)
        .collect();
    let announced = game.events()[4].event.clone();
    let Event::Move(e5) = announced else {
        panic!("{announced:?}");
    };
    assert_eq!(
        claims,
        [
            &Event::ClaimDraw(Color::Black, Claim::Repetition),
            &Event::ClaimDrawWith(Color::Black, Claim::FiftyMoves, e5),
        ]
    );
    let rules = &game.config().rules;
    assert_eq!(
        rules.moves_before_agreement, 2,
        "before move 9 of a game that began at 7"
    );
    assert_eq!(rules.by_class.standard.wrong_claim.opponent_gains, 120_000);
    assert_eq!(rules.by_class.rapid.illegal_bonus, 180_000);
    assert_eq!(rules.by_class.rapid.unsupervised, None);
    assert_eq!(rules.by_class.blitz.wrong_claim.claimant_loses, 7);
    let claimed = rules.by_class.blitz.unsupervised.map(|rules| rules.claimed);
    assert_eq!(claimed, Some(ClaimedIllegal::Loses));
    assert_eq!(rules.classes.standard, 3_600_000);
    assert!(!rules.illegal.becomes_queen && rules.illegal.formal_faults);
    assert!(rules.quickplay_finish.is_some_and(|finish| finish.in_blitz));
    assert!(game.config().strictness.allow_illegal_moves);
    assert_eq!(from_json(&to_json(&game)).expect("written anew"), game);
    // Penalties by the class, where an arbiter saw it.
    let watched = THIRD.replacen("\"claim-wins\"", r#"{"bonus":30000}"#, 1);
    let watched = from_json(&watched).expect("written by the third version");
    assert_eq!(watched.config().rules.by_class.blitz.illegal_bonus, 30_000);
    assert_eq!(watched.config().rules.by_class.blitz.unsupervised, None);
}

#[test]
fn what_is_no_game_says_why() {
    let mut game = Game::new(config());
    game.apply(Event::Start, Timestamp(0)).expect("new");
    let good = to_json(&game);
    for (from, to, why) in [
        ("}", "", "not a saved game"),
        (r#""sessa":5"#, r#""sessa":6"#, "newer version"),
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
