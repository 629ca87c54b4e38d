//! Notations and letters, in and out (F1), and what is written carelessly (F2).

use std::collections::BTreeSet;

use chess::{Illegal, Letters, Move, Notation, NotationError, Position, Role, Setup};

#[path = "common/random.rs"]
mod random;
use random::Random;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White can castle either way, promote on a8 and by taking on b8, and take on d5 with pawn, bishop and knight.
const RICH: &str = "1n2k3/P7/8/3p4/2P1P3/1BN5/8/R3K2R w KQ - 0 1";
/// On c4 the pawn of b3 and the bishop of e2 can take; the pawn of b2 and the bishop of e1 can go to b4.
const BOTH: &str = "4k3/8/8/8/2n5/1P6/1P2B3/K3B3 w - - 0 1";
/// The rook of d1 mates by taking on d8.
const BACK_RANK: &str = "3r2k1/5ppp/8/8/8/8/8/3R3K w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

/// Every notation with every alphabet.
fn notations() -> Vec<Notation> {
    let mut all = vec![Notation::Figurine, Notation::Uci, Notation::Iccf];
    for letters in Letters::ALL {
        all.extend([
            Notation::San(letters),
            Notation::Colon(letters),
            Notation::Long(letters),
        ]);
    }
    all
}

#[test]
fn f1_written_in_every_notation() {
    use Notation::{Colon, Figurine, Iccf, Long, San, Uci};
    let cases = [
        (START, "g1f3", San(Letters::English), "Nf3"),
        (START, "g1f3", San(Letters::Russian), "Кf3"),
        (START, "g1f3", San(Letters::German), "Sf3"),
        (START, "g1f3", San(Letters::Spanish), "Cf3"),
        (START, "g1f3", San(Letters::Portuguese), "Cf3"),
        (START, "g1f3", San(Letters::French), "Cf3"),
        (START, "g1f3", San(Letters::Dutch), "Pf3"),
        (START, "g1f3", San(Letters::Tamil), "குf3"),
        (START, "g1f3", San(Letters::Marathi), "घोf3"),
        (START, "g1f3", San(Letters::Malayalam), "കുf3"),
        (START, "g1f3", San(Letters::Kannada), "ಕುf3"),
        (START, "g1f3", Figurine, "♘f3"),
        (START, "g1f3", Long(Letters::English), "Ng1-f3"),
        (START, "e2e4", San(Letters::German), "e4"),
        (START, "e2e4", Long(Letters::German), "e2-e4"),
        (START, "e2e4", Figurine, "e4"),
        (START, "e2e4", Uci, "e2e4"),
        (START, "e2e4", Iccf, "5254"),
        (RICH, "e1f2", San(Letters::Russian), "Крf2"),
        (RICH, "c3d5", San(Letters::Russian), "Кxd5"),
        (RICH, "b3d1", San(Letters::Portuguese), "Bd1"),
        (RICH, "b3d1", San(Letters::Spanish), "Ad1"),
        (RICH, "b3d1", San(Letters::French), "Fd1"),
        (RICH, "e4d5", Long(Letters::English), "e4xd5"),
        (RICH, "e1g1", San(Letters::Russian), "O-O"),
        (RICH, "e1g1", Long(Letters::French), "O-O"),
        (RICH, "e1g1", Figurine, "O-O"),
        (RICH, "e1g1", Iccf, "5171"),
        (RICH, "e1c1", Iccf, "5131"),
        (RICH, "a7b8q", San(Letters::German), "axb8=D+"),
        (RICH, "a7b8q", Long(Letters::Russian), "a7xb8=Ф+"),
        (RICH, "a7b8q", Figurine, "axb8=♕+"),
        (RICH, "a7b8q", Iccf, "17281"),
        (RICH, "a7a8r", Iccf, "17182"),
        (RICH, "a7a8b", Iccf, "17183"),
        (RICH, "a7a8n", Iccf, "17184"),
        (EN_PASSANT, "e5d6", Long(Letters::English), "e5xd6"),
        // `:` for a capture, `x` for mate.
        (START, "e2e4", Colon(Letters::Russian), "e4"),
        (RICH, "c3d5", Colon(Letters::Russian), "К:d5"),
        (RICH, "e4d5", Colon(Letters::German), "e:d5"),
        (RICH, "a7b8q", Colon(Letters::Russian), "a:b8=Ф+"),
        (EN_PASSANT, "e5d6", Colon(Letters::English), "e:d6"),
        (BACK_RANK, "d1d8", Colon(Letters::Russian), "Л:d8x"),
        (BACK_RANK, "d1d8", San(Letters::Russian), "Лxd8#"),
        (BACK_RANK, "d1d2", Colon(Letters::Russian), "Лd2"),
        (
            "3k4/1R6/8/8/8/8/8/R3K3 w Q - 0 1",
            "e1c1",
            Colon(Letters::Russian),
            "O-O-O+",
        ),
        // Black has Black's figurines.
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
            "g8f6",
            Figurine,
            "♞f6",
        ),
        // What tells one piece from another stays before the square.
        (
            "4k3/8/8/8/8/8/4K3/R6R w - - 0 1",
            "a1d1",
            San(Letters::Dutch),
            "Tad1",
        ),
        // Chess960: the king takes its rook, where castling begins on unusual squares.
        ("4k3/8/8/8/8/8/8/1K1R4 w D - 0 1", "b1d1", Iccf, "2141"),
        (
            "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1",
            "e1e8",
            San(Letters::Spanish),
            "Te8#",
        ),
    ];
    for (fen, uci, notation, written) in cases {
        let position = position(fen);
        let m = position.parse_uci(uci).expect(uci);
        assert_eq!(position.write(m, notation), written, "{notation} in {fen}");
    }
}

