//! Refusals: the reasons why an action cannot be done.

use std::fmt;
use tournament::tie_break::CodeError;
use tournament::{event, pairing};

/// The reason why an action is refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The tournament's rules do not have it.
    Tournament(event::Refusal),
    /// The next round cannot be paired.
    Impossible(pairing::Impossible),
    /// A round, from 1, has boards without a result.
    ResultsMissing(usize),
    /// There is no such board in this round.
    NoBoard {
        /// The round, from 1.
        round: usize,
        /// The board.
        board: usize,
    },
    /// The board has no second player.
    NoOpponent,
    /// A player needs a name.
    NoName,
    /// Too many players.
    TooMany,
    /// A number of rounds that is too small for what was paired, or above 63.
    Rounds(usize),
    /// The system stays once a round is paired.
    SystemStays,
    /// A game of the last round has begun, so that its pairing stays.
    Begun,
    /// A file is opened by an empty night only.
    NotEmpty,
    /// The text of a report file has no player.
    NoReport,
    /// A robot's level, its rating or one of its piece values is 0, it has both a rating and piece values, or a person has either.
    Robot,
    /// A code is that of no tie-break.
    TieBreak(CodeError),
}

impl From<event::Refusal> for Refusal {
    fn from(refusal: event::Refusal) -> Refusal {
        Refusal::Tournament(refusal)
    }
}

impl From<pairing::Impossible> for Refusal {
    fn from(impossible: pairing::Impossible) -> Refusal {
        Refusal::Impossible(impossible)
    }
}

impl From<CodeError> for Refusal {
    fn from(why: CodeError) -> Refusal {
        Refusal::TieBreak(why)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Tournament(refusal) => refusal.fmt(f),
            Refusal::Impossible(why) => why.fmt(f),
            Refusal::ResultsMissing(round) => {
                write!(f, "round {round} has boards without a result")
            }
            Refusal::NoBoard { round, board } => write!(f, "round {round} has no board {board}"),
            Refusal::NoOpponent => write!(f, "the board has no second player"),
            Refusal::NoName => write!(f, "a player needs a name"),
            Refusal::TooMany => write!(f, "at most {} players", crate::MOST_PLAYERS),
            Refusal::Rounds(rounds) => write!(f, "{rounds} rounds cannot be played"),
            Refusal::SystemStays => write!(f, "the system stays once a round is paired"),
            Refusal::Begun => write!(f, "a game of the round has begun"),
            Refusal::NotEmpty => write!(f, "a report file is opened by an empty night"),
            Refusal::NoReport => write!(f, "the text is no report file with players"),
            Refusal::Robot => write!(
                f,
                "a robot has a level, and a rating or piece values of 1 or more"
            ),
            Refusal::TieBreak(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}
