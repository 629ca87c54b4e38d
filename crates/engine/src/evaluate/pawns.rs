//! Pawn structure: isolated, doubled, supported and passed pawns.

use chess::{Bitboard, Color, File, Position, Square};

use super::{SideInfo, Tapered};

/// No friendly pawn on a neighbouring file can ever defend it.
const ISOLATED: Tapered = Tapered(-10, -14);

/// A friendly pawn stands in front of it.
const DOUBLED: Tapered = Tapered(-6, -18);

/// Defended by a pawn or beside one.
const SUPPORTED: Tapered = Tapered(8, 5);

/// No enemy pawn can stop it, by the ranks it has advanced.
const PASSED: [Tapered; 8] = [
    Tapered(0, 0),
    Tapered(0, 8),
    Tapered(2, 14),
    Tapered(6, 28),
    Tapered(20, 50),
    Tapered(42, 86),
    Tapered(70, 130),
    Tapered(0, 0),
];

/// For each step nearer the kings are to a passed pawn's next square, times the ranks beyond the
/// third: their king far away, ours beside it.
const KING_RACE: (i32, i32) = (6, 3);

const A_FILE: u64 = Bitboard::file(File::A).0;
const H_FILE: u64 = Bitboard::file(File::H).0;

/// The file of a square and those beside it.
pub(super) fn files_around(square: Square) -> Bitboard {
    let file = file_of(square).0;
    Bitboard(file | (file & !H_FILE) << 1 | (file & !A_FILE) >> 1)
}

/// The file of a square.
pub(super) fn file_of(square: Square) -> Bitboard {
    Bitboard::file(square.file())
}

/// All ranks in front of a square, as its side looks at the board.
pub(super) fn ranks_ahead(color: Color, square: Square) -> Bitboard {
    let rank = square.index() / 8;
    Bitboard(match color {
        Color::White => (u64::MAX << (8 * rank)) << 8,
        Color::Black => (u64::MAX >> (8 * (7 - rank))) >> 8,
    })
}

/// Ranks a pawn of a side has behind it: 1 on its first square, 6 before promotion.
fn advanced(color: Color, square: Square) -> usize {
    match color {
        Color::White => square.index() / 8,
        Color::Black => 7 - square.index() / 8,
    }
}

fn distance(a: Square, b: Square) -> i32 {
    let (a, b) = (a.index() as i32, b.index() as i32);
    (a / 8 - b / 8).abs().max((a % 8 - b % 8).abs())
}

pub(super) fn structure(position: &Position, us: &SideInfo, them: &SideInfo) -> Tapered {
    let mut total = Tapered::default();
    for square in us.pawns {
        let file = file_of(square);
        let around = files_around(square);
        let ahead = ranks_ahead(us.color, square);
        let neighbours = us.pawns & around & !file;

        if neighbours.is_empty() {
            total += ISOLATED;
        }
        let beside = neighbours & Bitboard::rank(square.rank());
        if us.pawn_attacks.contains(square) || beside.any() {
            total += SUPPORTED;
        }
        if (us.pawns & file & ahead).any() {
            total += DOUBLED;
        } else if (them.pawns & around & ahead).is_empty() {
            total += passed(position, us, them, square);
        }
    }
    total
}

fn passed(position: &Position, us: &SideInfo, them: &SideInfo, square: Square) -> Tapered {
    let rank = advanced(us.color, square);
    let mut bonus = PASSED[rank];

    let next = match us.color {
        Color::White => square.index() + 8,
        Color::Black => square.index() - 8,
    };
    let next = Square::from_index(next).expect("a pawn always has a square in front of it");
    let race = KING_RACE.0 * distance(them.king, next) - KING_RACE.1 * distance(us.king, next);
    bonus += Tapered(0, race * (rank as i32 - 2).max(0) / 2);

    // Blockaded, it is worth half (Nimzowitsch).
    if position.occupied().contains(next) {
        bonus = Tapered(bonus.0 / 2, bonus.1 / 2);
    }
    bonus
}
