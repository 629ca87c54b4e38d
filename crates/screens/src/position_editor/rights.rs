//! Castling and en passant rights of a setup, as far as its pieces bear them out.

use chess::{CastlingSide, Color, Setup, SetupError, Square, Starts};

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
}
