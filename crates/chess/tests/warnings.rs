//! Playable but unreachable (B7): what is said of which setup.

use std::mem::{Discriminant, discriminant};

use chess::{Bitboard, Color, Piece, Role, Setup, SetupWarning, Square, Starts};

fn setup(fen: &str) -> Setup {
    let setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    setup
        .validate()
        .unwrap_or_else(|errors| panic!("{fen}: {errors}"));
    setup
}

fn check(cases: &[(&str, &[SetupWarning])]) {
    for &(fen, expected) in cases {
        assert_eq!(setup(fen).warnings(Starts::Usual), expected, "{fen}");
    }
}

/// The same, and with the colours changed the same kinds of warnings. Not for warnings about who
/// began, and when.
fn check_both_colors(cases: &[(&str, &[SetupWarning])]) {
    check(cases);
    for &(fen, expected) in cases {
        let mirrored = mirrored(&setup(fen));
        let kinds = |warnings: &[SetupWarning]| -> Vec<Discriminant<SetupWarning>> {
            warnings.iter().map(discriminant).collect()
        };
        let found = mirrored.warnings(Starts::Usual);
        assert_eq!(found.len(), expected.len(), "{mirrored}: {found:?}");
        for kind in kinds(expected) {
            assert!(kinds(&found).contains(&kind), "{mirrored}: {found:?}");
        }
    }
}

/// The same setup with the colours changed.
fn mirrored(setup: &Setup) -> Setup {
    let flip = |square: Square| Square::new(square.file(), square.rank().mirrored());
    let mut mirrored = Setup::empty();
    for square in setup.board.occupied() {
        let piece = setup.piece_at(square).map(|piece| Piece {
            color: !piece.color,
            ..piece
        });
        mirrored.set(flip(square), piece);
    }
    let [white, black] = setup.castling;
    Setup {
        turn: !setup.turn,
        castling: [black, white],
        ep_square: setup.ep_square.map(flip),
        halfmoves: setup.halfmoves,
        fullmoves: setup.fullmoves,
        ..mirrored
    }
}

fn set<const N: usize>(squares: [Square; N]) -> Bitboard {
    squares.into_iter().collect()
}

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

#[test]
fn law_b7_reachable() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 b kq - 5 5",
        // Few pieces come from anywhere.
        "8/8/8/8/8/8/8/K1k5 w - - 0 1",
        "4k3/8/8/8/8/8/P7/BK6 w - - 0 1",
        "B3k3/1p6/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/4P3/4p3/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/P7/P7/4K3 w - - 0 1",
        // Nine queens, and a queen for each pawn that captured or was captured.
        "QQQQ4/QQQQ4/8/8/7k/8/8/Q1K3n1 b - - 0 90",
        "rnbqkbn1/1ppppppp/8/q7/8/8/1PPPPPPP/RNBQKBNR w KQq - 0 40",
        // Two bishops on squares of one colour, and a pawn less.
        "4k3/8/8/8/2B5/1B6/PPPP1PPP/4K3 w - - 0 1",
        // A rook let out by its knight, another that has castled.
        "4k3/8/8/8/7R/8/6PP/4KR1R w K - 0 1",
        "4k3/8/8/8/8/8/PPPPPPPP/R4RK1 w - - 0 1",
        // A king past pawns that left their squares.
        "rnbq1bnr/pppp1ppp/8/4p3/4k3/8/PPPP1PPP/RNBQKBNR w KQ - 0 19",
        // Double check: discovered, by capture, by promotion, in passing.
        "4k3/8/5N2/8/8/8/8/K3R3 b - - 0 1",
        "4k3/8/8/1B6/8/8/8/K3R3 b - - 0 1",
        "3Nk3/8/2N5/8/8/8/8/K3R3 b - - 0 1",
        "4kQ2/8/8/8/8/8/8/K3R3 b - - 0 1",
        "8/8/3P4/8/1k6/8/8/B1R1K3 b - - 0 1",
        // Check by castling, by a double step, beside one and through both its squares.
        "3k4/8/8/8/8/8/8/2KR4 b - - 0 1",
        "5k2/8/8/8/8/8/8/5RK1 b - - 1 90",
        "8/8/8/3pP3/4K3/8/8/4k3 w - d6 0 1",
        "8/8/8/K1pp3r/8/8/8/4k3 w - d6 0 1",
        "k7/3K4/8/1b1p4/8/8/8/8 w - - 0 1",
        "kN6/NR6/2P1P3/2KpP3/8/8/8/8 w - d6 0 1",
        // Counters of someone who does not know, and just enough moves.
        "8/PPPPk3/8/8/8/8/4Kppp/8 b - - 0 1",
        "8/PPPPk3/8/8/8/8/4Kppp/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 16",
        "4k3/8/8/8/8/8/8/4K3 w - - 7 20",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5",
        // Starts of Chess960, and rights to castle of one.
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
        "rbnnkqbr/pppppppp/8/8/8/8/PPPPPPPP/RBNNKQBR w KQkq - 0 1",
        "1bqnnrkr/pppppppp/2b5/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 9",
    ] {
        assert_eq!(setup(fen).warnings(Starts::Usual), [], "{fen}");
    }
}