/// Two pieces of one alphabet never have one name, and no name of a piece is that of a file.
#[test]
fn f1_letters_tell_the_pieces_apart() {
    for letters in Letters::ALL {
        let names: BTreeSet<_> = letters.pieces().into_iter().collect();
        assert_eq!(names.len(), 5, "{letters}");
        for name in names {
            assert!(!name.is_empty() && !name.starts_with(|c| ('a'..='h').contains(&c)));
        }
        for name in [letters.tag(), letters.name(), letters.own_name()] {
            for name in [name.to_owned(), name.to_lowercase(), name.to_uppercase()] {
                assert_eq!(name.parse(), Ok(letters), "{name}");
            }
        }
        assert_eq!(letters.of(Role::Pawn), "");
    }
}

#[test]
fn f1_notations_have_names() {
    let mut names = BTreeSet::new();
    for notation in notations() {
        assert_eq!(notation.to_string().parse(), Ok(notation));
        names.insert(notation.to_string());
    }
    assert_eq!(names.len(), notations().len());
    assert_eq!("san".parse(), Ok(Notation::default()));
    assert_eq!("lan-ru".parse(), Ok(Notation::Long(Letters::Russian)));
    assert_eq!("colon-ru".parse(), Ok(Notation::Colon(Letters::Russian)));
    assert_eq!("Colon".parse(), Ok(Notation::Colon(Letters::English)));
    assert_eq!("SAN".parse(), Ok(Notation::default()));
    for (text, letters) in [
        ("Russian", Letters::Russian),
        ("русский", Letters::Russian),
        ("தமிழ்", Letters::Tamil),
    ] {
        assert_eq!(text.parse(), Ok(Notation::San(letters)));
        assert_eq!(format!("lan-{text}").parse(), Ok(Notation::Long(letters)));
    }
    for text in [
        "",
        "lan-",
        "S A N",
        "xx",
        "lan-xx",
        "san-ru",
        "colon-",
        "colon-lan",
        "ru-colon",
    ] {
        let error = text.parse::<Notation>().expect_err(text).to_string();
        assert!(
            error.starts_with(&format!("`{text}` is no notation")),
            "{error}"
        );
    }
}

