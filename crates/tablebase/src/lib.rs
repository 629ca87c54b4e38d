//! Endgame tablebases: exact results of all positions of three men, and of four with at most one pawn.
mod builder;
mod kings;
mod layout;
mod material;
mod reach;
mod sources;
mod symmetry;
mod table;
mod tablebase;
mod value;

pub use builder::{Builder, Progress};
pub use material::{Material, MaterialError};
pub use table::{Counts, Table};
pub use tablebase::{Tablebase, Unknown};
pub use value::Value;
