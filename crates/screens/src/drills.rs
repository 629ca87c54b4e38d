//! Drills of endings: the list, and the board where one is practised against perfect play.
//!
//! `#drills/krk` opens `run.rs`, which asks the tablebase worker for its tables. That worker reads them from the
//! database, or makes them in slices with progress reports and keeps them (`crates/tablebase_worker/src/tables.rs`). A
//! start position is drawn by a seed and comes with the values of all its moves, so that a move is judged at once
//! (`attempt.rs`, `crates/tablebase/src/judge.rs`). The best defence replies; `verdict_text.rs` words the verdict.

mod attempt;
mod board_panel;
mod choice;
mod distance_plot;
mod list;
mod practice;
mod progress;
mod run;
mod verdict_text;

use crate::lazy_entry::FetchField;
use crate::subject::Subject;
use crate::typed_moves::TypedMoves;
use crate::{ScreenContext, Utterance};
use game::Moved;
use leptos::prelude::*;
use platform::preferences::Preferences;

/// Input of the drills' screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrillsInput {
    /// The present preferences.
    pub preferences: Preferences,
    /// Query of the address: the drill, and what is wanted of it.
    pub query: String,
    /// The last utterance.
    pub heard: Utterance,
}

/// Commands of the drills' screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillsCommand {
    /// To go to the list.
    List,
    /// To practise what this query asks for.
    Practise(String),
    /// To open the lesson of this id.
    Lesson(String),
    /// To study this on the analysis board.
    Study(Subject),
    /// To make this move heard.
    Moved(Moved),
    /// To say this aloud, where the player wants that.
    Speak(String),
    /// To open the help.
    Help,
}

/// The context of these screens.
type Drills = ScreenContext<DrillsInput, DrillsCommand>;

/// The list of drills, a page.
pub fn drills(context: Drills) -> AnyView {
    list::list(context)
}

/// Practice of one drill, a page without the bar.
pub fn drill(context: Drills, fetch_entry: FetchField<TypedMoves>) -> AnyView {
    practice::practice(context, fetch_entry)
}
