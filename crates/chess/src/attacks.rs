//! Attack tables of all pieces, and the lines between squares.

use crate::rays::{self, RAYS};
use crate::{Bitboard, Color, Role, Square};

#[cfg(feature = "magics")]
pub use crate::magics::{bishop_attacks, queen_attacks, rook_attacks};
#[cfg(not(feature = "magics"))]
pub use crate::rays::{bishop_attacks, queen_attacks, rook_attacks};

static KNIGHT: [Bitboard; 64] = leaper([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING: [Bitboard; 64] = leaper([
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);
static PAWN: [[Bitboard; 64]; 2] = [pawns(Color::White), pawns(Color::Black)];
static BISHOP_LINES: [Bitboard; 64] = lines(rays::BISHOP_LINES);
static ROOK_LINES: [Bitboard; 64] = lines(rays::ROOK_LINES);
#[cfg(feature = "magics")]
static BETWEEN: [[Bitboard; 64]; 64] = pairs(false);
#[cfg(feature = "magics")]
static LINE: [[Bitboard; 64]; 64] = pairs(true);

/// The squares a pawn of `color` on `square` attacks (FIDE 3.7.3).
#[inline]
pub fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
}

/// The squares a knight on `square` attacks (FIDE 3.6).
#[inline]
pub fn knight_attacks(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The squares a king on `square` attacks (FIDE 3.8.1).
#[inline]
pub fn king_attacks(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The squares a piece on `square` attacks where only the `occupied` squares are in its way (FIDE 3.1 to 3.8). `color`
/// matters for a pawn alone.
#[inline]
pub fn piece_attacks(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, square),
        Role::Knight => knight_attacks(square),
        Role::Bishop => bishop_attacks(square, occupied),
        Role::Rook => rook_attacks(square, occupied),
        Role::Queen => queen_attacks(square, occupied),
        Role::King => king_attacks(square),
    }
}

/// The whole diagonals through `square`, without the square itself.
#[inline]
pub fn bishop_lines(square: Square) -> Bitboard {
    BISHOP_LINES[square.index()]
}

/// The whole rank and file through `square`, without the square itself.
#[inline]
pub fn rook_lines(square: Square) -> Bitboard {
    ROOK_LINES[square.index()]
}

/// The squares strictly between two on one rank, file or diagonal; none for any other two.
///
/// ```
/// use chess::{Bitboard, Square, between};
/// assert_eq!(between(Square::A1, Square::C3), Bitboard::from(Square::B2));
/// assert!(between(Square::A1, Square::C2).is_empty());
/// ```
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    #[cfg(feature = "magics")]
    return BETWEEN[a.index()][b.index()];
    #[cfg(not(feature = "magics"))]
    pair(a.index(), b.index(), false)
}

/// The whole rank, file or diagonal on which two different squares lie; empty if there is none.
///
/// ```
/// use chess::{Bitboard, Rank, Square, line};
/// assert_eq!(line(Square::B4, Square::D4), Bitboard::rank(Rank::Fourth));
/// ```
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    #[cfg(feature = "magics")]
    return LINE[a.index()][b.index()];
    #[cfg(not(feature = "magics"))]
    pair(a.index(), b.index(), true)
}

const fn leaper(steps: [(i8, i8); 8]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 8 {
            if let Some(target) = Square::ALL[square].offset(steps[i].0, steps[i].1) {
                table[square] = table[square].with(target);
            }
            i += 1;
        }
        square += 1;
    }
    table
}

const fn pawns(color: Color) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = Bitboard::of(Square::ALL[square]).pawn_attacks(color);
        square += 1;
    }
    table
}

const fn lines(lines: [usize; 2]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let [a, b] = lines;
        table[square] = Bitboard(rays::sliding(square, 0, a) | rays::sliding(square, 0, b));
        square += 1;
    }
    table
}

/// The squares between two squares of a line, or the `whole` line.
const fn pair(a: usize, b: usize, whole: bool) -> Bitboard {
    let mut direction = 0;
    while direction < 8 {
        let (there, back) = (&RAYS[direction], &RAYS[direction ^ 4]);
        if there[a] >> b & 1 != 0 {
            return Bitboard(if whole {
                there[a] | back[a] | 1 << a
            } else {
                there[a] & back[b]
            });
        }
        direction += 1;
    }
    Bitboard::EMPTY
}

#[cfg(feature = "magics")]
#[allow(clippy::large_stack_arrays)] // Runs in the compiler only.
const fn pairs(whole: bool) -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut i = 0;
    while i < 64 * 64 {
        table[i / 64][i % 64] = pair(i / 64, i % 64, whole);
        i += 1;
    }
    table
}
