//! The laboratory: values of the pieces out of games, as a story in steps.

mod choices;
mod games;
mod match_games;
mod match_state;
mod meaning;
mod play;
mod plots;
mod questions;
mod scale;
mod state;
mod story;

use crate::ScreenContext;
use leptos::prelude::*;

/// The laboratory, a page.
pub fn lab(context: ScreenContext) -> AnyView {
    story::story(state::LabState::open(context))
}
