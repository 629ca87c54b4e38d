//! Castling and en passant rights of a setup, as far as its pieces bear them out; and the setup in a mirror, or with the colours
//! exchanged.

use chess::{CastlingSide, Color, File, Piece, Setup, SetupError, Square, Starts};

/// Drops castling and en passant rights that nothing on the board supports.
pub fn settle(setup: &mut Setup) {
    for error in setup.validate().err().iter().flatten() {
        match *error {
            SetupError::CastlingWithoutKing(color, side) => {
                setup.castling[color.index()][side.index()] = None;
            }
            SetupError::CastlingWithoutRook(color, rook) => {
                for right in &mut setup.castling[color.index()] {
                    *right = right.filter(|&file| file != rook.file());
                }
            }
            SetupError::EnPassantRank(_)
            | SetupError::EnPassantWithoutPawn(_)
            | SetupError::EnPassantBlocked(_) => setup.ep_square = None,
            _ => {}
        }
    }
}

/// The setup with a right to castle given or taken: with the outermost rook on that side.
pub fn with_right(setup: &Setup, color: Color, side: CastlingSide, given: bool) -> Setup {
    let mut setup = setup.clone();
    let rook = given.then(|| setup.outermost_rook(color, side));
    setup.castling[color.index()][side.index()] = rook;
    setup
}

/// True if a castling right can be given with the pieces where they are.
pub fn can_castle(setup: &Setup, color: Color, side: CastlingSide) -> bool {
    let mut given = with_right(setup, color, side, true);
    settle(&mut given);
    given.castling_rook(color, side).is_some()
}

/// En passant squares: those that a pawn can just have passed over.
pub fn passed(setup: &Setup) -> Vec<Square> {
    let possible = |&square: &Square| {
        let mut setup = setup.clone();
        setup.ep_square = Some(square);
        settle(&mut setup);
        setup.ep_square.is_some()
    };
    Square::all().filter(possible).collect()
}

/// The start positions from which a game can have led to this one.
pub fn starts(setup: &Setup) -> Starts {
    let usual = Color::ALL.into_iter().all(|color| {
        CastlingSide::ALL.into_iter().all(|side| {
            setup
                .castling_rook(color, side)
                .is_none_or(|file| file == side.corner())
        })
    });
    if usual {
        Starts::Usual
    } else {
        Starts::Chess960
    }
}

/// The setup seen in a mirror: left and right are exchanged. No castling is left, since the king stands elsewhere.
pub fn mirrored(setup: &Setup) -> Setup {
    let mirror = |square: Square| {
        let file = File::ALL[7 - square.file().index()];
        Square::new(file, square.rank())
    };
    let mut setup = Setup {
        ep_square: setup.ep_square.map(mirror),
        castling: [[None; 2]; 2],
        ..placed(setup, |square, piece| (mirror(square), piece))
    };
    settle(&mut setup);
    setup
}

/// The setup with its colours exchanged: the other side has what this one had, seen from its own side of the board.
pub fn exchanged(setup: &Setup) -> Setup {
    let turn_over = |square: Square| Square::new(square.file(), square.rank().mirrored());
    let [white, black] = setup.castling;
    Setup {
        turn: !setup.turn,
        castling: [black, white],
        ep_square: setup.ep_square.map(turn_over),
        ..placed(setup, |square, piece| {
            (turn_over(square), piece.role.of(!piece.color))
        })
    }
}

/// The setup with every piece changed, or put elsewhere.
fn placed(setup: &Setup, change: impl Fn(Square, Piece) -> (Square, Piece)) -> Setup {
    let mut changed = setup.clone();
    changed.board = Setup::empty().board;
    for square in setup.board.occupied() {
        if let Some(piece) = setup.piece_at(square) {
            let (square, piece) = change(square, piece);
            changed.set(square, Some(piece));
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(fen: &str) -> Setup {
        fen.parse().expect("a FEN")
    }

    #[test]
    fn b7_rights_fall_with_the_men_that_bear_them_out() {
        let mut start = Setup::default();
        start.set(Square::H1, None);
        start.ep_square = Some(Square::E6);
        settle(&mut start);
        assert_eq!(
            start.to_string(),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1"
        );
        start.set(Square::E8, None);
        settle(&mut start);
        assert_eq!(
            start.to_string(),
            "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Q - 0 1"
        );
    }

    #[test]
    fn b7_rights_on_offer() {
        let position = setup("r3k3/8/8/4P3/8/8/8/4K2R w - - 0 1");
        let offered = |color, side| can_castle(&position, color, side);
        assert!(offered(Color::White, CastlingSide::KingSide));
        assert!(!offered(Color::White, CastlingSide::QueenSide));
        assert!(offered(Color::Black, CastlingSide::QueenSide));
        let given = with_right(&position, Color::White, CastlingSide::KingSide, true);
        assert_eq!(given.to_string(), "r3k3/8/8/4P3/8/8/8/4K2R w K - 0 1");
        assert_eq!(
            with_right(&given, Color::White, CastlingSide::KingSide, false),
            position
        );
    }

    #[test]
    fn b7_squares_a_pawn_has_passed() {
        for (fen, squares) in [
            ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", &[Square::D6][..]),
            ("4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1", &[]),
            ("4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1", &[]),
            ("4k3/8/8/8/P6P/8/8/4K3 b - - 0 1", &[Square::A3, Square::H3]),
        ] {
            assert_eq!(passed(&setup(fen)), squares, "{fen}");
        }
    }

    #[test]
    fn b6_what_only_chess960_can_have() {
        assert_eq!(starts(&Setup::default()), Starts::Usual);
        assert_eq!(
            starts(&Setup::chess960(0).expect("a start")),
            Starts::Chess960
        );
    }

    #[test]
    fn the_mirror_exchanges_left_and_right() {
        let start = setup("r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 7");
        let seen = mirrored(&start);
        assert_eq!(seen.to_string(), "3k3r/8/8/3Pp3/8/8/8/R2K4 w - e6 0 7");
        assert_eq!(mirrored(&seen).board, start.board);
    }

    #[test]
    fn exchanged_colours_keep_what_each_side_can_do() {
        let start = setup("r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 7");
        let other = exchanged(&start);
        assert_eq!(other.to_string(), "4k2r/8/8/8/3Pp3/8/8/R3K3 b Qk d3 0 7");
        assert_eq!(exchanged(&other), start);
    }
}
