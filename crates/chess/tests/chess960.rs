//! Chess960 (B6): the starts and their numbers, castling in all shapes, notation.

use std::collections::HashSet;

use chess::{CastlingSide, Color, File, Position, Rank, Role, Setup, Square, UciMove, perft};
use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

fn start(number: u16) -> Setup {
    Setup::chess960(number).expect("a number below 960")
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The pieces of the first rank as letters.
fn first_rank(setup: &Setup) -> String {
    let rank = File::ALL.map(|file| Square::new(file, Rank::First));
    rank.map(|square| setup.piece_at(square).expect("a full rank").role.upper())
        .iter()
        .collect()
}

/// Every number is one start, every start one number; and each is what the law asks for.
#[test]
fn law_b6_numbers_both_ways() {
    let mut seen = HashSet::new();
    for number in 0..960 {
        let setup = start(number);
        let pieces = first_rank(&setup);
        assert_eq!(setup.chess960_number(), Some(number));
        assert!(seen.insert(pieces.clone()), "{pieces} twice");

        let at = |role| {
            pieces
                .match_indices(role)
                .map(|(i, _)| i)
                .collect::<Vec<_>>()
        };
        let (rooks, king, bishops) = (at("R"), at("K"), at("B"));
        assert!(rooks[0] < king[0] && king[0] < rooks[1], "{pieces}");
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{pieces}");
        assert_eq!((at("Q").len(), at("N").len()), (1, 2), "{pieces}");
        let rights = [
            File::from_index(rooks[1]).expect("a file"),
            File::from_index(rooks[0]).expect("a file"),
        ];
        assert_eq!(setup.castling, [rights.map(Some); 2]);

        // Black's pieces stand opposite White's, and a FEN says all of it.
        let fen = setup.to_string();
        let black = pieces.to_lowercase();
        assert_eq!(
            fen,
            format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{pieces} w KQkq - 0 1")
        );
        assert_eq!(fen.parse().as_ref(), Ok(&setup));
        assert_eq!(setup.shredder().to_string().parse(), Ok(setup));

        let theirs = cozy_chess::Board::chess960_startpos(number.into());
        assert_eq!(start(number).shredder().to_string(), format!("{theirs:#}"));
    }
    for number in [960, 961, u16::MAX] {
        assert_eq!(Setup::chess960(number), None);
    }
}

/// Numbers as the published table has them.
#[test]
fn law_b6_known_numbers() {
    for (number, pieces) in [
        (0, "BBQNNRKR"),
        (1, "BQNBNRKR"),
        (16, "BBNQNRKR"),
        (32, "BBNNQRKR"),
        (96, "BBQNRNKR"),
        (518, "RNBQKBNR"),
        (959, "RKRNNQBB"),
    ] {
        assert_eq!(first_rank(&start(number)), pieces);
    }
}

#[test]
fn law_b6_no_start_no_number() {
    for fen in [
        // Black to move, a later move, a clock, fewer rights, a piece missing or elsewhere.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
        // Unlike ranks, bishops of one colour, the king outside the rooks.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1",
        "rnbqknbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKNBR w KQkq - 0 1",
        "krbqrbnn/pppppppp/8/8/8/8/PPPPPPPP/KRBQRBNN w - - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
    ] {
        let setup: Setup = fen.parse().expect(fen);
        assert_eq!(setup.chess960_number(), None, "{fen}");
    }
}

/// At the start only king and rook that change places can castle: f1 with g1 in 90 of the starts,
/// d1 with c1 in 72.
#[test]
fn law_b6_castling_on_move_one() {
    let mut first = [0; 2];
    for number in 0..960 {
        let position = Position::from_setup(&start(number)).expect("playable");
        for &m in &position.legal_moves() {
            if let Some(side) = position.castling_side(m) {
                first[side.index()] += 1;
            }
        }
    }
    assert_eq!(first, [90, 72]);
}

/// The first rank after castling; the move is the king taking its rook.
#[test]
fn law_b6_castling_shapes() {
    let cases = [
        // King and rook both move, as usual and past each other from far.
        ("4K2R", "e1h1", "5RK1"),
        ("R3K3", "e1a1", "2KR4"),
        ("1K5R", "b1h1", "5RK1"),
        ("R5K1", "g1a1", "2KR4"),
        ("5K1R", "f1h1", "5RK1"),
        ("RK6", "b1a1", "2KR4"),
        ("RK5R", "b1h1", "R4RK1"),
        ("R5KR", "g1a1", "2KR3R"),
        // They change places.
        ("5KR1", "f1g1", "5RK1"),
        ("2RK4", "d1c1", "2KR4"),
        // The king jumps over the rook, the rook over the king.
        ("1R1K4", "d1b1", "2KR4"),
        ("4KR2", "e1f1", "5RK1"),
        ("2R1K3", "e1c1", "2KR4"),
        ("4K1R1", "e1g1", "5RK1"),
        ("3KR3", "d1e1", "5RK1"),
        ("4RK2", "f1e1", "2KR4"),
        ("1KR5", "b1c1", "5RK1"),
        // Only the king moves.
        ("1K3R2", "b1f1", "5RK1"),
        ("3RK3", "e1d1", "2KR4"),
        // Only the rook moves.
        ("1RK5", "c1b1", "2KR4"),
        ("R1K5", "c1a1", "2KR4"),
        ("6KR", "g1h1", "5RK1"),
        // Two rooks on one side: either may be the one.
        ("RR2K3", "e1a1", ""),
        ("RR2K3", "e1b1", "R1KR4"),
        ("3K2RR", "d1h1", ""),
        ("3K2RR", "d1g1", "5RKR"),
        // Pieces that stand neither in the king's way nor in the rook's may stay.
        ("1NR1K3", "e1c1", "1NKR4"),
        ("B1R1K3", "e1c1", "B1KR4"),
        ("NBRKQ3", "d1c1", "NBKRQ3"),
        ("4KR1N", "e1f1", "5RKN"),
        ("3BQKRN", "f1g1", "3BQRKN"),
        // A piece in the way of the king, of the rook, or where one of them arrives.
        ("1K1N3R", "b1h1", ""),
        ("RN2K3", "e1a1", ""),
        ("4K1NR", "e1h1", ""),
        ("4KN1R", "e1h1", ""),
        ("R1N1K3", "e1a1", ""),
        ("R2NK3", "e1a1", ""),
        ("3KRN2", "d1e1", ""),
        ("1RKQ4", "c1b1", ""),
        ("5NKR", "g1h1", ""),
    ];
    for (rank, castle, after) in cases {
        for color in Color::ALL {
            let (fen, castle, after) = on_first_rank(color, rank, castle, after);
            let before = position(&fen);
            if after.is_empty() {
                assert!(before.parse_uci(&castle).is_err(), "{castle} in {fen}");
                continue;
            }
            let m = before
                .parse_uci(&castle)
                .unwrap_or_else(|error| panic!("{castle} in {fen}: {error}"));
            let (from, to) = before.move_squares(m);
            let moved = before.piece_at(from);
            assert!(
                from != to && moved == before.after(m).piece_at(to),
                "{castle} in {fen}: {from} {to}"
            );
            let then = before.after(m).to_fen();
            assert_eq!(then.split(' ').next(), Some(&*after), "{castle} in {fen}");
            assert_eq!(then.split(' ').nth(2), Some("-"), "{castle} in {fen}");

            let side = CastlingSide::of(m.from(), m.to());
            let san = ["O-O", "O-O-O"][side.index()];
            assert_eq!(before.to_san(m).to_string(), san, "{castle} in {fen}");
            assert_eq!(before.parse_san(san), Ok(m), "{castle} in {fen}");
        }
    }
}

/// A board marks the squares of the king, or of the rook where the king stays; never that of the rook which the move names.
#[test]
fn law_b6_squares_of_a_move() {
    for (fen, uci, squares) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1g1"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1c1"),
        ("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8g8", "e8g8"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1f1", "e1f1"),
        ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", "e1g1"),
        ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "h1f1"),
        ("4k3/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", "a1d1"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "e5d6"),
    ] {
        let position = position(fen);
        let m = position.parse_uci(uci).expect(fen);
        let (from, to) = position.move_squares(m);
        assert_eq!(format!("{from}{to}"), squares, "{uci} in {fen}");
    }
}

