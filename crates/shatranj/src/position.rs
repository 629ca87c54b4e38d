//! Positions: the pieces, the side to move and the two counters of a FEN.

use crate::moves::Move;
use crate::{Piece, Role, attacks};
use chess::{Bitboard, Color, Square, king_attacks, knight_attacks, pawn_attacks, rook_attacks};

/// A position that can be played from: one king a side, no pawn on the first or last rank, the side that has moved not in check.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) by_color: [Bitboard; 2],
    pub(crate) by_role: [Bitboard; 6],
    pub(crate) turn: Color,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
}

impl Default for Position {
    /// The array.
    fn default() -> Position {
        let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
        array.parse().expect("the array can be played from")
    }
}

impl Position {
    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Half-moves since the last capture or pawn move.
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move, counted from 1, as in a FEN.
    pub fn fullmove_number(&self) -> u32 {
        self.fullmoves
    }

    /// The squares of one side's pieces.
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    /// The squares of one side's pieces of one kind.
    pub fn by_piece(&self, color: Color, role: Role) -> Bitboard {
        self.by_color(color) & self.by_role[role.index()]
    }

    /// The squares on which pieces stand.
    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL
            .into_iter()
            .find(|&color| self.by_color(color).contains(square))?;
        let role = self.role_at(square)?;
        Some(Piece { color, role })
    }

    /// The kind of the piece on a square.
    pub(crate) fn role_at(&self, square: Square) -> Option<Role> {
        let stands = |role: &Role| self.by_role[role.index()].contains(square);
        Role::ALL.into_iter().find(stands)
    }

    /// The square of a king.
    pub fn king(&self, color: Color) -> Square {
        let king = self.by_piece(color, Role::King).first();
        king.expect("every side has a king")
    }

    /// True if the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.turn), !self.turn)
    }

    /// True if `color` has nothing but its king.
    pub fn is_bare(&self, color: Color) -> bool {
        !self.by_color(color).is_many()
    }

    /// True if the same pieces stand on the same squares with the same side to move. Nothing else makes a difference: there is
    /// neither castling nor en passant.
    pub fn repeats(&self, other: &Position) -> bool {
        self.turn == other.turn && self.by_color == other.by_color && self.by_role == other.by_role
    }

    /// True if a piece of `color` attacks a square.
    pub(crate) fn is_attacked(&self, square: Square, color: Color) -> bool {
        // Every piece but the pawn attacks the squares from which it would be attacked.
        let attackers = [
            (Role::Pawn, pawn_attacks(!color, square)),
            (Role::Alfil, attacks::alfil_attacks(square)),
            (Role::Ferz, attacks::ferz_attacks(square)),
            (Role::Knight, knight_attacks(square)),
            (Role::King, king_attacks(square)),
        ];
        let by = |(role, from): &(Role, Bitboard)| (self.by_piece(color, *role) & *from).any();
        attackers.iter().any(by)
            || (rook_attacks(square, self.occupied()) & self.by_piece(color, Role::Rook)).any()
    }

    /// Puts a piece on an empty square.
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.by_color[piece.color.index()] |= Bitboard::of(square);
        self.by_role[piece.role.index()] |= Bitboard::of(square);
    }

    /// Takes whatever stands on a square off the board.
    fn clear(&mut self, square: Square) {
        for set in self.by_color.iter_mut().chain(&mut self.by_role) {
            *set = set.without(square);
        }
    }

    /// The position after a move of the side to move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let role = self.role_at(mv.from()).expect("a piece moves");
        let mut next = self.clone();
        next.clear(mv.from());
        next.clear(mv.to());
        let becomes = if mv.is_promotion() { Role::Ferz } else { role };
        let piece = Piece {
            color: self.turn,
            role: becomes,
        };
        next.put(mv.to(), piece);
        next.turn = !self.turn;
        next.halfmoves = if role == Role::Pawn || self.is_capture(mv) {
            0
        } else {
            self.halfmoves.saturating_add(1)
        };
        next.fullmoves = self.fullmoves.saturating_add(self.turn.fold(0, 1));
        next
    }

    /// True if a move takes a piece.
    pub fn is_capture(&self, mv: Move) -> bool {
        self.occupied().contains(mv.to())
    }
}
