//! Piece-square tables: where a piece likes to stand, in the middlegame and in the endgame.
//!
//! Written by hand from what books teach, each with its reason. Only files a to d are given: the
//! board is taken as symmetric, since a table that knows the king's wing from the queen's would have
//! to know where the kings are. Rows run from the eighth rank down to the first, as White sees the
//! board.

use chess::{Color, Role, Square};

use super::Tapered;

/// Half a board: ranks 8 to 1, files a to d.
type Half = [[i32; 4]; 8];

/// Advance in the centre; keep the pawns before a castled king at home. The d- and e-pawns have no
/// business on their first squares.
const PAWN: [Half; 2] = [
    [
        [0, 0, 0, 0],
        [45, 55, 55, 60],
        [12, 20, 28, 34],
        [0, 6, 12, 24],
        [-6, 0, 8, 20],
        [-8, -2, 2, 6],
        [-4, 6, 0, -14],
        [0, 0, 0, 0],
    ],
    [
        [0, 0, 0, 0],
        [45, 42, 38, 36],
        [28, 26, 22, 20],
        [16, 14, 10, 8],
        [9, 7, 3, 1],
        [5, 4, 1, 1],
        [6, 5, 3, 4],
        [0, 0, 0, 0],
    ],
];

/// A knight on the rim is dim; best on a protected square of the fifth or sixth rank.
const KNIGHT: [Half; 2] = [
    [
        [-90, -50, -30, -25],
        [-40, -20, 10, 12],
        [-15, 10, 28, 34],
        [-5, 12, 24, 30],
        [-8, 6, 16, 20],
        [-18, 2, 12, 16],
        [-28, -16, -2, 4],
        [-60, -24, -22, -14],
    ],
    [
        [-50, -34, -20, -14],
        [-26, -12, -4, 6],
        [-16, -2, 10, 18],
        [-10, 4, 18, 24],
        [-10, 4, 18, 22],
        [-18, -2, 6, 16],
        [-26, -14, -4, 4],
        [-44, -34, -18, -12],
    ],
];

/// Long diagonals, the fianchetto squares b2 and g2, and off the back rank.
const BISHOP: [Half; 2] = [
    [
        [-24, -10, -24, -18],
        [-16, 4, -4, -6],
        [-4, 12, 16, 14],
        [0, 8, 14, 24],
        [2, 10, 12, 22],
        [4, 12, 12, 12],
        [6, 16, 12, 4],
        [-16, -4, -10, -8],
    ],
    [
        [-12, -10, -6, -4],
        [-6, -2, 2, 2],
        [0, 2, 4, 6],
        [0, 6, 8, 10],
        [-2, 4, 8, 10],
        [-6, 0, 6, 8],
        [-10, -6, -2, 2],
        [-16, -8, -8, -4],
    ],
];

/// The seventh rank, and the centre files on the first, where a rook supports the pawns.
const ROOK: [Half; 2] = [
    [
        [12, 14, 10, 16],
        [14, 16, 24, 28],
        [0, 10, 12, 14],
        [-10, -4, 4, 8],
        [-16, -8, -4, 0],
        [-20, -10, -6, -4],
        [-22, -10, -4, 0],
        [-10, -8, 2, 8],
    ],
    [
        [12, 12, 14, 12],
        [14, 14, 12, 10],
        [10, 10, 8, 6],
        [8, 8, 8, 4],
        [4, 4, 4, 2],
        [-2, 0, -2, -2],
        [-6, -4, -2, -2],
        [-6, -2, -2, -4],
    ],
];

/// At home while there is much to attack her; in the centre when the board is empty.
const QUEEN: [Half; 2] = [
    [
        [-10, 0, 8, 14],
        [-6, -18, 2, 4],
        [2, 2, 8, 10],
        [-8, -6, -2, 0],
        [-6, -4, -4, -4],
        [-6, 2, -2, -2],
        [-10, -4, 6, 4],
        [-6, -10, -6, 4],
    ],
    [
        [0, 8, 14, 16],
        [0, 14, 20, 24],
        [-2, 8, 18, 24],
        [4, 14, 20, 28],
        [0, 12, 14, 24],
        [-8, -2, 8, 8],
        [-14, -14, -12, -6],
        [-20, -18, -14, -12],
    ],
];

/// Castled and out of the way in the middlegame; a fighting piece, and central, in the endgame.
const KING: [Half; 2] = [
    [
        [-50, -40, -50, -60],
        [-40, -40, -50, -60],
        [-36, -40, -48, -56],
        [-36, -40, -48, -56],
        [-34, -34, -44, -52],
        [-16, -16, -32, -38],
        [10, 12, -10, -24],
        [20, 36, 8, -10],
    ],
    [
        [-60, -36, -24, -18],
        [-26, -4, 4, 8],
        [-10, 12, 18, 22],
        [-14, 8, 20, 26],
        [-20, 2, 16, 24],
        [-22, -4, 8, 14],
        [-28, -10, 0, 4],
        [-46, -28, -18, -20],
    ],
];

/// All tables unfolded, for White.
static TABLES: [[Tapered; 64]; 6] = [
    unfold(&PAWN),
    unfold(&KNIGHT),
    unfold(&BISHOP),
    unfold(&ROOK),
    unfold(&QUEEN),
    unfold(&KING),
];

const fn unfold(halves: &[Half; 2]) -> [Tapered; 64] {
    let mut table = [Tapered(0, 0); 64];
    let mut square = 0;
    while square < 64 {
        let row = 7 - square / 8;
        let file = square % 8;
        let column = if file < 4 { file } else { 7 - file };
        table[square] = Tapered(halves[0][row][column], halves[1][row][column]);
        square += 1;
    }
    table
}

/// Piece-square table entry: the worth to a side of its piece on a square.
pub(super) fn placement(color: Color, role: Role, square: Square) -> Tapered {
    let index = match color {
        Color::White => square.index(),
        Color::Black => square.index() ^ 0b11_1000,
    };
    TABLES[role.index()][index]
}
