//! Lines of squares: for filling tables at compile time and, without the feature `magics`, instead of the largest.

#[cfg(not(feature = "magics"))]
use crate::{Bitboard, Square};

/// The squares from each square in one direction to the edge of the board. The first four
/// directions lead to higher indices, the last four are their opposites in the same order.
pub(crate) static RAYS: [[u64; 64]; 8] = {
    let steps: [(i8, i8); 8] = [
        (1, 0),
        (0, 1),
        (1, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (-1, -1),
        (1, -1),
    ];
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = steps[direction];
        let mut square = 0;
        while square < 64 {
            rays[direction][square] = walk(square, files, ranks);
            square += 1;
        }
        direction += 1;
    }
    rays
};

/// The two lines of a rook: each the number of a direction; its opposite is four more.
pub(crate) const ROOK_LINES: [usize; 2] = [0, 1];
/// The two lines of a bishop.
pub(crate) const BISHOP_LINES: [usize; 2] = [2, 3];

const fn walk(square: usize, files: i8, ranks: i8) -> u64 {
    let mut squares = 0;
    let mut file = square as i8 % 8 + files;
    let mut rank = square as i8 / 8 + ranks;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        squares |= 1 << (rank * 8 + file);
        file += files;
        rank += ranks;
    }
    squares
}

/// The squares attacked from `square` along a line, up to the first piece on either side.
pub(crate) const fn sliding(square: usize, occupied: u64, line: usize) -> u64 {
    let (up, down) = (&RAYS[line], &RAYS[line + 4]);
    let mut attacked = up[square] | down[square];
    let above = up[square] & occupied;
    if above != 0 {
        attacked ^= up[above.trailing_zeros() as usize];
    }
    let below = down[square] & occupied;
    if below != 0 {
        attacked ^= down[below.ilog2() as usize];
    }
    attacked
}

/// The squares a bishop on `square` attacks when `occupied` are not empty; the first piece on each
/// diagonal is among them, whosever it is (FIDE 3.1.2).
#[cfg(not(feature = "magics"))]
pub fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    both(square, occupied, BISHOP_LINES)
}

/// The squares a rook on `square` attacks when `occupied` are not empty.
#[cfg(not(feature = "magics"))]
pub fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    both(square, occupied, ROOK_LINES)
}

/// The squares a queen on `square` attacks when `occupied` are not empty.
#[cfg(not(feature = "magics"))]
pub fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    bishop_attacks(square, occupied) | rook_attacks(square, occupied)
}

#[cfg(not(feature = "magics"))]
fn both(square: Square, occupied: Bitboard, [one, other]: [usize; 2]) -> Bitboard {
    let along = |line| sliding(square.index(), occupied.0, line);
    Bitboard(along(one) | along(other))
}

/// The squares of a line without its two ends: pieces at the ends never change what a slider attacks.
#[cfg(feature = "magics")]
pub(crate) const fn inner(square: usize, line: usize) -> u64 {
    let (mut up, mut down) = (RAYS[line][square], RAYS[line + 4][square]);
    if up != 0 {
        up ^= 1 << up.ilog2();
    }
    down &= down.wrapping_sub(1);
    up | down
}
