//! Games that were played here, as text: clocks, offers, players, how they ended.

use super::good;
use chess::Color;
use game::pgn::{self, write};
use game::{Config, Event, Game, Player, Robot, TimeControl, Timestamp};

#[test]
fn f3_c6_a_game_of_our_own() {
    let config = Config {
        time: Some(TimeControl::sudden_death(300_000, 3_000)),
        names: ["Anna".to_owned(), String::new()],
        players: [Player::Person, Player::robot(3)],
        began: 1_763_721_000_000,
        ..Config::default()
    };
    let mut game = Game::new(config);
    let mut at = 0;
    let mut happens = |game: &mut Game, event: Event| {
        at += 1_500;
        game.apply(event, Timestamp(at)).expect("it may happen");
    };
    let make = |game: &Game, san: &str| Event::Move(game.position().parse_san(san).expect(san));
    happens(&mut game, Event::Start);
    for san in ["e4", "e5", "Nf3"] {
        let event = make(&game, san);
        happens(&mut game, event);
    }
    happens(&mut game, Event::OfferDraw(Color::White));
    let event = make(&game, "d6");
    happens(&mut game, event);
    happens(&mut game, Event::Resign(Color::White));
    let text = write(&pgn::of_game(&game));
    assert_eq!(
        text,
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"2025.11.21\"]\n[Round \"?\"]\n[White \"Anna\"]\n\
         [Black \"Robot, level 3\"]\n[Result \"0-1\"]\n[UTCDate \"2025.11.21\"]\n[UTCTime \"10:30:00\"]\n\
         [TimeControl \"300+3\"]\n[Termination \"normal\"]\n\n\
         1. e4 {[%clk 0:05:01.5]} 1... e5 {[%clk 0:05:01.5]} 2. Nf3 {(=) [%clk 0:05:03]}\n\
         2... d6 {[%clk 0:05:01.5]} 0-1\n\n"
    );
    assert_eq!(good(&text).tree, pgn::of_game(&game));
}

/// A robot that judged by other piece values is named with them.
#[test]
fn f3_c6_a_robot_with_piece_values() {
    let robot = Player::Robot(Robot {
        values: Some([100, 347, 349, 473, 901]),
        ..Robot::at_level(3)
    });
    let game = Game::new(Config {
        players: [robot, Player::robot(12)],
        ..Config::default()
    });
    let tags = pgn::of_game(&game).tags;
    assert_eq!(
        tags.get("White"),
        Some("Robot, level 3, values 100 347 349 473 901")
    );
    assert_eq!(tags.get("Black"), Some("Robot, level 12"));
}

/// A robot of a rating is named by it, and known as a robot by its name.
#[test]
fn f3_c6_a_robot_of_a_rating() {
    let game = Game::new(Config {
        players: [Player::Person, Player::Robot(Robot::of_rating(1400, 5))],
        elo: [None, Some(1400)],
        ..Config::default()
    });
    let tags = pgn::of_game(&game).tags;
    let name = tags.get("Black").expect("a name");
    assert_eq!(name, "Robot, about 1400");
    assert!(pgn::is_robot_name(name) && !pgn::is_robot_name("Robot"));
    assert_eq!(tags.get("BlackElo"), Some("1400"));
}

/// A player elsewhere has the name that was given, or none that PGN could tell.
#[test]
fn f3_c6_a_player_elsewhere() {
    let tags = |names: [&str; 2]| {
        let game = Game::new(Config {
            players: [Player::Person, Player::Elsewhere],
            names: names.map(str::to_owned),
            ..Config::default()
        });
        let tags = pgn::of_game(&game).tags;
        ["White", "Black"].map(|tag| tags.get(tag).map(str::to_owned))
    };
    let days = Config {
        correspondence: Some(game::CorrespondenceTerms {
            days_per_move: Some(3),
            ..Default::default()
        }),
        ..Config::default()
    };
    let days = pgn::of_game(&Game::new(days)).tags;
    assert_eq!(days.get("TimeControl"), Some("1/259200"));
    let told = |name: &str| Some(name.to_owned());
    assert_eq!(tags(["Anna", "Bella"]), [told("Anna"), told("Bella")]);
    assert_eq!(tags(["", ""]), [told("?"), told("?")]);
}
