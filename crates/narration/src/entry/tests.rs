//! Tests of the reader of typed and spoken moves and commands, in every language of the page.

mod games;
mod languages;

use super::read::{Reading, read};
use super::vocabulary::Vocabulary;
use crate::Narrator;
use crate::command::{Aim, Command};
use chess::{Bitboard, Position, Role, Square};
use i18n::{Language, Lexicon};
use std::fs;
use std::path::Path;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White can castle either way, promote on a8 and by taking on b8, and take on d5 with pawn, bishop and knight.
const RICH: &str = "1n2k3/P7/8/3p4/2P1P3/1BN5/8/R3K2R w KQ - 0 1";
/// On c4 the pawn of b3 and the bishop of e2 can take.
const BOTH: &str = "4k3/8/8/8/2n5/1P6/4B3/4K3 w - - 0 1";
/// Only the pawn of b3 can take on c4, and only the bishop of e2.
const PAWN_ALONE: &str = "4k3/8/8/8/2n5/1P6/3B4/4K3 w - - 0 1";
const BISHOP_ALONE: &str = "4k3/8/8/8/2n5/P7/4B3/4K3 w - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a legal position")
}

fn lexicon(language: Language) -> Lexicon {
    let strings = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/strings");
    let text = fs::read_to_string(strings.join(format!("{}.ftl", language.tag())));
    Lexicon::new(language, &text.expect("every language has its words"))
}

fn english() -> Vocabulary {
    Vocabulary::new(&Lexicon::english())
}

/// Reads every text of a table; the expected moves are in UCI.
fn check(language: Language, table: &[(&str, &str, &str)]) {
    let vocabulary = Vocabulary::new(&lexicon(language));
    for &(fen, text, uci) in table {
        let position = position(fen);
        let mv = position.parse_uci(uci).expect("a legal move");
        let reading = read(text, &position, &vocabulary);
        assert_eq!(reading, Reading::Move(mv), "“{text}” in {}", language.tag());
    }
}

