//! The chessboard component: drawing, pointer and keyboard input. It is the one place that interprets pointers and the keys
//! of a board. A [`BoardConfig`] of values goes in, [`Intent`]s and [`Key`]s come out, nothing else; it knows no laws of
//! chess, and pieces that they do not know can stand on it. Any number of boards may stand on a page, in a shadow root as
//! well: what the style sheets need of a board is on its own element.
//!
//! A view that mounts a [`Board`] provides `i18n::Words` as context.

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
mod promotion;
mod state;
#[cfg(test)]
mod tests;
mod tray;
mod view;

pub use config::{BoardConfig, Input, Intent, Key, Look};
pub use drag::Moving;
pub use drawing::{Drawn, Palette, outline};
pub use highlights::{Highlights, MoveVerdict};
pub use placement::{Piece, Placement};
pub use tray::Tray;
pub use view::{Board, Diagram};

/// Selector of the cursor's square within a board: the focus goes there when the board gets it.
pub const CURSOR: &str = ".square[tabindex='0']";
