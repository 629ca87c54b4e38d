//! Algebraic and UCI notation, in and out (F1, F2).

use chess::{Position, SanError, UciError};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

/// UCI and the shortest unambiguous algebraic form.
#[test]
fn law_f1_written() {
    let cases = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "g1f3",
            "Nf3",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "e2e4",
            "e4",
        ),
        (KIWIPETE, "e1g1", "O-O"),
        (KIWIPETE, "e1c1", "O-O-O"),
        (KIWIPETE, "e5f7", "Nxf7"),
        (KIWIPETE, "d5e6", "dxe6"),
        // The file, the rank, both (FIDE C.10).
        ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1", "Rad1"),
        ("4k3/8/8/R7/8/8/4K3/R7 w - - 0 1", "a1a3", "R1a3"),
        ("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"),
        ("8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1", "e4e1", "Qee1"),
        ("8/8/8/5k2/7Q/8/8/K5QQ w - - 0 1", "h4f2", "Qhf2+"),
        // A pinned rival needs no distinction (FIDE C.10: "can move").
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"),
        // En passant, promotion, check and mate.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        ("8/4P2k/8/8/8/8/8/K7 w - - 0 1", "e7e8n", "e8=N"),
        ("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7d8q", "exd8=Q+"),
        ("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "Re8#"),
        ("5rk1/5p1p/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O"),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+"),
        ("2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O#"),
        // Chess960: king takes rook.
        ("4k3/8/8/8/8/8/8/1K1R4 w D - 0 1", "b1d1", "O-O"),
        ("4k3/8/8/8/8/8/8/1R3K2 w B - 0 1", "f1b1", "O-O-O"),
        ("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", "e1b1", "O-O-O"),
    ];
    for (fen, uci, san) in cases {
        let position = position(fen);
        let m = position
            .parse_uci(uci)
            .unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(position.to_san(m).to_string(), san, "{fen}");
        assert_eq!(position.to_uci(m).to_string(), uci, "{fen}");
        assert_eq!(position.parse_san(san), Ok(m), "{fen}");
    }
}

/// Every move of some busy positions is written and read again.
#[test]
fn law_f1_read_what_is_written() {
    for fen in [
        KIWIPETE,
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/7k/8/Q1Q1Q3/8/Q3Q3/8/Q1Q1Q1K1 w - - 0 1",
        "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCgc - 0 1",
    ] {
        let position = position(fen);
        for m in position.legal_moves() {
            assert_eq!(
                position.parse_san(&position.to_san(m).to_string()),
                Ok(m),
                "{fen}"
            );
            assert_eq!(
                position.parse_uci(&position.to_uci(m).to_string()),
                Ok(m),
                "{fen}"
            );
        }
    }
}

/// Forms met in the wild, all of the same move.
#[test]
fn law_f2_tolerant() {
    let cases: [(&str, &str, &[&str]); 8] = [
        (
            KIWIPETE,
            "e1g1",
            &[
                "O-O", "0-0", "o-o", "O-O!", "0-0+", "1. O-O", "17...0-0", "OO",
            ],
        ),
        (KIWIPETE, "e1c1", &["O-O-O", "0-0-0", "0-0-0!?", "3.0-0-0"]),
        (
            KIWIPETE,
            "e5f7",
            &[
                "Nxf7", "Nf7", "N:f7", "Ne5xf7", "Ne5-f7", "N5xf7", "Nexf7?!", "Nxf7+",
            ],
        ),
        (
            KIWIPETE,
            "d5e6",
            &[
                "dxe6", "de6", "d5xe6", "d5e6", "de", "dxe", "d:e6", "dxe6!!", "Pdxe6",
            ],
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
            &[
                "exd6",
                "exd6 e.p.",
                "exd6e.p.",
                "exd6 ep",
                "ed",
                "exd6ep+",
                "exd6++",
                "xd6",
            ],
        ),
        (
            "8/4P2k/8/8/8/8/8/K7 w - - 0 1",
            "e7e8q",
            &[
                "e8=Q", "e8Q", "e8(Q)", "e8/Q", "e7-e8=Q", "e7e8Q", "e8=Q+", "e8=Q#", "44 e8=Q",
            ],
        ),
        (
            "8/4k3/8/8/8/8/4K3/R6R w - - 0 1",
            "h1d1",
            &[
                "Rhd1",
                "12 Rhd1",
                "12.Rhd1",
                "12. Rhd1",
                "12... Rhd1",
                "Rh1d1",
                "Rh1-d1",
                " Rhd1 ",
            ],
        ),
        (
            "k7/8/8/8/8/2N5/8/4K3 w - - 0 1",
            "c3b5",
            &["Nb5", "Ncb5", "N3b5", "Nc3b5", "Nb5?"],
        ),
    ];
    for (fen, uci, forms) in cases {
        let position = position(fen);
        let m = position.parse_uci(uci).expect(uci);
        for form in forms {
            assert_eq!(position.parse_san(form), Ok(m), "{form} in {fen}");
        }
    }
}

