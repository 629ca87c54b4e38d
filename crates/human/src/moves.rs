//! Features of a move: what a player sees in it at once.

use chess::{Bitboard, Move, Position, Role, Square, king_attacks, piece_attacks};
use engine::{Weights, see_ge};

use crate::attacks::dearest;
use crate::inputs::{Danger, seen};
use crate::situation::Situation;

/// First feature of each group.
const ROLE_TO: usize = 0;
const ROLE_FROM: usize = ROLE_TO + 6 * 64;
const PROMOTION: usize = ROLE_FROM + 6 * 64;
const CAPTURE: usize = PROMOTION + 4;
const EXCHANGE: usize = CAPTURE + 6 * 6;
const FROM_STATE: usize = EXCHANGE + 6 * 8;
const TO_STATE: usize = FROM_STATE + 6 * 4;
const CHECK: usize = TO_STATE + 6 * 8;
const RECAPTURE: usize = CHECK + 4;
const THREAT: usize = RECAPTURE + 2 * 6;
const FORK: usize = THREAT + 6 * 6;
const OWN_LOSS: usize = FORK + 2;
const THEIR_LOSS: usize = OWN_LOSS + 5 * 5;
const EVASION: usize = THEIR_LOSS + 5 * 5;
const KING_RING: usize = EVASION + 3;
const FROM_LAST_TO: usize = KING_RING + 6 * 4;
const FROM_LAST_FROM: usize = FROM_LAST_TO + 15 * 15;
const AGAIN: usize = FROM_LAST_FROM + 15 * 15;
const BACK: usize = AGAIN + 6;
const CASTLING: usize = BACK + 1;
const PASSED_PAWN: usize = CASTLING + 2;
const DIRECTION: usize = PASSED_PAWN + 8;
const DISTANCE: usize = DIRECTION + 6 * 3;
const MOBILITY: usize = DISTANCE + 6 * 4;

/// Number of features that a move can have.
pub const MOVE_FEATURES: usize = MOBILITY + 6 * 6;

/// Number of pairs of squares, from and to.
pub const PAIRS: usize = 64 * 64;

/// Most features that a move has at once.
const MOST: usize = 24;

/// Values of exchanges, in centipawns, that part their classes.
const EXCHANGES: [i32; 7] = [-450, -150, 0, 80, 280, 450, 800];

/// The class of exchanges that win and lose nothing.
const EVEN: usize = 3;

/// Features of a legal move.
#[derive(Clone, Debug)]
pub struct MoveFeatures {
    /// The move.
    pub mv: Move,
    /// From and to, as the side to move sees them.
    pub pair: u16,
    on: [u16; MOST],
    count: u8,
}

impl MoveFeatures {
    /// The features that are on.
    pub fn on(&self) -> &[u16] {
        &self.on[..usize::from(self.count)]
    }

    fn add(&mut self, feature: usize) {
        self.on[usize::from(self.count)] = feature as u16;
        self.count += 1;
    }
}

/// The features of all legal moves.
pub(crate) fn moves(situation: &Situation<'_>, danger: &Danger) -> Vec<MoveFeatures> {
    let position = situation.position;
    let view = View {
        situation,
        danger,
        lost: danger.en_prise.map(|pieces| dearest(position, pieces)),
        ring: king_attacks(position.king(!position.turn())),
        passed: passed_squares(position),
    };
    let list = position.legal_moves();
    list.iter().map(|&mv| view.of(mv)).collect()
}

/// Common knowledge of all moves of a position.
struct View<'a> {
    situation: &'a Situation<'a>,
    danger: &'a Danger,
    /// Classes of the dearest pieces en prise, own and other.
    lost: [usize; 2],
    /// Squares around the other king.
    ring: Bitboard,
    passed: Bitboard,
}

