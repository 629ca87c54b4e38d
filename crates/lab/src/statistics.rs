//! The statistics of a match between two players, A and B.
//!
//! [`Games`] counts single games, [`Pairs`] counts what A made of both games from the same opening, once with each
//! colour. Where there are pairs they say more: the two games from a lopsided opening are not independent, and their
//! sum varies less than that of any two games. Everything else is the same for both.
//!
//! ```
//! use lab::statistics::{Games, Sprt, Verdict};
//!
//! // 120 games won, none drawn, 80 lost: 60 %.
//! let games = Games::new([80, 0, 120]);
//! let estimate = games.estimate().expect("games have been played");
//! assert_eq!(estimate.to_string(), "+70.4 ± 50.0");
//! assert_eq!(estimate.verdict(), Verdict::A);
//!
//! // 12 to 8 is 60 % too, and says nothing.
//! let few = Games::new([8, 0, 12]).estimate().expect("games have been played");
//! assert_eq!(few.verdict().to_string(), "no difference shown");
//!
//! let sprt = Sprt::new(0.0, 10.0, 0.05, 0.05)?;
//! assert_eq!(sprt.decision(sprt.llr(&games)), None);
//! # Ok::<(), lab::statistics::SprtError>(())
//! ```

mod distribution;
mod elo;
mod results;
mod sprt;

pub use elo::{Estimate, Verdict, expected_score};
pub use results::{Games, Pairs, Results};
pub use sprt::{Hypothesis, Sprt, SprtError};
