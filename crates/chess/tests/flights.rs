//! Flight squares of a king, each with the reason that bars it, in mates and elsewhere (FIDE 1.4.1, 3.8.1).

use chess::{Bitboard, FlightBar, Position, Square, king_attacks};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a legal position")
}

fn attacked(by: &[Square]) -> FlightBar {
    let all = by
        .iter()
        .fold(Bitboard::EMPTY, |all, &square| all.with(square));
    FlightBar::Attacked(all)
}

#[test]
fn law_c1_every_flight_square_of_a_mate_has_its_reason() {
    // Back rank: own pawns in front, and the rook attacks through the king.
    let back_rank = position("4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    let own = FlightBar::OwnPiece;
    let rook = attacked(&[Square::E8]);
    assert_eq!(
        back_rank.barred_flights(),
        [
            (Square::F7, own),
            (Square::G7, own),
            (Square::H7, own),
            (Square::F8, rook),
            (Square::H8, rook),
        ]
    );
    // The queen beside the king is guarded by the other king.
    let helped = position("6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    let flights = helped.barred_flights();
    assert!(flights.contains(&(Square::G7, attacked(&[Square::G6]))));
    assert!(flights.contains(&(Square::H7, attacked(&[Square::G6, Square::G7]))));
    // A pinned piece guards, too (3.1.3): the knight on e7 cannot move, yet takes g8.
    let pinned = position("4r2k/4N3/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(
        pinned.barred_flights(),
        [(Square::G8, attacked(&[Square::E7]))]
    );
    let smothered = position("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1");
    assert_eq!(
        smothered.barred_flights(),
        [(Square::G7, own), (Square::H7, own), (Square::G8, own)]
    );
}

#[test]
fn law_c1_a_square_is_barred_exactly_if_no_step_leads_there() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "4k3/8/8/8/8/8/3q4/4K3 w - - 0 1",
        "8/8/4k3/8/4K3/8/8/8 b - - 0 1",
    ] {
        let start = position(fen);
        let replies = start.legal_moves().into_iter().map(|mv| start.after(mv));
        for position in replies.chain([start.clone()]) {
            let king = position.king(position.turn());
            let barred: Vec<Square> = position
                .barred_flights()
                .into_iter()
                .map(|(square, _)| square)
                .collect();
            for square in king_attacks(king) {
                let step = position
                    .legal_moves()
                    .into_iter()
                    .filter(|mv| mv.from() == king && position.castling_side(*mv).is_none())
                    .any(|mv| mv.to() == square);
                assert_eq!(
                    barred.contains(&square),
                    !step,
                    "{square} in {}",
                    position.to_fen()
                );
            }
        }
    }
}
