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
mod run_panel;
mod segment;
mod series;
mod set_page;
mod sets;
mod solve;
mod solver;
mod task_text;
mod themes;
mod trouble;
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
use crate::lazy_entry::FetchField;
use crate::subject::Subject;
use crate::utterance::Utterance;
use chess::Position;
use game::Moved;
use leptos::prelude::*;
use platform::preferences::Preferences;

/// Input of the puzzle screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzlesInput {
    /// The present preferences.
    pub preferences: Preferences,
    /// Query of the address.
    pub query: String,
    /// The last utterance that was meant for the screen.
    pub heard: Utterance,
}

/// Commands of the puzzle screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzlesCommand {
    /// To solve what this query asks for.
    Solve(String),
    /// To have the address name the puzzle that is on the board: its query.
    Name(String),
    /// To choose puzzles by what they are, beginning with the choice in this query.
    Choose(String),
    /// To go to another of the puzzle screens.
    Go(PuzzlesPlace),
    /// To go to another of them with a query.
    Visit(PuzzlesPlace, String),
    /// To study this on the analysis board.
    Study(Subject),
    /// To share or embed a puzzle: the query of the screen that does.
    Embed(String),
    /// To play on from this position against the robot.
    Play(Position),
    /// To make this move heard.
    Moved(Moved),
    /// To say this aloud, where the player wants that.
    Speak(String),
    /// To open the help.
    Help,
}

/// The puzzle screens but that of solving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlesPlace {
    /// The place of the puzzles.
    Home,
    /// The list of themes.
    Themes,
    /// Mining of puzzles out of games.
    Mining,
    /// The sets.
    Sets,
    /// One set, of one's own or of a link.
    Set,
    /// A puzzle made by hand.
    Compose,
    /// The worksheet.
    Worksheet,
    /// The puzzles that were tried.
    History,
    /// The drills of endings.
    Drills,
}

/// The context of these screens.
type Puzzles = ScreenContext<PuzzlesInput, PuzzlesCommand>;

/// The place of the puzzles, a page.
pub fn puzzles(context: Puzzles) -> AnyView {
    home::home(context)
}

/// The list of themes, a page.
pub fn puzzle_themes(context: Puzzles) -> AnyView {
    themes::themes(context)
}

/// Mining of puzzles out of games, a page.
pub fn puzzle_mining(context: Puzzles) -> AnyView {
    mining::mining(context)
}

/// The sets of puzzles, a page.
pub fn puzzle_sets(context: Puzzles) -> AnyView {
    sets::sets(context)
}

/// One set, a page.
pub fn puzzle_set(context: Puzzles) -> AnyView {
    set_page::set_page(context)
}

/// A puzzle made by hand, a page.
pub fn puzzle_compose(context: Puzzles) -> AnyView {
    compose::compose(context)
}

/// The worksheet, a page.
pub fn puzzle_worksheet(context: Puzzles) -> AnyView {
    worksheet::worksheet(context)
}

/// The puzzles that were tried, a page.
pub fn puzzle_history(context: Puzzles) -> AnyView {
    history::history(context)
}

/// Solving, a page without the bar.
pub fn solve(context: Puzzles, fetch_entry: FetchField<Solver>) -> AnyView {
    solve::solve(context, fetch_entry)
}
