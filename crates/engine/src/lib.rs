//! Sessa's engine: search and evaluation, and nothing else.
//!
//! It knows the laws (crate [`chess`]) but no clock, no thread and no browser. Whoever runs it hands
//! in a [`Host`], which is asked now and then whether to go on; so the same search runs bit for bit
//! in a terminal, in Node and in a web worker, and [`mod@bench`] proves it with one number.
//!
//! ```
//! use chess::Position;
//! use engine::{Engine, Limits, Root, Score, Unhurried};
//!
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
//! let mut engine = Engine::new(1);
//! let result = engine.search(&Root::new(position.clone()), &Limits::depth(4), &mut Unhurried);
//!
//! let best = result.best.expect("White has moves");
//! assert_eq!(position.to_san(best).to_string(), "Ra8#");
//! assert_eq!(result.info.best().score, Score::Mate(1));
//! ```
//!
//! Reading order: [`host`](Host) (how to drive it), `engine` (what it keeps), `searcher` (what a search keeps), `search` and
//! `quiescence` (the tree), `prune` and `extend` (which of it is not searched, and which deeper), `movepick`, `history`, `see`
//! and `transposition` (what makes it small), `evaluate` and `correction` (what a leaf is worth), [`Level`] (how it plays like
//! a weaker person).
//!
//! Everything that can change a move is integer arithmetic on fixed-size types: no floats, no hash
//! maps, no pointer-sized hashing. That is what makes the result equal on every platform.

pub mod bench;
mod correction;
mod deepening;
mod engine;
mod evaluate;
mod extend;
mod history;
mod host;
mod judge;
mod level;
mod movepick;
pub mod nnue;
mod prune;
mod quiescence;
mod score;
mod search;
mod searcher;
mod see;
pub mod time;
mod transposition;
mod weights;

pub use engine::Engine;
pub use host::{Control, Host, Info, Limits, Root, SearchResult, Unhurried, Variation};
pub use level::Level;
pub use score::Score;
pub use weights::Weights;