/// Moves as people write them, with the letters of a language.
#[test]
fn f2_read_in_the_letters_asked_for() {
    let cases: [(Letters, &str, &str, &[&str]); 10] = [
        (
            Letters::English,
            START,
            "g1f3",
            &[
                "Nf3",
                "nf3",
                "NF3",
                "N-f3",
                "Ng1-f3!",
                "12 Nf3",
                "1.Nf3",
                "1... Nf3",
                "...Nf3",
                "…Nf3",
                "Nf3?",
                "♘f3",
                "♞f3",
                "♘\u{fe0e}f3",
                "g1f3",
                "g1-f3",
                "G1F3",
                "7163",
                "1. 7163",
                " Nf3 (=)",
                "Ng1–f3",
            ],
        ),
        (
            Letters::English,
            START,
            "e2e4",
            &[
                "e4", "E4", "e2e4", "e2-e4", "e2 - e4", "E2-E4", "5254", "♙e4", "Pe4", "pe4",
                "1. e4", "e४",
            ],
        ),
        (
            Letters::Russian,
            RICH,
            "e1f2",
            &["Крf2", "крf2", "КРf2", "КРF2", "Крe1-f2", "♔f2", "e1f2"],
        ),
        (
            Letters::Russian,
            RICH,
            "c3d5",
            &["Кxd5", "Кхd5", "К:d5", "кd5", "Кd5", "Кc3xd5", "Кс3хd5"],
        ),
        (
            Letters::Russian,
            RICH,
            "e1c1",
            &[
                "O-O-O",
                "0-0-0",
                "О-О-О",
                "о-о-о",
                "0 - 0 - 0",
                "000",
                "e1c1",
                "Крc1",
                "5131",
            ],
        ),
        (
            Letters::English,
            RICH,
            "e1g1",
            &[
                "O-O", "o-o", "0-0", "OO", "00", "0–0", "Kg1", "Ke1-g1", "Kh1", "e1g1", "e1h1",
                "12.0-0",
            ],
        ),
        (
            Letters::German,
            RICH,
            "a7b8q",
            &[
                "axb8=D",
                "axb8=D+",
                "axb8D",
                "axb8(D)",
                "axb8/D",
                "ab8=D",
                "abD",
                "axb8=d",
                "axb8d",
                "a7xb8=D",
                "axb8=♕",
                "axb8=♛",
                "a7b8q",
                "a7b8D",
                "a7b8d",
                "17281",
                "axb8 = D",
                "axb8=D++",
                "axb8=D‡",
            ],
        ),
        (
            Letters::English,
            RICH,
            "e4d5",
            &[
                "exd5", "ed5", "ed", "exd", "e:d5", "e4xd5", "e×d5", "EXD5", "ED",
            ],
        ),
        (
            Letters::English,
            EN_PASSANT,
            "e5d6",
            &[
                "exd6 ep",
                "exd6ep",
                "exd6 e.p.",
                "exd6e.p.",
                "ed",
                "e5d6",
                "5546",
                "exd6",
            ],
        ),
        (
            Letters::Tamil,
            START,
            "b1c3",
            &["குc3", "கு b1-c3", "குb1c3", "கு-c3"],
        ),
    ];
    for (letters, fen, uci, texts) in cases {
        let position = position(fen);
        let m = position.parse_uci(uci).expect(uci);
        for text in texts {
            // A letter apart from its square is a word, and words are the page's business.
            let text = text.replace("கு ", "கு");
            assert_eq!(
                position.read(&text, letters),
                Ok(m),
                "{text} ({letters}) in {fen}"
            );
        }
    }
}

/// The same letter is another piece in another alphabet.
#[test]
fn f1_letters_are_never_guessed() {
    let position = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let rook = position.parse_uci("a1d1");
    let king = position.parse_uci("e1d1");
    assert_eq!(position.read("Rd1", Letters::English).ok(), rook.ok());
    assert_eq!(
        position.read("Rd1", Letters::French).ok(),
        king.clone().ok()
    );
    assert_eq!(
        position.read("Kd1", Letters::German).ok(),
        king.clone().ok()
    );
    assert_eq!(position.read("Крd1", Letters::Russian).ok(), king.ok());
    for (text, letters) in [
        ("Rd1", Letters::German),
        ("Kd1", Letters::French),
        ("Кd1", Letters::English),
        ("Крd1", Letters::English),
        ("ರಾd1", Letters::Tamil),
    ] {
        let error = position.read(text, letters).expect_err(text);
        assert_eq!(error, NotationError::Syntax(text.into(), letters));
    }
    // In English the king would be meant, in Spanish there is no such piece to become.
    let pawn = Position::from_fen("8/P3k3/8/8/8/8/8/4K3 w - - 0 1").expect("a legal position");
    assert!(pawn.read("a8=T", Letters::Spanish).is_ok());
    assert!(pawn.read("a7a8R", Letters::Spanish).is_err());
    assert!(pawn.read("a7a8R", Letters::English).is_ok());
}

#[test]
fn f2_what_can_be_two_moves_is_refused_with_both_named() {
    let rooks = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    let cases = [
        (rooks, Letters::English, "Rd1", "Rad1 or Rhd1"),
        (rooks, Letters::Russian, "Лd1", "Лad1 or Лhd1"),
        (rooks, Letters::Malayalam, "തേd1", "തേad1 or തേhd1"),
        // Small letters, and capitals that tell nothing.
        (BOTH, Letters::English, "bc4", "bxc4 or Bxc4"),
        (BOTH, Letters::Portuguese, "BC4", "bxc4 or Bxc4"),
        (BOTH, Letters::Portuguese, "BXC4", "bxc4 or Bxc4"),
        (
            "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
            Letters::German,
            "a8",
            "a8=D, a8=S, a8=T or a8=L",
        ),
        (
            "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
            Letters::German,
            "1718",
            "a8=D, a8=S, a8=T or a8=L",
        ),
    ];
    for (fen, letters, text, named) in cases {
        let position = position(fen);
        let error = position.read(text, letters).expect_err(text);
        assert_eq!(
            error.to_string(),
            format!("`{text}` can mean {named}"),
            "{fen}"
        );
        let NotationError::Ambiguous(_, candidates) = error else {
            panic!("{text} is ambiguous in {fen}");
        };
        for (m, name) in candidates {
            assert_eq!(position.read(&name, letters), Ok(m));
        }
    }
    // As it is written it is the pawn, or the bishop; and where the other cannot go there is no doubt.
    let both = position(BOTH);
    let read = |text| both.read(text, Letters::English).map(|m| format!("{m:?}"));
    assert_eq!(read("bxc4"), Ok("b3c4".into()));
    assert_eq!(read("Bxc4"), Ok("e2c4".into()));
    assert_eq!(read("Bc4"), Ok("e2c4".into()));
    assert_eq!(read("bb4"), Ok("e1b4".into()));
    assert_eq!(read("b4"), Ok("b3b4".into()));
    assert_eq!(read("bd3"), Ok("e2d3".into()));
    assert!(both.read("Bb3", Letters::English).is_err());
}

