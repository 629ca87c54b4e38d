//! The list row of a game, made from its tree; the opening of a game that was played here.

use chess::Position;
use game::tree::Tree;
use game::{Openings, Player, summary};
use protocol::library::{Kind, NAMED, Row};

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
        if plies <= summary::SHOWN {
            sans.push(position.to_san(mv).to_string());
        }
        position.play(mv);
        if plies <= NAMED {
            positions.push(position.clone());
        }
    }
    let named = told(["ECO", "Opening"], " ");
    Row {
        key,
        kind,
        names: [tag("White").to_owned(), tag("Black").to_owned()],
        players: [Player::Person; 2],
        elo: [tag("WhiteElo"), tag("BlackElo")].map(|elo| elo.parse().ok()),
        event: told(["Event", "Round"], ", "),
        date: tree.tags.get("Date").unwrap_or("????.??.??").to_owned(),
        result: tree.result().to_owned(),
        plies: plies as u32,
        moves: summary::first_moves(tree.start(), sans.into_iter()),
        opening: if named.contains(' ') {
            named
        } else {
            opening(openings, positions.into_iter())
        },
        placement: summary::placement(&position),
        changed,
        deleted: None,
    }
}

/// The code and name of the opening: that of the last position that has one.
fn opening(openings: &Openings, positions: impl Iterator<Item = Position>) -> String {
    let named = positions.filter_map(|position| openings.name_of(&position));
    named.last().map_or_else(String::new, |opening| {
        format!("{} {}", opening.eco, opening.name)
    })
}

/// The code and name of the opening of a game that starts from a position, as FEN, with moves in UCI.
pub fn opening_of_line(openings: &Openings, start: &str, line: &[String]) -> String {
    let Ok(mut position) = Position::from_fen(start) else {
        return String::new();
    };
    // Illegal moves that nobody claimed lead to no opening.
    let positions = line.iter().map_while(|uci| {
        let mv = position.parse_uci(uci).ok()?;
        position.play(mv);
        Some(position.clone())
    });
    opening(openings, positions)
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn the_opening_of_a_line_is_the_last_with_a_name() {
        let openings = "A00\tBarnes Opening\tf3\nC20\tOpen Game\te4 e5\n";
        let openings = Openings::parse(openings).expect("a table");
        let start = Position::default().to_fen();
        let named = |line: &str| {
            let line: Vec<_> = line.split(' ').map(str::to_owned).collect();
            opening_of_line(&openings, &start, &line)
        };
        assert_eq!(named("f2f3 e7e5 g2g4"), "A00 Barnes Opening");
        assert_eq!(named("e2e4 e7e5"), "C20 Open Game");
        assert_eq!(named("e2e4 e7e6"), "");
        // What comes after an illegal move is not looked at.
        assert_eq!(named("f2f3 e7e4 g2g4"), "A00 Barnes Opening");
        assert_eq!(opening_of_line(&openings, "no position", &[]), "");
    }
}
