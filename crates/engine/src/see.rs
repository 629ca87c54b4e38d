//! Static exchange evaluation (SEE): who gains if both sides keep capturing on one square?

use chess::{Bitboard, Color, Move, Position, Role, bishop_attacks, rook_attacks};

use crate::Weights;

/// More than any exchange can win: losing the king to a recapture is not allowed.
const KING: i32 = 20_000;

fn value(weights: &Weights, role: Role) -> i32 {
    if role == Role::King {
        KING
    } else {
        weights.of(role)
    }
}

/// SEE with a threshold: true if the exchange begun by `mv` nets at least `threshold` centipawns for its mover, both
/// sides always recapturing with their least valuable piece and stopping when that is better.
///
/// Pieces that stand behind others on the same line join in when the way is clear. Pins are not
/// looked at: this is an estimate for ordering and pruning, not a proof.
pub fn see_ge(position: &Position, weights: &Weights, mv: Move, threshold: i32) -> bool {
    if position.castling_side(mv).is_some() {
        return threshold <= 0;
    }
    let (from, to) = (mv.from(), mv.to());
    let Some(mover) = position.role_at(from) else {
        return false;
    };

    // What the first capture gains, and what it leaves standing on the square.
    let gain = position
        .captured(mv)
        .map_or(0, |piece| weights.of(piece.role))
        + mv.promotion()
            .map_or(0, |role| weights.of(role) - weights.pawn);
    let standing = mv.promotion().unwrap_or(mover);

    let mut balance = gain - threshold;
    if balance < 0 {
        return false;
    }
    balance -= value(weights, standing);
    if balance >= 0 {
        return true;
    }

    let mut occupied = (position.occupied() ^ Bitboard::from(from)) | Bitboard::from(to);
    if mover == Role::Pawn && position.ep_square() == Some(to) {
        occupied ^= Bitboard::from(chess::Square::new(to.file(), from.rank()));
    }
    let diagonal = position.by_role(Role::Bishop) | position.by_role(Role::Queen);
    let straight = position.by_role(Role::Rook) | position.by_role(Role::Queen);
    let mut attackers = position.attackers_to(to, occupied) & occupied;

    // `balance` is seen by the side that has just captured, if its piece is taken for nothing.
    let mut turn = !position.turn();
    loop {
        let ours = attackers & position.by_color(turn);
        let Some((role, square)) = least_valuable(position, ours, turn) else {
            break;
        };
        occupied ^= Bitboard::from(square);
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= bishop_attacks(to, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= rook_attacks(to, occupied) & straight;
        }
        attackers &= occupied;
        turn = !turn;

        balance = -balance - 1 - value(weights, role);
        if balance >= 0 {
            // A king may not capture into a defended square: then the other side wins after all.
            if role == Role::King && !(attackers & position.by_color(turn)).is_empty() {
                turn = !turn;
            }
            break;
        }
    }
    // Whoever would have to capture now, cannot or does not want to.
    turn != position.turn()
}

fn least_valuable(
    position: &Position,
    attackers: Bitboard,
    turn: Color,
) -> Option<(Role, chess::Square)> {
    Role::ALL.into_iter().find_map(|role| {
        let square = (attackers & position.pieces(turn, role)).first()?;
        Some((role, square))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exchanges_are_worth_what_they_net() {
        for (fen, mv, value) in [
            // A pawn for nothing, for a pawn, with a rook.
            ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 100),
            ("4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 0),
            ("4k3/8/4p3/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", -400),
            // Rooks behind rooks: as many as attack must defend.
            ("3r2k1/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
            ("3r2k1/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", -400),
            // A queen behind a bishop.
            ("4k3/8/4p3/3p4/8/5B2/6Q1/4K3 w - - 0 1", "f3d5", -130),
            // Kings capture, but not into a defended square.
            ("4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1", "d1d7", -400),
            ("4k3/3p4/8/8/8/7Q/8/3RK3 w - - 0 1", "d1d7", 100),
            // En passant, undefended and defended.
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
            ("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0),
            // Promotion wins a queen for a pawn, unless she is taken.
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 800),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -100),
            // A quiet move to an attacked square, to a safe one, and castling.
            ("4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "d1d5", -500),
            ("4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "d1d4", 0),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0),
            // Knight takes a pawn that a knight and a bishop defend.
            (
                "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1",
                "d3e5",
                -220,
            ),
        ] {
            let position = Position::from_fen(fen).expect("the table holds legal positions");
            let mv = position.parse_uci(mv).expect("the table holds legal moves");
            let ge = |threshold| see_ge(&position, &Weights::CLASSICAL, mv, threshold);
            assert!(ge(value), "{fen}: at least {value}");
            assert!(!ge(value + 1), "{fen}: not {}", value + 1);
        }
    }
}
