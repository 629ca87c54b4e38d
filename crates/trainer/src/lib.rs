//! Training of networks: the engine's, from its games against itself, and that of human moves, from games of people.
//!
//! [`selfplay`] makes positions with a score and a result, [`sample`] is how they are kept in a file, [`learn`](mod@learn) fits a
//! [`model`] to them. [`human`] does all of this for the crate of that name.

mod adam;
pub mod human;
pub mod learn;
pub mod model;
mod parallel;
pub mod sample;
pub mod selfplay;
