//! Chess puzzles: a position, a tree of right moves, themes and a rating.

mod analyst;
mod check;
#[cfg(feature = "engine")]
mod engine_analyst;
mod judge;
mod level_rating;
mod mate;
mod material;
mod mine;
mod puzzle;
mod win_chance;

pub use analyst::{Analyst, Line, Root};
pub use check::{Check, Flaw, check};
#[cfg(feature = "engine")]
pub use engine_analyst::EngineAnalyst;
pub use judge::{Draw, How, JudgeSettings, Preparation, Step, Task, Verdict};
pub use level_rating::{Tries, rate_by_levels};
pub use mate::{Mate, MateSolver, OutOfNodes};
pub use mine::{MineProgress, MineRules, MineSettings, Mined, MinedGame, Miner, Rejection};
pub use motif::{Theme, Themes};
pub use puzzle::{Puzzle, Rating, RightMove, Solution, Source};
pub use win_chance::{SCALE, win_chance};
