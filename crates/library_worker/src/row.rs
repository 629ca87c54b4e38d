//! The list row of a game, made from the game.

use chess::{Color, Position};
use game::tree::Tree;
use game::{Config, Game, Openings, Player};
use protocol::library::{Kind, Row};

/// Half-moves of a game that its row holds.
const OPENING: usize = 16;
/// Half-moves that are looked at for the name of the opening.
const NAMED: usize = 40;

/// Key of a game that was begun here: the time when it was begun, and its seed, should two begin at once.
pub fn key(config: &Config) -> String {
    format!("{:013}-{:08x}", config.began, config.seed)
}

/// The row of a game that was begun here. `date` is the day it was begun, as PGN has it; `changed` in milliseconds since 1970.
pub fn of_game(game: &Game, openings: &Openings, key: String, date: String, changed: u64) -> Row {
    let config = game.config();
    let level = |player| match player {
        Player::Robot { level, .. } => Some(level),
        Player::Person => None,
    };
    let sans = game.plies().iter().map(|ply| ply.san.to_string());
    Row {
        key,
        kind: if config.between_persons() {
            Kind::Persons
        } else {
            Kind::Robot
        },
        names: game.names().map(str::to_owned),
        levels: config.players.map(level),
        elo: [None; 2],
        event: String::new(),
        date,
        result: game.outcome().map_or("*", game::Outcome::as_pgn).to_owned(),
        plies: game.plies().len() as u32,
        moves: numbered(
            config.start.turn(),
            config.start.fullmove_number(),
            sans.take(OPENING),
        ),
        opening: opening(openings, game.plies().iter().map(|ply| &ply.position)),
        placement: placement(game.position()),
        changed,
        deleted: None,
    }
}

/// The row of a game from a file or of a study.
pub fn of_tree(tree: &Tree, openings: &Openings, key: String, kind: Kind, changed: u64) -> Row {
    let tag = |name: &'static str| match tree.tags.get(name) {
        None | Some("?" | "-") => "",
        Some(value) => value.trim(),
    };
    let told = |tags: [&'static str; 2], between: &str| {
        let said = tags.map(tag).into_iter().filter(|tag| !tag.is_empty());
        said.collect::<Vec<_>>().join(between)
    };
    let (mut position, mut plies) = (tree.start().clone(), 0);
    let (mut sans, mut positions) = (Vec::new(), Vec::new());
    for mv in tree.main_line().filter_map(|id| tree[id].mv()) {
        plies += 1;
        if plies <= OPENING {
            sans.push(position.to_san(mv).to_string());
        }
        position.play(mv);
        if plies <= NAMED {
            positions.push(position.clone());
        }
    }
    let named = told(["ECO", "Opening"], " ");
    let start = tree.start();
    Row {
        key,
        kind,
        names: [tag("White").to_owned(), tag("Black").to_owned()],
        levels: [None; 2],
        elo: [tag("WhiteElo"), tag("BlackElo")].map(|elo| elo.parse().ok()),
        event: told(["Event", "Round"], ", "),
        date: tree.tags.get("Date").unwrap_or("????.??.??").to_owned(),
        result: tree.result().to_owned(),
        plies: plies as u32,
        moves: numbered(start.turn(), start.fullmove_number(), sans.into_iter()),
        opening: if named.contains(' ') {
            named
        } else {
            opening(openings, positions.iter())
        },
        placement: placement(&position),
        changed,
        deleted: None,
    }
}

/// The placement of a position, as FEN's first field.
fn placement(position: &Position) -> String {
    let fen = position.to_fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// The code and name of the opening: that of the last position that has one.
fn opening<'a>(openings: &Openings, positions: impl Iterator<Item = &'a Position>) -> String {
    let named = positions
        .take(NAMED)
        .filter_map(|position| openings.name_of(position));
    named.last().map_or_else(String::new, |opening| {
        format!("{} {}", opening.eco, opening.name)
    })
}

/// Moves with their numbers, `1.e4 e5 2.Nf3`; the first is this side's at this number.
fn numbered(turn: Color, number: u32, sans: impl Iterator<Item = String>) -> String {
    let first = 2 * number as usize + turn.index();
    let mut text = String::new();
    for (ply, san) in (first..).zip(sans) {
        if !text.is_empty() {
            text.push(' ');
        }
        let white = ply % 2 == 0;
        if white || ply == first {
            text += &(ply / 2).to_string();
            text += if white { "." } else { "..." };
        }
        text += &san;
    }
    text
}

/// Comparison of a saved record of a game with a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// The same.
    Same,
    /// Less: the new one goes on from it.
    Less,
    /// More: it goes on from the new one.
    More,
    /// Something else: the two parted, or they are different games.
    Other,
}

