//! Positions from which a move leads into a set, 64 at once: retrograde analysis by bitboards.

use chess::{Color, Role, Square, knight_attacks, pawn_attacks};

use crate::layout::{Layout, attackers, attacks, bit};
use crate::sources::Source;

/// Sets of positions that a move may lead into: the opponent is to move in them.
#[derive(Clone, Copy)]
pub(crate) struct Goal<'a> {
    /// Positions of the table itself.
    pub(crate) own: &'a [u64],
    /// Results of positions in which the outer man has been captured: a word for each pair of kings.
    pub(crate) outer_taken: Option<&'a [u64]>,
    /// Results of positions in which the inner man has been captured: a word for each pair of kings.
    pub(crate) inner_taken: Option<&'a [u64]>,
    /// Results of positions after a promotion: a byte for each word of positions.
    pub(crate) promoted: Option<&'a [u64]>,
    /// Results of positions after a promotion that captures the outer man: a byte for each pair of kings.
    pub(crate) taking_promoted: Option<&'a [u64]>,
}

/// Attacks that depend on kings and outer man alone, found once for each word.
pub(crate) struct Reach {
    layout: Layout,
    /// The squares strictly between two.
    between: Vec<u64>,
    /// The squares that the outer man attacks, but for the inner man.
    from_outer: Vec<u64>,
    /// The squares from which the inner man attacks the outer one.
    onto_outer: Vec<u64>,
}

impl Reach {
    pub(crate) fn new(layout: Layout) -> Reach {
        let between =
            |number: usize| chess::between(Square::ALL[number / 64], Square::ALL[number % 64]).0;
        let words = if layout.outers > 1 { layout.words() } else { 0 };
        Reach {
            layout,
            between: (0..if words > 0 { 64 * 64 } else { 0 })
                .map(between)
                .collect(),
            from_outer: Vec::with_capacity(words),
            onto_outer: Vec::with_capacity(words),
        }
    }

    /// Finds the attacks of the next word.
    pub(crate) fn prepare(&mut self, word: usize) {
        let ([white, black], outer) = self.layout.squares(word);
        let material = self.layout.material;
        if let (Some(piece), Some(inner)) = (material.outer(), material.inner()) {
            let square = Square::ALL[outer];
            let kings = bit(white) | bit(black);
            self.from_outer
                .push(attacks(piece, square, kings).0 & !kings.0);
            self.onto_outer.push(attackers(inner, square, kings).0);
        }
    }

    /// The positions of a word, this side to move, from which a move leads into the sets. Positions that are illegal may be
    /// among them.
    pub(crate) fn positions(&self, goal: &Goal<'_>, word: usize, turn: Color) -> u64 {
        let Layout {
            material,
            kings,
            outers,
        } = self.layout;
        let (pair, outer) = (word / outers, word % outers);
        let mut found = 0;
        for step in kings.steps(pair, turn) {
            let turned = if outers > 1 {
                if step.to == outer {
                    if let Some(taken) = goal.outer_taken {
                        found |= step.symmetry.back(taken[step.pair]);
                    }
                    continue;
                }
                step.symmetry.square(outer)
            } else {
                0
            };
            found |= step.symmetry.back(goal.own[step.pair * outers + turned]);
            if let Some(taken) = goal.inner_taken {
                found |= (taken[step.pair] >> turned & 1) << step.to;
            }
        }
        if material.outer().is_some_and(|piece| piece.color == turn) {
            found |= self.by_outer(goal, word);
        }
        if let Some(piece) = material.inner().filter(|piece| piece.color == turn) {
            let target = goal.own[word];
            let ([white, black], _) = self.layout.squares(word);
            let fixed = bit(white).0 | bit(black).0;
            let fixed = if outers > 1 {
                fixed | 1 << outer
            } else {
                fixed
            };
            found |= match piece.role {
                Role::Pawn => {
                    pawn_origins(target, !fixed, turn) | self.promotions(goal, word, turn)
                }
                Role::Knight => knight_origins(target),
                role => slider_origins(role, target, !fixed),
            };
            if let Some(taken) = goal.outer_taken
                && taken[pair] >> outer & 1 == 1
            {
                found |= self.onto_outer[word];
            }
        }
        found
    }

    /// Moves of the outer man.
    fn by_outer(&self, goal: &Goal<'_>, word: usize) -> u64 {
        let (pair, outer) = (word / 64, word % 64);
        let (rows, _) = goal.own.as_chunks::<64>();
        let (betweens, _) = self.between.as_chunks::<64>();
        let (row, between) = (&rows[pair], &betweens[outer]);
        let mut found = 0;
        let mut left = self.from_outer[word];
        if let Some(taken) = goal.inner_taken {
            found |= left & taken[pair];
        }
        while left != 0 {
            let to = left.trailing_zeros() as usize & 63;
            // The inner man may not stand in the way.
            found |= row[to] & !between[to];
            left &= left - 1;
        }
        found
    }

