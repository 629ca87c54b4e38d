//! Tests of the vocabulary: every word of every language.

use super::{BOTH, RICH, START, check, lexicon, on, position};
use crate::Narrator;
use crate::command::Command;
use crate::entry::read::{Reading, read};
use crate::entry::vocabulary::Vocabulary;
use chess::{Role, Square};
use game::Moved;
use i18n::Language;

#[test]
fn other_languages_are_read_and_english_in_them() {
    check(
        Language::Tamil,
        &[
            (START, "குதிரை f3", "g1f3"),
            (START, "Nf3", "g1f3"),
            (START, "knight f3", "g1f3"),
        ],
    );
    check(
        Language::Marathi,
        &[
            (START, "घोडा f3", "g1f3"),
            (START, "घोf3", "g1f3"),
            (START, "ई चार", "e2e4"),
            (START, "ई २ ई ४", "e2e4"),
            (START, "e४", "e2e4"),
            (START, "पांढरा घोडा g1 वर f3", "g1f3"),
            (RICH, "घोडा d5 मारतो", "c3d5"),
            (RICH, "घोडा c3 प्यादे d5 मारतो", "c3d5"),
            (RICH, "a8=व", "a7a8q"),
            (RICH, "knight takes d5", "c3d5"),
        ],
    );
    for (language, text, command) in [
        (
            Language::Tamil,
            "குதிரைகள் எங்கே",
            Command::Where(Some(Role::Knight)),
        ),
        (
            Language::Marathi,
            "घोडे कुठे आहेत?",
            Command::Where(Some(Role::Knight)),
        ),
        (
            Language::Marathi,
            "where are the knights",
            Command::Where(Some(Role::Knight)),
        ),
        (
            Language::Marathi,
            "e4 हल्ला",
            Command::Attackers(on(&[Square::E4])),
        ),
    ] {
        let vocabulary = Vocabulary::new(&lexicon(language));
        let reading = read(text, &position(START), &vocabulary);
        assert_eq!(reading, Reading::Command(command), "“{text}”");
    }
}

/// Every word of every list, in a move or alone, means what the list says.
#[test]
fn every_word_of_every_language_is_understood() {
    // One piece of each kind.
    const ALONE: &str = "k7/8/8/8/8/6N1/P3B3/1Q2K2R w - - 0 1";
    for language in Language::ALL {
        let lexicon = lexicon(language);
        let vocabulary = Vocabulary::new(&lexicon);
        let mut misread = Vec::new();
        let mut expect = |fen: &str, text: String, uci: &str| {
            let position = position(fen);
            let mv = position.parse_uci(uci).expect("a legal move");
            let reading = read(&text, &position, &vocabulary);
            if reading != Reading::Move(mv) {
                misread.push(format!("“{text}” {uci} {reading:?}"));
            }
        };
        let sounds = |name: &str| -> Vec<Vec<String>> {
            let split = |sounds: &String| {
                sounds
                    .split(',')
                    .map(|sound| sound.trim().to_owned())
                    .collect()
            };
            lexicon.list(name).iter().map(split).collect()
        };
        for (noun, uci) in [
            ("king", "e1f2"),
            ("queen", "b1b5"),
            ("rook", "h1h5"),
            ("bishop", "e2c4"),
            ("knight", "g3f5"),
            ("pawn", "a2a4"),
        ] {
            for word in lexicon.list(&format!("nouns-{noun}")) {
                expect(ALONE, format!("{word} {}", &uci[2..]), uci);
            }
        }
        let letters = lexicon.list("letters");
        for (letter, uci) in letters.iter().zip(["e1f2", "b1b5", "h1h5", "e2c4", "g3f5"]) {
            expect(ALONE, format!("{letter}{}", &uci[2..]), uci);
        }
        for name in ["spoken-files", "spelling-alphabet"] {
            for (sounds, file) in sounds(name).iter().zip('a'..='h') {
                for sound in sounds {
                    expect(START, format!("{sound} 4"), &format!("{file}2{file}4"));
                }
            }
        }
        for (sounds, rank) in sounds("spoken-digits").iter().zip(1..=8) {
            for sound in sounds {
                let from = if rank == 1 { "h2" } else { "h1" };
                let fen = if rank == 1 {
                    "k7/8/8/8/8/8/7R/4K3 w - - 0 1"
                } else {
                    "k7/8/8/8/8/8/8/4K2R w - - 0 1"
                };
                expect(fen, format!("R h {sound}"), &format!("{from}h{rank}"));
            }
        }
        for word in lexicon.list("spoken-takes") {
            expect(RICH, format!("N {word} d5"), "c3d5");
            expect(RICH, format!("knight pawn d5 {word}"), "c3d5");
        }
        for word in lexicon.list("spoken-promotes") {
            expect(RICH, format!("a8 {word} N"), "a7a8n");
        }
        for word in [lexicon.list("spoken-to"), lexicon.list("ignored")].concat() {
            expect(START, format!("knight {word} f3"), "g1f3");
        }
        for word in lexicon.list("spoken-check") {
            expect(START, format!("Nf3 {word}"), "g1f3");
        }
        for phrase in lexicon.list("spoken-castles-king") {
            expect(RICH, phrase, "e1g1");
        }
        for phrase in lexicon.list("spoken-castles-queen") {
            expect(RICH, phrase, "e1c1");
        }
        for (name, command) in Command::NAMED {
            for phrase in lexicon.list(&format!("command-{name}")) {
                let reading = read(&phrase, &position(START), &vocabulary);
                if reading != Reading::Command(command) {
                    misread.push(format!("“{phrase}” {name} {reading:?}"));
                }
            }
        }
        assert!(misread.is_empty(), "in {}: {misread:#?}", language.tag());
    }
}

