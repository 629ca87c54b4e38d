//! The glossary of the program: complete in every language, and everything that it refers to is there.

use chess::{Color, Position, Role, Setup};
use learn::Glossary;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The words that follow a key at the beginning of a line.
fn after<'a>(text: &'a str, key: &str) -> BTreeSet<&'a str> {
    let word = |line: &'a str| line.strip_prefix(key)?.split_whitespace().next();
    text.lines().filter_map(word).collect()
}

fn terms() -> Glossary {
    Glossary::read(&read("www/glossary/terms.txt")).expect("it is whole")
}

/// The languages that there are definitions in.
fn languages() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/glossary");
    let entries = fs::read_dir(folder).expect("the glossary").flatten();
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let language = |name: String| Some(name.strip_suffix(".txt")?.to_owned());
    let languages = entries.map(name).filter_map(language);
    languages.filter(|name| name != "terms").collect()
}

#[test]
fn j3_every_term_has_a_name_in_every_language_and_refers_to_what_is_there() {
    let glossary = terms();
    assert!(glossary.terms.len() >= 260, "{}", glossary.terms.len());
    let laws = read("www/laws/en.laws");
    let number = |line: &'static str| line.split_once(": ").map(|(number, _)| number);
    let laws: BTreeSet<&str> = laws.leak().lines().filter_map(number).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("course/en");
    let lessons: Vec<String> = fs::read_dir(folder)
        .expect("the course")
        .map(|file| fs::read_to_string(file.expect("a file").path()).expect("UTF-8"))
        .collect();
    let lessons: BTreeSet<&str> = lessons
        .iter()
        .flat_map(|text| after(text, "lesson "))
        .collect();
    let mut boards = 0;
    for term in &glossary.terms {
        let named: BTreeSet<_> = term
            .names
            .iter()
            .map(|(language, _)| language.clone())
            .collect();
        assert_eq!(named, languages(), "{}", term.id);
        for see in &term.see {
            assert!(glossary.term(see).is_some(), "{}: see {see}", term.id);
        }
        if let Some(law) = &term.law {
            assert!(laws.contains(law.as_str()), "{}: law {law}", term.id);
        }
        if let Some(lesson) = &term.lesson {
            assert!(
                lessons.contains(lesson.as_str()),
                "{}: lesson {lesson}",
                term.id
            );
        }
        assert!(
            term.board.is_some() || term.drawings.is_empty(),
            "{}",
            term.id
        );
        boards += usize::from(term.board.is_some());
    }
    assert!(boards >= 150, "{boards}");
}

#[test]
fn j3_every_term_is_defined_in_every_language() {
    for language in languages() {
        let mut glossary = terms();
        let definitions = read(&format!("www/glossary/{language}.txt"));
        let fault = glossary.define(&definitions).err();
        assert_eq!(fault, None, "{language}");
        for term in &glossary.terms {
            let definition = &term.definition;
            assert!(
                definition.ends_with(['.', '?', '।']),
                "{language}: {}: {definition}",
                term.id
            );
        }
    }
}

#[test]
fn j3_names_lead_to_their_terms() {
    let glossary = terms();
    for term in &glossary.terms {
        for name in term.names.iter().flat_map(|(_, names)| names) {
            let found = glossary.search(name);
            assert!(found.contains(&term), "{name} does not lead to {}", term.id);
        }
    }
}

/// Entries of the glossary of the FIDE Laws of Chess (2023), as far as they are words of chess.
const FIDE: &str = "adjourn | algebraic notation | analyse | appeal | arbiter | assistant | attack | black | blitz | board | \
    Bronstein mode | capture | castling | cellphone | check | checkmate | chessboard | chessclock | chess set | Chess960 | claim | \
    clock | completed move | cumulative mode | dead position | default time | delay mode | demonstration board | diagonal | \
    disability | displaced | draw | draw offer | en passant | exchange | file | Fischer mode | flag | flag fall | game | handicap | \
    I adjust | illegal move | impairment | increment | intervene | j’adoube | kingside | legal move | mate | minor piece | \
    mobile phone | move | move counter | normal means | organiser | over the board | penalty | piece | playing area | \
    playing venue | point | press the clock | promotion | promotion square | queen | queenside | quickplay finish | rank | rapid | \
    repetition | resign | result | regulations of an event | round | scoresheet | screen | sealed move | spectators | \
    stalemate | standard chess | supervision | time control | time period | touch move | vertical | white | zeitnot | \
    50-move rule | 75-move rule";

#[test]
fn j3_every_term_of_fide_s_glossary_is_found() {
    let glossary = terms();
    for name in FIDE.split('|').map(str::trim) {
        assert!(!glossary.search(name).is_empty(), "{name}");
    }
}

/// The board of a term as a position, where both kings stand on it.
fn position(board: &Setup) -> Option<Result<Position, String>> {
    let has_king = |color| board.board.pieces(color, Role::King).count() == 1;
    let both = Color::ALL.into_iter().all(has_king);
    both.then(|| Position::from_setup(board).map_err(|faults| format!("{faults:?}")))
}

#[test]
fn j3_boards_with_both_kings_are_legal_and_named_mates_are_mates() {
    let mut mates = 0;
    for term in &terms().terms {
        let Some(position) = term.board.as_ref().and_then(position) else {
            continue;
        };
        let position = position.unwrap_or_else(|faults| panic!("{}: {faults}", term.id));
        if term.id.ends_with("-mate") || term.id == "checkmate" {
            assert!(position.is_checkmate(), "{} is no mate", term.id);
            mates += 1;
        }
        if term.id == "stalemate" {
            assert!(position.is_stalemate());
        }
    }
    assert!(mates >= 18, "{mates}");
}

#[test]
fn j3_the_board_of_an_opening_is_the_one_of_its_moves() {
    let openings = read("www/openings.tsv");
    let mut named = 0;
    for term in &terms().terms {
        let name = term.name("en");
        let line = openings.lines().find_map(|line| {
            let fields: Vec<_> = line.split('\t').collect();
            (fields.get(1) == Some(&name)).then(|| fields[2].to_owned())
        });
        let Some(line) = line else { continue };
        let mut position = Position::default();
        for san in line.split_whitespace() {
            let played = position.parse_san(san).expect("a legal move");
            position = position.after(played);
        }
        let board = term.board.as_ref().expect("an opening has a board");
        assert_eq!(board.board, *position.board(), "{name}");
        assert_eq!(board.turn, position.turn(), "{name}");
        named += 1;
    }
    assert!(named >= 10, "{named}");
}
