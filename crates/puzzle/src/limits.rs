//! Limits of what is read: the length of a line and of a solution, and the version of packs.

/// The most bytes of a line that is read; one puzzle takes a few hundred.
pub const LONGEST_LINE: usize = 1 << 16;

/// The most half-moves of a solution, the opponent's before it among them.
pub const MOST_HALF_MOVES: usize = 128;

/// The version of packs that are read and written.
pub const PACK_VERSION: u8 = 1;
