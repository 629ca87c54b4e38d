//! What the page and the sheets over it have in common: the words, the signs, what a player can set, and how the two
//! speak to each other.

pub mod clock_face;
pub mod door;
pub mod icon;
pub mod preferences;
pub mod words;
