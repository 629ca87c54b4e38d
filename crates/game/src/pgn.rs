//! Games as text: Portable Game Notation, read and written.
//!
//! [`Reader`] turns bytes into calls of a [`Visitor`], whatever pieces the bytes come in, and keeps none of them. Its
//! priorities, in this order: no input makes it panic, take more than time in proportion to its length, or more memory
//! than the longest token it keeps; whatever is a game by the standard is read as what it is; a fault costs no more than
//! the rest of its own line, and never another game; speed.
//!
//! On it stand [`Replay`], which makes moves of words, and [`Import`], which makes a [`Tree`](crate::tree::Tree) of every
//! game, up to [`MOST_HALF_MOVES`], with the [`Problem`]s found on the way. [`write`] writes a tree in the export format. A
//! game that has been imported, written and imported again is the same.
//!
//! ```
//! let games = game::pgn::read(b"[White \"Anna\"]\n\n1. e4 e5 2. Ke3 Nf6 0-1");
//! let found = &games[0];
//! assert_eq!(found.tree.tags.get("White"), Some("Anna"));
//! assert_eq!(found.tree.main_line().count(), 2);
//! assert_eq!(
//!     found.problems[0].to_string(),
//!     "line 3, column 13, game 1: `Ke3` is not legal here: a king does not move from e1 to e3"
//! );
//! ```
//!
//! Source: “Standard: Portable Game Notation Specification and Implementation Guide”, 1994-03-12; sections in brackets,
//! as (PGN 8.2.5), are of it.
//!
//! Usual moves are read without a list of legal moves (`crates/chess/src/san_fast.rs`), others by
//! `crates/chess/src/notation.rs`. `of_game.rs` makes a tree of a game that was played here.

mod command;
mod comment;
mod export;
mod import;
mod limits;
mod movetext;
mod of_game;
mod problem;
mod reader;
mod replay;
mod tag;
mod text;
mod unread;
mod variant;
mod visitor;
mod words;

pub use crate::place::Place;
pub use export::{write, write_with};
pub use import::{Import, Imported, read};
pub use limits::{MOST_COMMENTS, MOST_HALF_MOVES, MOST_TAGS};
pub use of_game::{date, is_robot_name, of_game};
pub use problem::{Problem, ProblemKind};
pub use reader::{LONGEST, Reader};
pub use replay::{MOST_LEVELS, Replay};
pub use text::text;
pub use unread::unread;
pub use variant::Rules;
pub use visitor::{Visit, Visitor};
pub use words::ending;
