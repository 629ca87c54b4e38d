//! Random numbers that identify positions (Albert Zobrist, "A New Hashing Method with Application
//! for Game Playing", 1970).

use crate::{File, Piece, Square};

// Everything that makes two positions different in the sense of FIDE 9.2.3 has a number: pieces on
// squares, squares that a rook may castle from, files to capture on en passant, Black's turn.
const CASTLING: usize = 2 * 6 * 64;
const EN_PASSANT: usize = CASTLING + 64;
const BLACK: usize = EN_PASSANT + 8;

/// The random number for the thing with a number: `SplitMix64` (Steele, Lea, Flood, "Fast
/// Splittable Pseudorandom Number Generators", 2014), whose every number can be had by itself.
const fn random(number: usize) -> u64 {
    let steps = number as u64 + 1;
    let mut z = 0x5E55_A5E5_5A00_2026_u64.wrapping_add(steps.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(feature = "magics")]
#[inline]
fn key(number: usize) -> u64 {
    static KEYS: [u64; BLACK + 1] = {
        let mut keys = [0; BLACK + 1];
        let mut number = 0;
        while number < keys.len() {
            keys[number] = random(number);
            number += 1;
        }
        keys
    };
    KEYS[number]
}

#[cfg(not(feature = "magics"))]
use random as key;

/// A piece on a square.
#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    key((6 * piece.color.index() + piece.role.index()) * 64 + square.index())
}

/// The right to castle with the rook on a square.
#[inline]
pub(crate) fn castling(rook: Square) -> u64 {
    key(CASTLING + rook.index())
}

/// A pawn can be captured en passant on a file.
#[inline]
pub(crate) fn en_passant(file: File) -> u64 {
    key(EN_PASSANT + file.index())
}

/// Black is to move.
#[inline]
pub(crate) fn black() -> u64 {
    key(BLACK)
}
