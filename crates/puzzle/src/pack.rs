//! Our own pack of puzzles: columns in blocks, small, filtered without decoding, and read from anywhere.
//!
//! A pack begins with `SessaPuz`, the version and the keys of its themes. Then come blocks, each of up to [`BLOCK`] puzzles:
//! their number, the length of what follows, and columns, each with its number and length. Ratings, popularity and a bit for
//! each theme are stored so that a [`Filter`] is answered by looking at them alone. Positions and solutions are arithmetically
//! coded, in groups of [`GROUP`] that can be decoded alone, with probabilities that the block brings with it; a move is its
//! place among the legal ones, of which the likely come first. docs/puzzles.md has the figures.
//!
//! A block whose columns of positions are left out ([`Pack::index`]) is what a large set needs in memory to be searched.

mod codec;
mod column;
mod range_coder;
mod read;
mod write;

pub use read::Pack;
pub(crate) use read::PackReader;
pub use write::{PackError, PackOptions, PackWriter};

/// The most puzzles of a block.
pub const BLOCK: usize = 8192;
/// The puzzles that are decoded together.
pub const GROUP: usize = 32;

/// The first bytes of a pack.
pub(crate) const MAGIC: &[u8; 8] = b"SessaPuz";
/// The most bytes of a block that is read.
const LONGEST_BLOCK: usize = 1 << 27;
