//! The table of opening names that the page is served with, and how it is looked up.

use chess::{Move, Position};
use game::{FamilyNames, Openings, OpeningsProblem};
use std::collections::{BTreeSet, HashSet};

/// The table, as it is served.
const TABLE: &str = include_str!("../../../www/openings.tsv");

/// The names of families in each language, as they are served.
const NAMES: &str = include_str!("../../../www/openings.names.tsv");

fn table() -> Openings {
    Openings::parse(TABLE).expect("every line is legal and ends in a position of its own")
}

/// The moves of a line in SAN from the standard position.
fn moves(line: &str) -> Vec<Move> {
    let mut position = Position::default();
    line.split(' ')
        .map(|san| {
            let m = position.parse_san(san).expect("legal");
            position.play(m);
            m
        })
        .collect()
}

/// Name of a game after these moves.
fn called(line: &str) -> Option<String> {
    table()
        .last_of(&Position::default(), moves(line))
        .map(|opening| format!("{} {}", opening.eco, opening.name))
}

#[test]
fn the_table_is_large_orderly_and_says_nothing_twice() {
    assert!(table().len() >= 400, "only {} openings", table().len());
    let lines: Vec<(&str, &str, &str)> = TABLE
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (eco, rest) = line.split_once('\t').expect("a code");
            let (name, moves) = rest.split_once('\t').expect("a name and moves");
            (eco, name, moves)
        })
        .collect();
    assert!(
        lines.iter().map(|(eco, _, moves)| (eco, moves)).is_sorted(),
        "sorted by code and moves"
    );
    let mut names = HashSet::new();
    for (_, name, moves) in lines {
        assert!(names.insert(name), "two lines are called {name}");
        let mut position = Position::default();
        for san in moves.split(' ') {
            let m = position.parse_san(san).expect("legal");
            assert_eq!(position.to_san(m).to_string(), san, "{name}");
            position.play(m);
        }
    }
}

#[test]
fn a_game_is_called_by_the_last_named_position_it_went_through() {
    let cases = [
        ("e4", "B00 King’s Pawn Game"),
        (
            "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
            "B90 Sicilian Defence, Najdorf Variation",
        ),
        (
            "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 a4 e5 Nf3 Be7 Bc4 O-O",
            "B90 Sicilian Defence, Najdorf Variation",
        ),
        (
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O",
            "C69 Ruy Lopez, Exchange Variation, Normal Variation",
        ),
    ];
    for (line, name) in cases {
        assert_eq!(called(line).as_deref(), Some(name), "{line}");
    }
}

#[test]
fn a_transposition_has_the_name_of_what_it_has_become() {
    let najdorf = "B90 Sicilian Defence, Najdorf Variation";
    assert_eq!(
        called("Nf3 c5 e4 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6").as_deref(),
        Some(najdorf)
    );
    let declined = "D35 Queen’s Gambit Declined, Normal Defence";
    assert_eq!(called("c4 e6 Nc3 Nf6 d4 d5").as_deref(), Some(declined));
}

#[test]
fn what_is_not_in_the_table_has_no_name() {
    let nowhere = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("legal");
    assert_eq!(table().name_of(&nowhere), None);
    assert_eq!(table().last_of(&nowhere, []), None);
    assert_eq!(
        table().name_of(&Position::default()),
        None,
        "nothing has been played"
    );
}

#[test]
fn a_game_at_odds_has_no_opening() {
    let last = |fen: &str, line: &[&str]| {
        let start = Position::from_fen(fen).expect("legal");
        let mut position = start.clone();
        let moves = line
            .iter()
            .map(|san| position.play_san(san).expect("legal"));
        let moves: Vec<Move> = moves.collect();
        table().last_of(&start, moves).map(|it| it.eco.clone())
    };
    // White has moved e3 before the game: with e4 it stands as after 1. e4.
    let two_moves = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(last(two_moves, &["e4"]), None);
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(last(after_e4, &["c5"]).as_deref(), Some("B20"));
}

#[test]
fn a_bad_line_is_named_with_what_is_wrong() {
    let good = "# remark\n\nC20\tOpen Game\te4 e5\n";
    let error = |line: &str| Openings::parse(&format!("{good}{line}")).expect_err(line);
    for line in [
        "C20\tOpen Game",
        "C20\t\te4 e5",
        "C20\tOpen Game\t",
        "C20\tOpen\tGame\te4 e5",
        "C20",
    ] {
        assert_eq!(error(line).problem, OpeningsProblem::Fields, "{line}");
        assert_eq!(error(line).line, 4);
    }
    for code in ["F00", "a00", "A0", "A000", "Åé"] {
        let problem = error(&format!("{code}\tName\te4")).problem;
        assert_eq!(problem, OpeningsProblem::Eco(code.to_owned()));
    }
    assert_eq!(
        error("C20\tAgain\te4 e5").to_string(),
        "line 4: the same position as `Open Game`"
    );
    let spaced = error("A00\tTwo spaces\te4  e5").to_string();
    assert!(spaced.starts_with("line 4: `` is not a move"), "{spaced}");
    let played = error("A00\tNo move\te4 e5 Ke3").to_string();
    assert!(
        played.starts_with("line 4: `Ke3` is not legal here"),
        "{played}"
    );
}

