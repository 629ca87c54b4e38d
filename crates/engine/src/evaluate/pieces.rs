//! Piece activity: mobility, open lines, threats, and pressure on the king.

use chess::{Bitboard, File, Position, Role, king_attacks, piece_attacks};

use super::{SideInfo, Tapered, pawns};

/// Two bishops cover what one cannot.
const BISHOP_PAIR: Tapered = Tapered(26, 44);

const ROOK_OPEN_FILE: Tapered = Tapered(28, 8);
const ROOK_HALF_OPEN_FILE: Tapered = Tapered(12, 6);

/// Worth of each square a piece can go to beyond `usual`, without being taken by a pawn.
struct Mobility {
    usual: i32,
    each: Tapered,
}

/// Knight, bishop, rook, queen.
const MOBILITY: [Mobility; 4] = [
    Mobility {
        usual: 4,
        each: Tapered(5, 5),
    },
    Mobility {
        usual: 6,
        each: Tapered(4, 4),
    },
    Mobility {
        usual: 7,
        each: Tapered(2, 4),
    },
    Mobility {
        usual: 13,
        each: Tapered(1, 3),
    },
];

/// A pawn attacks a piece.
const PAWN_THREAT: Tapered = Tapered(48, 34);

/// A knight or bishop attacks a rook or queen.
const MINOR_THREAT: Tapered = Tapered(26, 22);

/// Weight of each square next to the enemy king that a piece attacks: knight, bishop, rook, queen.
const KING_ATTACK: [i32; 4] = [3, 3, 4, 5];

/// Pawns before the king: one step away, two steps away, none on the file at all.
const SHELTER: [i32; 3] = [14, 7, -20];

pub(super) fn activity(position: &Position, us: &SideInfo, them: &SideInfo) -> Tapered {
    let mut total = Tapered::default();
    let occupied = position.occupied();
    let ours = position.by_color(us.color);
    let safe = !(ours | them.pawn_attacks);
    let ring = king_attacks(them.king);

    let majors = position.pieces(them.color, Role::Rook) | position.pieces(them.color, Role::Queen);
    let non_pawns = majors
        | position.pieces(them.color, Role::Knight)
        | position.pieces(them.color, Role::Bishop);
    total += PAWN_THREAT * count(us.pawn_attacks & non_pawns);

    let mut attackers = 0;
    let mut pressure = 0;
    let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    for (n, role) in roles.into_iter().enumerate() {
        for square in position.pieces(us.color, role) {
            let reach = piece_attacks(role, us.color, square, occupied);
            total += MOBILITY[n].each * (count(reach & safe) - MOBILITY[n].usual);

            if matches!(role, Role::Knight | Role::Bishop) {
                total += MINOR_THREAT * count(reach & majors);
            }
            let near_king = count(reach & ring);
            if near_king > 0 {
                attackers += 1;
                pressure += KING_ATTACK[n] * near_king;
            }
            if role == Role::Rook {
                let file = pawns::file_of(square);
                if (file & us.pawns).is_empty() {
                    total += if (file & them.pawns).is_empty() {
                        ROOK_OPEN_FILE
                    } else {
                        ROOK_HALF_OPEN_FILE
                    };
                }
            }
        }
    }

    // One piece alone mates nobody; danger grows with the square of the pressure.
    if attackers >= 2 {
        let danger = (pressure * pressure / 7).min(420);
        let danger = if us.count(Role::Queen) > 0 {
            danger
        } else {
            danger / 3
        };
        total += Tapered(danger, danger / 16);
    }
    if us.count(Role::Bishop) >= 2 {
        total += BISHOP_PAIR;
    }
    total + Tapered(shelter(us), 0)
}

/// Own pawns in front of the king, file by file.
fn shelter(us: &SideInfo) -> i32 {
    let around = pawns::files_around(us.king);
    let ahead = pawns::ranks_ahead(us.color, us.king);
    let cover = us.pawns & around & ahead;
    let row = Bitboard::rank(us.king.rank()).0;
    let steps = |n: i32| {
        let bits = 8 * n;
        count(cover & Bitboard(us.color.fold(row << bits, row >> bits)))
    };
    let mut total = SHELTER[0] * steps(1) + SHELTER[1] * steps(2);
    for file in File::ALL.map(Bitboard::file) {
        if (file & around).any() && (file & us.pawns).is_empty() {
            total += SHELTER[2];
        }
    }
    total
}

fn count(squares: Bitboard) -> i32 {
    squares.count() as i32
}
