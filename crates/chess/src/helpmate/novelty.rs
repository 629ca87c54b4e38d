//! Novelty of a position: has a piece come to a square where none of its kind stood before, alone or
//! together with another one?
//!
//! Without it a search that goes by its heuristic alone walks in circles wherever that misleads
//! (Lipovetzky and Geffner, "Best-First Width Search", 2017).

use alloc::vec;
use alloc::vec::Vec;

use crate::{Move, Position};

/// Two to this power bits remember what has been.
const BITS: u32 = 21;

/// Facts that have been seen among positions of the same stage. Two things that fall on one bit make a
/// position look older than it is, which only costs time.
pub(super) struct Novelty {
    bits: Vec<u64>,
}

impl Novelty {
    pub(super) fn new() -> Self {
        Self {
            bits: vec![0; 1 << (BITS - 6)],
        }
    }

    /// 0 if the piece just moved stands on a new square, 1 if only a pair of pieces with it is new, 2 if
    /// nothing is. `stage` tells apart positions that should not be compared.
    pub(super) fn degree(&mut self, position: &Position, m: Move, stage: usize) -> usize {
        let place = |square| {
            let piece = position.piece_at(square)?;
            let kind = 6 * piece.color.index() + piece.role.index();
            Some((64 * kind + square.index() + 1) as u64)
        };
        // After castling the king stands elsewhere; a new position of that kind is rare.
        let Some(moved) = place(m.to()) else {
            return 0;
        };
        let mut degree = 2;
        for other in position.occupied().without(m.to()) {
            let Some(other) = place(other) else { continue };
            if self.adds(stage, moved.min(other) << 10 | moved.max(other)) {
                degree = 1;
            }
        }
        if self.adds(stage, moved) { 0 } else { degree }
    }

    fn adds(&mut self, stage: usize, fact: u64) -> bool {
        let hash = ((stage as u64) << 20 | fact).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - BITS);
        let word = &mut self.bits[hash as usize / 64];
        let bit = 1 << (hash % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}
