//! Remarks, numbers and signs around a move, forgiven alike by every reader (F2).

use chess::{Illegal, Letters, NotationError, Position, SanError};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White can castle, promote by taking on b8, and take on d5.
const RICH: &str = "1n2k3/P7/8/3p4/2P1P3/1BN5/8/R3K2R w KQ - 0 1";
/// The rook of d1 mates by taking on d8.
const BACK_RANK: &str = "3r2k1/5ppp/8/8/8/8/8/3R3K w - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

/// In Russian records `x` or `×` behind a move is mate; before the square it is a capture, as `:` is.
#[test]
fn f2_mate_as_russian_records_have_it() {
    let back_rank = position(BACK_RANK);
    let empty = position("6k1/5ppp/8/8/8/8/8/3R3K w - - 0 1");
    let m = empty.parse_uci("d1d8").expect("legal");
    for text in ["Лd8x", "Лd8х", "Лd8×", "Лd8X", "Лd8 x", "Лd8++", "Лd1-d8x"] {
        assert_eq!(empty.read(text, Letters::Russian), Ok(m), "{text}");
    }
    for text in [
        "Л:d8x", "Лxd8x", "Л×d8×", "Лхd8х", "Л:d8#", "Лd1:d8x", "лd8x",
    ] {
        let m = back_rank.parse_uci("d1d8").expect("legal");
        assert_eq!(back_rank.read(text, Letters::Russian), Ok(m), "{text}");
    }
    // What is said to be captured must be there; what is said to be mate need not be.
    for text in ["Л:d8", "Лxd8", "Л:d8x"] {
        assert_eq!(
            empty.read(text, Letters::Russian),
            Err(NotationError::Illegal(
                text.into(),
                Illegal::NothingToCapture(chess::Square::D8)
            ))
        );
    }
    // Castling and promotion that mate.
    let castles = position("2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1");
    let m = castles.parse_uci("e1c1").expect("legal");
    for text in ["0-0-0x", "O-O-O×", "0-0-0 х"] {
        assert_eq!(castles.read(text, Letters::Russian), Ok(m), "{text}");
    }
    let rich = position(RICH);
    let m = rich.parse_uci("a7b8q").expect("legal");
    for text in ["a:b8Фx", "a:b8=Фх", "abФx"] {
        assert_eq!(rich.read(text, Letters::Russian), Ok(m), "{text}");
    }
    // A colon at the end is a capture, as German records had it.
    assert_eq!(
        rich.read("ed5:", Letters::German),
        rich.read("exd5", Letters::German)
    );
    assert!(empty.read("Td8:", Letters::German).is_err());
}

/// Numbers, spaces, checks and remarks around a move are forgiven alike in every notation.
#[test]
fn f2_one_tolerance() {
    let cases = [
        (START, "e2e4", "e4", "e2e4"),
        (START, "g1f3", "Nf3", "♘f3"),
        (RICH, "e1g1", "O-O", "5171"),
        (RICH, "a7b8q", "axb8=Q", "17281"),
    ];
    let around = [
        "@",
        " @ ",
        "1.@",
        "12. @",
        "1...@",
        "1… @",
        "...@",
        "… @",
        "1 @",
        "\u{a0}@\u{202f}",
        "1.\u{a0}@",
        "\u{feff}@",
        "\u{200e}@\u{200f}",
        "@+",
        "@++",
        "@#",
        "@ #",
        "@x",
        "@†",
        "@‡",
        "@≠",
        "@!",
        "@??",
        "@ !?",
        "@‼",
        "@⁉",
        "@+-",
        "@-+",
        "@+/-",
        "@-/+",
        "@+=",
        "@=+",
        "@=",
        "@+/=",
        "@=/+",
        "@±",
        "@ ∓",
        "@⩲",
        "@⩱",
        "@∞",
        "@+−",
        "@+–",
        "@++-",
        "@ $14",
        "@$1 $14",
        "@ (=)",
        "@(=)",
        "@ mate",
        "@mate",
        "@ Mate!",
        "@# mate",
        "@ check",
        "@ ch",
        "@ch.",
        "@ e.p.",
        "@e.p",
        "@ ep",
        "@ EP",
        "@+ e.p. !?",
    ];
    for (fen, uci, san, other) in cases {
        let position = position(fen);
        let m = position.parse_uci(uci).expect(uci);
        for around in around {
            let text = around.replace('@', san);
            assert_eq!(position.parse_san(&text), Ok(m), "{text:?}");
            assert_eq!(position.read(&text, Letters::English), Ok(m), "{text:?}");
            let text = around.replace('@', other);
            assert_eq!(position.read(&text, Letters::Russian), Ok(m), "{text:?}");
        }
    }
    // And no more than that: nothing is left of these, or too much.
    let start = Position::default();
    for text in [
        "+", "mate", "x", "e.p.", "1. +", "$1", "(=)", "--", "e4 e5", "e4 $", "e4 mates", "e4$1x5",
        "+e4", "mate e4", "e4 {", "e4 (", "e4,", "1)e4", "e4$",
    ] {
        assert!(
            matches!(start.parse_san(text), Err(SanError::Syntax(_))),
            "{text:?}"
        );
        assert!(
            matches!(
                start.read(text, Letters::English),
                Err(NotationError::Syntax(..))
            ),
            "{text:?}"
        );
    }
}
