//! FEN in and out (F4) and which setups can be played from (B7).

use chess::{CastlingSide, Color, FenError, File, Position, Rank, Role, Setup, SetupError, Square};

fn setup(fen: &str) -> Setup {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// FENs as they are read, and as they are written again.
#[test]
fn law_f4_read_and_written() {
    let cases = [
        // As they are.
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "",
        ),
        (
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
            "",
        ),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", ""),
        ("8/8/8/8/8/8/8/8 w - - 0 1", ""),
        // EPD has four fields.
        ("4k3/8/8/8/8/8/8/4K3 b - -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        // Spaces, gaps in parts, rights in any order, move 0.
        (
            "  4k3/8/8/8/8/8/8/4K3\tw  - - 7 0\n",
            "4k3/8/8/8/8/8/8/4K3 w - - 7 1",
        ),
        (
            "4k111/8/44/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ),
        // Shredder-FEN, where KQkq says the same.
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ),
        (
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1",
        ),
        // X-FEN: K is the outermost rook, any other needs its file.
        ("4k3/8/8/8/8/8/8/RR2KRR1 w KQ - 0 1", ""),
        ("4k3/8/8/8/8/8/8/RR2KRR1 w FB - 0 1", ""),
        // Nonsense can be said, too.
        (
            "PPPPPPPP/8/8/8/8/8/8/kkkkkkkk w KQkq e4 4294967295 4294967295",
            "",
        ),
    ];
    for (fen, written) in cases {
        let expected = if written.is_empty() { fen } else { written };
        let first = setup(fen);
        assert_eq!(first.to_string(), expected);
        assert_eq!(setup(expected), first, "{fen}");
    }
}

#[test]
fn law_f4_errors_name_the_field() {
    let cases = [
        ("", "this one has 0"),
        ("4k3/8/8/8/8/8/8/4K3", "this one has 1"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0", "this one has 5"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", "this one has 7"),
        (
            "4k3/8/8/8/8/8/4K3 w - - 0 1",
            "field 1 (pieces): 7 ranks instead of 8",
        ),
        ("4k3 w - - 0 1", "field 1 (pieces): 1 rank instead of 8"),
        (
            "4k3/8/8/p/8/8/8/4K3 w - - 0 1",
            "field 1 (pieces): rank 5 has 1 square instead of 8",
        ),
        (
            "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1",
            "field 1 (pieces): 9 ranks instead of 8",
        ),
        (
            "4k3/8/8/7/8/8/8/4K3 w - - 0 1",
            "field 1 (pieces): rank 5 has 7 squares instead of 8",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3PP w - - 0 1",
            "field 1 (pieces): rank 1 has 10 squares instead of 8",
        ),
        (
            "4k3/8/8/8/9/8/8/4K3 w - - 0 1",
            "field 1 (pieces): `9` on rank 4 is neither",
        ),
        (
            "4k3/8/8/8/0/8/8/4K3 w - - 0 1",
            "field 1 (pieces): `0` on rank 4 is neither",
        ),
        (
            "4k3/8/8/8/X7/8/8/4K3 w - - 0 1",
            "field 1 (pieces): `X` on rank 4 is neither",
        ),
        (
            "4k3/8/8/8/♔7/8/8/4K3 w - - 0 1",
            "field 1 (pieces): `♔` on rank 4 is neither",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 W - - 0 1",
            "field 2 (side to move): `W` is neither `w` nor `b`",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w X - 0 1",
            "field 3 (castling): `X` is not",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            "field 3 (castling): `KK` names one side",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w KH - 0 1",
            "field 3 (castling): `KH` names one side",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w K- - 0 1",
            "field 3 (castling): `K-` is not",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
            "field 4 (en passant): `e9` is not a square",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - E3 0 1",
            "field 4 (en passant): `E3` is not a square",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
            "field 5 (half-move clock): `-1` is not a number",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - +1 1",
            "field 5 (half-move clock): `+1` is not a number",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 x",
            "field 6 (move number): `x` is not a number",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 4294967296",
            "field 6 (move number): `4294967296` is not a number from 0 to 4294967295",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 111111111111111111111111111111111111",
            "field 6 (move number): `111111111111111111111111…` is not",
        ),
    ];
    for (fen, message) in cases {
        let error = fen.parse::<Setup>().expect_err(fen).to_string();
        assert!(
            error.contains(message),
            "{fen}\n  says: {error}\n  not:  {message}"
        );
    }
}

/// Not playable: every reason, in the order of the fields.
#[test]
fn law_b7_every_reason() {
    use SetupError as E;
    let (white, black) = (Color::White, Color::Black);
    let (king_side, queen_side) = (CastlingSide::KingSide, CastlingSide::QueenSide);
    let pawns = |squares: &[Square]| E::PawnsOnBackRank(squares.iter().copied().collect());
    let cases: &[(&str, &[SetupError])] = &[
        (
            "8/8/8/8/8/8/8/8 w - - 0 1",
            &[E::NoKing(white), E::NoKing(black)],
        ),
        ("k6k/8/8/8/8/8/8/K7 w - - 0 1", &[E::ManyKings(black)]),
        (
            "k7/8/8/8/8/8/8/K3P2p w - - 0 1",
            &[pawns(&[Square::E1, Square::H1])],
        ),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", &[pawns(&[Square::A8])]),
        (
            "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1",
            &[E::OpponentInCheck(black)],
        ),
        (
            "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1",
            &[E::OpponentInCheck(black)],
        ),
        ("8/8/8/8/8/8/4k3/4K3 b - - 0 1", &[E::KingsTouch]),
        (
            "8/8/8/8/7b/8/4k3/4K3 b - - 0 1",
            &[E::KingsTouch, E::OpponentInCheck(white)],
        ),
        (
            "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
            &[E::CastlingWithoutKing(white, king_side)],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
            &[
                E::CastlingWithoutRook(white, Square::H1),
                E::CastlingWithoutRook(white, Square::A1),
            ],
        ),
        (
            "r3k2R/8/8/8/8/8/8/4K3 b kq - 0 1",
            &[E::CastlingWithoutRook(black, Square::H8)],
        ),
        (
            "4k3/8/8/8/8/8/8/4KR2 w H - 0 1",
            &[E::CastlingWithoutRook(white, Square::H1)],
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
            &[E::EnPassantRank(Square::E3)],
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1",
            &[E::EnPassantRank(Square::E4)],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 b - e3 0 1",
            &[E::EnPassantWithoutPawn(Square::E3)],
        ),
        (
            "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1",
            &[E::EnPassantWithoutPawn(Square::E3)],
        ),
        (
            "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1",
            &[E::EnPassantBlocked(Square::E3)],
        ),
        (
            "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1",
            &[E::EnPassantBlocked(Square::E3)],
        ),
        (
            "p3k3/4R3/8/8/8/8/8/8 w Kq e6 0 1",
            &[
                E::NoKing(white),
                pawns(&[Square::A8]),
                E::OpponentInCheck(black),
                E::CastlingWithoutKing(white, king_side),
                E::CastlingWithoutRook(black, Square::A8),
                E::EnPassantWithoutPawn(Square::E6),
            ],
        ),
    ];
    for &(fen, reasons) in cases {
        let errors = Position::from_setup(&setup(fen)).expect_err(fen);
        assert_eq!(errors.as_slice(), reasons, "{fen}");
        assert_eq!(
            errors.to_string().split("; ").count(),
            reasons.len(),
            "{errors}"
        );
        assert!(matches!(Position::from_fen(fen), Err(FenError::Setup(_))));
    }
    assert_eq!(
        E::CastlingWithoutKing(black, queen_side).to_string(),
        "Black cannot castle queen-side: the king is not on rank 8"
    );
}

/// A setup built by hand can say more than a FEN: a right on the wrong side of the king.
#[test]
fn law_b7_castling_side_must_fit() {
    let mut setup = setup("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert!(Position::from_setup(&setup).is_ok());
    setup.castling[0] = [Some(File::A), None];
    let errors = Position::from_setup(&setup).expect_err("a king-side rook on the queen's side");
    assert_eq!(
        errors.as_slice(),
        [SetupError::CastlingWithoutRook(Color::White, Square::A1)]
    );
}

/// Playable although no game leads there.
#[test]
fn law_b7_unreachable_is_playable() {
    for fen in [
        "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/k7/8/6K1 b - - 0 1",
        "4k3/8/8/8/8/PPPPPPPP/PPPPPPPP/4K3 w - - 0 1",
        "4k3/8/5N2/8/8/8/8/R3R2K b - - 0 1",
        "4k3/8/8/8/8/8/P7/BK6 w - - 0 1",
        "1k6/8/8/2pP4/8/8/8/B1r3K1 w - c6 0 1",
    ] {
        assert!(Position::from_fen(fen).is_ok(), "{fen}");
    }
}

/// More moves than a list holds: nothing panics, and counting stays exact.
#[test]
fn law_b7_dozens_of_queens() {
    let fen = "QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6k/QQQQQQQK w - - 0 1";
    let mut setup = setup(fen);
    setup.turn = Color::Black;
    setup.set(Square::H2, None);
    setup.set(Square::H1, Some(Role::King.of(Color::White)));
    // Black's king hides behind pawns, out of all lines.
    setup.set(Square::D4, Some(Role::King.of(Color::Black)));
    setup.turn = Color::White;
    for square in chess::king_attacks(Square::D4) {
        setup.set(square, Some(Role::Knight.of(Color::Black)));
    }
    let position = Position::from_setup(&setup).expect("playable");
    let by_piece: usize = Square::all()
        .map(|s| position.legal_moves_from(s).len())
        .sum();
    assert_eq!(position.count_legal_moves(), by_piece);
    assert_eq!(
        position.legal_moves().len(),
        by_piece.min(chess::MoveList::CAPACITY)
    );
}

/// The en passant square is kept only where a capture is legal, so that positions are the same
/// (FIDE 9.2.3) exactly if their keys are.
#[test]
fn law_c4_usable_en_passant() {
    let cases = [
        // Nobody can capture.
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", None),
        // A knight is no pawn.
        ("4k3/8/8/8/3nP3/8/8/4K3 b - e3 0 1", None),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", Some(Square::E3)),
        // Both pawns leave the rank, and the king is in check along it.
        ("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", None),
        ("8/8/8/8/k1npP2R/8/8/4K3 b - e3 0 1", Some(Square::E3)),
        // Pinned on the file, on a diagonal; pinned along the capture.
        ("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", None),
        ("6k1/8/8/8/3pP3/2B5/8/4K3 b - e3 0 1", Some(Square::E3)),
        ("6k1/8/8/4p3/B2pP3/8/8/4K3 b - e3 0 1", Some(Square::E3)),
        ("k7/8/8/3p4/3pP3/5B2/8/4K3 b - e3 0 1", Some(Square::E3)),
        ("k7/1p6/8/8/3pP3/8/6B1/4K3 b - e3 0 1", Some(Square::E3)),
        // The captured pawn shielded the king on a diagonal.
        ("8/8/2k5/8/3pP3/8/6B1/4K3 b - e3 0 1", None),
        // The captured pawn gives check; another piece does.
        ("8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1", Some(Square::E3)),
        ("3k4/8/4N3/8/3pP3/8/8/4K3 b - e3 0 1", None),
    ];
    for (fen, ep) in cases {
        let position = Position::from_fen(fen).expect(fen);
        assert_eq!(position.ep_square(), ep, "{fen}");
        let without = fen.replace(" e3 ", " - ");
        let other = Position::from_fen(&without).expect(fen);
        assert_eq!(position.key() == other.key(), ep.is_none(), "{fen}");
        assert_eq!(position == other, ep.is_none(), "{fen}");
        let captures = position
            .captures()
            .iter()
            .filter(|&&m| position.is_en_passant(m))
            .count();
        assert_eq!(captures > 0, ep.is_some(), "{fen}");
    }
}

/// Keys see which rook may castle, not only on which side (FIDE 9.2.3 with Chess960).
#[test]
fn law_c4_castling_rights_are_identity() {
    let keys: Vec<u64> = ["-", "K", "Q", "KQ", "F", "B", "FB", "FQ", "KB"]
        .into_iter()
        .map(|rights| format!("4k3/8/8/8/8/8/8/RR2KRR1 w {rights} - 0 1"))
        .map(|fen| Position::from_fen(&fen).expect(&fen).key())
        .collect();
    for (i, key) in keys.iter().enumerate() {
        assert!(!keys[..i].contains(key), "{i}");
    }
}

#[test]
fn law_f4_counters_never_overflow() {
    let fen = "4k3/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295";
    let mut position = Position::from_fen(fen).expect(fen);
    for uci in ["e8e7", "e1e2", "e7e8"] {
        position.play(position.parse_uci(uci).expect(uci));
    }
    assert_eq!(position.halfmove_clock(), u32::MAX);
    assert_eq!(position.fullmove_number(), u32::MAX);
    assert_eq!(position.ply(), u32::MAX);
    assert!(position.play_null().is_some());
    assert_eq!(setup(&position.to_fen()), position.to_setup());
}

#[test]
fn law_a7_squares() {
    assert!(Square::A1.is_dark() && !Square::H1.is_dark() && Square::H8.is_dark());
    for (i, square) in Square::all().enumerate() {
        assert_eq!(square.index(), i);
        assert_eq!(Square::from_index(i), Some(square));
        assert_eq!(Square::new(square.file(), square.rank()), square);
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(chess::Bitboard::DARK.contains(square), square.is_dark());
    }
    assert_eq!(Square::from_index(64), None);
    assert_eq!(Square::H4.offset(1, 0), None);
    assert_eq!(Square::A1.offset(-128, 127), None);
    assert_eq!(Square::B2.offset(-1, 6), Some(Square::A8));
    for bad in ["", "e", "e44", "i1", "a0", "a9", "A1", "é"] {
        assert!(bad.parse::<Square>().is_err(), "{bad}");
    }
    assert_eq!(Rank::from_char('9'), None);
    assert_eq!(File::from_char('H'), Some(File::H));
}

#[test]
fn law_f4_pieces_alone_are_white_to_move_and_castle_from_home() {
    for (text, fen) in [
        (
            " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
        ("r2k3r/8/8/8/8/8/8/R3K3", "r2k3r/8/8/8/8/8/8/R3K3 w Q - 0 1"),
        (
            "4k3/8/8/8/8/8/8/4K2R b - -",
            "4k3/8/8/8/8/8/8/4K2R b - - 0 1",
        ),
    ] {
        let read = Setup::parse_lenient(text).expect(text);
        assert_eq!(read.to_string(), fen);
    }
    for (text, error) in [
        ("", FenError::FieldCount(0)),
        ("4k3/8/8/8/8/8/8/4K2R b", FenError::FieldCount(2)),
        ("4k3/8/8/8/8/8/8", FenError::RankCount(7)),
    ] {
        assert_eq!(Setup::parse_lenient(text), Err(error), "{text}");
    }
    // Programs are answered strictly.
    assert!("4k3/8/8/8/8/8/8/4K3".parse::<Setup>().is_err());
}
