//! Reasons why attempted moves are illegal (B8), and which condition of castling is not met (B4).

use chess::{CastlingBar, CastlingSide, Illegal, Position, Role, SanError, Square, UciMove};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

fn square(name: &str) -> Square {
    name.parse().expect(name)
}

/// The reason against going from a square to a square; empty for a legal move.
fn said(fen: &str, attempt: &str) -> String {
    let (from, to) = attempt.split_at(2);
    position(fen)
        .why_illegal(square(from), square(to))
        .map_or_else(String::new, |why| why.to_string())
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn law_b8_every_reason_in_words() {
    let cases = [
        // What everybody sees.
        (START, "e4e5", "e4 is empty"),
        (
            START,
            "e7e5",
            "the pawn on e7 is Black's, and it is White's turn",
        ),
        (START, "e2e2", "a pawn does not move from e2 to e2"),
        (START, "g1e2", "White's own pawn stands on e2"),
        // How pieces move.
        (START, "g1g3", "a knight does not move from g1 to g3"),
        (START, "e1e3", "a king does not move from e1 to e3"),
        (START, "e2e5", "a pawn does not move from e2 to e5"),
        (START, "f1b5", "the pawn on e2 is in the way"),
        (START, "a1a8", "the pawn on a2 is in the way"),
        // Pawns.
        (
            "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1",
            "e2e4",
            "a pawn captures diagonally, not the piece straight ahead on e4",
        ),
        (
            "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1",
            "e2e4",
            "the pawn on e3 is in the way",
        ),
        (
            START,
            "e2d3",
            "a pawn goes diagonally only to capture, and there is nothing on d3",
        ),
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            "e3e5",
            "a pawn advances two squares only from where it started, not from e3",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            "e5d6",
            "the pawn on d5 could be captured en passant only at once after a double step",
        ),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", ""),
        // A pawn that cannot have made its double step.
        (
            "4k3/3p4/8/3pP3/8/8/8/4K3 w - - 0 1",
            "e5d6",
            "a pawn goes diagonally only to capture, and there is nothing on d6",
        ),
        // The rank opens between the king on a5 and the rook on h5.
        (
            "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
            "e5d6",
            "capturing en passant would expose the king to the rook on h5",
        ),
        // A pawn that would stay on the line of its pin can go.
        ("4k3/8/8/8/4r3/8/4P3/4K3 w - - 0 1", "e2e3", ""),
        // Check.
        (
            "4k3/8/8/8/4r3/8/3P4/4K3 w - - 0 1",
            "d2d3",
            "the king is still in check from the rook on e4",
        ),
        (
            "4k3/8/8/8/4r3/5n2/3P4/4K1N1 w - - 0 1",
            "g1f3",
            "the king is in check from f3 and e4, so that only the king can move",
        ),
        (
            "4k3/8/8/8/8/8/4N3/r3K2q w - - 0 1",
            "e2c1",
            "the king is in check from a1 and h1, so that only the king can move",
        ),
        (
            "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1",
            "e2d3",
            "the bishop on e2 is pinned to the king by the rook on e7",
        ),
        // Pinned, and it would stop the check: the pin is the reason.
        (
            "4k3/8/8/8/1b6/2N5/8/r3K3 w - - 0 1",
            "c3d1",
            "the knight on c3 is pinned to the king by the bishop on b4",
        ),
        (
            "4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
            "e1d2",
            "the king would be attacked on d2 from a2",
        ),
        // The king does not hide behind himself.
        (
            "4k3/8/8/8/8/8/8/r3K3 w - - 0 1",
            "e1f1",
            "the king would be attacked on f1 from a1",
        ),
        // A pinned piece attacks (FIDE 3.1.2).
        (
            "4k3/4n3/8/8/3K4/8/8/4R3 w - - 0 1",
            "d4d5",
            "the king would be attacked on d5 from e7",
        ),
        (
            "8/8/8/3k4/8/3K4/8/8 w - - 0 1",
            "d3d4",
            "the king would stand beside the other king on d5",
        ),
        // Nobody can move any more, and each move has its reason.
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "e2e3",
            "the king is still in check from the queen on h4",
        ),
        (
            "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1",
            "f1g1",
            "the king would be attacked on g1 from f2",
        ),
    ];
    for (fen, attempt, words) in cases {
        assert_eq!(said(fen, attempt), words, "{attempt} in {fen}");
    }
}

