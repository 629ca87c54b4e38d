//! Mate, stalemate, and who can still mate (C1–C3); what play does to clocks and rights (B4, C4).

use chess::{CastlingSide, Color, Position, Role, Square};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

#[test]
fn law_c1_mate_and_stalemate() {
    #[derive(PartialEq, Debug)]
    enum End {
        Mate,
        Stalemate,
        None,
    }
    let cases = [
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            End::Mate,
        ),
        ("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", End::Mate),
        ("3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", End::Mate),
        // The rook is guarded, and nothing can take it.
        ("2rkr3/2pRp3/8/6B1/8/8/8/3RK3 b - - 0 1", End::Mate),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", End::Stalemate),
        ("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", End::Stalemate),
        // The bishop interposes.
        ("6bk/4Q3/8/6K1/8/8/8/7R b - - 0 1", End::None),
        // The only free piece is pinned.
        ("kb5R/8/1K6/8/8/8/8/8 b - - 0 1", End::Stalemate),
        // En passant is the only move: neither mate nor stalemate.
        ("8/8/5K2/7k/6Pp/5P2/3B4/8 b - g3 0 1", End::None),
        ("8/8/5K2/7k/6Pp/5P2/3B4/8 b - - 0 1", End::Mate),
    ];
    for (fen, end) in cases {
        let position = position(fen);
        let found = match (position.is_checkmate(), position.is_stalemate()) {
            (true, false) => End::Mate,
            (false, true) => End::Stalemate,
            _ => End::None,
        };
        assert_eq!(found, end, "{fen}");
    }
}

/// White's pieces against Black's, and whether White and Black can mate (FIDE 5.2.2, 6.9).
#[test]
fn law_c3_material() {
    let cases = [
        ("", "", false, false),
        ("P", "", true, false),
        ("R", "", true, false),
        ("Q", "", true, false),
        ("N", "", false, false),
        ("NN", "", true, false),
        ("B", "", false, false),
        ("BN", "", true, false),
        // A lone knight needs a piece of the opponent in its king's way: any but a queen.
        ("N", "P", true, true),
        ("N", "N", true, true),
        ("N", "B", true, true),
        ("N", "R", true, true),
        ("N", "Q", false, true),
        ("N", "QQ", false, true),
        ("N", "QR", true, true),
        // A lone bishop needs a pawn or knight, or a bishop on the other colour.
        ("B", "P", true, true),
        ("B", "N", true, true),
        ("B", "R", false, true),
        ("B", "Q", false, true),
        ("B", "QR", false, true),
    ];
    // The pieces stand apart so that nobody is in check; bishops on c1 and f8 are both on dark squares.
    for (white, black, white_can, black_can) in cases {
        let mut setup = chess::Setup::empty();
        setup.set(Square::A1, Some(Role::King.of(Color::White)));
        setup.set(Square::H8, Some(Role::King.of(Color::Black)));
        let places = [
            (white, Color::White, [Square::C2, Square::E3]),
            (black, Color::Black, [Square::E4, Square::C7]),
        ];
        for (pieces, color, squares) in places {
            for (letter, square) in pieces.chars().zip(squares) {
                setup.set(square, Role::from_char(letter).map(|role| role.of(color)));
            }
        }
        let position = Position::from_setup(&setup).expect("playable");
        assert_eq!(
            position.can_mate_by_material(Color::White),
            white_can,
            "{white} v {black}"
        );
        assert_eq!(
            position.can_mate_by_material(Color::Black),
            black_can,
            "{black} v {white}"
        );
        assert_eq!(position.is_dead_by_material(), !white_can && !black_can);
    }
}

#[test]
fn law_c3_bishops_by_colour() {
    let cases = [
        // Any number on one colour, both sides together.
        ("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", true),
        ("4k3/8/8/8/8/B7/1B6/2B1K3 w - - 0 1", false),
        ("5bk1/8/8/8/8/8/8/2B1K3 w - - 0 1", false),
        ("2b3k1/8/8/8/8/8/8/2B1K3 w - - 0 1", true),
        ("2b2bk1/8/8/8/8/8/8/2B1K3 w - - 0 1", true),
    ];
    for (fen, can) in cases {
        assert_eq!(
            position(fen).can_mate_by_material(Color::White),
            can,
            "{fen}"
        );
        assert_eq!(position(fen).is_dead_by_material(), !can, "{fen}");
    }
}

