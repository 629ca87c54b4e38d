//! Chess puzzles: a position, a tree of right moves, themes and a rating.

mod puzzle;

pub use motif::{Theme, Themes};
pub use puzzle::{Puzzle, Rating, RightMove, Solution, Source};
