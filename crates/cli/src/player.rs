//! Players: our engine in this process, or another program that speaks UCI.

mod in_process;
mod person;
mod program;

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use chess::{Move, UciError};
use engine::{Limits, Root, Score};
use game::Millis;

use in_process::InProcess;
use person::Person;
use program::Program;

pub use in_process::{Configuration, EvalSource};
pub use person::PersonConfig;

/// Configuration of a player.
pub struct PlayerConfig {
    /// Its name, if not the one it gives itself.
    pub name: Option<String>,
    pub kind: Kind,
}

/// Kinds of player.
pub enum Kind {
    /// Our own engine, in this process.
    Own(Configuration),
    /// A robot that plays like a person, in this process.
    Person(PersonConfig),
    /// Another program that speaks UCI.
    Program {
        /// The program and its arguments.
        command: Vec<String>,
        /// Options it is given: name and value.
        options: Vec<(String, String)>,
        /// Longest time for an answer where no clock runs.
        patience: Duration,
    },
}

impl PlayerConfig {
    /// A player ready for its first game; or why there is none.
    pub fn start(&self, chess960: bool) -> Result<Box<dyn Player>, String> {
        Ok(match &self.kind {
            Kind::Own(configuration) => Box::new(InProcess::new(configuration)?),
            Kind::Person(config) => Box::new(Person::new(*config)?),
            Kind::Program {
                command,
                options,
                patience,
            } => Box::new(Program::start(command, options, *patience, chess960)?),
        })
    }
}

/// A player at the board.
pub trait Player {
    /// The name it gives itself.
    fn name(&self) -> String;

    /// A new game begins. The seed is for players that leave something to chance.
    fn begin(&mut self, seed: u64) -> Result<(), Failure>;

    /// Finds a move.
    fn think(&mut self, request: &MoveRequest<'_>) -> Result<Thought, Failure>;
}

/// Request for a move: the game so far and its limits.
pub struct MoveRequest<'a> {
    /// The position where the game began, as FEN.
    pub start: &'a str,
    /// The moves since, as UCI writes them.
    pub moves: &'a [String],
    /// The position they lead to.
    pub root: &'a Root,
    pub time: Time,
    pub limits: Limits,
    /// The match is over: nobody waits for the answer.
    pub over: &'a AtomicBool,
}

/// The time there is for an answer, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub enum Time {
    /// As much as it takes.
    Unlimited,
    /// So much for this move.
    Each { left: Millis, margin: Millis },
    /// A clock.
    Clock {
        /// White's and Black's.
        left: [Millis; 2],
        increment: [Millis; 2],
        /// Whose it is to move, as an index.
        own: usize,
        moves_to_go: Option<u32>,
        margin: Millis,
    },
}

impl Time {
    /// After so long no answer can be in time.
    pub fn most(self) -> Option<Duration> {
        let (left, margin) = match self {
            Time::Unlimited => return None,
            Time::Each { left, margin } => (left, margin),
            Time::Clock {
                left, own, margin, ..
            } => (left[own], margin),
        };
        Some(Duration::from_millis(left.saturating_add(margin)))
    }
}

/// A move and what its player thinks of it.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    pub mv: Move,
    /// Worth of the position for the player, as far as it says.
    pub score: Option<Score>,
    /// Half-moves it looked ahead.
    pub depth: Option<u32>,
}

/// Why a player has no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Its program has ended.
    Ended(String),
    /// It does not answer.
    Silent(Duration),
    /// Its time is up.
    Late,
    /// Its move is not one.
    Illegal(UciError),
}

impl Failure {
    /// A word or two for a list.
    pub fn kind(&self) -> &'static str {
        match self {
            Failure::Ended(_) => "crash",
            Failure::Silent(_) => "no answer",
            Failure::Late => "loss on time",
            Failure::Illegal(_) => "illegal move",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Ended(how) => write!(f, "the program ended: {how}"),
            Failure::Silent(time) => write!(f, "no answer for {} s", time.as_secs_f64()),
            Failure::Late => write!(f, "the time was up"),
            Failure::Illegal(error) => write!(f, "{error}"),
        }
    }
}

/// A command line as words; quotes keep words together. `None` if a quote is not closed.
pub fn split(line: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let mut within = false;
    let mut quote = None;
    for letter in line.chars() {
        match quote {
            Some(end) if letter == end => quote = None,
            None if letter.is_whitespace() => within = false,
            _ => {
                if !within {
                    words.push(String::new());
                    within = true;
                }
                if quote.is_none() && matches!(letter, '"' | '\'') {
                    quote = Some(letter);
                } else {
                    words.last_mut().expect("a word was begun").push(letter);
                }
            }
        }
    }
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split() {
        let words = |line| split(line).expect("quotes are closed");
        assert_eq!(words("  a  -b "), ["a", "-b"]);
        assert_eq!(words("'a b' c\"d e\"f ''"), ["a b", "cd ef", ""]);
        assert_eq!(split("a 'b"), None);
    }
}