#[test]
fn every_notation_is_read() {
    check(
        Language::English,
        &[
            (START, "Nf3", "g1f3"),
            (START, "nf3", "g1f3"),
            (START, "NF3", "g1f3"),
            (START, "N-f3", "g1f3"),
            (START, "Ng1-f3!", "g1f3"),
            (START, "12 Nf3", "g1f3"),
            (START, "1.Nf3", "g1f3"),
            (START, "Nf3?", "g1f3"),
            (START, "1. e4", "e2e4"),
            (START, "E4", "e2e4"),
            (START, " e4 ", "e2e4"),
            (START, "e2e4", "e2e4"),
            (START, "E2E4", "e2e4"),
            (START, "e2-e4", "e2e4"),
            (START, "e2–e4", "e2e4"),
            (START, "e2 e4", "e2e4"),
            (START, "b2b4", "b2b4"),
            (START, "B2b4", "b2b4"),
            (START, "5254", "e2e4"),
            (START, "1. 5254", "e2e4"),
            (START, "7163", "g1f3"),
            (START, "♘f3", "g1f3"),
            (START, "♞f3", "g1f3"),
            (START, "♘\u{fe0e}f3", "g1f3"),
            (START, "♙e4", "e2e4"),
            (RICH, "O-O", "e1g1"),
            (RICH, "o-o", "e1g1"),
            (RICH, "0-0", "e1g1"),
            (RICH, "OO", "e1g1"),
            (RICH, "oo", "e1g1"),
            (RICH, "00", "e1g1"),
            (RICH, "o-o-o", "e1c1"),
            (RICH, "0-0-0", "e1c1"),
            (RICH, "000", "e1c1"),
            (RICH, "e1g1", "e1g1"),
            (RICH, "e1h1", "e1g1"),
            (RICH, "Ke1-g1", "e1g1"),
            (RICH, "Kg1", "e1g1"),
            (RICH, "5171", "e1g1"),
            (RICH, "5131", "e1c1"),
            (RICH, "a8=Q", "a7a8q"),
            (RICH, "a8Q", "a7a8q"),
            (RICH, "a8q", "a7a8q"),
            (RICH, "a8=b", "a7a8b"),
            (RICH, "a8b", "a7a8b"),
            (RICH, "a8(N)", "a7a8n"),
            (RICH, "a8=♖", "a7a8r"),
            (RICH, "a7a8Q", "a7a8q"),
            (RICH, "a7-a8=r", "a7a8r"),
            (RICH, "axb8=n", "a7b8n"),
            (RICH, "17181", "a7a8q"),
            (RICH, "17182", "a7a8r"),
            (RICH, "17183", "a7a8b"),
            (RICH, "17184", "a7a8n"),
            (RICH, "exd5", "e4d5"),
            (RICH, "ed5", "e4d5"),
            (RICH, "ed", "e4d5"),
            (RICH, "e4×d5", "e4d5"),
            (RICH, "e4:d5", "e4d5"),
            (RICH, "nxd5", "c3d5"),
            (RICH, "Nc3xd5", "c3d5"),
            (BOTH, "Bxc4", "e2c4"),
            (BOTH, "bxc4", "b3c4"),
            (BOTH, "1. bxc4!", "b3c4"),
            (BOTH, "bd3", "e2d3"),
            (PAWN_ALONE, "bxc4", "b3c4"),
            (BISHOP_ALONE, "bxc4", "e2c4"),
            (BOTH, "b3c4", "b3c4"),
            ("4k3/8/8/8/1P6/8/4B3/4K3 w - - 0 1", "BB5", "e2b5"),
            ("4k3/8/8/8/1P6/8/4B3/4K3 w - - 0 1", "bb5", "e2b5"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6 e.p.", "e5d6"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6ep", "e5d6"),
            ("6k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "Ra8++", "a1a8"),
        ],
    );
}

#[test]
fn moves_in_english_words_are_read() {
    check(
        Language::English,
        &[
            (START, "knight f3", "g1f3"),
            (START, "Knight to F3.", "g1f3"),
            (START, "night f three", "g1f3"),
            (START, "the knight on g1 to f3, please", "g1f3"),
            (START, "n f3", "g1f3"),
            (START, "N f 3", "g1f3"),
            (START, "e four", "e2e4"),
            (START, "a for", "a2a4"),
            (START, "a 4", "a2a4"),
            (START, "bee four", "b2b4"),
            (START, "Eva four", "e2e4"),
            (START, "eva two eva four", "e2e4"),
            (START, "gustav one felix three", "g1f3"),
            (START, "five two five four", "e2e4"),
            (START, "pawn e4", "e2e4"),
            (START, "White knight g1 to f3.", "g1f3"),
            (RICH, "castle king side", "e1g1"),
            (RICH, "castles king-side", "e1g1"),
            (RICH, "Castle Kingside", "e1g1"),
            (RICH, "castle", "e1g1"),
            (RICH, "White castles queen-side.", "e1c1"),
            (RICH, "castle long", "e1c1"),
            (RICH, "king g1", "e1g1"),
            (RICH, "pawn a8 promotes to queen", "a7a8q"),
            (RICH, "a8 equals knight", "a7a8n"),
            (
                RICH,
                "White pawn a7 takes knight b8, promotes to bishop.",
                "a7b8b",
            ),
            (RICH, "a takes b8 rook, check", "a7b8r"),
            (RICH, "knight takes d5", "c3d5"),
            (RICH, "knight takes pawn d5", "c3d5"),
            (RICH, "knight captures d five check", "c3d5"),
            (RICH, "e takes d", "e4d5"),
            (RICH, "c4 takes pawn d5", "c4d5"),
            (BOTH, "bee takes see four", "b3c4"),
            (BOTH, "bishop c4", "e2c4"),
            (
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                "e5 takes pawn d6 en passant",
                "e5d6",
            ),
            (
                "4k3/8/8/8/3p4/8/8/Q3K1Q1 w - - 0 1",
                "queen a takes d4",
                "a1d4",
            ),
        ],
    );
}

#[test]
fn what_could_be_two_moves_is_not_guessed() {
    let vocabulary = english();
    for (fen, text, all) in [
        (BOTH, "bc4", &["b3c4", "e2c4"][..]),
        (BOTH, "BC4", &["b3c4", "e2c4"]),
        (BOTH, "BXC4", &["b3c4", "e2c4"]),
        (RICH, "a8", &["a7a8q", "a7a8r", "a7a8b", "a7a8n"]),
        (RICH, "a7a8", &["a7a8q", "a7a8r", "a7a8b", "a7a8n"]),
        (RICH, "1718", &["a7a8q", "a7a8r", "a7a8b", "a7a8n"]),
        (RICH, "pawn takes d5", &["c4d5", "e4d5"]),
        (
            "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1",
            "knight e4",
            &["c3e4", "g3e4"],
        ),
    ] {
        let position = position(fen);
        let Reading::Ambiguous(moves) = read(text, &position, &vocabulary) else {
            panic!(
                "“{text}” is read as {:?}",
                read(text, &position, &vocabulary)
            );
        };
        let mut found: Vec<String> = moves
            .iter()
            .map(|&mv| position.to_uci(mv).to_string())
            .collect();
        let mut all: Vec<&str> = all.to_vec();
        found.sort();
        all.sort_unstable();
        assert_eq!(found, all, "“{text}”");
    }
}

#[test]
fn what_is_no_move_and_no_command_is_told_apart() {
    let vocabulary = english();
    for (fen, text, reading) in [
        (START, "", Reading::Empty),
        (START, "  ", Reading::Empty),
        (START, "hello", Reading::Unknown),
        (START, "knight x", Reading::Unknown),
        (START, "bad", Reading::Unknown),
        (START, "12", Reading::Unknown),
        (START, "resign e4", Reading::Unknown),
        (START, "clock settings", Reading::Unknown),
        (START, "e4 e5 e6", Reading::Unknown),
        (START, "ಠ_ಠ 🙂 \u{202e}", Reading::Unknown),
    ] {
        assert_eq!(read(text, &position(fen), &vocabulary), reading, "“{text}”");
    }
    // Nothing typed is too long or too strange.
    let long = "a to for two ".repeat(40);
    assert_eq!(read(&long, &position(START), &vocabulary), Reading::Unknown);
}

/// An illegal move, in any notation or in words, is explained as it would be at the board.
#[test]
fn law_b8_an_illegal_move_is_explained() {
    let words = Lexicon::english();
    let narrator = Narrator::new(&words, false);
    let vocabulary = english();
    for (fen, text, told) in [
        (START, "e5", "A pawn cannot go from e2 to e5."),
        (START, "e2e5", "A pawn cannot go from e2 to e5."),
        (START, "5255", "A pawn cannot go from e2 to e5."),
        (START, "Nd4", "No knight can go to d4."),
        (START, "knight d4", "No knight can go to d4."),
        (START, "Bc4", "White pawn e2 is in the way."),
        (
            START,
            "the bishop on f1 to c4",
            "White pawn e2 is in the way.",
        ),
        (START, "bishop to c4", "White pawn e2 is in the way."),
        (START, "Nd2", "Your own pawn stands on d2."),
        (START, "e7e5", "It is not the turn of black pawn e7."),
        (START, "e4e5", "e4 is empty."),
        (START, "e2e2", "A pawn cannot go from e2 to e2."),
        (START, "Rce1", "There is no such rook."),
        (
            START,
            "O-O",
            "No castling now, in the way: white bishop f1, white knight g1.",
        ),
        (
            START,
            "castle long",
            "No castling now, in the way: white knight b1, white bishop c1, white queen d1.",
        ),
        (START, "knight takes f3", "There is nothing to take on f3."),
        (START, "ed", "A pawn goes diagonally only to take."),
        (
            START,
            "d4 queen",
            "Only a pawn on the last rank is promoted.",
        ),
        (RICH, "a7a8k", "A pawn cannot become a king."),
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            "e5",
            "A pawn advances two squares only from where it started.",
        ),
        (
            "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1",
            "e4",
            "A pawn cannot take straight ahead.",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            "exd6",
            "En passant is possible only right after the double step.",
        ),
        (
            "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
            "exd6",
            "En passant would expose the king to black rook h5.",
        ),
        (
            "4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1",
            "Nd5",
            "Knight c3 is pinned to the king by black bishop b4.",
        ),
        (
            "4k3/8/8/8/4r3/8/3P4/4K3 w - - 0 1",
            "d3",
            "The king would still be in check from black rook e4.",
        ),
        (
            "4k3/8/8/8/4r3/5n2/3P4/4K1N1 w - - 0 1",
            "Nxf3",
            "Double check (black knight f3, black rook e4): only the king can move.",
        ),
        (
            "4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
            "Kd2",
            "The king would be attacked on d2 by black rook a2.",
        ),
        (
            "8/8/8/3k4/8/3K4/8/8 w - - 0 1",
            "Kd4",
            "Two kings cannot stand side by side.",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "O-O",
            "This castling is lost for good: king or rook has moved, or the rook is gone.",
        ),
        (
            "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1",
            "0-0",
            "No castling now: the king is in check from black rook e4.",
        ),
        (
            "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1",
            "e1g1",
            "No castling now: the king would pass f1, attacked by black pawn g2.",
        ),
        (
            "4k3/8/8/8/8/8/7p/4K2R w K - 0 1",
            "Kg1",
            "The king would be attacked on g1 by black pawn h2.",
        ),
        (
            "4k3/8/8/8/8/8/8/rR2K3 w B - 0 1",
            "O-O-O",
            "No castling now: the rook shields the king from black rook a1.",
        ),
        (
            "1k6/8/8/8/4R3/8/8/R3K3 w Q - 0 1",
            "e1e4",
            "The king castles only along its first rank.",
        ),
        // The bishop is meant, and has no move there.
        (
            "4k3/8/8/8/2n5/1P6/8/2B1K3 w - - 0 1",
            "Bxc4",
            "A bishop cannot go from c1 to c4.",
        ),
    ] {
        let position = position(fen);
        let Reading::Illegal(why) = read(text, &position, &vocabulary) else {
            panic!(
                "“{text}” is read as {:?}",
                read(text, &position, &vocabulary)
            );
        };
        assert_eq!(narrator.illegal(&position, why), told, "“{text}”");
    }
}