#[test]
fn law_f2_ambiguity_names_the_candidates() {
    let cases = [
        (
            "4k3/8/8/8/8/8/4K3/R6R w - - 0 1",
            "Rd1",
            "`Rd1` can mean Rad1 or Rhd1",
        ),
        (
            "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
            "xd6",
            "`xd6` can mean cxd6 or exd6",
        ),
        (
            "8/4P2k/8/8/8/8/8/K7 w - - 0 1",
            "e8",
            "`e8` can mean e8=Q, e8=N, e8=R or e8=B",
        ),
        (
            "4k3/8/8/1p1p4/2P5/1p1p4/2P5/4K3 w - - 0 1",
            "cd",
            "`cd` can mean cxd3 or cxd5",
        ),
    ];
    for (fen, text, message) in cases {
        let error = position(fen).parse_san(text).expect_err(text);
        assert_eq!(error.to_string(), message, "{fen}");
    }
}

#[test]
fn law_f2_illegal_is_not_syntax() {
    let start = Position::default();
    for text in [
        "Ke2", "e5", "exd3", "Nxf3", "O-O", "0-0-0", "Qh5", "e8=Q", "Ra3", "ed", "Nb1d2",
    ] {
        let error = start.parse_san(text).expect_err(text);
        assert!(
            matches!(&error, SanError::Illegal(quoted, _) if quoted == text),
            "{text:?}: {error}"
        );
    }
    for text in [
        "", " ", "1.", "12", "e", "4", "N", "Nf", "Nf9", "nf3", "Bxb", "e4e5e6", "Ng1f3g5", "K",
        "O-O-O-O", "0", "Qi4", "e2 e4", "♘f3", "é4", "--", "=Q", "Z0", "null", "e4\0", "N1f",
        "Kf-",
    ] {
        let error = start.parse_san(text).expect_err(text);
        assert!(matches!(error, SanError::Syntax(_)), "{text:?}: {error}");
    }
}

/// `b` is a file, `B` a bishop; both moves are there.
#[test]
fn law_f2_letters_are_strict() {
    let position = position("4k3/8/8/8/3B4/2p5/1P6/4K3 w - - 0 1");
    assert_eq!(position.parse_san("bxc3"), position.parse_san("b2c3"));
    assert_eq!(position.parse_san("Bxc3"), position.parse_san("Bd4c3"));
    assert_ne!(position.parse_san("Bxc3"), position.parse_san("bxc3"));
}

#[test]
fn law_b4_castling_in_uci() {
    let both = position("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    assert_eq!(both.parse_uci("e8g8"), both.parse_uci("e8h8"));
    assert_eq!(both.parse_uci("e8c8"), both.parse_uci("e8a8"));
    // A king on e1 that cannot castle does not jump.
    let none = position("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    assert!(matches!(none.parse_uci("e1g1"), Err(UciError::Illegal(..))));
    // Another piece from e1 to g1 is not castling.
    let rook = position("3k4/8/8/8/8/8/K7/4R3 w - - 0 1");
    assert_eq!(
        rook.to_san(rook.parse_uci("e1g1").expect("a rook's move"))
            .to_string(),
        "Rg1"
    );
    // King next to its goal: its own step, not castling.
    let near = position("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    let step = near.parse_uci("f1g1").expect("a step");
    assert_eq!(near.castling_side(step), None);
    assert!(
        near.castling_side(near.parse_uci("f1h1").expect("castling"))
            .is_some()
    );
}

#[test]
fn law_f1_uci_errors() {
    let start = Position::default();
    for text in [
        "", "e2", "e2e", "e2e9", "e2e4x", "e2e4qq", "E2E4", "e2-e4", "Nf3", "é2e4", "e2é4", "0000",
    ] {
        assert!(
            matches!(start.parse_uci(text), Err(UciError::Syntax(quoted, _)) if quoted == text),
            "{text}"
        );
    }
    for text in ["e2e5", "e2e4q", "e7e5", "e1g1", "e1e1", "a1h8", "e2e4k"] {
        assert!(
            matches!(start.parse_uci(text), Err(UciError::Illegal(..))),
            "{text}"
        );
    }
    for (text, said) in [
        (
            "e2e5",
            "e2e5 is not legal here: a pawn does not move from e2 to e5",
        ),
        (
            "e1g1",
            "e1g1 is not legal here: castling king-side is prevented for now: ",
        ),
        ("e2e4q", "e2e4q is not legal here: "),
        (
            "Nf3",
            "`Nf3` is not a move such as `e2e4` or `e7e8q`: it does not begin with a square",
        ),
        ("e2-e4", "no square follows the first"),
        ("e7e8x", "is no piece"),
        ("e7e8qq", "goes on after the move"),
    ] {
        let error = start.parse_uci(text).expect_err(text).to_string();
        assert!(error.contains(said), "{text}: {error}");
    }
}
