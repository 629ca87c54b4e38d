//! Statistics of games.
//!
//! [`statistics`] says which of two players is the stronger, by how much, and how sure that is. [`regression`] foretells numbers from others.

pub mod regression;
pub mod statistics;