/// A FEN with a first rank as a side has it and the right to castle by `castle`; the same move on
/// that side's rank, and the pieces after it.
fn on_first_rank(color: Color, rank: &str, castle: &str, after: &str) -> (String, String, String) {
    let rook = &castle[2..3];
    let board = |rank: &str| match color {
        Color::White => format!("k7/p7/8/8/8/8/8/{rank}"),
        Color::Black => format!("{}/8/8/8/8/8/P7/K7", rank.to_lowercase()),
    };
    let (right, castle) = match color {
        Color::White => (rook.to_uppercase(), castle.to_owned()),
        Color::Black => (rook.to_owned(), castle.replace('1', "8")),
    };
    let fen = format!("{} {} {right} - 0 1", board(rank), color.to_char());
    let after = if after.is_empty() {
        String::new()
    } else {
        board(after)
    };
    (fen, castle, after)
}

/// Attacks on the king's way forbid castling, others do not (FIDE 3.8.2.2); the rook may have
/// shielded the king from one along the rank.
#[test]
fn law_b6_castling_and_attacks() {
    let cases = [
        // The rook leaves, and the king stands in an attack that it had shielded.
        ("k7/8/8/8/8/8/8/qRK5 w B - 0 1", "c1b1", false),
        ("k7/8/8/8/8/8/8/qR1K4 w B - 0 1", "d1b1", false),
        ("k7/8/8/8/8/8/8/q1RK4 w C - 0 1", "d1c1", false),
        ("k7/8/8/8/8/8/8/1qRK4 w C - 0 1", "d1c1", false),
        ("k7/8/8/8/8/8/8/r1R2K2 w C - 0 1", "f1c1", false),
        ("k7/8/8/8/8/8/8/4KR1r w F - 0 1", "e1f1", false),
        ("k7/8/8/8/8/8/8/1K4Rq w G - 0 1", "b1g1", false),
        ("k7/8/8/8/8/8/8/5KRq w G - 0 1", "f1g1", false),
        // Nothing is uncovered: no slider of that kind, or another piece between.
        ("k7/8/8/8/8/8/8/bRK5 w B - 0 1", "c1b1", true),
        ("k7/8/8/8/8/8/8/nRK5 w B - 0 1", "c1b1", true),
        ("k7/8/8/8/8/8/8/qNRK4 w C - 0 1", "d1c1", true),
        ("k7/8/8/8/8/8/8/5KRb w G - 0 1", "f1g1", true),
        // The rook's place and way may be attacked.
        ("r6k/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", true),
        ("1r5k/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", true),
        ("3r3k/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", true),
        ("k4r2/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", true),
        // The king's may not: where he stands, passes, arrives.
        ("2r4k/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", false),
        ("k3r3/8/8/8/8/8/8/1K5R w H - 0 1", "b1h1", false),
        ("k5r1/8/8/8/8/8/8/1K3R2 w F - 0 1", "b1f1", false),
        ("k7/8/8/8/8/8/7p/1K3R2 w F - 0 1", "b1f1", false),
        ("k7/8/8/8/8/4n3/8/1K3R2 w F - 0 1", "b1f1", false),
        ("k7/8/8/8/8/8/6p1/3K3R w H - 0 1", "d1h1", false),
        ("k4r2/8/8/8/8/8/8/3K3R w H - 0 1", "d1h1", false),
        ("k6r/8/8/8/8/8/8/3K2R1 w G - 0 1", "d1g1", true),
        // A pinned piece attacks the way all the same.
        ("8/8/R1r4k/8/8/8/8/R3K3 w A - 0 1", "e1a1", false),
        ("8/8/Rr5k/8/8/8/8/R3K3 w A - 0 1", "e1a1", true),
        ("8/8/8/8/8/R3n2k/8/R3K3 w A - 0 1", "e1a1", false),
        ("8/8/8/8/8/2R1b2k/8/R3K3 w A - 0 1", "e1a1", false),
    ];
    for (fen, castle, legal) in cases {
        let position = position(fen);
        assert_eq!(
            position.parse_uci(castle).is_ok(),
            legal,
            "{castle} in {fen}"
        );
        // The same in a mirror.
        let mirrored = mirrored(fen);
        let castle = castle.replace('1', "8");
        assert_eq!(
            Position::from_fen(&mirrored)
                .expect(&mirrored)
                .parse_uci(&castle)
                .is_ok(),
            legal,
            "{castle} in {mirrored}"
        );
    }
}

