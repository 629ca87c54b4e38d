//! Faults of a TRF file.

use core::fmt;

use crate::points::Points;

/// A fault and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Line, from 1; 0 if the fault is of the whole file.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The fault.
    pub kind: FaultKind,
}

/// A fault of a TRF file, with starting numbers and rounds from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A number was expected.
    Number(String),
    /// Points were expected, such as `2.5`.
    Points(String),
    /// A colour is neither `w`, `b` nor `-`.
    Color(char),
    /// A result is unknown, or impossible with or without an opponent.
    Result(char),
    /// The line ends before its columns do.
    Short,
    /// A starting number stands twice; the second line is left out.
    Twice(usize),
    /// No player has this number.
    Unknown(usize),
    /// A player is their own opponent.
    Self_(usize),
    /// The entry of the opponent says something else: player, opponent, round.
    Contradiction(usize, usize, usize),
    /// The points in the line are not those of the results: player, written, counted.
    Score(usize, Points, Points),
    /// More rounds have been paired than the tournament has.
    Rounds(usize, usize),
    /// A value of a line is not known, such as a symbol of a point system.
    Symbol(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}, column {}: ", self.line, self.column)?;
        }
        match &self.kind {
            FaultKind::Number(text) => write!(f, "expected a number, found `{text}`"),
            FaultKind::Points(text) => write!(f, "expected points such as 2.5, found `{text}`"),
            FaultKind::Color(found) => write!(f, "expected w, b or -, found `{found}`"),
            FaultKind::Result(found) => write!(f, "the result `{found}` is not possible here"),
            FaultKind::Short => write!(f, "the line is too short"),
            FaultKind::Twice(number) => {
                write!(f, "player {number} stands twice; this line is left out")
            }
            FaultKind::Unknown(number) => write!(f, "no player has the number {number}"),
            FaultKind::Self_(number) => write!(f, "player {number} cannot play against themselves"),
            FaultKind::Contradiction(player, opponent, round) => {
                write!(
                    f,
                    "round {round} of player {player} contradicts that of player {opponent}"
                )
            }
            FaultKind::Score(player, written, counted) => {
                write!(
                    f,
                    "player {player} has {written} points, the results make {counted}"
                )
            }
            FaultKind::Rounds(paired, planned) => {
                write!(
                    f,
                    "{paired} rounds have been paired, the tournament has {planned}"
                )
            }
            FaultKind::Symbol(text) => write!(f, "`{text}` is not known here"),
        }
    }
}
