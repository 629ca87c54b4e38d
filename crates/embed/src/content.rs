//! The content of a board, read from its description by its mode.

pub mod game;
pub mod lesson;
pub mod play;
pub mod puzzle;
