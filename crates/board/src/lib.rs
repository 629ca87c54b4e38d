//! The chessboard component: drawing, pointer and keyboard input, and chess in words. It is the one place that
//! interprets pointers and the keys of a board. A [`BoardConfig`] goes in, [`Intent`]s come out, nothing else; any
//! number of boards may stand on a page.
//!
//! A view that mounts a [`Board`] provides `ui::words::Words` as context.

mod config;
mod drag;
mod drawing;
mod geometry;
mod highlights;
mod keyboard;
mod piece_tracking;
mod pieces;
mod placement;
mod pointer;
mod premove_dests;
mod promotion;
mod state;
mod view;

pub use config::{BoardConfig, Intent, Movable, MoveConstraints};
pub use drawing::{Brush, Drawing, Drawn, Palette};
pub use geometry::{middle, neighbour, square_at};
pub use highlights::resolve_drop;
pub use placement::Premove;
pub use view::{Board, Coordinates};

use ui::{case, icon, names, preferences, words};

/// Selector of the cursor's square within a board: the focus goes there when the board gets it.
pub const CURSOR: &str = ".square[tabindex='0']";
