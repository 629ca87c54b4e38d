//! Simultaneous displays: one player, the giver, against 2 to 40 boards.
//!
//! A [`Simul`] is the record of a display: who sits at which board, the colours, the clock, and the key of each board's
//! game. It holds no game: the games live wherever their owner keeps them, and what the record asks of one is worked out of
//! it when it is asked ([`Standing::of`]). The laws of chess have no article on displays; what is decided here are house
//! rules, and each says so.
//!
//! ```
//! use simul::{Display, Mover, Simul, Standing, next};
//!
//! let simul = Simul::new(&Display::default(), 1_763_751_600_000, 7)?;
//! assert_eq!(simul.boards().len(), 8);
//! // The giver has moved on the first board, and his turn is on the second and the fourth.
//! let thinks = Standing::Opponent { is_here: false };
//! let standings = [thinks, Standing::Giver, thinks, Standing::Giver];
//! assert_eq!(next(&standings, 0, Mover::Giver), Some(1));
//! # Ok::<(), simul::DisplayError>(())
//! ```

mod board;
mod clock;
mod display;
mod record;
mod score;
mod standing;

pub use board::{Board, Opponent};
pub use clock::GiverClock;
pub use display::{Clock, Colors, Display, DisplayError, Opponents};
pub use record::{ReadError, Simul};
pub use score::{Score, Tally};
pub use standing::{Mover, Standing, next};

/// Fewest boards of a display.
pub const FEWEST: usize = 2;

/// Most boards of a display.
pub const MOST: usize = 40;