/// Compares `kept` with `new`, both as [`game::to_json`] writes them, the second readable.
pub fn growth(kept: &str, new: &str) -> Growth {
    match (kept == new, goes_on(kept, new), goes_on(new, kept)) {
        (true, ..) => Growth::Same,
        (_, true, _) => Growth::Less,
        (_, _, true) => Growth::More,
        // An older version may have written the same in another way.
        _ => match (game::from_json(kept), game::from_json(new)) {
            (Ok(kept), Ok(new)) if kept.config() == new.config() => {
                let (kept, new) = (kept.events(), new.events());
                match (new.starts_with(kept), kept.starts_with(new)) {
                    (true, true) => Growth::Same,
                    (true, _) => Growth::Less,
                    (_, true) => Growth::More,
                    _ => Growth::Other,
                }
            }
            _ => Growth::Other,
        },
    }
}

/// True if `long` is `short` with more events at the end of its list.
fn goes_on(short: &str, long: &str) -> bool {
    let rest = short
        .strip_suffix("]}")
        .and_then(|stem| Some((stem, long.strip_prefix(stem)?)));
    rest.is_some_and(|(stem, rest)| stem.ends_with('[') || rest.starts_with(','))
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
    fn a_row_of_a_game_played_here() {
        let game = game(&["f3", "e5", "g4", "Qh4"]);
        let openings = Openings::parse("A00\tBarnes Opening\tf3\n").expect("a table");
        let row = of_game(&game, &openings, key(game.config()), "2025.11.21".into(), 7);
        assert_eq!(row.key, "1763751600000-0000beef");
        assert_eq!(row.kind, Kind::Robot);
        assert_eq!(row.names, ["Anna", ""]);
        assert_eq!(row.levels, [None, Some(3)]);
        assert_eq!((&*row.result, row.plies), ("0-1", 4));
        assert_eq!(row.moves, "1.f3 e5 2.g4 Qh4#");
        assert_eq!(row.opening, "A00 Barnes Opening");
        assert!(!row.can_go_on());
    }

    #[test]
    fn a_row_of_a_game_from_a_file() {
        let openings = Openings::parse("C20\tOpen Game\te4 e5\n").expect("a table");
        let row = |text: &str| {
            let games = game::pgn::read(text.as_bytes());
            of_tree(&games[0].tree, &openings, "k".into(), Kind::Imported, 7)
        };
        let told = row(
            "[Event \"Open\"]\n[Date \"1930.??.??\"]\n[Round \"3\"]\n[White \"Anna\"]\n[Black \"?\"]\n\
             [Result \"1/2-1/2\"]\n\n1. e4 {best} (1. d4) e5 2. Ke2 1/2-1/2",
        );
        assert_eq!(told.names, ["Anna", ""]);
        assert_eq!((&*told.event, &*told.date), ("Open, 3", "1930.??.??"));
        assert_eq!((&*told.result, told.plies), ("1/2-1/2", 3));
        assert_eq!(told.moves, "1.e4 e5 2.Ke2");
        assert_eq!(told.opening, "C20 Open Game");
        assert_eq!(
            told.placement,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR"
        );
        let named = row("[ECO \"B20\"]\n[Opening \"Sicilian\"]\n\n1. e4 c5 *");
        assert_eq!((&*named.opening, &*named.result), ("B20 Sicilian", "*"));
        assert_eq!((&*named.event, &*named.date), ("", "????.??.??"));
    }

    #[test]
    fn moves_are_numbered_from_where_they_begin() {
        let sans = || ["a6", "b4", "b5"].into_iter().map(str::to_owned);
        assert_eq!(numbered(Color::Black, 7, sans()), "7...a6 8.b4 b5");
        assert_eq!(numbered(Color::White, 1, sans()), "1.a6 b4 2.b5");
    }

    #[test]
    fn which_of_two_records_knows_more() {
        let moves = ["e4", "e5", "Nf3", "Nc6"];
        let text = |count: usize| game::to_json(&game(&moves[..count]));
        let other = game::to_json(&game(&["d4", "d5"]));
        let unstarted = game::to_json(&Game::new(game(&[]).config().clone()));
        let another = game::to_json(&Game::new(Config::default()));
        // As a version might write it that orders its fields in another way.
        let turned = |text: &str| {
            serde_json::from_str::<serde_json::Value>(text)
                .expect("JSON")
                .to_string()
        };
        for (kept, new, expected) in [
            (text(2), text(2), Growth::Same),
            (text(2), text(3), Growth::Less),
            (text(4), text(2), Growth::More),
            (unstarted.clone(), text(2), Growth::Less),
            (text(0), unstarted, Growth::More),
            (text(2), other, Growth::Other),
            (text(2), another, Growth::Other),
            (turned(&text(2)), text(2), Growth::Same),
            (turned(&text(2)), text(3), Growth::Less),
            (turned(&text(4)), text(2), Growth::More),
            ("no game".into(), text(2), Growth::Other),
        ] {
            assert_eq!(growth(&kept, &new), expected, "{kept}\n{new}");
        }
    }
}
