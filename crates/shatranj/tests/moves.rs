//! Each piece's moves, legality, promotion, and moves as text.

use chess::{Bitboard, Square};
use shatranj::{LETTERS, Letters, Move, Position, Role, alfil_attacks, ferz_attacks};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The destinations of the piece on a square, in the order of the squares.
fn targets(fen: &str, from: Square) -> String {
    let targets = position(fen).destinations(from).targets;
    let names: Vec<_> = targets.into_iter().map(|to| to.to_string()).collect();
    names.join(" ")
}

#[test]
fn every_piece_goes_as_it_should() {
    for (fen, from, expected) in [
        ("k7/8/8/3Q4/8/8/8/K7 w", Square::D5, "c4 e4 c6 e6"),
        ("k7/8/8/3B4/8/8/8/K7 w", Square::D5, "b3 f3 b7 f7"),
        // The alfil jumps, over either side.
        ("k7/8/2p1P3/3B4/2p1P3/8/8/K7 w", Square::D5, "b3 f3 b7 f7"),
        ("k7/8/8/8/8/8/8/K6Q w", Square::H1, "g2"),
        ("k7/8/8/8/8/8/8/K6B w", Square::H1, "f3"),
        ("k7/8/8/8/8/8/B7/K7 w", Square::A2, "c4"),
        ("k7/8/8/8/8/8/6B1/K7 w", Square::G2, "e4"),
        ("k7/8/8/8/8/8/8/KN6 w", Square::B1, "d2 a3 c3"),
        (
            "k7/8/8/8/3p4/8/3R2P1/K7 w",
            Square::D2,
            "d1 a2 b2 c2 e2 f2 d3 d4",
        ),
        ("k7/8/8/8/8/8/8/K7 w", Square::A1, "b1 a2 b2"),
        // One step, also from where pawns begin; it takes diagonally, and its own blocks it.
        ("k7/8/8/8/8/8/4P3/K7 w", Square::E2, "e3"),
        ("k7/8/8/8/8/3p1p2/4P3/K7 w", Square::E2, "d3 e3 f3"),
        ("k7/8/8/8/8/3Pp3/4P3/K7 w", Square::E2, ""),
        ("k7/4p3/8/8/8/8/8/K7 b", Square::E7, "e6"),
        // A pawn that has gone past is not taken: there is no en passant.
        ("k7/8/8/3pP3/8/8/8/K7 w", Square::E5, "e6"),
        // There is no castling.
        ("r3k2r/8/8/8/8/8/8/R3K2R w", Square::E1, "d1 f1 d2 e2 f2"),
    ] {
        assert_eq!(targets(fen, from), expected, "{fen}");
    }
}

#[test]
fn captures_are_marked() {
    let destinations = position("k7/8/8/8/8/3p4/4P3/K7 w").destinations(Square::E2);
    assert_eq!(destinations.drops, destinations.targets);
    assert_eq!(destinations.captures, Bitboard::of(Square::D3));
    assert!(destinations.promotions.is_empty());
}

#[test]
fn only_pieces_of_the_side_to_move_move() {
    let array = Position::default();
    assert!(array.legal_moves_from(Square::E7).is_empty());
    assert!(array.legal_moves_from(Square::E4).is_empty());
    assert_eq!(array.legal_moves_from(Square::G1).len(), 2);
}

