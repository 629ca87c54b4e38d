//! `sessa human`: the network of human moves.

mod engines;
pub mod fit;
pub mod measure;
mod sources;
mod tally;
