//! Simultaneous display: the form before it, all boards at a glance, the result table. The board in play is the page's.

mod menu;
mod overview;
mod result_table;
mod setup_form;

use ::simul::{Display, Score, Standing};
use board::Placement;
use chess::Color;
use game::{Millis, Player, Points};
use i18n::{Lexicon, args};
use leptos::prelude::*;

pub use menu::simul_menu;
pub use overview::{BoardList, SimulOverview};
pub use setup_form::SetupForm;

/// A board of a display, as it is shown among the others. A handle.
#[derive(Clone, Copy)]
pub struct SimulBoard {
    /// Unlike that of any other game.
    pub id: u32,
    /// Number of the board, from 1.
    pub number: usize,
    /// Name of the opponent.
    pub opponent: Signal<String>,
    /// Colour of the giver.
    pub giver: Color,
    /// Standing of the game.
    pub standing: Signal<Standing>,
    /// The pieces on their squares.
    pub placement: Signal<Placement>,
}

/// A display, as its owner knows it. A handle.
#[derive(Clone, Copy)]
pub struct SimulInput {
    /// The boards that are set up, in walking order.
    pub boards: Signal<Vec<SimulBoard>>,
    /// The board in play, from 1.
    pub current: Signal<usize>,
    /// The board to go to from the others, from 1: the one in play, unless no person here is to move there.
    pub here: Signal<Option<usize>>,
    /// The next board in walking order, from 1.
    pub next: Signal<Option<usize>>,
    /// The result table.
    pub score: Signal<Score>,
    /// Time left on the giver's one clock, in milliseconds.
    pub time: Signal<Option<Millis>>,
    /// True while the clocks stand because the page was left.
    pub is_held: Signal<bool>,
    /// True once every game is over.
    pub is_over: Signal<bool>,
    /// True if the giver sees no pieces.
    pub is_blindfold: Signal<bool>,
}

/// Commands of the giver outside the boards.
pub enum SimulCommand {
    /// Begins a display.
    Begin(Display),
    /// Lets the clocks go on.
    GoOn,
    /// Adjudicates the game of the board in play.
    Adjudicate(Points),
    /// Starts the board in play anew.
    Restart,
    /// Saves all games as a file.
    Export,
    /// Ends the display.
    End,
}

/// Name of an opponent, as short as it can be: that of a robot is its rating or its level.
pub fn opponent_name(words: &Lexicon, player: Player, name: &str) -> String {
    match player {
        Player::Robot(robot) => match robot.rating {
            Some(rating) => words.with("elo-about", &args!["elo" => rating.to_string()]),
            None => words.with("simul-level", &args!["level" => robot.level]),
        },
        Player::Person | Player::Elsewhere if name.is_empty() => words.get("opponent"),
        Player::Person | Player::Elsewhere => name.to_owned(),
    }
}

/// Heading of a board: `Board 3 · Level 4`.
pub fn board_heading(words: &Lexicon, number: usize, opponent: &str) -> String {
    let board = words.with("simul-board", &args!["number" => number as u32]);
    format!("{board} · {opponent}")
}

/// The number of the next board in words, or that none waits.
pub fn next_text(words: &Lexicon, next: Option<usize>) -> String {
    match next {
        Some(number) => words.with("simul-next", &args!["number" => number as u32]),
        None => words.get("simul-none-waits"),
    }
}
