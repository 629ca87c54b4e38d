//! Random numbers that identify positions (Albert Zobrist, "A New Hashing Method with Application
//! for Game Playing", 1970).

use crate::{File, Piece, Square};

/// Numbers for everything that makes two positions different in the sense of FIDE 9.2.3.
struct Keys {
    pieces: [[[u64; 64]; 6]; 2],
    /// One for every square a rook may castle from; only the back ranks are used.
    castling: [u64; 64],
    en_passant: [u64; 8],
    black: u64,
}

static KEYS: Keys = Keys::new(0x5E55_A5E5_5A00_2026);

impl Keys {
    const fn new(mut state: u64) -> Self {
        let mut keys = Self {
            pieces: [[[0; 64]; 6]; 2],
            castling: [0; 64],
            en_passant: [0; 8],
            black: 0,
        };
        let mut i = 0;
        while i < 2 * 6 * 64 {
            keys.pieces[i / 384][i / 64 % 6][i % 64] = next(&mut state);
            i += 1;
        }
        i = 0;
        while i < 64 {
            keys.castling[i] = next(&mut state);
            i += 1;
        }
        i = 0;
        while i < 8 {
            keys.en_passant[i] = next(&mut state);
            i += 1;
        }
        keys.black = next(&mut state);
        keys
    }
}

/// `SplitMix64` (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A man on a square.
#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    KEYS.pieces[piece.color.index()][piece.role.index()][square.index()]
}

/// The right to castle with the rook on a square.
#[inline]
pub(crate) fn castling(rook: Square) -> u64 {
    KEYS.castling[rook.index()]
}

/// A pawn can be captured en passant on a file.
#[inline]
pub(crate) fn en_passant(file: File) -> u64 {
    KEYS.en_passant[file.index()]
}

/// Black is to move.
#[inline]
pub(crate) fn black() -> u64 {
    KEYS.black
}
