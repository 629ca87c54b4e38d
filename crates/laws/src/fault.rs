//! Faults of a text of laws.

use std::fmt;

/// Fault of a text of laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Line, from 1.
    pub line: usize,
    /// Kind.
    pub kind: FaultKind,
}

/// Kind of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// There is no part or clause yet that the line could belong to.
    Nowhere,
    /// A clause has been there before.
    Twice(String),
    /// A translation has a part or clause that the laws do not have.
    Unknown(String),
    /// No field has this name.
    Field(String),
    /// The position cannot be played from.
    Board(String),
    /// The drawing is none, or stands without a board.
    Drawing(String),
    /// The move is not legal, or stands without a board.
    Move(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.kind {
            FaultKind::Nowhere => f.write_str("text before the first clause"),
            FaultKind::Twice(number) => write!(f, "{number} has been there before"),
            FaultKind::Unknown(name) => write!(f, "there is no {name}"),
            FaultKind::Field(name) => write!(f, "no field is named {name}"),
            FaultKind::Board(why) => write!(f, "not a position: {why}"),
            FaultKind::Drawing(text) => write!(f, "not a drawing: {text}"),
            FaultKind::Move(text) => write!(f, "not a legal move: {text}"),
        }
    }
}

impl std::error::Error for Fault {}
