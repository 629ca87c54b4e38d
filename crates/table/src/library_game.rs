//! A game as the library is told of it: its key, its row in the list, its PGN.
//!
//! `date` is the day on which it was begun where the device is, as PGN has it.

use chess::{Color, UciMove};
use game::tree::Tree;
use game::{Config, Game, Outcome, Phase, Player, pgn, summary};
use protocol::library::{KeyedGame, Kind, NAMED, Row, Save};

/// The key of a game: the time when it was begun, and its seed, should two begin at once. A game that has not begun has none.
pub fn key(game: &Game) -> Option<String> {
    (game.phase() != Phase::Ready).then(|| key_of(game.config()))
}

/// True if a text has the form of a key.
pub fn is_key(text: &str) -> bool {
    let parts = text.split_once('-');
    parts.is_some_and(|(began, seed)| {
        began.len() >= 13
            && began.bytes().all(|digit| digit.is_ascii_digit())
            && seed.len() == 8
            && seed.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

/// The key of a game of these terms, once it has begun.
pub fn key_of(config: &Config) -> String {
    let Config { began, seed, .. } = config;
    format!("{began:013}-{seed:08x}")
}

/// The game with its key.
fn keyed(game: &Game) -> KeyedGame {
    KeyedGame {
        key: key_of(game.config()),
        text: game::to_json(game),
    }
}

/// The task that saves the game as it was at this time, in milliseconds since 1970; 0 is now.
pub fn save(game: &Game, date: String, at: u64) -> Save {
    let keyed = keyed(game);
    let row = row(game, keyed.key.clone(), date, at);
    let line = game.plies().iter().take(NAMED);
    Save {
        game: keyed,
        row: json::write(&row),
        start: game.config().start.to_fen(),
        line: line.map(|ply| UciMove::from(ply.mv).to_string()).collect(),
        is_edited: false,
    }
}

/// The task that gives the players of a game that is kept, with its row, other names and Elo ratings.
pub fn rename(game: &Game, row: &Row, names: [String; 2], elo: [Option<u16>; 2]) -> Save {
    let save = save(&game.renamed(names, elo), row.date.clone(), row.changed);
    Save {
        game: KeyedGame {
            // Two that parted in two tabs have one beginning, and keys of their own.
            key: row.key.clone(),
            ..save.game
        },
        is_edited: true,
        ..save
    }
}

/// The game as a tree to be written in PGN. `you` is the name of a person who gave none and played against a robot.
pub fn to_tree(game: &Game, date: String, you: &str) -> Tree {
    let mut tree = pgn::of_game(game);
    tree.tags.set("Date", date);
    let config = game.config();
    for (side, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
        let is_person = config.player(side) == Player::Person && !config.between_persons();
        if is_person && game.names()[side.index()].is_empty() && !you.is_empty() {
            tree.tags.set(tag, you);
        }
    }
    tree
}

/// The game as PGN, with the names of [`to_tree`].
pub fn to_pgn(game: &Game, date: String, you: &str) -> String {
    pgn::write(&to_tree(game, date, you))
}

fn row(game: &Game, key: String, date: String, changed: u64) -> Row {
    let config = game.config();
    let sans = game.plies().iter().map(|ply| ply.san.to_string());
    Row {
        key,
        kind: if config
            .players
            .iter()
            .any(|player| player.as_robot().is_some())
        {
            Kind::Robot
        } else {
            Kind::Persons
        },
        names: game.names().map(str::to_owned),
        players: config.players,
        elo: game.elo(),
        event: String::new(),
        date,
        result: game.outcome().map_or("*", Outcome::as_pgn).to_owned(),
        plies: game.plies().len() as u32,
        moves: summary::first_moves(&config.start, sans),
        opening: String::new(),
        placement: summary::placement(game.position()),
        changed,
        deleted: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Event, TimeControl, Timestamp};

    fn game(moves: &[&str]) -> Game {
        let mut game = Game::new(Config {
            time: Some(TimeControl::sudden_death(300_000, 0)),
            names: ["Anna".into(), String::new()],
            players: [Player::Person, Player::robot(3)],
            began: 1_763_751_600_000,
            seed: 0xbeef,
            ..Config::default()
        });
        game.apply(Event::Start, Timestamp(0)).expect("accepted");
        for (second, text) in (1..).zip(moves) {
            let mv = game.position().parse_san(text).expect("legal");
            game.apply(Event::Move(mv), Timestamp(1000 * second))
                .expect("accepted");
        }
        game
    }

    #[test]
    fn a_game_is_saved_with_its_row() {
        let game = game(&["f3", "e5", "g4", "Qh4"]);
        let save = save(&game, "2025.11.21".into(), 7);
        assert_eq!(save.game, keyed(&game));
        assert_eq!(save.game.key, "1763751600000-0000beef");
        assert_eq!(game::from_json(&save.game.text).ok(), Some(game));
        assert_eq!(save.line, ["f2f3", "e7e5", "g2g4", "d8h4"]);
        assert_eq!(save.start, chess::Position::default().to_fen());
        let row: Row = serde_json::from_str(&save.row).expect("a row");
        assert_eq!((&row.key, row.changed), (&save.game.key, 7));
        assert_eq!((row.kind, &*row.date), (Kind::Robot, "2025.11.21"));
        assert_eq!(row.names, ["Anna", ""]);
        assert_eq!(row.players, [Player::Person, Player::robot(3)]);
        assert_eq!((&*row.result, row.plies), ("0-1", 4));
        assert_eq!(row.moves, "1.f3 e5 2.g4 Qh4#");
        assert_eq!(
            row.placement,
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR"
        );
        assert!(!row.can_go_on());
    }

    #[test]
    fn a_kept_game_gets_other_names_and_ratings() {
        let game = game(&["f3", "e5", "g4", "Qh4"]);
        let kept = save(&game, "2025.11.21".into(), 7);
        let row: Row = serde_json::from_str(&kept.row).expect("a row");
        let names = ["Berta".to_owned(), "Cara".to_owned()];
        let renamed = rename(&game, &row, names.clone(), [Some(1500), None]);
        assert!(renamed.is_edited && !kept.is_edited);
        assert_eq!(renamed.game.key, kept.game.key);
        let row: Row = serde_json::from_str(&renamed.row).expect("a row");
        assert_eq!((&row.names, row.elo), (&names, [Some(1500), None]));
        assert_eq!((row.changed, &*row.date), (7, "2025.11.21"));
        let read = game::from_json(&renamed.game.text).expect("a game");
        assert_eq!(read.events(), game.events());
        let pgn = to_pgn(&read, row.date, "You");
        assert!(
            pgn.contains("[White \"Berta\"]") && pgn.contains("[WhiteElo \"1500\"]"),
            "{pgn}"
        );
        assert!(!pgn.contains("BlackElo"), "{pgn}");
        // Back to what they were, to the letter.
        let back = rename(
            &read,
            &serde_json::from_str(&kept.row).expect("a row"),
            ["Anna".into(), String::new()],
            [None; 2],
        );
        assert_eq!(back.game, kept.game);
    }

    #[test]
    fn the_row_of_a_correspondence_game_is_one_of_two_persons() {
        let game = Game::new(Config {
            players: [Player::Elsewhere, Player::Person],
            ..Config::default()
        });
        let row = row(&game, String::new(), String::new(), 0);
        assert_eq!(row.kind, Kind::Persons);
        assert_eq!(row.players, [Player::Elsewhere, Player::Person]);
    }

    #[test]
    fn of_a_long_game_only_the_opening_is_told() {
        let there_and_back = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(3);
        let moves = [["a3", "a6"], ["b3", "b6"], ["c3", "c6"]];
        let moves = moves.map(|pawns| [&there_and_back, &pawns[..]].concat());
        let save = save(&game(&moves.concat()), String::new(), 0);
        assert_eq!(save.line.len(), NAMED);
    }

    #[test]
    fn pgn_has_the_day_where_the_device_is() {
        let text = to_pgn(&game(&["f3"]), "2025.11.22".into(), "");
        assert!(text.contains("[Date \"2025.11.22\"]"), "{text}");
        assert!(text.contains("[UTCDate \"2025.11.21\"]"), "{text}");
    }

    #[test]
    fn who_gave_no_name_has_one_against_a_robot() {
        let against = |names: [&str; 2], players| {
            let game = Game::new(Config {
                names: names.map(str::to_owned),
                players,
                ..Config::default()
            });
            let tags = to_tree(&game, "2025.11.22".into(), "You").tags;
            ["White", "Black"].map(|tag| tags.get(tag).map(str::to_owned))
        };
        let name = |name: &str| Some(name.to_owned());
        let robot = Player::robot(3);
        let [white, black] = against([""; 2], [Player::Person, robot]);
        assert_eq!(white, name("You"));
        assert!(black.is_some_and(|name| name.contains('3')));
        assert_eq!(against([""; 2], [robot, Player::Person])[1], name("You"));
        assert_eq!(
            against(["Anna", ""], [Player::Person, robot])[0],
            name("Anna")
        );
        let unknown = name("?");
        assert_eq!(
            against([""; 2], [Player::Person, Player::Elsewhere]),
            [name("You"), unknown.clone()]
        );
        assert_eq!(
            against([""; 2], [Player::Person; 2]),
            [unknown.clone(), unknown]
        );
    }
}