/// Castling as the king's move and as the king taking its rook.
#[test]
fn law_b4_which_condition_of_castling() {
    let cases = [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1 e1h1", ""),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1 e1a1", ""),
        (
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            "e1g1 e1h1",
            "king-side is lost for good: the king has moved, or the rook has or is gone",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "e1c1",
            "queen-side is lost for good: the king has moved, or the rook has or is gone",
        ),
        (
            "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
            "e1g1 e1h1",
            "king-side is prevented for now: the king is in check from e4",
        ),
        (
            "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1",
            "e1g1 e1h1",
            "king-side is prevented for now: the piece on g1 is in the way",
        ),
        // A piece of either side beside the rook is in the way, though the king does not pass there.
        (
            "4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1",
            "e1c1 e1a1",
            "queen-side is prevented for now: the piece on b1 is in the way",
        ),
        (
            START,
            "e1c1 e1a1",
            "queen-side is prevented for now: the pieces on b1, c1 and d1 are in the way",
        ),
        (
            "4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1",
            "e1g1 e1h1",
            "king-side is prevented for now: the king would pass f1, attacked from g2",
        ),
        (
            "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1",
            "e1g1 e1h1",
            "king-side is prevented for now: the king would arrive on g1, attacked from h2",
        ),
        // A pinned piece attacks (FIDE 3.1.2).
        (
            "7k/8/8/8/8/8/7n/R3K2R w KQ - 0 1",
            "e1g1 e1h1",
            "king-side is prevented for now: the king would pass f1, attacked from h2",
        ),
        (
            "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "e1c1 e1a1",
            "queen-side is prevented for now: the king would pass d1, attacked from d8",
        ),
        // Only the rook is attacked, or passes an attacked square.
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e1c1", ""),
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1 e1a1", ""),
        // Chess960: the rook on b1 shields the king from a1.
        (
            "4k3/8/8/8/8/8/8/rR2K3 w B - 0 1",
            "e1c1 e1b1",
            "queen-side is prevented for now: the rook shields the king from the rook on a1",
        ),
        // Chess960: what stands where king or rook arrives is in the way, too.
        (
            "4k3/8/8/8/8/8/8/1K1R2N1 w D - 0 1",
            "b1g1 b1d1",
            "king-side is prevented for now: the piece on g1 is in the way",
        ),
        ("4k3/8/8/8/8/8/8/1K1R4 w D - 0 1", "b1g1 b1d1", ""),
    ];
    for (fen, attempts, words) in cases {
        for attempt in attempts.split(' ') {
            let said = said(fen, attempt);
            let said = said.strip_prefix("castling ").unwrap_or(&said);
            assert_eq!(said, words, "{attempt} in {fen}");
        }
    }
    // With a rook ahead of the king there is no castling, nor with one beside it that is not the
    // rook of the right.
    let cases = [
        (
            "1k6/8/8/8/4R3/8/8/R3K2R w KQ - 0 1",
            "e1e4",
            "a king castles along its first rank, not with the rook on e4",
        ),
        (
            "1k6/8/8/8/4R3/8/8/R3K2R w KQ - 0 1",
            "e1e3",
            "a king does not move from e1 to e3",
        ),
        (
            "4k3/8/8/8/8/8/8/R3KR1R w KQ - 0 1",
            "e1f1",
            "White's own rook stands on f1",
        ),
        (
            "1k6/8/8/4R3/8/8/4K3/8 w - - 0 1",
            "e2e5",
            "White's own rook stands on e5",
        ),
        // From here no king castles.
        (
            "4k3/8/8/8/8/8/8/3K4 w - - 0 1",
            "d1g1",
            "a king does not move from d1 to g1",
        ),
        // Chess960: no castling in check, but the step to the same square is one.
        ("2k5/8/8/8/5r2/8/8/5K1R w H - 0 1", "f1g1", ""),
    ];
    for (fen, attempt, words) in cases {
        assert_eq!(said(fen, attempt), words, "{attempt} in {fen}");
    }
}