#[test]
fn law_b7_too_many_pieces() {
    use SetupWarning as W;
    check_both_colors(&[
        (
            "4k3/pppppppp/8/8/8/7P/PPPPPPPP/4K3 w - - 0 1",
            &[W::TooManyPawns(WHITE)],
        ),
        (
            "rnbqkbnr/pppppppp/7n/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[
                W::TooManyPieces(BLACK),
                W::TooManyPromoted {
                    color: BLACK,
                    pawns: 8,
                    promoted: 1,
                },
            ],
        ),
        (
            "4k3/8/8/8/8/8/PPPPPPP1/Q2QK2Q w - - 0 1",
            &[W::TooManyPromoted {
                color: WHITE,
                pawns: 7,
                promoted: 2,
            }],
        ),
        (
            "4k3/8/8/8/2B1P3/1B6/PPPP1PPP/4K3 w - - 0 1",
            &[W::TooManyPromoted {
                color: WHITE,
                pawns: 8,
                promoted: 1,
            }],
        ),
        // The queen that stands where queens start is one of two.
        (
            "4k3/pppppppp/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1",
            &[W::TooManyPromoted {
                color: WHITE,
                pawns: 8,
                promoted: 1,
            }],
        ),
        // The bishop of f1 has never come out, so that these two are others.
        (
            "rnbqkbnr/ppp2ppp/8/8/2BP4/3B4/PPP1P1PP/RNBQK1NR w KQkq - 0 1",
            &[W::TooManyPromoted {
                color: WHITE,
                pawns: 7,
                promoted: 2,
            }],
        ),
        // Nobody has made way for the queen's pawn.
        (
            "rnbqkbnr/1ppppppp/8/q7/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 40",
            &[W::TooFewCaptures {
                color: BLACK,
                promoted: 1,
                possible: 0,
            }],
        ),
    ]);
}

#[test]
fn law_b7_shut_in() {
    use SetupWarning as W;
    let stranger = |role: Role, color, square| W::OutOfReach(role.of(color), square);
    check_both_colors(&[
        // A bishop that its own pawns have never let out; one that cannot have come in.
        (
            "rnbqkbnr/pppp1ppp/8/4p3/8/3B4/PPPPPPPP/RNBQK1NR w KQkq - 0 1",
            &[stranger(Role::Bishop, WHITE, Square::D3)],
        ),
        (
            "rnbqk1nr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQK1bR w Qkq - 0 1",
            &[stranger(Role::Bishop, BLACK, Square::G1)],
        ),
        // The corner behind a pawn.
        (
            "4k3/8/8/8/8/8/1P6/B3K3 w - - 0 1",
            &[stranger(Role::Bishop, WHITE, Square::A1)],
        ),
        // The queen behind king, bishop and pawns, a rook behind its knight's and its own pawn.
        (
            "rnb1kbnr/pppppppp/8/8/3q4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[stranger(Role::Queen, BLACK, Square::D4)],
        ),
        (
            "1nbqkbnr/pppppppp/8/8/r7/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
            &[stranger(Role::Rook, BLACK, Square::A4)],
        ),
        // A king that has never had a way out; one where pawns have always stood guard.
        (
            "rnbq1bnr/pppppppp/8/8/4k3/8/PPPP1PPP/RNBQKBNR w KQ - 0 1",
            &[stranger(Role::King, BLACK, Square::E4)],
        ),
        (
            "8/8/8/8/8/8/kPP2PP1/6K1 w - - 0 1",
            &[stranger(Role::King, BLACK, Square::A2)],
        ),
    ]);
}