#[test]
fn f2_illegal_is_not_unreadable() {
    let start = Position::default();
    for (text, letters, why) in [
        (
            "Кe2",
            Letters::Russian,
            start
                .why_illegal(chess::Square::G1, chess::Square::E2)
                .expect("illegal"),
        ),
        (
            "Dh5",
            Letters::German,
            Illegal::Blocked(Role::Pawn.of(chess::Color::White), chess::Square::E2),
        ),
        (
            "5255",
            Letters::English,
            start
                .why_illegal(chess::Square::E2, chess::Square::E5)
                .expect("illegal"),
        ),
        (
            "e8=D",
            Letters::German,
            start
                .why_illegal(chess::Square::E2, chess::Square::E8)
                .expect("illegal"),
        ),
    ] {
        let error = start.read(text, letters).expect_err(text);
        assert_eq!(error, NotationError::Illegal(text.into(), why), "{text}");
    }
    for text in [
        "", " ", "1.", "12", "e", "4", "N", "Nf9", "e4e5e6", "K", "O-O-O-O", "0", "Qi4", "e2 e4",
        "é4", "--", "=Q", "Z0", "null", "e4\0", "5259", "1-0", "½", "♘", "(=)", "Nf3 e5", "e4 e5",
    ] {
        let error = start.read(text, Letters::English).expect_err(text);
        assert!(
            matches!(error, NotationError::Syntax(..)),
            "{text:?}: {error}"
        );
    }
}

/// The name without its sign of check, in small letters.
fn small(name: &str) -> String {
    name.trim_end_matches(['+', '#']).to_lowercase()
}

/// Everything that is written is read as what it was, and in small letters never as anything else.
fn assert_read_back(position: &Position, m: Move) {
    let fen = position.to_fen();
    for notation in notations() {
        let written = position.write(m, notation);
        let (own, all) = match notation {
            Notation::San(letters) | Notation::Colon(letters) | Notation::Long(letters) => {
                (letters, &[letters][..])
            }
            Notation::Figurine | Notation::Uci | Notation::Iccf => {
                (Letters::English, &Letters::ALL[..])
            }
        };
        for &letters in all {
            assert_eq!(
                position.read(&written, letters),
                Ok(m),
                "{written} ({letters}) in {fen}"
            );
        }
        match position.read(&small(&written), own) {
            Ok(read) if read == m => {}
            // What is small already is another notation's name of another move: a pawn's.
            Ok(read) => assert!(
                notations().into_iter().any(|other| {
                    let name = position.write(read, other);
                    name.trim_end_matches(['+', '#']) == small(&written)
                }),
                "{written} ({own}) in small letters in {fen}"
            ),
            Err(NotationError::Ambiguous(_, candidates)) => {
                assert!(
                    candidates.iter().any(|(candidate, _)| *candidate == m),
                    "{written} in {fen}"
                );
            }
            Err(error) => panic!("{written} ({own}) in small letters in {fen}: {error}"),
        }
    }
}

#[test]
fn f1_f2_whatever_is_written_is_read() {
    let mut random = Random(0xF1);
    for game in 0..60 {
        let mut position = if game % 3 == 0 {
            let start = Setup::chess960(random.below(960) as u16).expect("a number below 960");
            Position::from_setup(&start).expect("a start is legal")
        } else {
            Position::default()
        };
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for _ in 0..2 {
                assert_read_back(&position, moves[random.below(moves.len())]);
            }
            position.play(moves[random.below(moves.len())]);
        }
    }
    for fen in [
        RICH,
        BOTH,
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/7k/8/Q1Q1Q3/8/Q3Q3/8/Q1Q1Q1K1 w - - 0 1",
        "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCgc - 0 1",
    ] {
        let position = position(fen);
        for m in position.legal_moves() {
            assert_read_back(&position, m);
        }
    }
}
