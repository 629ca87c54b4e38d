//! Hand-crafted evaluation (HCE): the static worth of a position without any look-ahead.
//!
//! Material by run-time [`Weights`], piece-square tables, and the well-known cheap terms: mobility,
//! threats, pawn structure, the king's safety. Every term has a middlegame and an endgame value
//! and the two are mixed by the pieces left ("tapered").

mod endgame;
mod kpk;
mod pawns;
mod pieces;
mod tables;
mod tapered;

use chess::{Bitboard, Color, Position, Role, piece_attacks};

use crate::Weights;
use crate::score::MAX_EVAL;
use tapered::{FULL_PHASE, Tapered};

/// The right to move is worth something, except where there is little to do with it.
const TEMPO: Tapered = Tapered(16, 8);

/// A pawn that is sure to become a queen is worth so much more, and still less than the queen.
const WON_PAWN: i32 = 400;

/// Makes the tables that are made when first asked for (the KPK bitbase), some milliseconds' work: so no clock pays for it.
pub fn prepare() {
    kpk::won();
}

/// Static evaluation in centipawns for the side to move.
pub(crate) fn evaluate(position: &Position, weights: &Weights) -> i32 {
    let white = SideInfo::look_at(position, Color::White);
    let black = SideInfo::look_at(position, Color::Black);

    let mut material = 0;
    let mut phase = 0;
    for (side, sign) in [(&white, 1), (&black, -1)] {
        for role in Role::ALL {
            material += sign * side.count(role) * weights.of(role);
        }
        phase += side.count(Role::Knight)
            + side.count(Role::Bishop)
            + 2 * side.count(Role::Rook)
            + 4 * side.count(Role::Queen);
    }
    let phase = phase.min(FULL_PHASE);

    let mut terms = one_side(position, &white, &black) - one_side(position, &black, &white);
    match position.turn() {
        Color::White => terms += TEMPO,
        Color::Black => terms -= TEMPO,
    }

    let positional = Tapered(terms.0 * weights.pawn / 100, terms.1 * weights.pawn / 100);
    let mut score = (Tapered(material, material) + positional).at(phase);
    score += endgame::mop_up(position, &white, &black) * weights.pawn / 100;
    score = score * endgame::winning_chances(position, score, &white, &black, weights)
        / endgame::FULL_CHANCES;
    if let Some(won) = kpk::wins(position) {
        let sign = if white.pawns.is_empty() { -1 } else { 1 };
        score = if won {
            score + sign * WON_PAWN * weights.pawn / 100
        } else {
            score / endgame::FULL_CHANCES
        };
    }

    let score = fade(score, position);
    match position.turn() {
        Color::White => score,
        Color::Black => -score,
    }
}

/// The nearer the fifty-move rule (FIDE 9.3), the less an advantage is worth. Clear of mates.
///
/// Not so where there is a way to mate to be followed: the steps on it are worth less than what the clock would take away.
pub(crate) fn fade(score: i32, position: &Position) -> i32 {
    let clock = if has_bare_king(position) {
        0
    } else {
        position.halfmove_clock().min(100) as i32
    };
    let left = 200 - clock;
    (score * left / 200).clamp(-MAX_EVAL, MAX_EVAL)
}

/// True if a side has nothing but its king: then there is a way to mate to be followed, which the terms here know.
pub(crate) fn has_bare_king(position: &Position) -> bool {
    Color::ALL
        .iter()
        .any(|&color| !position.by_color(color).is_many())
}

/// A side with nothing but king and pawns may be in zugzwang.
pub(crate) fn has_non_pawn_material(position: &Position, color: Color) -> bool {
    let plain = position.by_role(Role::Pawn) | position.by_role(Role::King);
    (position.by_color(color) & !plain).any()
}

/// Features of one side that several terms need, looked up once.
struct SideInfo {
    color: Color,
    king: chess::Square,
    pawns: Bitboard,
    pawn_attacks: Bitboard,
    /// Piece counts by role.
    counts: [i32; 6],
}

impl SideInfo {
    fn look_at(position: &Position, color: Color) -> SideInfo {
        let pawns = position.pieces(color, Role::Pawn);
        SideInfo {
            color,
            king: position.king(color),
            pawns,
            pawn_attacks: pawns.pawn_attacks(color),
            counts: Role::ALL.map(|role| position.pieces(color, role).count() as i32),
        }
    }

