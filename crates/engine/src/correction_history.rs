//! Correction history: the difference between static evaluation and search results, learnt by pawns and pieces.

use chess::{Bitboard, Color, Position, Role};

/// Entries of each table, a power of two.
const SIZE: usize = 1 << SIZE_BITS;
const SIZE_BITS: u32 = 14;

/// Pawns, minor pieces with the kings, White's pieces, Black's pieces.
const TABLES: usize = 4;

/// No entry leaves `-LIMIT..=LIMIT`.
const LIMIT: i32 = 1_024;

/// An entry moves by no more than this at once.
const STEP: i32 = LIMIT / 4;

/// Entries that add up to this are worth a centipawn.
const SCALE: i32 = 17;

/// Correction history: positions that share their pawns, or some of their pieces, are misjudged
/// alike. A quarter of a mebibyte.
pub(crate) struct Correction {
    /// By index, table and side to move.
    entries: Vec<[[i16; 2]; TABLES]>,
}

impl Correction {
    pub(crate) fn new() -> Correction {
        Correction {
            entries: vec![[[0; 2]; TABLES]; SIZE],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill([[0; 2]; TABLES]);
    }

    /// Centipawns to add to the static evaluation for the side to move.
    pub(crate) fn of(&self, position: &Position) -> i32 {
        let turn = position.turn().index();
        let entries = (indices(position).into_iter().enumerate())
            .map(|(table, index)| i32::from(self.entries[index][table][turn]));
        entries.sum::<i32>() / SCALE
    }

    /// Notes that a search `depth` plies deep found `error` centipawns more than the evaluation.
    pub(crate) fn learn(&mut self, position: &Position, error: i32, depth: i32) {
        let turn = position.turn().index();
        let bonus = (error * depth / 6).clamp(-STEP, STEP);
        for (table, index) in indices(position).into_iter().enumerate() {
            let entry = &mut self.entries[index][table][turn];
            let old = i32::from(*entry);
            *entry = (old + bonus - old * bonus.abs() / LIMIT) as i16;
        }
    }
}

fn indices(position: &Position) -> [usize; TABLES] {
    let of = |color, role| position.pieces(color, role);
    let both = |role| [of(Color::White, role), of(Color::Black, role)];
    let pieces = |color| {
        [
            of(color, Role::Knight),
            of(color, Role::Bishop),
            of(color, Role::Rook),
            of(color, Role::Queen),
            of(color, Role::King),
        ]
    };
    let minor = [Role::Knight, Role::Bishop, Role::King].map(both);
    [
        index(&both(Role::Pawn)),
        index(minor.as_flattened()),
        index(&pieces(Color::White)),
        index(&pieces(Color::Black)),
    ]
}

/// A hash of sets of squares: each is multiplied by an odd constant of its own, and the high bits
/// of the sum are well mixed (Dietzfelbinger et al. 1997).
fn index(sets: &[Bitboard]) -> usize {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut sum = 0_u64;
    let mut factor = GOLDEN;
    for set in sets {
        // High squares have to reach the high bits by more than one way.
        sum = sum.wrapping_add((set.0 ^ set.0 >> 32).wrapping_mul(factor));
        factor = factor.wrapping_mul(GOLDEN);
    }
    (sum >> (u64::BITS - SIZE_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::POSITIONS;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("the list holds legal positions")
    }

    #[test]
    fn errors_are_learnt_where_they_were_made_and_stay_bounded() {
        let mut correction = Correction::new();
        let start = position(POSITIONS[0]);
        for _ in 0..1_000 {
            correction.learn(&start, 30_000, 100);
        }
        let most = TABLES as i32 * LIMIT / SCALE;
        assert!(correction.of(&start) > most / 2 && correction.of(&start) <= most);
        // The same pieces for the other side to move, and other pieces.
        let black = start.play_null().expect("no check");
        assert_eq!(correction.of(&black), 0);
        assert_eq!(correction.of(&position(POSITIONS[11])), 0);
        correction.clear();
        assert_eq!(correction.of(&start), 0);
    }

    #[test]
    fn other_men_have_other_places() {
        let mut seen: Vec<_> = POSITIONS
            .iter()
            .map(|fen| indices(&position(fen))[2])
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() >= POSITIONS.len() - 3, "{seen:?}");
    }
}
