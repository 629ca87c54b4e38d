//! Mining: puzzles out of a game.
//!
//! Two passes. The first searches every position of the game shortly, to find the moves after which the chances swing; the
//! second searches only there, with many nodes for the two best moves, and follows the line as long as only one move is
//! right. Nothing hangs from chance or time: the same game gives the same puzzles, and work that was stopped is done again.

mod candidate;
mod line;
mod miner;
mod settings;

pub use miner::{MineProgress, Mined, Miner};
pub use protocol::mine::Rejection;
pub use settings::{MineRules, MineSettings, MinedGame};
