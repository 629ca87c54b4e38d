//! The neural network (NNUE) that evaluates positions, learned from the engine's own games.
//!
//! An "efficiently updated" network (Nasu 2018) of one hidden layer: `(768 → 128)×2 → 1`. Each side looks at the board
//! from its own perspective: twelve kinds of piece, own and other, on sixty-four squares are the inputs, of which at most 32 are
//! on, and each adds a row of weights to that side's accumulator. A move changes two to four inputs, so the accumulators
//! follow by as many additions. Whoever has the king on the right half of the board sees it in a mirror: a position and
//! its reflection are worth the same, and there is half as much to learn.
//!
//! The accumulators are clipped and squared (`SCReLU`), and the outcome is their product with the output weights of the
//! [`bucket`] the position falls into. All of it is integer arithmetic in fixed order-independent sums: one result
//! everywhere, however the compiler spreads it over vector registers.
//!
//! The weights are made by `sessa datagen` and `sessa train` from nothing but the engine; docs/engine.md tells how.

mod accumulator;
mod network;

pub(crate) use accumulator::Accumulators;
pub use network::{Network, WrongSize};

use chess::{Color, Role, Square};

/// Inputs a side has: twelve kinds of piece on sixty-four squares.
pub const INPUTS: usize = 768;

/// Values in the accumulator of a side.
pub const HIDDEN: usize = 128;

/// Output buckets: sets of output weights, by the number of pieces on the board.
pub const BUCKETS: usize = 8;

/// Quantisation of the accumulators (QA): the whole number that stands for 1.
pub const ACCUMULATOR_ONE: i32 = 255;

/// Quantisation of the output weights (QB): the whole number that stands for 1.
pub const OUTPUT_ONE: i32 = 64;

/// Centipawns to a unit of the output: a score of so many is worth 1 / (1 + 1/e) of a point.
pub const SCALE: i32 = 400;

/// The input a piece on a square turns on for a side, `own` if it is that side's.
///
/// `perspective` is the side's color, `mirrored` whether its king stands on files e to h.
pub fn input(perspective: Color, mirrored: bool, own: bool, role: Role, square: Square) -> usize {
    let turned = if perspective == Color::White { 0 } else { 56 };
    let flipped = if mirrored { 7 } else { 0 };
    let kind = role.index() + if own { 0 } else { 6 };
    kind * 64 + (square.index() ^ turned ^ flipped)
}

/// Horizontal mirroring: true where the side whose king stands here sees the board mirrored, on files e to h.
pub fn is_mirrored(king: Square) -> bool {
    king.index() % 8 >= 4
}

/// The output bucket of a board with so many pieces, kings counted.
pub fn bucket(pieces: usize) -> usize {
    (pieces.saturating_sub(1) / (32 / BUCKETS)).min(BUCKETS - 1)
}
