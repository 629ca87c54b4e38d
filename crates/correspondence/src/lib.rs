//! Correspondence chess without a server: a game that travels as a link or as a text.
//!
//! [`Letter`] is the game as it travels, with conditional moves and dates; [`write`] and [`read`] make a link of it and
//! a letter of a link ([format](../../../docs/correspondence.md)). [`compare`] tells a letter that has come in from the
//! game that is kept: what is new in it, that it is known already, or where the two part. [`iccf`], [`message`] and
//! [`calendar`] are texts for people and other programs.
//!
//! ```
//! use correspondence::{Letter, read, write};
//! use game::{Config, Event, Game, Timestamp};
//!
//! let mut game = Game::new(Config { seed: 7, ..Config::default() });
//! game.apply(Event::Start, Timestamp(0))?;
//! let e4 = game.position().parse_san("e4").expect("legal");
//! game.apply(Event::Move(e4), Timestamp(0))?;
//! let link = write(&Letter::of(game)).expect("it can travel");
//! let letter = read(&link).expect("nothing was lost on the way");
//! assert_eq!(letter.game.plies()[0].san.to_string(), "e4");
//! assert!(read(&link[..link.len() - 1]).is_err());
//! # Ok::<(), game::Refusal>(())
//! ```
//!
//! The crate knows no page, storage or clock: dates are arguments.

mod acts;
pub mod calendar;
mod compare;
mod conditions;
mod days;
mod desk;
mod envelope;
mod error;
pub mod iccf;
mod letter;
mod link;
pub mod message;
pub mod pgn;
mod radix;
mod start;

pub use acts::acts;
pub use compare::{Comparison, Parting, Step, automatic, compare};
pub use conditions::{ConditionError, Conditions, MOST_CONDITIONS};
pub use days::{Dates, Day, TimeLeft};
pub use desk::Desk;
pub use envelope::seal;
pub use error::{LinkError, WriteError};
pub use letter::{Letter, game_number};
pub use link::{FRAGMENT, LONGEST, in_text, read, write};
