//! Shatranj: its pieces on cards, what is different from today, and a game of it.
//!
//! `board_panel.rs` turns a `shatranj::Game` into placement and destinations, so that the board need not know the
//! rules. A drop is a legal move or nothing (`play.rs`). The robot's `shatranj::Search` runs on the page itself, one
//! slice of nodes a task, and an abandoned search is known by its number. `record.rs` saves the game after every move.
//! `entry.rs` reads typed moves in its notation.

mod board_panel;
mod cards;
mod entry;
mod lesson;
mod page;
mod play;
mod record;
mod wording;

pub use self::entry::field as shatranj_entry;
pub use self::play::Play as ShatranjPlay;

use crate::ScreenContext;
use leptos::prelude::*;

/// Lesson and game, a page.
pub fn shatranj(context: ScreenContext) -> AnyView {
    page::page(context)
}