/// The word that sends a piece to a square also asks about one: `वर` is “on” and “to”.
#[test]
fn a_word_of_motion_may_stand_in_a_question() {
    let vocabulary = Vocabulary::new(&lexicon(Language::Marathi));
    assert_eq!(
        read("e5 वर काय आहे", &position(START), &vocabulary),
        Reading::Command(Command::Square(on(&[Square::E5])))
    );
}

/// Every legal move of these positions in the narrator's words, with and without the spelling alphabet, and what those
/// words are read as.
fn said_back(language: Language, fens: &[&str]) -> Vec<(Moved, String, Reading)> {
    let lexicon = lexicon(language);
    let vocabulary = Vocabulary::new(&lexicon);
    let narrators = [false, true].map(|spelling| Narrator::new(&lexicon, spelling));
    let mut said = Vec::new();
    for position in fens.iter().map(|fen| position(fen)) {
        for &mv in &position.legal_moves() {
            let moved = Moved::of(&position, mv).expect("legal");
            for narrator in &narrators {
                let told = narrator.moved(&moved, false);
                let reading = read(&told, &position, &vocabulary);
                said.push((moved, told, reading));
            }
        }
    }
    said
}

/// Fails if any of these sentences is not read as its move.
fn assert_read(language: Language, mut said: Vec<(Moved, String, Reading)>) {
    said.retain(|(moved, _, reading)| *reading != Reading::Move(moved.mv));
    assert!(said.is_empty(), "in {}: {said:#?}", language.tag());
}

/// The page's own wording of a move is understood as input.
#[test]
fn the_words_of_the_narrator_are_read() {
    for language in Language::ALL {
        assert_read(language, said_back(language, &[START, RICH, BOTH]));
    }
}

/// The page's own wording of an en passant capture is understood: by either of two pawns, by Black, with check.
#[test]
fn the_words_of_an_en_passant_capture_are_read() {
    const FENS: [(&str, usize); 3] = [
        ("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", 2),
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", 1),
        ("8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 1", 1),
    ];
    for language in Language::ALL {
        for (fen, captures) in FENS {
            let mut said = said_back(language, &[fen]);
            said.retain(|(moved, ..)| moved.en_passant);
            assert_eq!(said.len(), 2 * captures, "{fen}");
            assert_read(language, said);
        }
    }
}

/// The examples that an answer gives are understood when they are said.
#[test]
fn the_examples_of_an_answer_are_read() {
    for language in Language::ALL {
        let lexicon = lexicon(language);
        let vocabulary = Vocabulary::new(&lexicon);
        for (name, command) in [
            ("entry-which-piece", Command::Where(Some(Role::Knight))),
            ("entry-which-square", Command::Attackers(on(&[Square::E4]))),
        ] {
            let answer = lexicon.get(name);
            let example = answer.split(['“', '”']).nth(1).expect("an example");
            assert_eq!(
                read(example, &position(START), &vocabulary),
                Reading::Command(command),
                "“{example}” in {}",
                language.tag()
            );
        }
    }
}