impl View<'_> {
    fn of(&self, mv: Move) -> MoveFeatures {
        let position = self.situation.position;
        let turn = position.turn();
        let castling = position.castling_side(mv);
        let from = mv.from();
        let to = position.destination(mv);
        let mover = position.role_at(from).unwrap_or(Role::King);
        let role = mover.index();
        let (seen_from, seen_to) = (seen(turn, from), seen(turn, to));
        let mut features = MoveFeatures {
            mv,
            pair: (seen_from * 64 + seen_to) as u16,
            on: [0; MOST],
            count: 0,
        };
        features.add(ROLE_TO + role * 64 + seen_to);
        features.add(ROLE_FROM + role * 64 + seen_from);
        if let Some(promotion) = mv.promotion() {
            features.add(PROMOTION + promotion.index() - 1);
        }
        let captured = position.captured(mv).map(|piece| piece.role);
        if let Some(captured) = captured {
            features.add(CAPTURE + role * 6 + captured.index());
        }
        if let Some(side) = castling {
            features.add(CASTLING + side as usize);
        }
        let exchange = self.exchange(mv, to, captured);
        features.add(EXCHANGE + role * 8 + exchange);
        features.add(FROM_STATE + role * 4 + self.state(from, mover));

        let after = position.after(mv);
        let later = Danger::new(&after, turn);
        let [_, other] = &self.danger.maps;
        let attacker = if other.pawn.contains(to) {
            1
        } else if other.minor.contains(to) {
            2
        } else {
            usize::from(other.all.contains(to)) * 3
        };
        let defended = usize::from(later.maps[0].all.contains(to));
        features.add(TO_STATE + role * 8 + attacker * 2 + defended);
        let [own_lost, their_lost] = [0, 1].map(|side| {
            let left = dearest(&after, later.en_prise[side]);
            self.lost[side] * 5 + left
        });
        features.add(OWN_LOSS + own_lost);
        features.add(THEIR_LOSS + their_lost);
        if after.is_check() {
            let kind = if after.is_checkmate() {
                2
            } else if !after.checkers().contains(to) {
                3
            } else {
                usize::from(exchange < EVEN)
            };
            features.add(CHECK + kind);
        }
        if position.is_check() {
            let kind = match (mover, captured) {
                (Role::King, _) => 0,
                (_, Some(_)) => 1,
                _ => 2,
            };
            features.add(EVASION + kind);
        }
        self.relation_to_last(&mut features, from, to, role);
        let standing = mv.promotion().unwrap_or(mover);
        self.attack(&mut features, &after, &later, role, standing, (from, to));
        if mover == Role::Pawn && self.passed.contains(to) {
            features.add(PASSED_PAWN + seen_to / 8);
        }
        let direction = (seen_to / 8).cmp(&(seen_from / 8)) as i8 + 1;
        features.add(DIRECTION + role * 3 + direction as usize);
        let (files, ranks) = apart(seen_from, seen_to);
        let distance = files.abs().max(ranks.abs()).clamp(1, 4) as usize;
        features.add(DISTANCE + role * 4 + distance - 1);
        features
    }

    /// Class of the exchange that a move begins.
    fn exchange(&self, mv: Move, to: Square, captured: Option<Role>) -> usize {
        let position = self.situation.position;
        let weights = &Weights::CLASSICAL;
        if !self.danger.maps[1].all.contains(to) {
            let won = captured.map_or(0, |role| weights.of(role))
                + mv.promotion()
                    .map_or(0, |role| weights.of(role) - weights.pawn);
            return EXCHANGES.iter().filter(|&&least| won >= least).count();
        }
        EXCHANGES.partition_point(|&least| see_ge(position, weights, mv, least))
    }

    /// Safety of a piece: 0 not attacked, 1 attacked and defended, 2 undefended, 3 attacked by a lesser piece.
    fn state(&self, square: Square, role: Role) -> usize {
        let [own, other] = &self.danger.maps;
        if role != Role::King && other.by_less_than(role).contains(square) {
            3
        } else if !other.all.contains(square) {
            0
        } else if own.all.contains(square) {
            1
        } else {
            2
        }
    }

    fn relation_to_last(&self, features: &mut MoveFeatures, from: Square, to: Square, role: usize) {
        let turn = self.situation.position.turn();
        if let Some(last) = self.situation.last {
            if last.to == to {
                features.add(RECAPTURE + role * 2 + usize::from(last.captured.is_some()));
            }
            let place = |square| {
                let (files, ranks) = apart(seen(turn, last.to), seen(turn, square));
                ((ranks + 7) * 15 + files + 7) as usize
            };
            features.add(FROM_LAST_TO + place(to));
            features.add(FROM_LAST_FROM + place(from));
        }
        if let Some(own) = self.situation.own
            && own.to == from
        {
            features.add(AGAIN + role);
            if own.from == to {
                features.add(BACK);
            }
        }
    }

    /// Pieces that the moved one attacks now and did not before, how near the king it aims, and how far it sees.
    fn attack(
        &self,
        features: &mut MoveFeatures,
        after: &Position,
        later: &Danger,
        role: usize,
        standing: Role,
        (from, to): (Square, Square),
    ) {
        let position = self.situation.position;
        let turn = position.turn();
        let mover = position.role_at(from).unwrap_or(standing);
        let before = piece_attacks(mover, turn, from, position.occupied());
        let now = piece_attacks(standing, turn, to, after.occupied());
        let others = after.by_color(!turn) & now & !before;
        let dearer = Role::ALL[standing.index()..]
            .iter()
            .filter(|&&role| Weights::CLASSICAL.of(role) > Weights::CLASSICAL.of(standing) + 50)
            .map(|&role| after.by_role(role))
            .fold(after.by_role(Role::King), |all, some| all | some);
        let threatened = others & (dearer | !later.maps[1].all);
        if let Some(dearest) = Role::ALL
            .into_iter()
            .rev()
            .find(|&role| (after.by_role(role) & threatened).any())
        {
            features.add(THREAT + role * 6 + dearest.index());
        }
        if threatened.is_many() {
            features.add(FORK + usize::from(threatened.count() > 2));
        }
        let aimed = (now & self.ring).count().min(3) as usize;
        features.add(KING_RING + role * 4 + aimed);
        let gain = now.count() as i32 - before.count() as i32;
        let class = (gain + 8).div_euclid(3).clamp(0, 5) as usize;
        features.add(MOBILITY + role * 6 + class);
    }
}

