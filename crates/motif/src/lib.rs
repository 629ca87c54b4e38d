//! The motifs of chess, as puzzles, reviewed games and lessons name them.

mod theme;

pub use theme::{Theme, Themes, UnknownTheme};