/// The same position with the colours changed.
fn mirrored(fen: &str) -> String {
    let swap = |text: &str| -> String {
        text.chars()
            .map(|c| {
                if c.is_ascii_lowercase() {
                    c.to_ascii_uppercase()
                } else {
                    c.to_ascii_lowercase()
                }
            })
            .collect()
    };
    let fields: Vec<&str> = fen.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').rev().map(swap).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    format!("{} {turn} {} - 0 1", ranks.join("/"), swap(fields[2]))
}

/// Both forms are read; the usual one and, on request, the king taking its rook are written.
#[test]
fn law_b6_castling_in_uci() {
    let cases = [
        // FEN, the king takes the rook, what else is read, what is usually written.
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1", "e1g1", "e1g1"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1a1", "e1c1", "e1c1"),
        ("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8a8", "e8c8", "e8c8"),
        ("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1", "e1b1", "e1c1", "e1b1"),
        ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", "e1g1", "e1f1"),
        ("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "e1g1", "e1g1", "e1g1"),
        ("4k3/8/8/8/8/8/8/2R1K3 w C - 0 1", "e1c1", "e1c1", "e1c1"),
        ("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "f1h1", "f1h1"),
        ("4k3/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", "c1a1", "c1a1"),
        ("4k3/8/8/8/8/8/8/3K3R w H - 0 1", "d1h1", "d1g1", "d1h1"),
    ];
    for (fen, takes, also, written) in cases {
        let position = position(fen);
        let m = position.parse_uci(takes).expect(fen);
        assert!(position.castling_side(m).is_some(), "{takes} in {fen}");
        assert_eq!(position.parse_uci(also), Ok(m), "{also} in {fen}");
        assert_eq!(position.to_uci(m).to_string(), written, "{fen}");
        assert_eq!(UciMove::from(m).to_string(), takes, "{fen}");
    }
    // From f1 a step to g1 is a step, also where it could be meant as castling.
    let step = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    let m = step.parse_uci("f1g1").expect("the king can step to g1");
    assert_eq!(step.castling_side(m), None);
}

/// One position in both peers, which must count as many games as we do.
fn assert_same_counts(ours: &Position, depth: u32) {
    let fen = ours.to_setup().shredder().to_string();
    let setup: Fen = fen.parse().expect(&fen);
    let shakmaty: shakmaty::Chess = setup.into_position(CastlingMode::Chess960).expect(&fen);
    let cozy = cozy_chess::Board::from_fen(&fen, true).expect(&fen);
    let count = perft(ours, depth);
    assert_eq!(count, shakmaty::perft(&shakmaty, depth), "{fen}");
    assert_eq!(count, cozy_perft(&cozy, depth), "{fen}");
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

/// All 960 starts, and some of them deeper.
#[test]
fn law_b6_perft_of_every_start_agrees() {
    for number in 0..960 {
        let position = Position::from_setup(&start(number)).expect("playable");
        let depth = if number % 60 == 38 { 4 } else { 3 };
        assert_same_counts(&position, depth);
    }
}

/// Kings and rooks alone, in every order of the starts against every other: castling in all shapes,
/// into, out of and through attacks, from the first move on.
#[test]
fn law_b6_perft_of_kings_and_rooks_agrees() {
    let mut ranks = HashSet::new();
    for number in 0..960 {
        let setup = start(number);
        let rights = setup.castling[0].map(|file| file.expect("both rights"));
        let king = setup.board.pieces(Color::White, Role::King).first();
        ranks.insert((king.expect("a king").file(), rights));
    }
    assert_eq!(ranks.len(), 56);
    let mut ranks: Vec<_> = ranks.into_iter().collect();
    ranks.sort();
    for (i, &white) in ranks.iter().enumerate() {
        for (j, &black) in ranks.iter().enumerate() {
            let mut setup = Setup::empty();
            for (color, (king, rooks)) in Color::ALL.into_iter().zip([white, black]) {
                let square = |file| Square::new(file, color.rank(Rank::First));
                setup.set(square(king), Some(Role::King.of(color)));
                for rook in rooks {
                    setup.set(square(rook), Some(Role::Rook.of(color)));
                }
                setup.castling[color.index()] = rooks.map(Some);
            }
            setup.turn = Color::ALL[(i + j) % 2];
            if let Ok(position) = Position::from_setup(&setup) {
                assert_same_counts(&position, if i == j { 3 } else { 2 });
            }
        }
    }
}
