//! The judge: whether a move solves a puzzle, and what to show if not.
//!
//! The stored line is the first candidate, and evidence. A mate as quick is as right, so is a move that wins as much after a deeper
//! search of both; a slower win is no failure; and what fails is told by the reply that refutes it. The mate solver decides about mates, the engine at a
//! fixed number of nodes about all else, so that the verdict is the same on every device.

mod bar;
pub(crate) mod messages;
mod preparation;
mod refutation;
mod settings;
mod task;
mod verdict;

pub use preparation::{Preparation, Step};
pub use settings::JudgeSettings;
pub use task::{Task, mates_in};
pub use verdict::{Draw, How, Verdict};
