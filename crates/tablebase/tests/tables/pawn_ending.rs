//! Opposition and key squares against the table of king and pawn.

use chess::{Color, File, Position, Rank, Role, Setup, Square};
use tablebase::{Value, key_squares, opposition};

use crate::{TABLES, position};

/// All positions of king and pawn against king with this side to move.
fn all(turn: Color, mut visit: impl FnMut(&Position, Square)) {
    let squares = || Square::all();
    for pawn in squares() {
        for king in squares() {
            for other in squares() {
                if pawn == king || pawn == other || king == other {
                    continue;
                }
                let mut setup = Setup::empty();
                setup.turn = turn;
                let put = [
                    (pawn, Role::Pawn.of(Color::White)),
                    (king, Role::King.of(Color::White)),
                    (other, Role::King.of(Color::Black)),
                ];
                for (square, piece) in put {
                    setup.set(square, Some(piece));
                }
                if let Ok(position) = Position::from_setup(&setup) {
                    visit(&position, pawn);
                }
            }
        }
    }
}

#[test]
fn a_king_on_a_key_square_wins() {
    let mut count = 0;
    for turn in Color::ALL {
        all(turn, |position, pawn| {
            let key = key_squares(position).expect("it is king and pawn against king");
            if !key.contains(position.king(Color::White)) {
                return;
            }
            let won = match TABLES.probe(position).expect("the table is there") {
                Value::Win(_) => turn == Color::White,
                Value::Loss(_) => turn == Color::Black,
                Value::Draw => false,
            };
            let lost = position.legal_moves().iter().any(|mv| mv.to() == pawn);
            let far = pawn.rank() >= Rank::Sixth;
            let (on_edge, beside_edge) = match pawn.file() {
                File::A | File::H => (true, false),
                File::B | File::G => (false, true),
                _ => (false, false),
            };
            // A rook's pawn that is not guarded may fall to a king that is near; a knight's pawn on the sixth rank lets the king in
            // the corner be stalemated.
            let exempt = on_edge && !far || beside_edge && pawn.rank() == Rank::Sixth;
            assert!(won || lost || exempt, "{}", position.to_fen());
            count += u32::from(won);
        });
    }
    assert!(count > 10_000, "{count}");
}

#[test]
fn the_opposition_is_of_the_side_that_is_not_to_move() {
    for (fen, side) in [
        ("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", Some(Color::White)),
        ("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", Some(Color::Black)),
        ("4k3/8/8/8/4K3/4P3/8/8 w - - 0 1", Some(Color::Black)),
        ("8/8/2k1K3/8/8/4P3/8/8 b - - 0 1", Some(Color::White)),
        ("8/8/2k5/8/4K3/4P3/8/8 b - - 0 1", Some(Color::White)),
        ("8/4k3/8/8/4K3/4P3/8/8 b - - 0 1", None),
        ("8/3k4/8/8/4K3/4P3/8/8 b - - 0 1", None),
    ] {
        assert_eq!(opposition(&position(fen)), side, "{fen}");
    }
}

#[test]
fn other_endings_have_no_key_squares() {
    for fen in [
        "8/8/4k3/8/4K3/4R3/8/8 b - - 0 1",
        "8/8/4k3/8/4K3/3PP3/8/8 b - - 0 1",
    ] {
        assert_eq!(key_squares(&position(fen)), None, "{fen}");
    }
}
