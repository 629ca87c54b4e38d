//! The laboratory: values of the pieces out of games, as a story in steps.

mod choices;
mod games;
mod meaning;
mod play;
mod plots;
mod questions;
mod scale;
mod state;
mod story;

use crate::ScreenContext;
use leptos::prelude::*;

/// Input of the laboratory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabInput {
    /// Query of the address: the settings that a link carries.
    pub query: String,
}

/// The laboratory, a page.
pub fn lab(context: ScreenContext<LabInput, ()>) -> AnyView {
    story::story(state::LabState::open(context))
}