/// A right once lost never comes back (FIDE 3.8.2.1).
#[test]
fn law_b4_rights_are_lost_for_good() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let cases = [
        ("e1e2 a8b8 e2e1 b8a8", "k"),
        ("h1g1 h8g8 g1h1 g8h8", "Qq"),
        ("a1a8", "Kk"),
        ("h1h8", "Qq"),
        ("e1h1", "kq"),
        ("a1b1 e8a8", "K"),
    ];
    for (moves, rights) in cases {
        let mut position = position(start);
        for uci in moves.split(' ') {
            position.play(position.parse_uci(uci).expect(uci));
        }
        assert_eq!(position.to_fen().split(' ').nth(2), Some(rights), "{moves}");
    }
}

#[test]
fn law_b4_castled() {
    let cases = [
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 1",
            "e1h1",
            "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 1",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 1",
            "e8a8",
            "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 2",
        ),
        // Chess960: king and rook change places, or one of them stays.
        (
            "4k3/8/8/8/8/8/8/5KR1 w K - 0 1",
            "f1g1",
            "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        ),
        (
            "4k3/8/8/8/8/8/8/6KR w K - 0 1",
            "g1h1",
            "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        ),
        (
            "4k3/8/8/8/8/8/8/1K1R4 w K - 0 1",
            "b1d1",
            "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        ),
        (
            "4k3/8/8/8/8/8/8/3RK3 w Q - 0 1",
            "e1d1",
            "4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        ),
    ];
    for (fen, uci, after) in cases {
        let position = position(fen);
        let m = position
            .legal_moves()
            .into_iter()
            .find(|&m| position.castling_side(m).is_some() && format!("{m:?}") == uci)
            .unwrap_or_else(|| panic!("{uci} in {fen}"));
        assert!(!position.is_capture(m) && position.captured(m).is_none());
        assert_eq!(position.after(m).to_fen(), after);
    }
}

/// The clock of FIDE 9.3 starts anew with captures and pawn moves, and with nothing else.
#[test]
fn law_c4_halfmove_clock() {
    let fen = "r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 40 60";
    let cases = [
        ("e1g1", 41),
        ("a1a2", 41),
        ("e1f2", 41),
        ("e5d6", 0),
        ("e5e6", 0),
        ("b7b8q", 0),
        ("b7a8n", 0),
        ("h1h8", 0),
    ];
    let position = position(fen);
    for (uci, clock) in cases {
        let next = position.after(position.parse_uci(uci).expect(uci));
        assert_eq!(next.halfmove_clock(), clock, "{uci}");
        assert_eq!(next.fullmove_number(), 60);
        assert_eq!(next.ply(), 119);
    }
    let captured = |uci| position.captured(position.parse_uci(uci).expect(uci));
    assert_eq!(captured("e5d6"), Some(Role::Pawn.of(Color::Black)));
    assert_eq!(captured("b7a8n"), Some(Role::Rook.of(Color::Black)));
    assert_eq!(captured("e1g1"), None);
    assert_eq!(
        position.castling_rook(Color::Black, CastlingSide::QueenSide),
        Some(Square::A8)
    );
}

/// Positions reached by different ways, with everything else alike, have one key.
#[test]
fn law_c4_transposition() {
    let reach = |moves: &str| {
        let mut position = Position::default();
        for uci in moves.split(' ') {
            position.play(position.parse_uci(uci).expect(uci));
        }
        position
    };
    let start = Position::default();
    assert_eq!(reach("g1f3 g8f6 f3g1 f6g8").key(), start.key());
    assert_ne!(reach("g1f3 g8f6 f3g1 f6g8"), start);
    assert_eq!(reach("e2e4 e7e5 g1f3").key(), reach("g1f3 e7e5 e2e4").key());
    // The king has moved: the same pieces, not the same position.
    assert_ne!(
        reach("e2e4 e7e5 e1e2 e8e7 e2e1 e7e8").key(),
        reach("e2e4 e7e5").key()
    );
    assert_ne!(reach("e2e4").key(), reach("e2e3").key());
}
