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
use game::PieceValues;
use leptos::prelude::*;

/// Input of the laboratory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabInput {
    /// Query of the address: the number of a step, or the settings that a link carries.
    pub query: String,
}

/// Commands of the laboratory to the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabCommand {
    /// Shows the step of this number.
    Step(usize),
    /// Has the robot judge by these piece values, and leads to Play.
    PlayAgainst(PieceValues),
}

/// The laboratory, a page.
pub fn lab(context: ScreenContext<LabInput, LabCommand>) -> AnyView {
    story::story(state::LabState::open(context))
}