#[test]
fn law_b7_pawns() {
    use SetupWarning as W;
    let captures = |color, needed, possible| W::PawnCaptures {
        color,
        needed,
        possible,
    };
    check_both_colors(&[
        ("4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1", &[W::PawnPlaces(WHITE)]),
        (
            "4k3/8/8/8/8/PP6/PPP5/4K3 w - - 0 1",
            &[W::PawnPlaces(WHITE)],
        ),
        // One capture doubles pawns, three treble them on the edge, two in the middle.
        (
            "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1",
            &[captures(WHITE, 1, 0)],
        ),
        (
            "r3kbnr/pppppppp/8/8/P7/P7/P2PPPPP/RNBQKBNR w KQkq - 0 1",
            &[captures(WHITE, 3, 1)],
        ),
        (
            "rnbqkbnr/pp2pppp/8/8/4P3/4P3/PPP1P1PP/RNBQKBNR w KQkq - 0 1",
            &[],
        ),
        // The bishop of c8 and the queen were captured where they stood, not by a pawn.
        (
            "rn2kbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1",
            &[captures(WHITE, 1, 0)],
        ),
        (
            "rn2kbnr/pp1ppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1",
            &[],
        ),
        // Pawns that went around each other need a capture by one of them.
        (
            "rnbqkbnr/pppp1ppp/8/4P3/4p3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            &[W::PawnsPassed(set([Square::E4, Square::E5]))],
        ),
        (
            "r1bqkbnr/pppp1ppp/8/4P3/4p3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            &[W::PawnsPassed(set([Square::E4, Square::E5]))],
        ),
        (
            "r1bqkb1r/pppp1ppp/8/4P3/4p3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
            &[],
        ),
    ]);
}

#[test]
fn law_b7_last_move() {
    use SetupWarning as W;
    let check = |squares: &[Square]| W::ImpossibleCheck(squares.iter().copied().collect());
    check_both_colors(&[
        // Two lines that no one move opens, three checks, two knights.
        (
            "R3k3/8/8/8/4R3/8/8/4K3 b - - 0 1",
            &[check(&[Square::A8, Square::E4])],
        ),
        (
            "7r/8/k2b4/8/8/8/7K/8 w - - 0 1",
            &[check(&[Square::H8, Square::D6])],
        ),
        (
            "4k3/8/5N2/1B6/8/8/8/K3R3 b - - 0 1",
            &[check(&[Square::E1, Square::B5, Square::F6])],
        ),
        (
            "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
            &[check(&[Square::D6, Square::F6])],
        ),
        // A pawn that has never moved; a knight that had nowhere to come from.
        (
            "8/8/8/8/8/4k3/3P4/6K1 b - - 0 1",
            &[
                W::OutOfReach(Role::King.of(BLACK), Square::E3),
                check(&[Square::D2]),
            ],
        ),
        ("8/8/8/8/8/1P6/2k5/N5K1 b - - 0 1", &[check(&[Square::A1])]),
        // King and rook may still castle, so that they have not moved; nobody else is there.
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            &[W::NoLastMove(BLACK)],
        ),
        ("kN6/NR6/8/2K5/8/8/8/8 w - - 0 1", &[W::NoLastMove(BLACK)]),
        // En passant against a check that was there before; with it left out.
        (
            "k7/2b5/8/K2p4/8/8/8/8 w - d6 0 1",
            &[W::EnPassantCheck(Square::D6)],
        ),
        (
            "8/8/8/K2p3r/8/8/8/4k3 w - d6 0 1",
            &[W::EnPassantCheck(Square::D6)],
        ),
        (
            "kN6/NR6/2P1P3/2KpP3/8/8/8/8 w - - 0 1",
            &[W::EnPassantMissing(Square::D6)],
        ),
    ]);
}

#[test]
fn law_b7_turn_and_start() {
    use SetupWarning as W;
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let black = format!("{start} b KQkq - 0 1");
    check(&[
        (&black, &[W::WrongTurn(BLACK)]),
        // Two knights out, and back on each other's squares; a rook beside its corner.
        (
            "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1",
            &[W::WrongTurn(BLACK)],
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
            &[W::WrongTurn(WHITE)],
        ),
        (
            "1rbqkbnr/pppppppp/2n5/8/8/8/PPPPPPPP/RNBQKBNR b KQk - 0 1",
            &[W::WrongTurn(BLACK)],
        ),
        (
            "1rbqkbnr/pppppppp/2n5/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
            &[],
        ),
        // Kings and rooks that do not stand opposite, a king in the corner.
        ("n2k3r/8/8/8/8/8/8/4K2R w Hh - 0 1", &[W::NoSuchStart]),
        ("n3k2r/8/8/8/8/8/8/4KR2 w Fh - 0 1", &[W::NoSuchStart]),
        ("4k3/8/8/8/8/8/8/K6R w H - 0 1", &[W::NoSuchStart]),
        ("n3k2r/8/8/8/8/8/8/1R2K3 w Bh - 0 1", &[]),
    ]);
    // What is said of the usual start need not hold for all the others.
    let bishop = setup("bqrkrnnb/pppppppp/8/8/8/8/PPPPPPPP/BQRKRNNB b - - 0 1");
    assert_ne!(bishop.warnings(Starts::Usual), []);
    assert_eq!(bishop.warnings(Starts::Chess960), []);
    assert_eq!(setup(&black).warnings(Starts::Chess960), []);
}

