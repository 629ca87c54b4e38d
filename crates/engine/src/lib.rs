//! Sessa's engine: search and evaluation, and nothing else.
//!
//! It knows the laws (crate [`chess`]) and the terms in which its results are told (crate [`protocol`]) but no clock, no
//! thread and no browser. Whoever runs it hands in a [`Host`], which is asked now and then whether to go on; so the same search runs bit for bit
//! in a terminal, in Node and in a web worker, and [`mod@bench`] proves it with one number.
//!
//! ```
//! use chess::Position;
//! use engine::{Engine, Limits, Root, Score, NoHost};
//!
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
//! let mut engine = Engine::new(1);
//! let result = engine.search(&Root::new(position.clone()), &Limits::depth(4), &mut NoHost);
//!
//! let best = result.best.expect("White has moves");
//! assert_eq!(position.to_san(best).to_string(), "Ra8#");
//! assert_eq!(result.info.best().score, Score::Mate(1));
//! ```
//!
//! Reading order: [`host`](Host) (how to drive it), `engine` (what it keeps), `searcher` (what a search keeps), `search` and
//! `quiescence` (the tree), `pruning` and `singular_extensions` (which of it is not searched, and which deeper), `movepick`,
//! `history`, `see` and `transposition` (what makes it small), `nnue`, `evaluate` and `correction_history` (what a leaf is
//! worth), [`full_width`] (every move at the root, not far), [`Level`] (how it plays like a weaker person).
//!
//! Everything that can change a move is integer arithmetic on fixed-size types: no floats, no hash
//! maps, no pointer-sized hashing. That is what makes the result equal on every platform.

pub mod bench;
mod correction_history;
mod engine;
mod evaluate;
mod evaluator;
mod full_width;
mod history;
mod host;
mod iterative_deepening;
mod level;
mod movepick;
pub mod nnue;
mod node;
mod pruning;
mod quiescence;
mod rng;
mod score;
mod search;
mod searcher;
mod see;
mod singular_extensions;
pub mod time;
mod transposition;
mod weights;

pub use engine::Engine;
pub use evaluate::prepare;
pub use full_width::full_width;
pub use host::{Control, Host, Info, Limits, NoHost, Root, SearchResult, Variation};
pub use level::Level;
/// An evaluation for the side to move, in the form the page reads too.
pub use protocol::Score;
pub use rng::Rng;
pub use see::see_ge;
pub use weights::Weights;
