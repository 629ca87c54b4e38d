//! Layout of a table: a word of 64 bits for each pair of kings and square of the outer man, a bit in it for each square of
//! the inner man.

use chess::{
    Bitboard, Color, Piece, Role, Square, between, bishop_attacks, king_attacks, knight_attacks,
    pawn_attacks, queen_attacks, rook_attacks,
};

use crate::kings::{Fold, Kings};
use crate::material::{Material, material_of};

/// Layout of the tables of a material.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    pub(crate) material: Material,
    pub(crate) kings: &'static Kings,
    /// Squares of the outer man: 64, or 1 if there is none.
    pub(crate) outers: usize,
}

impl Layout {
    pub(crate) fn of(material: Material) -> Layout {
        let fold = if material.has_pawn() {
            Fold::Two
        } else {
            Fold::Eight
        };
        Layout {
            material,
            kings: Kings::of(fold),
            outers: if material.outer().is_some() { 64 } else { 1 },
        }
    }

    /// Number of words of a set of positions.
    pub(crate) fn words(&self) -> usize {
        self.kings.pairs.len() * self.outers
    }

    /// The squares of the kings and of the outer man of a word.
    pub(crate) fn squares(&self, word: usize) -> ([usize; 2], usize) {
        (self.kings.pairs[word / self.outers], word % self.outers)
    }

    /// The men whose squares are known in a word.
    fn fixed(&self, [white, black]: [usize; 2], outer: usize) -> Bitboard {
        let kings = bit(white) | bit(black);
        if self.material.outer().is_some() {
            kings | bit(outer)
        } else {
            kings
        }
    }

    /// The positions of a word in which a side's king is attacked.
    pub(crate) fn attacked(&self, word: usize, color: Color) -> u64 {
        let (kings, outer) = self.squares(word);
        let king = Square::ALL[kings[color.index()]];
        let mut found = Bitboard::EMPTY;
        if let Some(piece) = self.material.outer().filter(|piece| piece.color != color) {
            let from = Square::ALL[outer];
            let occupied = bit(kings[0]) | bit(kings[1]);
            if attacks(piece, from, occupied).contains(king) {
                // But for those in which the inner man stands between.
                found |= !between(from, king);
            }
        }
        if let Some(piece) = self.material.inner().filter(|piece| piece.color != color) {
            found |= attackers(piece, king, self.fixed(kings, outer));
        }
        found.0
    }

    /// The positions of a word that are legal with this side to move.
    pub(crate) fn legal(&self, word: usize, turn: Color) -> u64 {
        let (kings, outer) = self.squares(word);
        if self.material.outer().is_some() && kings.contains(&outer) {
            return 0;
        }
        let mut off = self.fixed(kings, outer);
        if self.material.has_pawn() {
            off |= Bitboard::BACK_RANKS;
        }
        !(off.0 | self.attacked(word, !turn))
    }
}

/// A set of one square.
pub(crate) fn bit(square: usize) -> Bitboard {
    Bitboard::of(Square::ALL[square])
}

/// The squares that a piece attacks.
pub(crate) fn attacks(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn_attacks(piece.color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}

/// The squares from which a piece attacks one.
pub(crate) fn attackers(piece: Piece, to: Square, occupied: Bitboard) -> Bitboard {
    let seen_back = match piece.role {
        Role::Pawn => piece.role.of(!piece.color),
        _ => piece,
    };
    attacks(seen_back, to, occupied)
}

/// The place of men that are given in any order and colours in the table of their material.
pub(crate) struct Locator {
    pub(crate) layout: Layout,
    /// Black is the stronger side: the board is turned over.
    flipped: bool,
    /// The first of the men is the inner one.
    swapped: bool,
}

/// One position in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) turn: Color,
    pub(crate) word: usize,
    pub(crate) square: usize,
}

impl Locator {
    pub(crate) fn of(men: &[Piece]) -> Locator {
        let (material, flipped) = material_of(men);
        let seen = men.first().map(|piece| {
            let color = if flipped { !piece.color } else { piece.color };
            piece.role.of(color)
        });
        Locator {
            layout: Layout::of(material),
            flipped,
            swapped: material.outer().is_some() && material.outer() != seen,
        }
    }

    /// The place of a position by the squares of its kings and men; `None` if the kings touch.
    pub(crate) fn find(&self, kings: [usize; 2], men: &[usize], turn: Color) -> Option<Place> {
        // Turned over, the first rank is the last.
        const OVER: usize = 0b111_000;
        let ([white, black], over, turn) = if self.flipped {
            ([kings[1] ^ OVER, kings[0] ^ OVER], OVER, !turn)
        } else {
            (kings, 0, turn)
        };
        let (pair, symmetry) = self.layout.kings.find(white, black)?;
        let (outer, inner) = match *men {
            [a, b] if self.swapped => (symmetry.square(b ^ over), symmetry.square(a ^ over)),
            [a, b] => (symmetry.square(a ^ over), symmetry.square(b ^ over)),
            [a] => (0, symmetry.square(a ^ over)),
            _ => (0, 0),
        };
        Some(Place {
            turn,
            word: pair * self.layout.outers + outer,
            square: inner,
        })
    }
}
