//! The board that is seen and touched, and what is said and written of it: the one place that interprets pointers and the
//! keys of a board. A [`Table`] goes in, [`Intent`]s come out, nothing else; any number of boards may stand on a page.
//!
//! What mounts a [`Board`] provides `ui::words::Words` as context.

mod captured;
mod command;
mod desk;
mod drawing;
mod geometry;
mod hand;
mod keyboard;
mod marks;
mod men;
mod narrator;
mod placed;
mod placement;
mod pointer;
mod promotion;
mod reach;
mod table;
mod view;
mod written;

pub use captured::{lead, taken_by};
pub use command::{Aim, Command};
pub use drawing::{Brush, Drawing, Drawn, Palette};
pub use geometry::{middle, neighbour, square_at};
pub use marks::{goal, meant};
pub use narrator::Narrator;
pub use placement::Premove;
pub use table::{Bonds, Intent, Mover, Table};
pub use view::{Board, Coordinates};
pub use written::{spoken, written};

use ui::{case, icon, names, preferences, words};

/// Selects, within a board, the square the keyboard is at: there the focus goes that is given to the board.
pub const CURSOR: &str = ".square[tabindex='0']";
