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

use crate::ScreenContext;
use leptos::prelude::*;

/// The list of drills, a page.
pub fn drills(context: ScreenContext) -> AnyView {
    list::list(context)
}

/// Practice of one drill, a page without the bar.
pub fn drill(context: ScreenContext) -> AnyView {
    practice::practice(context)
}
