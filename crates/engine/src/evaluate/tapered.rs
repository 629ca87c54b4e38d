//! A value in the middlegame and in the endgame.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// Middlegame and endgame value of one thing, in centipawns of a pawn of 100.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tapered(pub i32, pub i32);

impl Tapered {
    /// The value at a phase from 0 (bare endgame) to [`FULL_PHASE`] (all pieces on the board).
    pub(super) fn at(self, phase: i32) -> i32 {
        (self.0 * phase + self.1 * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

/// Phase of the start position: 1 a minor piece, 2 a rook, 4 a queen.
pub(super) const FULL_PHASE: i32 = 24;

impl Add for Tapered {
    type Output = Tapered;
    fn add(self, other: Tapered) -> Tapered {
        Tapered(self.0 + other.0, self.1 + other.1)
    }
}

impl Sub for Tapered {
    type Output = Tapered;
    fn sub(self, other: Tapered) -> Tapered {
        Tapered(self.0 - other.0, self.1 - other.1)
    }
}

impl Neg for Tapered {
    type Output = Tapered;
    fn neg(self) -> Tapered {
        Tapered(-self.0, -self.1)
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Tapered) {
        *self = *self + other;
    }
}

impl SubAssign for Tapered {
    fn sub_assign(&mut self, other: Tapered) {
        *self = *self - other;
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;
    fn mul(self, times: i32) -> Tapered {
        Tapered(self.0 * times, self.1 * times)
    }
}