#[test]
fn j3_every_opening_is_reached_by_its_continuations() {
    let table = table();
    let start = Position::default();
    let first = table.continuations(&start);
    assert!(first.is_sorted_by(|one, other| one.openings >= other.openings));
    assert_eq!(start.to_san(first[0].played).to_string(), "e4");
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let fields: Vec<&str> = line.split('\t').collect();
        let mut position = start.clone();
        let mut before = u32::MAX;
        let line = moves(fields[2]);
        for (index, &mv) in line.iter().enumerate() {
            let next = table.continuations(&position);
            let next = next.iter().find(|next| next.played == mv);
            let next = next.unwrap_or_else(|| panic!("{} is not reached", fields[1]));
            assert!(next.openings >= 1);
            before = before.min(next.openings);
            if index + 1 == line.len() {
                let opening = next.opening.expect("its line ends there");
                assert_eq!((opening.name.as_str(), &opening.moves), (fields[1], &line));
            }
            position.play(mv);
        }
    }
    // Most openings begin with one of these; every opening is counted by the first move of its line.
    let all: u32 = first.iter().map(|first| first.openings).sum();
    assert_eq!(all as usize, table.len());
    let unknown = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").expect("legal");
    assert_eq!(table.continuations(&unknown), []);
}

#[test]
fn openings_are_searched_by_name_and_code() {
    let table = table();
    let found = |text: &str| -> Vec<String> {
        let found = table.search(text, &FamilyNames::default());
        found.iter().map(|found| found.name.clone()).collect()
    };
    assert_eq!(found("sicilian")[0], "Sicilian Defence");
    assert_eq!(
        found("NAJDORF sicil")[0],
        "Sicilian Defence, Najdorf Variation"
    );
    assert!(found("queen's gambit").contains(&"Queen’s Gambit Declined".to_owned()));
    assert!(!found("grunfeld").is_empty());
    assert_eq!(found("grunfeld"), found("Grünfeld"));
    let codes = table.search("B9", &FamilyNames::default());
    assert!(codes.iter().all(|opening| opening.eco.starts_with("B9")));
    assert!(codes.len() > 3);
    assert_eq!((found("  "), found("no such opening")), (vec![], vec![]));
}

#[test]
fn every_family_has_a_name_of_its_own_in_every_language() {
    let lines: Vec<Vec<&str>> = NAMES
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
        .collect();
    let mut families = BTreeSet::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let name = line.split('\t').nth(1).expect("a name");
        families.insert(name.split([',', ':']).next().unwrap_or(name));
    }
    let named: Vec<&str> = lines[1..].iter().map(|fields| fields[0]).collect();
    assert_eq!(named, Vec::from_iter(families), "sorted, none too many");
    let mut scripts = HashSet::new();
    for (column, tag) in lines[0].iter().enumerate().skip(1) {
        // The letters of a script of India are 128 characters of Unicode, beginning at a multiple of that.
        let script = lines[1][column]
            .chars()
            .next()
            .map(|first| first as u32 / 128);
        assert!(scripts.insert(script), "{tag}");
        let mut seen = HashSet::new();
        for fields in &lines[1..] {
            assert_eq!(fields.len(), lines[0].len(), "{}", fields[0]);
            let name = fields[column];
            let is_of = |letter: char| {
                script == Some(letter as u32 / 128) || " -’\u{200c}\u{200d}".contains(letter)
            };
            assert!(!name.is_empty() && name.chars().all(is_of), "{name}");
            assert!(seen.insert(name), "two families are called {name}");
        }
    }
}

#[test]
fn a_family_is_shown_and_found_in_the_language_of_the_page() {
    let kannada = FamilyNames::parse(NAMES, "kn");
    let najdorf = "Sicilian Defence, Najdorf Variation";
    assert_eq!(kannada.written(najdorf), "ಸಿಸಿಲಿಯನ್ ರಕ್ಷಣೆ, Najdorf Variation");
    // So files of games of other programs write it.
    assert_eq!(
        kannada.written("King's Indian Defense: Exchange"),
        "ರಾಜನ ಇಂಡಿಯನ್ ರಕ್ಷಣೆ: Exchange"
    );
    assert_eq!(kannada.written("Najdorf Variation"), "Najdorf Variation");
    assert_eq!(FamilyNames::parse(NAMES, "en").split(najdorf), None);
    let table = table();
    let first = |text: &str| table.search(text, &kannada)[0].name.clone();
    // In both languages, mixed, and without the joiner that a keyboard may leave out.
    assert_eq!(first("ಸಿಸಿಲಿಯನ್"), "Sicilian Defence");
    assert_eq!(first("sicilian"), "Sicilian Defence");
    assert_eq!(first("ಸಿಸಿಲಿಯನ್ najdorf"), najdorf);
    assert_eq!(first("ಗ್ರೂನ್ಫೆಲ್ಡ್"), "Grünfeld Defence");
    assert_eq!(
        table.search("ಸಿಸಿಲಿಯನ್", &FamilyNames::default()),
        [] as [&game::Opening; 0]
    );
}
