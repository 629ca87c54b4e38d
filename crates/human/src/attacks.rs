//! Attack maps: the squares that a side attacks by the worth of the attacker, and the pieces that are en prise.

use chess::{Bitboard, Color, Position, Role, piece_attacks};

/// Squares that a side attacks, by its pawns, minor pieces and so on.
pub(crate) struct AttackMap {
    pub pawn: Bitboard,
    pub minor: Bitboard,
    pub rook: Bitboard,
    /// By any piece.
    pub all: Bitboard,
}

impl AttackMap {
    pub fn new(position: &Position, color: Color) -> AttackMap {
        let occupied = position.occupied();
        let by = |role: Role| {
            let reach = |map, square| map | piece_attacks(role, color, square, occupied);
            let pieces = position.pieces(color, role).into_iter();
            pieces.fold(Bitboard::EMPTY, reach)
        };
        let pawn = position.pieces(color, Role::Pawn).pawn_attacks(color);
        let minor = by(Role::Knight) | by(Role::Bishop);
        let rook = by(Role::Rook);
        let all = pawn | minor | rook | by(Role::Queen) | by(Role::King);
        AttackMap {
            pawn,
            minor,
            rook,
            all,
        }
    }

    /// Squares that a piece worth less attacks.
    pub fn by_less_than(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => Bitboard::EMPTY,
            Role::Knight | Role::Bishop => self.pawn,
            Role::Rook => self.pawn | self.minor,
            Role::Queen => self.pawn | self.minor | self.rook,
            Role::King => self.all,
        }
    }
}

/// The pieces of `color` that are en prise: attacked by a piece worth less, or attacked and not defended.
pub(crate) fn en_prise(
    position: &Position,
    color: Color,
    own: &AttackMap,
    other: &AttackMap,
) -> Bitboard {
    let undefended = other.all & !own.all;
    let of = |role| position.pieces(color, role) & (other.by_less_than(role) | undefended);
    Role::ALL
        .into_iter()
        .map(of)
        .fold(Bitboard::EMPTY, |all, some| all | some)
}

/// Class of the most valuable of some pieces: 0 for none, then pawn, minor piece, rook, queen. Kings do not count.
pub(crate) fn dearest(position: &Position, pieces: Bitboard) -> usize {
    let of = |role| (position.by_role(role) & pieces).any();
    if of(Role::Queen) {
        4
    } else if of(Role::Rook) {
        3
    } else if of(Role::Knight) || of(Role::Bishop) {
        2
    } else {
        usize::from(of(Role::Pawn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_en_prise_to_lesser_ones_or_if_undefended() {
        for (fen, white, black) in [
            // A knight that a pawn attacks, though it is defended; a pawn that is attacked and defended is not.
            ("4k3/8/3p4/4N3/3P4/8/8/4K3 w - - 0 1", "e5", ""),
            // A rook and a bishop that look at each other: the bishop is worth less, and undefended.
            ("4k3/8/8/8/3b4/8/8/K5R1 w - - 0 1", "a1 g1", ""),
            ("4k3/8/8/3r4/3R4/8/8/4K3 w - - 0 1", "d4", "d5"),
        ] {
            let position = Position::from_fen(fen).expect("legal");
            let maps = Color::ALL.map(|color| AttackMap::new(&position, color));
            let told = |color: Color| {
                let (own, other) = (&maps[color.index()], &maps[(!color).index()]);
                let squares = en_prise(&position, color, own, other).into_iter();
                let squares: Vec<String> = squares.map(|square| square.to_string()).collect();
                squares.join(" ")
            };
            assert_eq!(told(Color::White), white, "{fen}");
            assert_eq!(told(Color::Black), black, "{fen}");
        }
    }
}
