//! What the page and the sheets over it have in common: the words, the signs, what a player can set, agree on and keep, and
//! how the two speak to each other.

pub mod clock_face;
pub mod clock_words;
pub mod door;
pub mod icon;
pub mod own;
pub mod preferences;
pub mod terms;
pub mod words;