/// Files and ranks from one square to another.
fn apart(from: usize, to: usize) -> (i32, i32) {
    let (from, to) = (from as i32, to as i32);
    (to % 8 - from % 8, to / 8 - from / 8)
}

/// Squares on which a pawn of the side to move is passed: no enemy pawn before it on its file or those beside it.
fn passed_squares(position: &Position) -> Bitboard {
    let other = !position.turn();
    let pawns = position.pieces(other, Role::Pawn);
    let mut held = pawns | pawns.pawn_attacks(other);
    for _ in 0..6 {
        held |= match other {
            chess::Color::White => Bitboard(held.0 << 8),
            chess::Color::Black => Bitboard(held.0 >> 8),
        };
    }
    !held
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::situation::{Played, Pool};

    fn features(position: &Position, last: Option<Played>, uci: &str) -> Vec<usize> {
        let situation = Situation {
            position,
            last,
            own: None,
            ratings: [1500; 2],
            pool: Pool::Online,
            clock: None,
        };
        let danger = Danger::new(position, position.turn());
        let mv = position.parse_uci(uci).expect("legal");
        let all = moves(&situation, &danger);
        let one = all.iter().find(|features| features.mv == mv);
        let on = one.expect("listed").on().iter();
        on.map(|&feature| usize::from(feature)).collect()
    }

    #[test]
    fn what_a_player_sees_in_a_move_is_on() {
        let (queen, rook, pawn) = (Role::Queen.index(), Role::Rook.index(), Role::Pawn.index());
        for (fen, uci, on) in [
            // Back-rank mate.
            ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", CHECK + 2),
            // A queen put where a pawn takes her: the exchange loses more than a rook.
            (
                "4k3/8/2p5/8/8/8/8/3QK3 w - - 0 1",
                "d1d5",
                EXCHANGE + queen * 8,
            ),
            // A pawn taken for nothing.
            (
                "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1",
                "d1d5",
                EXCHANGE + rook * 8 + 4,
            ),
            (
                "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1",
                "d1d5",
                CAPTURE + rook * 6 + pawn,
            ),
            // A rook that a bishop attacks goes, or stays.
            (
                "4k3/8/8/3b4/8/8/8/K6R w - - 0 1",
                "h1h5",
                FROM_STATE + rook * 4 + 3,
            ),
            (
                "4k3/8/8/3b4/8/8/8/K6R w - - 0 1",
                "a1b1",
                OWN_LOSS + 3 * 5 + 3,
            ),
            ("4k3/8/8/3b4/8/8/8/K6R w - - 0 1", "h1g1", OWN_LOSS + 3 * 5),
            // A knight forks king and rook.
            ("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7", FORK),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", CASTLING),
            ("4k3/8/8/8/8/1P6/8/4K3 w - - 0 1", "b3b4", PASSED_PAWN + 3),
            ("4k3/8/8/8/8/8/8/4K2r w - - 0 1", "e1d2", EVASION),
        ] {
            let position = Position::from_fen(fen).expect("legal");
            let found = features(&position, None, uci);
            assert!(found.contains(&on), "{fen} {uci}: {on} {found:?}");
        }
    }

    #[test]
    fn black_sees_what_white_saw() {
        let white = Position::from_fen("r3k2r/p1pp4/8/8/2P5/8/PP1P4/R3K2R w KQkq - 0 1");
        let black = Position::from_fen("r3k2r/pp1p4/8/2p5/8/8/P1PP4/R3K2R b KQkq - 0 1");
        let (white, black) = (white.expect("legal"), black.expect("legal"));
        for (of_white, of_black) in [("c4c5", "c5c4"), ("e1g1", "e8g8"), ("h1h8", "h8h1")] {
            assert_eq!(
                features(&white, None, of_white),
                features(&black, None, of_black)
            );
        }
    }

    #[test]
    fn a_recapture_is_told_from_a_capture() {
        let mut position =
            Position::from_fen("4k3/2p5/3p4/4p3/3P4/8/8/4K2B w - - 0 1").expect("legal");
        let taken = position.parse_uci("d4e5").expect("legal");
        let last = Played::new(&position, taken);
        position.play(taken);
        let recapture = RECAPTURE + 1;
        assert!(features(&position, Some(last), "d6e5").contains(&recapture));
        assert!(!features(&position, Some(last), "d6d5").contains(&recapture));
        assert!(!features(&position, None, "d6e5").contains(&recapture));
    }
}
