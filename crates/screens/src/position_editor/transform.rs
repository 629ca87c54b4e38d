//! Changes of a whole setup: seen in a mirror, turned round, with the colours exchanged; and king and queen that stand on each
//! other's square in what looks like the starting position.

use super::rights::settle;
use chess::{Color, File, Piece, Rank, Role, Setup, Square};

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

/// The setup turned by half a circle, as a board that was set down the wrong way round. No right is left: pawns go the other way.
pub fn turned(setup: &Setup) -> Setup {
    let turn = |square: Square| {
        let file = File::ALL[7 - square.file().index()];
        Square::new(file, square.rank().mirrored())
    };
    Setup {
        ep_square: None,
        castling: [[None; 2]; 2],
        ..placed(setup, |square, piece| (turn(square), piece))
    }
}

/// The sides whose king and queen stand on each other's square, while most of their other pieces stand as at the start (FIDE 2.3).
pub fn royals_exchanged(setup: &Setup) -> Vec<Color> {
    let start = Setup::default();
    let is_so = |&color: &Color| {
        let home = |file| Square::new(file, color.fold(Rank::First, Rank::Eighth));
        let stands = |role: Role, file| setup.piece_at(home(file)) == Some(role.of(color));
        let at_home = Square::all().filter(|&square| {
            let piece = start.piece_at(square).filter(|piece| piece.color == color);
            piece.is_some() && setup.piece_at(square) == piece
        });
        stands(Role::King, File::D) && stands(Role::Queen, File::E) && at_home.count() >= MOST
    };
    Color::ALL.into_iter().filter(is_so).collect()
}

/// Pieces of the fourteen others that stand as at the start, at least.
const MOST: usize = 10;

/// The setup with kings and queens back where they belong.
pub fn royals_put_right(setup: &Setup) -> Setup {
    let mut right = setup.clone();
    for color in royals_exchanged(setup) {
        let home = |file| Square::new(file, color.fold(Rank::First, Rank::Eighth));
        right.set(home(File::E), Some(Role::King.of(color)));
        right.set(home(File::D), Some(Role::Queen.of(color)));
    }
    right
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

    #[test]
    fn a_turned_board_has_its_corners_across() {
        let start = setup("r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 7");
        let seen = turned(&start);
        assert_eq!(seen.to_string(), "R2K4/8/8/8/3Pp3/8/8/3k3r w - - 0 7");
        assert_eq!(turned(&seen).board, start.board);
    }

    #[test]
    fn king_and_queen_on_each_others_square_are_noticed_where_it_looks_like_the_start() {
        let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1";
        assert_eq!(royals_exchanged(&setup(array)), [Color::White]);
        assert_eq!(
            royals_put_right(&setup(array)).board,
            Setup::default().board
        );
        let both = "rnbkqbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBKQBNR w - - 0 2";
        assert_eq!(royals_exchanged(&setup(both)), Color::ALL);
        for other in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/8/8/8/8/8/8/3KQ3 w - - 0 1",
            "r4rk1/ppp2ppp/8/8/8/8/PP3PPP/R2KQ2R w - - 0 1",
        ] {
            assert_eq!(royals_exchanged(&setup(other)), [], "{other}");
        }
    }
}
