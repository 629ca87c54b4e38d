//! The record of a game and its arbiter.
//!
//! A [`Game`] is its list of [`Event`]s and nothing else: [`Game::apply`] takes an event and the time at which it
//! happened, and either changes the game or refuses with a reason. Replaying the list gives the same game to the last
//! bit, so saving, resuming after a crash and testing are all the same list.
//!
//! This crate reads no clock and knows no browser and no engine: time is an argument.
//!
//! ```
//! use game::{Config, Event, Game, Reason, Timestamp};
//!
//! let mut game = Game::new(Config::default());
//! game.apply(Event::Start, Timestamp(0))?;
//! for (second, text) in ["f3", "e5", "g4", "Qh4"].into_iter().enumerate() {
//!     let mv = game.position().parse_san(text).expect("legal here");
//!     game.apply(Event::Move(mv), Timestamp(1000 * (second as u64 + 1)))?;
//! }
//! assert_eq!(game.outcome().expect("mate").reason, Reason::Checkmate);
//! # Ok::<(), game::Refusal>(())
//! ```

mod arbiter;
mod clock;
mod config;
mod control;
pub mod encoding;
mod event;
mod game_time;
mod growth;
pub mod judgement;
mod opening_line;
mod openings;
mod outcome;
pub mod pgn;
mod place;
mod refusal;
pub mod review;
mod rules;
mod saved;
mod side;
pub mod summary;
mod time;
pub mod tree;

pub use arbiter::{
    Changes, Displaced, Entry, Game, Moved, Phase, Ply, RefusedEvent, Replay, Ruling,
};
pub use clock::{Clock, Face, Reading, at_least, proportional};
pub use config::{Config, CorrespondenceTerms, PieceValues, Player, Robot, Strictness};
pub use control::{Bonus, Budget, Stage, Start, TimeControl, TimeError};
pub use event::{Claim, Correction, Event, Irregularity, Penalty, SealFault, Stamped};
pub use game_time::{GameTime, Look};
pub use growth::Growth;
pub use opening_line::OpeningLine;
pub use openings::{Continuation, FamilyNames, Opening, Openings, OpeningsError, OpeningsProblem};
pub use outcome::{Outcome, Points, Reason};
pub use refusal::Refusal;
pub use rules::{
    Away, BothFlags, ByClass, ClaimedIllegal, Class, ClassRules, Classes, FlagDraw, IllegalMoves,
    ImpossiblePosition, LongEnding, OffersAgain, QuickplayFinish, ReversedColours, RuleSet,
    Unsupervised, WrongClaim,
};
pub use saved::{SavedError, from_json, level_of_eight, to_json};
pub use time::{Millis, Timestamp};
