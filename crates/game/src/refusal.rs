//! Why an event was not accepted. A refused event leaves the game as it was.

use crate::time::Timestamp;
use chess::{Color, Move};
use std::fmt;

/// Why [`Game::apply`](crate::Game::apply) did not accept an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has not been started.
    NotStarted,
    /// The game has been started already.
    AlreadyStarted,
    /// The result stands; nothing can follow it.
    Over,
    /// The clocks are stopped; resume first.
    Paused,
    /// The clocks are not stopped.
    NotPaused,
    /// The move is not legal in this position (FIDE 3).
    IllegalMove(Move),
    /// Neither repetition nor move count allows this claim (FIDE 9.2, 9.3).
    NothingToClaim,
    /// This side has a draw offer standing, or has made one since its last move (FIDE 9.1.2.3, 11.5).
    OfferedAlready,
    /// The other side has not offered a draw.
    NoOffer,
    /// The flag of the side on the move fell before this: send [`Event::Flag`](crate::Event::Flag).
    FlagFallen(Color),
    /// This side still has time, or its clock is not running.
    TimeLeft(Color),
    /// The game is played without a clock.
    Untimed,
    /// The event is older than the one before it, which happened at the time named.
    TimeWentBack(Timestamp),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotStarted => f.write_str("the game has not been started"),
            Refusal::AlreadyStarted => f.write_str("the game has been started already"),
            Refusal::Over => f.write_str("the game is over"),
            Refusal::Paused => f.write_str("the game is paused; resume it first"),
            Refusal::NotPaused => f.write_str("the game is not paused"),
            Refusal::IllegalMove(mv) => {
                write!(f, "{}–{} is not a legal move here", mv.from(), mv.to())
            }
            Refusal::NothingToClaim => {
                f.write_str("neither repetition nor the move count allows a claim now")
            }
            Refusal::OfferedAlready => {
                f.write_str("a draw has been offered already; make a move first")
            }
            Refusal::NoOffer => f.write_str("no draw has been offered"),
            Refusal::FlagFallen(side) => write!(f, "{side:?}'s time is up"),
            Refusal::TimeLeft(side) => write!(f, "{side:?}'s time is not up"),
            Refusal::Untimed => f.write_str("this game is played without a clock"),
            Refusal::TimeWentBack(last) => {
                write!(f, "the event before happened later, at {} ms", last.0)
            }
        }
    }
}

impl std::error::Error for Refusal {}
