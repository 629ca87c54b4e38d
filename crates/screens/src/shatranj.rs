//! Shatranj: its pieces on cards, what is different from today, and a game of it.

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