    fn count(&self, role: Role) -> i32 {
        self.counts[role.index()]
    }

    /// Knights, bishops, rooks and queens.
    fn non_pawn_pieces(&self) -> i32 {
        self.counts[Role::Knight.index()..Role::King.index()]
            .iter()
            .sum()
    }
}

/// Everything but material that counts for `us`.
fn one_side(position: &Position, us: &SideInfo, them: &SideInfo) -> Tapered {
    let mut total = Tapered::default();
    for role in Role::ALL {
        for square in position.pieces(us.color, role) {
            total += tables::placement(us.color, role, square);
        }
    }
    total += pawns::structure(position, us, them);
    total += pieces::activity(position, us, them);
    total
}

/// Squares that a side attacks.
pub(crate) fn attacked_by(position: &Position, color: Color) -> Bitboard {
    let mut reach = position.pieces(color, Role::Pawn).pawn_attacks(color);
    for role in [
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ] {
        for square in position.pieces(color, role) {
            reach |= piece_attacks(role, color, square, position.occupied());
        }
    }
    reach
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::POSITIONS;

    fn value(fen: &str) -> i32 {
        let position = Position::from_fen(fen).expect("the tables hold legal positions");
        evaluate(&position, &Weights::CLASSICAL)
    }

    /// The position with colours exchanged and the board turned.
    fn mirrored(fen: &str) -> String {
        let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
        let swap = |text: &str| -> String {
            text.chars()
                .map(|c| {
                    if c.is_lowercase() {
                        c.to_ascii_uppercase()
                    } else {
                        c.to_ascii_lowercase()
                    }
                })
                .collect()
        };
        let ranks: Vec<String> = fields[0].split('/').rev().map(swap).collect();
        fields[0] = ranks.join("/");
        fields[1] = if fields[1] == "w" { "b" } else { "w" }.to_owned();
        fields[2] = swap(&fields[2]);
        fields.join(" ")
    }

    #[test]
    fn both_sides_are_judged_alike() {
        for fen in POSITIONS {
            assert_eq!(value(fen), value(&mirrored(fen)), "{fen}");
        }
    }

    #[test]
    fn the_start_position_is_worth_the_move() {
        assert_eq!(value(POSITIONS[0]), TEMPO.0);
    }

    #[test]
    fn what_books_teach_is_so() {
        for (better, worse) in [
            // A knight in the centre and on the rim.
            (
                "4k3/pppp4/8/8/4N3/8/PPPP4/4K3 w - - 0 1",
                "4k3/pppp4/8/8/7N/8/PPPP4/4K3 w - - 0 1",
            ),
            // Bishop pair against bishop and knight.
            (
                "4k3/pppp4/8/8/8/8/PPPP4/2B1KB2 w - - 0 1",
                "4k3/pppp4/8/8/8/8/PPPP4/2B1K1N1 w - - 0 1",
            ),
            // A rook on an open file.
            (
                "4k3/ppp5/8/8/8/8/PPP5/3RK3 w - - 0 1",
                "4k3/ppp5/8/8/8/8/PPP5/1R2K3 w - - 0 1",
            ),
            // A passed pawn further on.
            (
                "4k3/8/P7/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/P7/8/8/8/4K3 w - - 0 1",
            ),
            // Doubled pawns.
            (
                "4k3/8/8/8/8/8/2PPP3/4K3 w - - 0 1",
                "4k3/8/8/8/2P5/8/2P1P3/4K3 w - - 0 1",
            ),
            // Bishop and knight: the corner of the bishop's colour.
            (
                "k7/8/1K6/8/8/8/8/1NB5 w - - 0 1",
                "7k/8/6K1/8/8/8/8/1NB5 w - - 0 1",
            ),
        ] {
            let expected = if better.contains("1NB5") {
                value(worse)
            } else {
                value(better)
            };
            let other = if better.contains("1NB5") {
                value(better)
            } else {
                value(worse)
            };
            assert!(
                expected > other,
                "{better} against {worse}: {expected} and {other}"
            );
        }
    }

    #[test]
    fn what_cannot_be_won_is_worth_little() {
        for fen in [
            "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1",
            "4k3/1r6/8/8/8/8/8/RB2K3 w - - 0 1",
        ] {
            assert!(value(fen).abs() < 100, "{fen}: {}", value(fen));
        }
    }
}
