//! What must hold at a table, asked without a browser.

mod board;
mod claims;
mod clocks;
mod draws;
mod drops;
mod elsewhere;
mod hints;
mod owner;
mod premoves;
mod questions;
mod random;
mod robot;
mod saved;
mod sleep;
