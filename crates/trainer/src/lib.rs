//! Training of the engine's network: games against itself, and learning from them.
//!
//! [`selfplay`] makes positions with a score and a result, [`sample`] is how they are kept in a file, [`learn`] fits a
//! [`model`] to them.

pub mod learn;
pub mod model;
pub mod sample;
pub mod selfplay;