    /// Promotions of the inner man, a pawn.
    fn promotions(&self, goal: &Goal<'_>, word: usize, turn: Color) -> u64 {
        let (pair, outer) = (word / self.layout.outers, word % self.layout.outers);
        let mut found = 0;
        if let Some(promoted) = goal.promoted {
            found |= Source::byte(promoted, word) << turn.fold(48, 8);
        }
        if let Some(taking) = goal.taking_promoted
            && outer / 8 == turn.fold(7, 0)
            && Source::byte(taking, pair) >> (outer % 8) & 1 == 1
        {
            found |= pawn_attacks(!turn, Square::ALL[outer]).0;
        }
        found
    }
}

/// The squares from which a knight reaches a set.
fn knight_origins(mut targets: u64) -> u64 {
    let mut found = 0;
    if targets.count_ones() > 12 {
        const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
        const NOT_AB: u64 = 0xFCFC_FCFC_FCFC_FCFC;
        const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;
        const NOT_GH: u64 = 0x3F3F_3F3F_3F3F_3F3F;
        found |= (targets << 17 | targets >> 15) & NOT_A;
        found |= (targets << 10 | targets >> 6) & NOT_AB;
        found |= (targets << 15 | targets >> 17) & NOT_H;
        return found | (targets << 6 | targets >> 10) & NOT_GH;
    }
    while targets != 0 {
        found |= knight_attacks(Square::ALL[targets.trailing_zeros() as usize]).0;
        targets &= targets - 1;
    }
    found
}

/// The squares from which a slider reaches a set of empty squares over empty ones (Kogge-Stone parallel prefix fill).
fn slider_origins(role: Role, targets: u64, empty: u64) -> u64 {
    const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
    const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    if targets == 0 {
        return 0;
    }
    let up = |shift: u32, board: u64| {
        let (mut set, mut way) = (targets, empty & board);
        set |= way & set << shift;
        way &= way << shift;
        set |= way & set << (2 * shift);
        way &= way << (2 * shift);
        set |= way & set << (4 * shift);
        set << shift & board
    };
    let down = |shift: u32, board: u64| {
        let (mut set, mut way) = (targets, empty & board);
        set |= way & set >> shift;
        way &= way >> shift;
        set |= way & set >> (2 * shift);
        way &= way >> (2 * shift);
        set |= way & set >> (4 * shift);
        set >> shift & board
    };
    let mut found = 0;
    if role != Role::Bishop {
        found |= up(8, u64::MAX) | down(8, u64::MAX) | up(1, NOT_A) | down(1, NOT_H);
    }
    if role != Role::Rook {
        found |= up(9, NOT_A) | up(7, NOT_H) | down(9, NOT_H) | down(7, NOT_A);
    }
    found
}

/// The squares from which a pawn goes, without capturing, to a set of squares.
fn pawn_origins(targets: u64, empty: u64, color: Color) -> u64 {
    const FOURTH: u64 = 0x0000_0000_FF00_0000;
    const FIFTH: u64 = 0x0000_00FF_0000_0000;
    match color {
        Color::White => targets >> 8 | ((targets & FOURTH) >> 8 & empty) >> 8,
        Color::Black => targets << 8 | ((targets & FIFTH) << 8 & empty) << 8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::{Bitboard, bishop_attacks, queen_attacks, rook_attacks};

    #[test]
    fn origins_are_the_squares_that_are_attacked_back() {
        let mut state = 1u64;
        let mut random = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            state ^ state >> 29
        };
        for _ in 0..2000 {
            let occupied = random() & random();
            let targets = random() & random() & random() & !occupied;
            let each = |attacks: &dyn Fn(Square) -> Bitboard| {
                let squares = Bitboard(targets).into_iter();
                squares.fold(0, |set, square| set | attacks(square).0)
            };
            let over = Bitboard(occupied);
            let slides = |role| slider_origins(role, targets, !occupied);
            assert_eq!(
                slides(Role::Rook),
                each(&|square| rook_attacks(square, over))
            );
            assert_eq!(
                slides(Role::Bishop),
                each(&|square| bishop_attacks(square, over))
            );
            assert_eq!(
                slides(Role::Queen),
                each(&|square| queen_attacks(square, over))
            );
            assert_eq!(knight_origins(targets), each(&knight_attacks));
            let many = targets | random();
            let knights = Bitboard(many).into_iter();
            let knights = knights.fold(0, |set, square| set | knight_attacks(square).0);
            assert_eq!(knight_origins(many), knights);
        }
    }

    #[test]
    fn pawns_come_from_one_square_or_two() {
        let e = |ranks: &[u32]| {
            ranks
                .iter()
                .fold(0u64, |set, rank| set | 1 << (8 * (rank - 1) + 4))
        };
        let white = |to, blocked: &[u32]| pawn_origins(e(&[to]), !e(blocked), Color::White);
        let black = |to, blocked: &[u32]| pawn_origins(e(&[to]), !e(blocked), Color::Black);
        assert_eq!(white(4, &[]), e(&[2, 3]));
        assert_eq!(white(4, &[3]), e(&[3]));
        assert_eq!(white(5, &[]), e(&[4]));
        assert_eq!(white(3, &[]), e(&[2]));
        assert_eq!(black(5, &[]), e(&[6, 7]));
        assert_eq!(black(5, &[6]), e(&[6]));
        assert_eq!(black(4, &[]), e(&[5]));
    }
}
