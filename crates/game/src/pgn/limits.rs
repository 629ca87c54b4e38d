//! Limits of a game of PGN: what is kept of it, so that no text takes more memory than that.

/// The most tags of a game that are kept.
pub const MOST_TAGS: usize = 500;
/// The most half-moves of a game that are kept, those of its variations among them: seven times as many as the longest
/// game can have that ends by seventy-five moves (FIDE 9.6.2).
pub const MOST_HALF_MOVES: usize = 1 << 17;
/// The most bytes of comments of a game that are kept.
pub const MOST_COMMENTS: usize = 32 << 20;
