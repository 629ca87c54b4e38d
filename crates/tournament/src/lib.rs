//! Chess tournaments: events, Swiss pairings by FIDE's Dutch rules of February 2026, round robins, knockouts, and report
//! files (TRF).
//!
//! A [`Tournament`] is a value; a [`History`] is the list of [`Event`]s that made it, and takes each of them back. No
//! clock, storage or randomness: the lot for colours is an event.
//!
//! ```
//! use chess::Color;
//! use tournament::{Event, History, Player, Tournament, pair};
//!
//! let mut club = History::new(Tournament { rounds: 3, ..Tournament::default() });
//! for name in ["Ann", "Bob", "Zoë"] {
//!     club.apply(Event::Enter(Player { name: name.to_owned(), ..Player::default() })).expect("names differ");
//! }
//! club.apply(Event::InitialColor(Color::White)).expect("a lot can be drawn");
//! let pairs = pair(club.tournament()).expect("a first round can be paired");
//! // Ann has White against Bob, and Zoë the bye.
//! assert_eq!((pairs[0].white, pairs[0].black), (0, Some(1)));
//! assert_eq!((pairs[1].white, pairs[1].black), (2, None));
//! ```
//!
//! The rules, article by article: `docs/tournaments.md`.

pub mod event;
pub mod format;
pub mod knockout;
mod matching;
pub mod next_round;
pub mod number;
pub mod pairing;
pub mod points;
pub mod rating;
pub mod roster;
pub mod round_robin;
pub mod scheveningen;
pub mod standings;
pub mod swiss;
pub mod team;
pub mod tie_break;
pub mod tournament;
pub mod trf;
mod wide;

pub use event::{Event, History};
pub use format::Format;
pub use next_round::{check, pair};
pub use pairing::Pairing;
pub use tournament::{Player, Tournament};