#[test]
fn law_b7_counters() {
    use SetupWarning as W;
    let early = |color, needed, possible| W::TooEarly {
        color,
        needed,
        possible,
    };
    check(&[
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1 1",
            &[W::ClockBeforeStart(1)],
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 4294967295 4294967295", &[]),
        (
            "4k3/8/8/8/8/8/8/4K3 b - - 4294967295 7",
            &[W::ClockBeforeStart(u32::MAX)],
        ),
        // Fifteen captures by each.
        ("4k3/8/8/8/8/8/8/4K3 b - - 0 15", &[early(BLACK, 15, 14)]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 7 19", &[early(BLACK, 15, 14)]),
        (
            "4k3/8/8/8/8/8/8/4K3 b - - 0 2",
            &[early(WHITE, 15, 2), early(BLACK, 15, 1)],
        ),
        // Pawn moves: one or two steps, three, and five moves for each new queen.
        (
            "rnbqkbnr/ppppp1pp/8/8/3P1pP1/4P3/PPP2P1P/RNBQKBNR w KQkq - 0 3",
            &[early(WHITE, 3, 2)],
        ),
        (
            "rnbqkbnr/ppppp1pp/8/8/3P1pP1/4P3/PPP2P1P/RNBQKBNR w KQkq - 0 4",
            &[],
        ),
        (
            "rnbqkbn1/1ppppppp/8/q7/8/8/1PPPPPPP/RNBQKBNR w KQq - 0 5",
            &[early(BLACK, 5, 4)],
        ),
        (
            "rnbqkbn1/1ppppppp/8/q7/8/8/1PPPPPPP/RNBQKBNR w KQq - 0 6",
            &[],
        ),
        // The clock runs on from a capture or a pawn move.
        ("8/8/8/3pP3/8/8/8/K3k3 w - d6 3 90", &[W::ClockRunning(3)]),
        ("8/8/8/8/3k4/8/8/3QK3 b - - 3 90", &[]),
        ("8/8/8/8/3k4/2P5/8/4K3 b - - 3 90", &[W::ClockRunning(3)]),
        ("4kQ2/8/8/8/8/8/8/K3R3 b - - 1 90", &[W::ClockRunning(1)]),
    ]);
}

/// Every kind of warning is a sentence.
#[test]
fn law_b7_words() {
    for (fen, sentence) in [
        (
            "4k3/8/8/8/2B1P3/1B6/PPPP1PPP/4K3 w - - 0 1",
            "White has 8 pawns and at least 1 promoted piece, together more than 8",
        ),
        (
            "rnbqkbnr/pppp1ppp/8/4p3/8/3B4/PPPPPPPP/RNBQK1NR w KQkq - 0 1",
            "the white bishop has no way to d3 from where it started, nor has a promoted pawn",
        ),
        (
            "8/8/8/8/8/8/kPP2PP1/6K1 w - - 0 1",
            "the black king has no way to a2 from where it started",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w KQkq - 0 1",
            "White's pawns need at least 1 capture to stand as they do, but can have made no more \
             than 0",
        ),
        (
            "4k3/8/5N2/1B6/8/8/8/K3R3 b - - 0 1",
            "no move can have given check from e1, b5 and f6",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
            "with the pieces as they stand it cannot be Black's turn",
        ),
    ] {
        let warnings = setup(fen).warnings(Starts::Usual);
        let sentences: Vec<_> = warnings.iter().map(ToString::to_string).collect();
        assert_eq!(sentences, [sentence], "{fen}");
    }
}

/// A setup that cannot be played from has errors and no warnings.
#[test]
fn law_b7_errors_come_first() {
    for fen in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/4Q3/8/8/8/8/PPPPPPPP/PPPPKPPP w - - 7 1",
    ] {
        let setup: Setup = fen.parse().expect(fen);
        assert_eq!(setup.warnings(Starts::Usual), []);
    }
}
