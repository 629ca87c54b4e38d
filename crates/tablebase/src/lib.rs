//! Endgame tablebases: exact results of all positions of three men, and of four with at most one pawn.
//!
//! Tables are made by retrograde analysis, fast enough to be made where they are wanted: three men in milliseconds, four
//! without pawns in a fifth of a second, four with a pawn in about one. They hold the distance to mate (DTM) in half-moves. Castling,
//! the fifty-move rule and repetitions are not considered. docs/endings.md explains layout and algorithm.
//!
//! # A table, step by step
//!
//! A table depends on those that captures and promotions lead to; [`Tablebase::missing`] names all that have to be made, in
//! order. [`Builder::step`] does a piece of the work, so that a worker can tell of its progress, or stop:
//!
//! ```
//! use tablebase::{Builder, Tablebase};
//!
//! let mut tablebase = Tablebase::new();
//! for material in tablebase.missing("KPK".parse()?) {
//!     let builder = Builder::new(material, &tablebase);
//!     let mut builder = builder.expect("those it depends on come before it");
//!     while !builder.step(10_000).done {
//!         // Room for messages; `builder.progress()` has figures to show.
//!     }
//!     tablebase.insert(builder.finish());
//! }
//! assert_eq!(tablebase.tables().count(), 5);
//! # Ok::<(), tablebase::MaterialError>(())
//! ```
//!
//! # Asking it
//!
//! [`Tablebase::probe`] tells the value of a position, [`Tablebase::moves`] and [`Tablebase::effect`] what moves do to it,
//! [`Tablebase::best_move`] plays perfectly, [`Table::draw`] draws start positions by lot, [`DRILLS`] are endings to practise.

mod builder;
mod drill;
mod file;
mod judge;
mod kings;
mod layout;
mod material;
mod pawn_ending;
mod random;
mod reach;
mod sources;
mod start;
mod symmetry;
mod table;
mod tablebase;
mod value;

pub use builder::{Builder, Progress};
pub use drill::{DRILLS, Drill, PassMark, Task};
pub use file::{FILE_VERSION, FileError};
pub use judge::{MoveEffect, RatedMove, Refutation};
pub use material::{Material, MaterialError};
pub use pawn_ending::{key_squares, opposition};
pub use start::{Difficulty, PawnSquares, Start, Wanted};
pub use table::{Counts, Longest, Table};
pub use tablebase::{Tablebase, Unknown};
pub use value::Value;
