//! A game in words: moves, positions, rulings and illegal moves for screen readers, speech and answers to questions;
//! moves as the move list writes them; typed and spoken moves; what has been captured.

mod captured;
pub mod command;
pub mod entry;
mod narrator;
mod written;

pub use captured::{lead, taken_by};
pub use narrator::{Narrator, sentence};
pub use written::{spoken, written, written_text};
