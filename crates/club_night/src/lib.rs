//! Club nights: an organiser's record of a tournament on one device, and results that come in from the boards as codes.
//!
//! A [`Night`] is a list of [`Action`]s over a [`tournament::Tournament`]; replaying them gives the [`State`]: the players,
//! the boards of each round, the results. Every action can be taken back and done again. The list as JSON is what is stored
//! after each action, and what is handed over to another device.
//!
//! ```
//! use club_night::{Action, BoardResult, Entrant, EventId, Night};
//!
//! let mut night = Night::new(EventId::of(4711));
//! let names = ["Ann", "Bob", "Zoë"].map(|name| Entrant { name: name.to_owned(), ..Entrant::default() });
//! night.act(Action::Enter(names.to_vec()))?;
//! let pairs = night.state().pair(7)?;
//! night.act(pairs)?;
//! night.act(Action::Result { round: 1, board: 1, result: Some(BoardResult::WhiteWins) })?;
//! assert_eq!(night.state().result(1, 1), Some(BoardResult::WhiteWins));
//! night.undo();
//! assert_eq!(night.state().result(1, 1), None);
//! # Ok::<(), club_night::Refusal>(())
//! ```

mod action;
mod board_result;
mod code_symbols;
mod forbidden;
mod night;
mod numbers;
mod pairing;
mod receive;
mod record;
mod refusal;
mod report;
mod result_code;
mod state;
mod table;
mod typed;

pub use action::{Action, Entrant, Seat, System, Terms};
pub use board_result::BoardResult;
pub use night::Night;
pub use receive::Received;
pub use record::ReadError;
pub use refusal::Refusal;
pub use result_code::{BoardAddress, CodeError, EventId, ResultCode};
pub use state::{Board, Round, State};
pub use table::{Cell, Mark};
pub use typed::{ResultWord, ResultWords, Typed, typed};

/// Most players of a night: as many boards as a result code can name, twice.
pub const MOST_PLAYERS: usize = 1022;