fn on(squares: &[Square]) -> Aim {
    Aim::Squares(
        squares
            .iter()
            .fold(Bitboard::EMPTY, |all, &square| all.with(square)),
    )
}

#[test]
fn commands_are_read() {
    let vocabulary = english();
    for (text, command) in [
        ("offer a draw", Command::Draw),
        ("Draw", Command::Draw),
        ("accept the draw", Command::Accept),
        ("decline", Command::Decline),
        ("claim a draw", Command::Claim),
        ("resign", Command::Resign),
        ("clock?", Command::Clock),
        ("where are the knights", Command::Where(Some(Role::Knight))),
        ("where is my queen?", Command::Where(Some(Role::Queen))),
        ("knights where", Command::Where(Some(Role::Knight))),
        ("knights", Command::Where(Some(Role::Knight))),
        ("where", Command::Where(None)),
        ("where are the pieces", Command::Pieces),
        ("legal moves", Command::Moves(Aim::Nothing)),
        ("moves e2", Command::Moves(on(&[Square::E2]))),
        (
            "moves of the knight",
            Command::Moves(Aim::Pieces(Role::Knight)),
        ),
        ("moves knight g1", Command::Moves(on(&[Square::G1]))),
        ("captures e four", Command::Captures(on(&[Square::E4]))),
        ("what attacks e4", Command::Attackers(on(&[Square::E4]))),
        ("attackers Eva 4", Command::Attackers(on(&[Square::E4]))),
        (
            "attackers d4 e4",
            Command::Attackers(on(&[Square::D4, Square::E4])),
        ),
        ("square a 1", Command::Square(on(&[Square::A1]))),
        ("what is on e4", Command::Square(on(&[Square::E4]))),
        ("is the knight on f3?", Command::Square(on(&[Square::F3]))),
        ("last move", Command::Last),
        ("move number", Command::Status),
        ("material", Command::Material),
        ("flip the board", Command::Flip),
        ("board", Command::Board),
        ("new game", Command::New),
        ("play again", Command::Again),
        ("settings", Command::Settings),
        ("?", Command::Help),
        ("help", Command::Help),
        ("back", Command::Back),
        ("take back", Command::TakeBack),
        ("next", Command::Forward),
        ("resume", Command::Resume),
        ("OK", Command::Yes),
        ("no", Command::No),
    ] {
        assert_eq!(
            read(text, &position(START), &vocabulary),
            Reading::Command(command),
            "“{text}”"
        );
    }
}

#[test]
fn a_move_goes_before_a_command() {
    let vocabulary = english();
    let at = position(RICH);
    let taken = at.parse_uci("c3d5").expect("legal");
    for (text, reading) in [
        ("knight captures d5", Reading::Move(taken)),
        (
            "knight captures e4",
            Reading::Command(Command::Captures(on(&[Square::E4]))),
        ),
    ] {
        assert_eq!(read(text, &at, &vocabulary), reading, "“{text}”");
    }
}
