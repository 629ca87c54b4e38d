//! `sessa human`: the network of human moves.

pub mod blind;
mod engines;
pub mod fit;
pub mod fit_look;
mod judge;
pub mod measure;
mod sources;
mod tally;
