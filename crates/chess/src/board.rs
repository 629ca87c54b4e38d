//! Board representation: bitboards by colour and role.

use core::fmt;

use crate::attacks::{bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks};
use crate::{Bitboard, Color, File, Piece, Rank, Role, Square};

/// The pieces on the board, as one set of squares a colour and one a role.
///
/// Any placement is possible here; [`Position`](crate::Position) knows which are playable.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Board {
    colors: [Bitboard; 2],
    roles: [Bitboard; 6],
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Self = Self {
        colors: [Bitboard::EMPTY; 2],
        roles: [Bitboard::EMPTY; 6],
    };

    /// The pieces of one colour.
    #[inline]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The pieces of one role, of both colours.
    #[inline]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The pieces of one colour and role.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.by_color(color) & self.by_role(role)
    }

    /// All pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// Bishops and queens, of both colours.
    #[inline]
    pub fn diagonal_sliders(&self) -> Bitboard {
        self.by_role(Role::Bishop) | self.by_role(Role::Queen)
    }

    /// Rooks and queens, of both colours.
    #[inline]
    pub fn straight_sliders(&self) -> Bitboard {
        self.by_role(Role::Rook) | self.by_role(Role::Queen)
    }

    /// The colour of the piece on a square.
    #[inline]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.by_color(color).contains(square))
    }

    /// The role of the piece on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        // Written without branches: the index of the role in binary, 6 for no piece.
        let [pawn, knight, bishop, rook, queen, king] = self.roles.map(|set| set.0);
        let none = !(pawn | knight | bishop | rook | queen | king);
        let bit = |set: u64| (set >> square.index() & 1) as u8;
        match bit(knight | rook | king)
            | bit(bishop | rook | none) << 1
            | bit(queen | king | none) << 2
        {
            0 => Some(Role::Pawn),
            1 => Some(Role::Knight),
            2 => Some(Role::Bishop),
            3 => Some(Role::Rook),
            4 => Some(Role::Queen),
            5 => Some(Role::King),
            _ => None,
        }
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let white = self.by_color(Color::White).contains(square);
        Some(role.of(if white { Color::White } else { Color::Black }))
    }

    /// Puts a piece on a square, or takes away the one there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(old) = self.piece_at(square) {
            self.toggle(old, square);
        }
        if let Some(new) = piece {
            self.toggle(new, square);
        }
    }

    /// Puts a piece on a square where none is, or takes away that very piece.
    #[inline]
    pub(crate) fn toggle(&mut self, piece: Piece, square: Square) {
        let square = Bitboard::of(square);
        self.colors[piece.color.index()] ^= square;
        self.roles[piece.role.index()] ^= square;
    }

    /// The pieces of both colours that attack a square, if only the `occupied` squares were (a caller
    /// takes pieces away to look through them). Pinned pieces attack too (FIDE 3.1.2).
    #[inline]
    pub fn attackers_to(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.by_role(Role::Pawn)
            & (pawn_attacks(Color::Black, square) & self.by_color(Color::White)
                | pawn_attacks(Color::White, square) & self.by_color(Color::Black))
            | knight_attacks(square) & self.by_role(Role::Knight)
            | king_attacks(square) & self.by_role(Role::King)
            | bishop_attacks(square, occupied) & self.diagonal_sliders()
            | rook_attacks(square, occupied) & self.straight_sliders()
    }

    /// True if any piece of `by` attacks a square.
    #[inline]
    pub fn is_attacked(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        let pieces = self.by_color(by);
        let leapers = pawn_attacks(!by, square) & self.by_role(Role::Pawn)
            | knight_attacks(square) & self.by_role(Role::Knight)
            | king_attacks(square) & self.by_role(Role::King);
        (leapers & pieces).any()
            || (bishop_attacks(square, occupied) & self.diagonal_sliders() & pieces).any()
            || (rook_attacks(square, occupied) & self.straight_sliders() & pieces).any()
    }
}

impl fmt::Display for Board {
    /// The first field of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut gap = 0;
            for file in File::ALL {
                if let Some(piece) = self.piece_at(Square::new(file, rank)) {
                    if gap > 0 {
                        write!(f, "{gap}")?;
                    }
                    gap = 0;
                    write!(f, "{}", piece.to_char())?;
                } else {
                    gap += 1;
                }
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
            if rank != Rank::First {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
