//! What is to be found on a board, computed: destinations, checks, captures, mates, answers to check, pieces that nobody
//! protects, light and dark squares.

use crate::position::LessonPosition;
use chess::{Bitboard, Move, Position, Square};

/// What is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The destinations of the piece on a square.
    Of(Square),
    /// The moves that give check.
    Checks,
    /// The moves that take.
    Captures,
    /// The moves that mate.
    Mates,
    /// The moves out of check.
    Evasions,
    /// The squares of the other side's pieces that none of its own protects; kings need none.
    Undefended,
    /// The light squares.
    Light,
    /// The dark squares.
    Dark,
}

impl What {
    /// Those without a square.
    pub const NAMED: [What; 7] = [
        What::Checks,
        What::Captures,
        What::Mates,
        What::Evasions,
        What::Undefended,
        What::Light,
        What::Dark,
    ];

    /// The name in a lesson, but for the destinations of a piece.
    pub const fn name(self) -> &'static str {
        match self {
            What::Of(_) => "of",
            What::Checks => "checks",
            What::Captures => "captures",
            What::Mates => "mates",
            What::Evasions => "evasions",
            What::Undefended => "undefended",
            What::Light => "light",
            What::Dark => "dark",
        }
    }

    /// The set of all that is such.
    pub fn set(self, position: &LessonPosition) -> Found {
        let moves = |is_such: &dyn Fn(Move) -> bool| {
            let moves = position.moves();
            Found::Moves(moves.into_iter().filter(|&mv| is_such(mv)).collect())
        };
        let squares = |is_such: &dyn Fn(Square) -> bool| {
            let squares = Square::all().filter(|&square| is_such(square));
            Found::Squares(squares.fold(Bitboard::EMPTY, Bitboard::with))
        };
        match self {
            What::Of(from) => Found::Squares(position.destinations(from).targets),
            What::Checks => moves(&|mv| gives(position, mv, Position::is_check)),
            What::Mates => moves(&|mv| gives(position, mv, Position::is_checkmate)),
            What::Captures => moves(&|mv| position.is_capture(mv)),
            What::Evasions => {
                let in_check = position.legal().is_some_and(Position::is_check);
                moves(&|_| in_check)
            }
            What::Undefended => {
                let board = position.board();
                let other = !position.turn();
                let pieces = crate::search::prey(board, other);
                let is_protected =
                    |square: Square| board.is_attacked(square, other, board.occupied());
                squares(&|square| pieces.contains(square) && !is_protected(square))
            }
            What::Light => squares(&|square| !square.is_dark()),
            What::Dark => squares(&|square| square.is_dark()),
        }
    }
}

/// True if the position after a move, by the laws, is such.
fn gives(position: &LessonPosition, mv: Move, is_such: fn(&Position) -> bool) -> bool {
    position.after(mv).legal().is_some_and(is_such)
}

/// What there is to find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// Squares, to be touched.
    Squares(Bitboard),
    /// Moves, to be made; they are taken back at once.
    Moves(Vec<Move>),
}

impl Found {
    /// Number of them.
    pub fn len(&self) -> usize {
        match self {
            Found::Squares(squares) => squares.count() as usize,
            Found::Moves(moves) => moves.len(),
        }
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
