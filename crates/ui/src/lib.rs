//! What the page and the sheets over it have in common: the words, the signs, what a player can set and agree on, how the two
//! speak to each other, and to the workers.

pub mod backend;
pub mod case;
pub mod clock_face;
pub mod clock_words;
pub mod door;
pub mod focus;
pub mod icon;
pub mod kept;
pub mod librarian;
pub mod link;
pub mod names;
pub mod preferences;
pub mod terms;
pub mod words;
pub mod worker;
