//! Reasons for which a link is not written or not read.

use std::fmt;

/// Reason for which a text is no link to a game, or no longer the one that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is something else.
    Foreign,
    /// A newer version of the format, told by its first letter.
    Newer(char),
    /// Letters are missing at its end.
    Cut {
        /// Number of letters that are there.
        has: usize,
        /// Number of letters that there were, if so much is left that it can be told.
        of: Option<usize>,
    },
    /// Letters were changed on the way.
    Damaged,
    /// It is longer than any that is made.
    TooLong,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Foreign => f.write_str("this is no link to a game by correspondence"),
            LinkError::Newer(version) => write!(
                f,
                "the link is of version {version} of the format, this program reads version 1: use a newer program"
            ),
            LinkError::Cut { has, of: Some(of) } => write!(
                f,
                "the link was cut: {has} of its {of} letters are there; ask for it again, or copy all of it"
            ),
            LinkError::Cut { has, of: None } => write!(
                f,
                "the link was cut after {has} letters; ask for it again, or copy all of it"
            ),
            LinkError::Damaged => {
                f.write_str("letters of the link were changed on the way; ask for it again")
            }
            LinkError::TooLong => f.write_str("the text is longer than any link to a game"),
        }
    }
}

impl std::error::Error for LinkError {}

/// Reason for which a game cannot travel as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// It has a clock: only days for each move travel.
    Clock,
    /// Its rules are none of the editions of the laws on offer.
    Rules(String),
    /// Something happened in it that only an arbiter does or that needs a board, after this number of half-moves.
    Event(usize),
    /// A name is longer than 255 bytes of UTF-8.
    Name,
    /// Days for each move or of leave are more than a year, or none for a move.
    Days,
    /// There are days for each move, but the date is missing or before 2020 or after 2199.
    Date,
    /// The game is longer than a link can be.
    TooLong,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Clock => f.write_str("a game with a clock cannot be sent as a link"),
            WriteError::Rules(id) => write!(
                f,
                "the rules `{id}` cannot be sent as a link; choose one of the editions of the laws"
            ),
            WriteError::Event(plies) => write!(
                f,
                "after {plies} half-moves something happened that cannot be sent as a link"
            ),
            WriteError::Name => f.write_str("a name is too long to be sent as a link"),
            WriteError::Days => {
                f.write_str("days for a move are from 1 to 366, days of leave at most 366")
            }
            WriteError::Date => f.write_str("the date must be given, from 2020 to 2199"),
            WriteError::TooLong => f.write_str("the game is too long to be sent as a link"),
        }
    }
}

impl std::error::Error for WriteError {}
