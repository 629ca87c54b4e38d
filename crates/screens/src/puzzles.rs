//! Puzzles: the place where they are chosen, and the screen where they are solved.

mod address;
mod board_panel;
mod choice_form;
mod compose;
mod compose_board;
mod compose_state;
mod composition;
mod entry;
mod fault_text;
mod history;
mod home;
mod live_puzzle;
mod mining;
mod mode;
mod options;
mod progress;
mod race;
mod run_card;
mod run_panel;
mod run_records;
mod segment;
mod series;
mod set_page;
mod sets;
mod solve;
mod solver;
mod task_text;
mod themes;
mod trouble;
mod twenty;
mod verdict_text;
mod worksheet;

/// An attempt at a puzzle on its board: highlights, the last move, and the hint as a drawing.
pub mod puzzle_board {
    pub use super::board_panel::{highlights, hint, last_move};
}

/// A puzzle in words: the task, the side to move, the verdict on an answer; and its moves as PGN.
pub mod puzzle_text {
    pub use super::task_text::{pgn, side, task};
    pub use super::verdict_text::of as verdict;
}

pub use entry::field as puzzle_entry;
pub use live_puzzle::{Acted, LivePuzzle, PuzzleOwner};
pub use solver::Solver;

use crate::ScreenContext;
use leptos::prelude::*;

/// The place of the puzzles, a page.
pub fn puzzles(context: ScreenContext) -> AnyView {
    home::home(context)
}

/// The list of themes, a page.
pub fn puzzle_themes(context: ScreenContext) -> AnyView {
    themes::themes(context)
}

/// Mining of puzzles out of games, a page.
pub fn puzzle_mining(context: ScreenContext) -> AnyView {
    mining::mining(context)
}

/// The sets of puzzles, a page.
pub fn puzzle_sets(context: ScreenContext) -> AnyView {
    sets::sets(context)
}

/// One set, a page.
pub fn puzzle_set(context: ScreenContext) -> AnyView {
    set_page::set_page(context)
}

/// A puzzle made by hand, a page.
pub fn puzzle_compose(context: ScreenContext) -> AnyView {
    compose::compose(context)
}

/// The worksheet, a page.
pub fn puzzle_worksheet(context: ScreenContext) -> AnyView {
    worksheet::worksheet(context)
}

/// The puzzles that were tried, a page.
pub fn puzzle_history(context: ScreenContext) -> AnyView {
    history::history(context)
}

/// The race of two, a page without the bar.
pub fn puzzle_race(context: ScreenContext) -> AnyView {
    race::race(context)
}

/// Solving, a page without the bar.
pub fn solve(context: ScreenContext) -> AnyView {
    solve::solve(context)
}