#[test]
fn alfils_and_ferzes_reach_few_squares() {
    // Murray, chapter XIII: an alfil reaches 8 squares, a ferz 32, and the four alfils never meet.
    let reach = |from: Square, attacks: fn(Square) -> Bitboard| {
        let mut reached = Bitboard::of(from);
        loop {
            let further = reached.into_iter().map(attacks);
            let next = further.fold(reached, |all, squares| all | squares);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    };
    assert_eq!(reach(Square::D1, ferz_attacks).count(), 32);
    let alfils = [Square::C1, Square::F1, Square::C8, Square::F8];
    let mut all = Bitboard::EMPTY;
    for alfil in alfils {
        let reached = reach(alfil, alfil_attacks);
        assert_eq!(reached.count(), 8);
        assert!((all & reached).is_empty());
        all |= reached;
    }
}

#[test]
fn attacks_are_mutual() {
    for from in Square::all() {
        for to in Square::all() {
            let files = from.file().index().abs_diff(to.file().index());
            let ranks = from.rank().index().abs_diff(to.rank().index());
            assert_eq!(ferz_attacks(from).contains(to), files == 1 && ranks == 1);
            assert_eq!(alfil_attacks(from).contains(to), files == 2 && ranks == 2);
        }
    }
}

#[test]
fn no_move_leaves_the_king_attacked() {
    for (fen, count) in [
        // Check by each piece; the king steps out of it, or the piece is taken.
        ("k7/8/8/8/8/8/1q6/K7 w", 3),
        ("k7/8/8/8/8/2b5/8/K7 w", 3),
        ("k7/8/8/8/8/1n6/8/K7 w", 3),
        ("k7/8/8/8/8/8/8/K6r w", 2),
        ("k7/8/8/8/8/8/1p6/K7 w", 3),
        ("4k3/8/8/8/8/8/3p4/4K3 w", 5),
        // The rook is pinned, and may go along the pin.
        ("r6k/8/8/8/8/R7/8/K7 w", 9),
        // Kings keep apart.
        ("8/8/8/8/8/1k6/8/K7 w", 1),
    ] {
        let position = position(fen);
        assert_eq!(position.legal_moves().len(), count, "{fen}");
        assert!(position.has_legal_move());
    }
}

#[test]
fn check_is_seen() {
    for (fen, is_check) in [
        ("k7/8/8/8/8/8/1q6/K7 w", true),
        ("k7/8/8/8/8/2q5/8/K7 w", false),
        ("k7/8/8/8/8/2b5/8/K7 w", true),
        ("k7/8/8/8/8/8/1b6/K7 w", false),
        ("k7/8/8/8/8/8/1p6/K7 w", true),
        ("k7/1P6/8/8/8/8/8/K7 b", true),
        ("k7/8/8/8/8/8/p7/K7 w", false),
    ] {
        assert_eq!(position(fen).is_check(), is_check, "{fen}");
    }
}

#[test]
fn a_pawn_becomes_a_ferz_and_nothing_else() {
    for (fen, text, role) in [
        ("7k/P7/8/8/8/8/8/K7 w", "a7a8q", Role::Ferz),
        ("7k/8/8/8/8/8/p7/7K b", "a2a1q", Role::Ferz),
        ("7k/8/P7/8/8/8/8/K7 w", "a6a7", Role::Pawn),
    ] {
        let position = position(fen);
        let mv = position.parse_move(text).expect("legal");
        assert_eq!(mv.is_promotion(), role == Role::Ferz);
        let piece = position.after(mv).piece_at(mv.to()).expect("it has moved");
        assert_eq!((piece.color, piece.role), (position.turn(), role));
        assert_eq!(position.legal_moves_from(mv.from()).len(), 1);
    }
}

#[test]
fn counters_count() {
    let mut board = Position::default();
    for (text, halfmoves, fullmoves) in [
        ("g1f3", 1, 1),
        ("b8c6", 2, 2),
        ("e2e3", 0, 2),
        ("c6d4", 1, 3),
        ("f3d4", 0, 3),
    ] {
        let mv = board.parse_move(text).expect("legal");
        board = board.after(mv);
        let counters = (board.halfmove_clock(), board.fullmove_number());
        assert_eq!(counters, (halfmoves, fullmoves), "{text}");
    }
}

#[test]
fn moves_are_read_and_written() {
    for (fen, text, san) in [
        ("k7/8/8/8/8/8/4P3/K7 w", "e2e3", "e3"),
        ("k7/8/8/8/8/3p4/4P3/K7 w", "e2d3", "exd3"),
        ("7k/P7/8/8/8/8/8/K7 w", "a7a8q", "a8=F"),
        ("7k/P7/8/8/8/8/8/K7 w", "a7a8", "a8=F"),
        ("1r5k/P7/8/8/8/8/8/K7 w", "a7b8", "axb8=F"),
        ("k7/8/8/8/8/8/8/K1Q5 w", "c1d2", "Fd2"),
        ("k7/8/8/8/8/8/8/K1B5 w", "c1e3", "Ae3"),
        ("k7/8/8/8/8/8/8/KN6 w", "b1c3", "Nc3"),
        ("k7/8/8/8/8/8/8/K7 w", "a1a2", "Ka2"),
        ("6k1/8/8/8/8/8/8/K6R w", "h1h8", "Rh8+"),
        ("k7/8/1K6/8/8/8/8/7R w", "h1h8", "Rh8#"),
        // Without check it is no mate: stalemate has no sign.
        ("k7/8/8/1K6/8/8/8/1R6 w", "b5b6", "Kb6"),
        // Two that could go there: by file, by rank, by both.
        ("7k/8/8/8/8/8/8/KN3N2 w", "b1d2", "Nbd2"),
        ("7k/8/8/1N6/8/8/8/KN6 w", "b1c3", "N1c3"),
        ("7k/8/8/1N3N2/8/8/8/KN6 w", "b5d4", "Nbd4"),
        ("7k/8/8/1N3N2/8/1N6/8/K7 w", "b5d4", "Nb5d4"),
        ("4k3/8/8/8/8/8/R6R/1K6 w", "a2c2", "Rac2"),
        // One that could but for a pin does not count.
        ("r6k/8/8/8/8/N7/8/K4N2 w", "f1d2", "Nd2"),
    ] {
        let position = position(fen);
        let mv = position
            .parse_move(text)
            .unwrap_or_else(|| panic!("{text} in {fen}"));
        assert_eq!(position.san(mv, LETTERS), san, "{fen}");
        assert!(mv.to_string().starts_with(text));
    }
    assert_eq!(Position::default().parse_move("e2e4"), None);
    assert_eq!(Position::default().parse_move("e2e3q"), None);
}

#[test]
fn letters_are_those_that_are_given() {
    let letters = Letters {
        king: "ರಾ",
        ferz: "V",
        ..LETTERS
    };
    let board = position("k7/8/8/8/8/8/8/K1Q5 w");
    let written = |text| {
        let mv: Move = board.parse_move(text).expect("legal");
        board.san(mv, letters)
    };
    assert_eq!(written("c1d2"), "Vd2");
    assert_eq!(written("a1a2"), "ರಾa2");
    assert_eq!(LETTERS.of(Role::Rook), "R");
    assert_eq!(LETTERS.of(Role::Pawn), "");
}
