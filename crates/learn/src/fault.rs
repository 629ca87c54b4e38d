//! Faults of lesson files: what could not be read, on which line and in which step, and what to do.

use chess::FenError;
use std::fmt;

/// Something in a lesson that could not be read. What is around it is read all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The step, counted from 1; `None` above the first.
    pub step: Option<usize>,
    /// The kind of the fault.
    pub kind: FaultKind,
}

/// The kind of a fault in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// The text is longer than [`LONGEST`](crate::read::LONGEST).
    TooLong,
    /// No line says `lesson` and an id.
    NoLesson,
    /// An id that is not of small letters, digits and `-`.
    Id(String),
    /// A lesson without a title.
    NoTitle,
    /// A lesson without steps that can be read.
    NoSteps,
    /// A line at the left edge that begins neither a step nor what is said of the lesson, and what may be meant.
    Kind(String, Option<&'static str>),
    /// A field that no step of this kind has, and what may be meant.
    Key(String, Option<&'static str>),
    /// A field that is there twice.
    Twice(String),
    /// A field that is needed.
    Missing(&'static str),
    /// A board that cannot be read.
    Board(FenError),
    /// A board from which one cannot play by the laws, where that is needed.
    NotLegal(FenError),
    /// A move that is not legal there, or may be several.
    Move(String),
    /// No square, or no drawing.
    Square(String),
    /// No number that fits.
    Number(String),
    /// A word that this field does not know, and what may be meant.
    Word(String, Option<&'static str>),
    /// An option without words, or fewer than two of them, or none that is right.
    Options,
    /// A task that is done before it is begun, or cannot be done.
    Impossible,
    /// Another number of fewest moves than `par` says.
    Par(u32),
    /// A translation with another kind of step in this place, and the one of the lesson.
    Translation(&'static str),
}

impl FaultKind {
    /// Its name, by which messages are found.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::TooLong => "too-long",
            Self::NoLesson => "no-lesson",
            Self::Id(_) => "id",
            Self::NoTitle => "no-title",
            Self::NoSteps => "no-steps",
            Self::Kind(..) => "kind",
            Self::Key(..) => "key",
            Self::Twice(_) => "twice",
            Self::Missing(_) => "missing",
            Self::Board(_) => "board",
            Self::NotLegal(_) => "not-legal",
            Self::Move(_) => "move",
            Self::Square(_) => "square",
            Self::Number(_) => "number",
            Self::Word(..) => "word",
            Self::Options => "options",
            Self::Impossible => "impossible",
            Self::Par(_) => "par",
            Self::Translation(_) => "translation",
        }
    }

    /// The word it is about: what was written, or what is expected.
    pub fn word(&self) -> String {
        match self {
            Self::Id(word)
            | Self::Kind(word, _)
            | Self::Key(word, _)
            | Self::Twice(word)
            | Self::Move(word)
            | Self::Square(word)
            | Self::Number(word)
            | Self::Word(word, _) => word.clone(),
            Self::Missing(word) | Self::Translation(word) => (*word).to_owned(),
            Self::Board(error) | Self::NotLegal(error) => error.to_string(),
            Self::Par(fewest) => fewest.to_string(),
            _ => String::new(),
        }
    }

    /// The word that may be meant.
    pub const fn suggestion(&self) -> Option<&'static str> {
        match self {
            Self::Kind(_, near) | Self::Key(_, near) | Self::Word(_, near) => *near,
            _ => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(step) = self.step {
            write!(f, ", step {step}")?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = self.word();
        match self {
            Self::TooLong => f.write_str("the text is too long for a lesson; split it"),
            Self::NoLesson => f.write_str("a lesson begins with a line such as `lesson rook`"),
            Self::Id(_) => write!(f, "`{word}` is no id: small letters, digits and `-`"),
            Self::NoTitle => f.write_str("the lesson has no `title`"),
            Self::NoSteps => f.write_str("the lesson has no step that can be read"),
            Self::Kind(..) => write!(
                f,
                "`{word}` begins no step (tell, move, reach, take, find, setup, choose, play); what belongs to a step is indented"
            ),
            Self::Key(..) => write!(f, "a step of this kind has no `{word}`"),
            Self::Twice(_) => write!(f, "`{word}` is there twice; the first is used"),
            Self::Missing(_) => write!(f, "`{word}` is missing"),
            Self::Board(_) => write!(f, "board: {word}; or write `start` or `empty`"),
            Self::NotLegal(_) => write!(f, "this step needs a position of the laws: {word}"),
            Self::Move(_) => write!(f, "`{word}` is not a legal move here, or may be several"),
            Self::Square(_) => write!(f, "`{word}` is neither a square (`e4`) nor an arrow (`e2e4`)"),
            Self::Number(_) => write!(f, "`{word}` is not a number that fits"),
            Self::Word(..) => write!(f, "`{word}` is not known here"),
            Self::Options => f.write_str(
                "a question has at least two options with words, and at least one that is right (`option!`)",
            ),
            Self::Impossible => f.write_str("this cannot be done, or is done before it is begun"),
            Self::Par(_) => write!(f, "the fewest moves are {word}; write `par {word}`"),
            Self::Translation(_) => write!(f, "the lesson has a step `{word}` here; a translation has the same steps"),
        }?;
        match self.suggestion() {
            Some(near) => write!(f, "; is `{near}` meant?"),
            None => Ok(()),
        }
    }
}
