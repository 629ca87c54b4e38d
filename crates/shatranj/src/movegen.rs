//! Generation of legal moves: the moves of the pieces, less those that leave the own king attacked.

use crate::{Move, Piece, Position, Role, attacks};
use chess::{
    Bitboard, Color, Destinations, Rank, Square, king_attacks, knight_attacks, pawn_attacks,
    rook_attacks,
};

/// The squares to which a piece goes among its own side's and the other side's pieces, whatever becomes of its king.
pub fn targets(piece: Piece, from: Square, own: Bitboard, others: Bitboard) -> Bitboard {
    let attacks = match piece.role {
        Role::Pawn => {
            let step = from.offset(0, piece.color.fold(1, -1)).map(Bitboard::of);
            return step.unwrap_or_default() & !(own | others)
                | pawn_attacks(piece.color, from) & others;
        }
        Role::Alfil => attacks::alfil_attacks(from),
        Role::Ferz => attacks::ferz_attacks(from),
        Role::Knight => knight_attacks(from),
        Role::Rook => rook_attacks(from, own | others),
        Role::King => king_attacks(from),
    };
    attacks & !own
}

impl Position {
    /// The legal moves of the side to move. The end of the game by a bare king is not looked at, see [`Position::outcome`].
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(32);
        for from in self.by_color(self.turn) {
            self.add_legal_moves(from, &mut moves);
        }
        moves
    }

    /// The legal moves of the piece on a square.
    pub fn legal_moves_from(&self, from: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.by_color(self.turn).contains(from) {
            self.add_legal_moves(from, &mut moves);
        }
        moves
    }

    /// True if the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        let mut squares = self.by_color(self.turn).into_iter();
        squares.any(|from| !self.legal_moves_from(from).is_empty())
    }

    /// The destinations of the piece on a square, as a board shows them. A promotion is none of them to ask about.
    pub fn destinations(&self, from: Square) -> Destinations {
        let moves = self.legal_moves_from(from).into_iter();
        let targets: Bitboard = moves.map(Move::to).collect();
        Destinations {
            drops: targets,
            targets,
            captures: targets & self.occupied(),
            promotions: Bitboard::EMPTY,
        }
    }

    /// The squares to which the piece on a square goes, if the own king did not matter.
    pub(crate) fn targets(&self, from: Square, role: Role, color: Color) -> Bitboard {
        let piece = Piece { color, role };
        targets(piece, from, self.by_color(color), self.by_color(!color))
    }

    fn add_legal_moves(&self, from: Square, moves: &mut Vec<Move>) {
        let Some(role) = self.role_at(from) else {
            return;
        };
        for to in self.targets(from, role, self.turn) {
            let promotion = role == Role::Pawn && to.rank() == self.turn.rank(Rank::Eighth);
            let mv = Move {
                from,
                to,
                promotion,
            };
            let next = self.after(mv);
            if !next.is_attacked(next.king(self.turn), next.turn) {
                moves.push(mv);
            }
        }
    }
}
