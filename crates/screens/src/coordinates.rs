//! Coordinates trainer: find a named square, name a marked square, say whether a square is light or dark.

mod board_panel;
mod page;
mod progress;
mod trainer;
mod training;

use crate::ScreenContext;
use crate::utterance::Utterance;
use leptos::prelude::*;
use platform::preferences::Preferences;

/// Input of the coordinates trainer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoordinatesInput {
    /// The present preferences.
    pub preferences: Preferences,
    /// The last utterance that was meant for the screen.
    pub heard: Utterance,
}

/// Commands of the coordinates trainer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CoordinatesCommand {
    /// To say this aloud, where the player wants that.
    Speak(String),
}

/// The context of this screen.
type Coordinates = ScreenContext<CoordinatesInput, CoordinatesCommand>;

/// The trainer, a page.
pub fn coordinates(context: Coordinates) -> AnyView {
    page::page(context)
}
