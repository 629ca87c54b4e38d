//! Targets of the task `find`, computed from the board: destinations, checks, captures, mates, answers to check, attacked,
//! unprotected and hanging pieces, light and dark squares.

use crate::position::LessonPosition;
use chess::{Bitboard, Move, Position, Square};

/// Target of the task `find`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FindTarget {
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
    /// The squares of the own pieces that the other side attacks, but for the king.
    Attacked,
    /// The squares of the other side's pieces that can be captured and not recaptured.
    Hanging,
    /// The light squares.
    Light,
    /// The dark squares.
    Dark,
}

impl FindTarget {
    /// Those without a square.
    pub const NAMED: [FindTarget; 9] = [
        FindTarget::Checks,
        FindTarget::Captures,
        FindTarget::Mates,
        FindTarget::Evasions,
        FindTarget::Undefended,
        FindTarget::Attacked,
        FindTarget::Hanging,
        FindTarget::Light,
        FindTarget::Dark,
    ];

    /// The name in a lesson, but for the destinations of a piece.
    pub const fn name(self) -> &'static str {
        match self {
            FindTarget::Of(_) => "of",
            FindTarget::Checks => "checks",
            FindTarget::Captures => "captures",
            FindTarget::Mates => "mates",
            FindTarget::Evasions => "evasions",
            FindTarget::Undefended => "undefended",
            FindTarget::Attacked => "attacked",
            FindTarget::Hanging => "hanging",
            FindTarget::Light => "light",
            FindTarget::Dark => "dark",
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
            FindTarget::Of(from) => Found::Squares(position.destinations(from).targets),
            FindTarget::Checks => moves(&|mv| gives(position, mv, Position::is_check)),
            FindTarget::Mates => moves(&|mv| gives(position, mv, Position::is_checkmate)),
            FindTarget::Captures => moves(&|mv| position.is_capture(mv)),
            FindTarget::Evasions => {
                let in_check = position.legal().is_some_and(Position::is_check);
                moves(&|_| in_check)
            }
            FindTarget::Undefended => {
                let board = position.board();
                let other = !position.turn();
                let pieces = crate::search::prey(board, other);
                let is_protected =
                    |square: Square| board.is_attacked(square, other, board.occupied());
                squares(&|square| pieces.contains(square) && !is_protected(square))
            }
            FindTarget::Attacked => {
                let board = position.board();
                let pieces = crate::search::prey(board, position.turn());
                let other = !position.turn();
                squares(&|square| {
                    pieces.contains(square) && board.is_attacked(square, other, board.occupied())
                })
            }
            FindTarget::Hanging => {
                let pieces = crate::search::prey(position.board(), !position.turn());
                let mut hanging = Bitboard::EMPTY;
                for mv in position.moves() {
                    let square = mv.to();
                    let recaptures = |mv: &Move| mv.to() == square;
                    if pieces.contains(square) && !position.after(mv).moves().iter().any(recaptures)
                    {
                        hanging |= Bitboard::of(square);
                    }
                }
                Found::Squares(hanging)
            }
            FindTarget::Light => squares(&|square| !square.is_dark()),
            FindTarget::Dark => squares(&|square| square.is_dark()),
        }
    }
}

/// True if the position after a move, by the laws, is such.
fn gives(position: &LessonPosition, mv: Move, is_such: fn(&Position) -> bool) -> bool {
    position.after(mv).legal().is_some_and(is_such)
}

/// The set to find: squares or moves.
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
