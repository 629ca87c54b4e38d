//! Chess puzzles: a position, a tree of right moves, themes and a rating.
//!
//! [`Puzzle`] is the thing itself. [`Reader`] reads files of puzzles of any kind and size, in pieces, and names what it cannot
//! read; [`write_csv`], [`write_epd`], [`write_pgn`] and [`PackWriter`] write them. A [`Pack`] is our own form: small, and
//! searched by a [`Filter`] without being decoded. [`rating`] is Glicko-2, [`repetition`] FSRS-6, [`review_log`] what both are
//! computed from. No files, no time, no chance: bytes and numbers come in, values go out.

mod analyst;
pub mod attempts;
mod check;
mod csv;
#[cfg(feature = "engine")]
mod difficulty;
#[cfg(feature = "engine")]
mod engine_analyst;
mod epd;
mod file_fault;
mod filter;
pub mod history;
mod judge;
pub mod kind;
mod known;
mod limits;
mod lines;
mod mate;
mod material;
pub mod message;
mod mine;
mod options;
mod pack;
pub mod percent;
mod pgn;
mod puzzle;
pub mod queue;
pub mod rating;
mod read;
pub mod repetition;
pub mod review_log;
pub mod run;
pub mod selection;
pub mod set_link;
pub mod solving;
mod unique;
mod win_chance;
mod write;
mod zstd;

pub use analyst::{Analyst, Line, Root};
pub use check::{Check, Flaw, Other, check};
#[cfg(feature = "engine")]
pub use difficulty::{PLAIN, TRAITS, Traits, rate_by_traits};
#[cfg(feature = "engine")]
pub use engine_analyst::EngineAnalyst;
pub use file_fault::{Field, FileFault, FileFaultKind, Place};
pub use filter::Filter;
pub use game::encoding;
pub use judge::{Draw, How, JudgeSettings, Preparation, Step, Task, Verdict, mates_in};
pub use known::Known;
pub use limits::{LONGEST_LINE, MOST_HALF_MOVES, PACK_VERSION};
pub use mate::{Mate, MateSolver, OutOfNodes};
pub use mine::{MineProgress, MineRules, MineSettings, Mined, MinedGame, Miner, Rejection};
pub use motif::{Theme, Themes};
pub use options::{Convention, Options};
pub use pack::{BLOCK, GROUP, Pack, PackError, PackOptions, PackWriter};
pub use puzzle::{Puzzle, Rating, RightMove, Solution, Source};
pub use read::{Counts, Reader, Take, TakeWithLine, read_text};
pub use unique::{SecondSolution, only_solution};
pub use win_chance::{SCALE, win_chance};
pub use write::{write_csv, write_csv_header, write_epd, write_pgn};
