//! Attacks of the two pieces that chess no longer has.

use chess::{Bitboard, File, Square};

/// Squares of a set that can go a file to the right, or two, without leaving the board; and likewise to the left.
const NOT_A: u64 = !Bitboard::file(File::A).0;
const NOT_H: u64 = !Bitboard::file(File::H).0;
const NOT_AB: u64 = NOT_A & !Bitboard::file(File::B).0;
const NOT_GH: u64 = NOT_H & !Bitboard::file(File::G).0;

/// The squares that a ferz on `square` attacks: the next ones diagonally.
pub const fn ferz_attacks(square: Square) -> Bitboard {
    let from = Bitboard::of(square).0;
    let (left, right) = (from & NOT_A, from & NOT_H);
    Bitboard(left << 7 | left >> 9 | right << 9 | right >> 7)
}

/// The squares that an alfil on `square` attacks: the second ones diagonally, whatever stands on the first.
pub const fn alfil_attacks(square: Square) -> Bitboard {
    let from = Bitboard::of(square).0;
    let (left, right) = (from & NOT_AB, from & NOT_GH);
    Bitboard(left << 14 | left >> 18 | right << 18 | right >> 14)
}
