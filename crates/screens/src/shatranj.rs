//! Shatranj: its pieces on cards, what is different from today, and a game of it.
//!
//! `board_panel.rs` turns a `shatranj::Game` into placement and destinations, so that the board need not know the
//! rules. A drop is a legal move or nothing (`play.rs`). The robot's `shatranj::Search` runs on the page itself, one
//! slice of nodes a task, and an abandoned search is known by its number. `record.rs` saves the game after every move.

mod board_panel;
mod cards;
mod lesson;
mod page;
mod play;
mod record;
mod wording;

use crate::ScreenContext;
use leptos::prelude::*;
use platform::preferences::Preferences;
use table::Sound;

/// Input of the screen of shatranj.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShatranjInput {
    /// The present preferences.
    pub preferences: Preferences,
    /// Query of the address: `fen=` and a position to play from.
    pub query: String,
}

/// Commands of the screen of shatranj.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShatranjCommand {
    /// To make this heard.
    Sound(Sound),
    /// To say this aloud, where the player wants that.
    Speak(String),
}

/// The context of this screen.
type Shatranj = ScreenContext<ShatranjInput, ShatranjCommand>;

/// Lesson and game, a page.
pub fn shatranj(context: Shatranj) -> AnyView {
    page::page(context)
}
