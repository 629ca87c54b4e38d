//! One game at a table, as a functional core: intents and the time come in, effects go out as values.
//!
//! Nothing here knows a page, a storage, a timer or an engine: whoever owns a table carries its effects out. So any
//! number of tables can live beside each other, and all of it is tested natively.

mod dests;
mod premove;
mod premove_dests;

pub use dests::{Dests, Meaning, MoveConstraints, dest, dests, meaning, resolve_drop, shown};
pub use premove::{Movable, Premove};
pub use premove_dests::premove_dests;
