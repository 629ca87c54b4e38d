//! Placement of the pieces as shown: the position, or the position after the premoves in the queue.

use chess::{Bitboard, CastlingSide, Color, File, Move, Piece, Position, Role, Square};

/// A piece or none for every square. It need not be a legal position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement([Option<Piece>; 64]);

/// A premove. Whether it is legal is known only when its turn comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Premove {
    /// The moving piece.
    pub piece: Piece,
    /// Origin.
    pub from: Square,
    /// Destination; for castling the king's destination or the rook.
    pub to: Square,
    /// The role a pawn promotes to.
    pub promotion: Option<Role>,
}

impl From<&Position> for Placement {
    fn from(position: &Position) -> Placement {
        let mut squares = [None; 64];
        for square in position.occupied() {
            squares[square.index()] = position.piece_at(square);
        }
        Placement(squares)
    }
}

impl Placement {
    /// The piece on `square`.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    /// Every piece with its square.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares on which pieces of `color` stand.
    pub fn own(&self, color: Color) -> Bitboard {
        self.pieces()
            .filter(|(_, piece)| piece.color == color)
            .fold(Bitboard::EMPTY, |all, (square, _)| all.with(square))
    }

    /// True if a piece of `color` stands on `square`.
    pub fn is_own(&self, color: Option<Color>, square: Square) -> bool {
        self.piece_at(square)
            .is_some_and(|piece| Some(piece.color) == color)
    }

    /// The placement after a legal move of `position`.
    pub fn after(position: &Position, mv: Move) -> Placement {
        Placement::from(&position.after(mv))
    }

    /// Makes an illegal move: the piece goes to its square, and whatever stands there goes.
    pub fn displace(&mut self, mv: Move) {
        let piece = self.0[mv.from().index()].take();
        self.0[mv.to().index()] = piece.map(|piece| Piece {
            role: mv.promotion().unwrap_or(piece.role),
            ..piece
        });
    }

    /// Makes a premove: the piece goes where it is sent, and whatever stands there goes.
    pub fn send(&mut self, premove: Premove) {
        let Premove {
            piece, from, to, ..
        } = premove;
        self.0[from.index()] = None;
        if let Some((side, rook)) = self.castling(piece, from, to) {
            let (king_file, rook_file) = match side {
                CastlingSide::KingSide => (File::G, File::F),
                CastlingSide::QueenSide => (File::C, File::D),
            };
            let rook = self.0[rook.index()].take();
            self.0[Square::new(king_file, from.rank()).index()] = Some(piece);
            self.0[Square::new(rook_file, from.rank()).index()] = rook;
            return;
        }
        self.0[to.index()] = Some(Piece {
            color: piece.color,
            role: premove.promotion.unwrap_or(piece.role),
        });
    }

    /// The side and the rook if sending the king from `from` to `to` means castling.
    fn castling(&self, piece: Piece, from: Square, to: Square) -> Option<(CastlingSide, Square)> {
        if piece.role != Role::King || from.rank() != to.rank() {
            return None;
        }
        let rook = Piece {
            role: Role::Rook,
            ..piece
        };
        let side = if to.file() > from.file() {
            CastlingSide::KingSide
        } else {
            CastlingSide::QueenSide
        };
        if self.piece_at(to) == Some(rook) {
            return Some((side, to));
        }
        if from.file().index().abs_diff(to.file().index()) != 2 {
            return None;
        }
        let corner = match side {
            CastlingSide::KingSide => File::H,
            CastlingSide::QueenSide => File::A,
        };
        let corner = Square::new(corner, from.rank());
        (self.piece_at(corner) == Some(rook)).then_some((side, corner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placement(fen: &str) -> Placement {
        Placement::from(&Position::from_fen(fen).expect("a legal position"))
    }

    fn sent(mut placement: Placement, from: Square, to: Square) -> Placement {
        let piece = placement.piece_at(from).expect("a piece");
        placement.send(Premove {
            piece,
            from,
            to,
            promotion: (to.rank() == chess::Rank::Eighth && piece.role == Role::Pawn)
                .then_some(Role::Queen),
        });
        placement
    }

    #[test]
    fn a_piece_goes_where_it_is_sent() {
        let start = placement("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        let after = sent(start, Square::E4, Square::D5);
        assert_eq!(after.pieces().count(), 3);
        assert!(after.is_own(Some(Color::White), Square::D5));
        assert_eq!(after.piece_at(Square::E4), None);
    }

    #[test]
    fn castling_ahead_is_shown_by_goal_or_by_rook() {
        for to in [Square::G1, Square::H1] {
            let start = placement("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
            let after = sent(start, Square::E1, to);
            let role = |square| after.piece_at(square).map(|piece| piece.role);
            assert_eq!(role(Square::G1), Some(Role::King));
            assert_eq!(role(Square::F1), Some(Role::Rook));
            assert_eq!(role(Square::H1), None);
        }
    }

    #[test]
    fn a_pawn_sent_to_the_last_rank_is_what_it_will_be() {
        let start = placement("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        let after = sent(start, Square::A7, Square::A8);
        assert_eq!(
            after.piece_at(Square::A8).map(|piece| piece.role),
            Some(Role::Queen)
        );
    }
}