#[test]
fn law_b4_for_good_or_for_now() {
    let kept = position("4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1");
    for (side, for_good) in [
        (CastlingSide::KingSide, true),
        (CastlingSide::QueenSide, false),
    ] {
        let bar = kept.why_no_castling(side).expect("it is barred");
        assert_eq!(bar.is_for_good(), for_good, "{bar}");
    }
    let mut played = position("r3k3/7p/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(played.why_no_castling(CastlingSide::KingSide), None);
    for uci in ["h1h2", "h7h6", "h2h1", "h6h5"] {
        played.play(played.parse_uci(uci).expect(uci));
    }
    assert_eq!(
        played.why_no_castling(CastlingSide::KingSide),
        Some(CastlingBar::Lost),
        "the rook stands where it stood, and has moved"
    );
}

#[test]
fn law_b8_promotion() {
    let promoting = position("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    let cases = [
        ("a7a8", None, Some(Illegal::PromotionMissing(Square::A8))),
        ("a7a8", Some(Role::Queen), None),
        ("a7a8", Some(Role::Knight), None),
        (
            "a7a8",
            Some(Role::King),
            Some(Illegal::PromotionTo(Role::King)),
        ),
        (
            "a7a8",
            Some(Role::Pawn),
            Some(Illegal::PromotionTo(Role::Pawn)),
        ),
        ("a1a2", Some(Role::Queen), Some(Illegal::NoPromotion)),
        ("a1a2", None, None),
        // Why it cannot go there comes first.
        ("a7b8", None, Some(Illegal::PawnDiagonal(Square::B8))),
    ];
    for (attempt, promotion, why) in cases {
        let (from, to) = attempt.split_at(2);
        let uci = UciMove {
            from: square(from),
            to: square(to),
            promotion,
        };
        assert_eq!(promoting.why_illegal_uci(uci), why, "{attempt}");
    }
}

#[test]
fn law_b8_a_name_of_no_legal_move() {
    let rich = "1n2k3/P7/8/3p4/2P1P3/1BN5/8/R3K2R w KQ - 0 1";
    let cases = [
        (START, "Nf3", ""),
        (START, "hello", ""),
        (rich, "a8", ""),
        (START, "Ng3", "no knight moves to g3"),
        (START, "N1g3", "no knight moves to g3"),
        (START, "Ngg3", "a knight does not move from g1 to g3"),
        (START, "Nd2", "White's own pawn stands on d2"),
        (START, "Bb5", "the pawn on e2 is in the way"),
        (START, "Qh5", "the pawn on e2 is in the way"),
        (START, "e5", "a pawn does not move from e2 to e5"),
        (
            START,
            "ed",
            "a pawn goes diagonally only to capture, and there is nothing on d3",
        ),
        (START, "Nxf3", "there is nothing to capture on f3"),
        (START, "Rce1", "White has no such rook"),
        (
            START,
            "O-O-O",
            "castling queen-side is prevented for now: the pieces on b1, c1 and d1 are in the way",
        ),
        (rich, "d6", "White has no such pawn"),
        (
            rich,
            "e5=Q",
            "only a pawn that reaches the last rank is promoted",
        ),
        // The king castles so, which has another name.
        (rich, "Kg1", "a king does not move from e1 to g1"),
        // Of two knights the one that is pinned comes closer than the one too far away.
        (
            "4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1",
            "Nd5",
            "the knight on c3 is pinned to the king by the bishop on b4",
        ),
    ];
    for (fen, text, words) in cases {
        let said = match position(fen).parse_san(text) {
            Err(SanError::Illegal(_, why)) => why.to_string(),
            _ => String::new(),
        };
        assert_eq!(said, words, "{text} in {fen}");
    }
}
