//! Placement: the pieces on their squares, as values. A piece is a colour and the name of its kind, so that pieces that the
//! laws of chess do not know can stand on a board too.

use chess::{Bitboard, Board, Color, Square};
use i18n::names::role_name;

/// A piece as a board shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its side.
    pub color: Color,
    /// The name of its kind, `data-role` in the style sheet.
    pub kind: &'static str,
}

impl From<chess::Piece> for Piece {
    fn from(piece: chess::Piece) -> Piece {
        Piece {
            color: piece.color,
            kind: role_name(piece.role),
        }
    }
}

/// A piece or none for every square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement([Option<Piece>; 64]);

impl Default for Placement {
    fn default() -> Placement {
        Placement([None; 64])
    }
}

impl From<&Board> for Placement {
    fn from(board: &Board) -> Placement {
        let mut placement = Placement::default();
        for square in board.occupied() {
            placement.set(square, board.piece_at(square).map(Piece::from));
        }
        placement
    }
}

impl Placement {
    /// Puts a piece on a square, or takes away the one there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.index()] = piece;
    }

    /// The piece on `square`.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    /// Every piece with its square.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares on which pieces stand.
    pub fn occupied(&self) -> Bitboard {
        self.pieces().map(|(square, _)| square).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    #[test]
    fn a_position_is_placed() {
        let placement = Placement::from(Position::default().board());
        assert_eq!(placement.occupied(), Position::default().occupied());
        let queen = Piece {
            color: Color::Black,
            kind: "queen",
        };
        assert_eq!(placement.piece_at(Square::D8), Some(queen));
        assert_eq!(placement.piece_at(Square::D4), None);
    }

    #[test]
    fn a_piece_that_the_laws_do_not_know_is_placed_like_any_other() {
        let archbishop = Piece {
            color: Color::White,
            kind: "archbishop",
        };
        let mut placement = Placement::default();
        placement.set(Square::C1, Some(archbishop));
        assert_eq!(
            placement.pieces().collect::<Vec<_>>(),
            [(Square::C1, archbishop)]
        );
    }
}
