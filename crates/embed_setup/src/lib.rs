//! Descriptions of embedded boards: the attributes of a [`protocol::embed::Setup`], each as somebody wrote it, read to values by the
//! mode of the board, or an error that names the attribute. Nothing is guessed, and nothing here knows a page.

mod attribute;
pub mod free;
pub mod game;
pub mod lesson;
mod mode;
pub mod play;
mod position;
pub mod puzzle;

pub use attribute::{SetupError, given, named};
pub use mode::mode_of;
pub use position::{drawings, moves, position, setup};
