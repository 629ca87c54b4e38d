//! Opening names (ECO): a table of lines, looked up by the position they end in, so that a transposition has the name
//! of what it has become.
//!
//! The table is text, one opening a line: the code of the Encyclopaedia of Chess Openings, the name, and the moves from
//! the standard position in SAN, separated by tabs. A line that begins with `#` is a remark.

use chess::{Move, Position, SanError};
use std::collections::HashMap;
use std::fmt;

/// A named opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The code of the Encyclopaedia of Chess Openings: `A00` to `E99`.
    pub eco: String,
    /// The name, the general before the particular: `Sicilian Defence, Najdorf Variation`.
    pub name: String,
}

/// A table of named openings.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    by_key: HashMap<u64, Opening>,
}

/// Error of a text that is not a table of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningsError {
    /// The line, from 1.
    pub line: usize,
    /// Problem with it.
    pub problem: OpeningsProblem,
}

/// Problem with a line of a table of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningsProblem {
    /// Not three fields, or one of them is empty.
    Fields,
    /// This is no code from `A00` to `E99`.
    Eco(String),
    /// A move cannot be played.
    Move(SanError),
    /// The position has the name of an earlier line already.
    SameAs(String),
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            OpeningsProblem::Fields => {
                f.write_str("not a code, a name and moves, separated by tabs")
            }
            OpeningsProblem::Eco(code) => write!(f, "`{code}` is no code from A00 to E99"),
            OpeningsProblem::Move(error) => error.fmt(f),
            OpeningsProblem::SameAs(name) => write!(f, "the same position as `{name}`"),
        }
    }
}

impl std::error::Error for OpeningsError {}

impl Openings {
    /// Reads a table.
    ///
    /// Lines that begin alike cost least one after the other: the moves they share are played once.
    ///
    /// ```
    /// use chess::Position;
    /// use game::Openings;
    ///
    /// let table = "C20\tOpen Game\te4 e5\nC40\tKing’s Knight Opening\te4 e5 Nf3\n";
    /// let openings = Openings::parse(table)?;
    /// let mut position = Position::default();
    /// for san in ["Nf3", "e5", "e4"] {
    ///     position.play_san(san).expect("legal");
    /// }
    /// assert_eq!(openings.name_of(&position).expect("transposed").eco, "C40");
    ///
    /// let error = Openings::parse("C20 Open Game e4 e5").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "line 1: not a code, a name and moves, separated by tabs"
    /// );
    /// # Ok::<(), game::OpeningsError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, OpeningsError> {
        let mut openings = Self::default();
        let mut played = vec![("", Position::default())];
        for (index, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            openings
                .add(line, &mut played)
                .map_err(|problem| OpeningsError {
                    line: index + 1,
                    problem,
                })?;
        }
        Ok(openings)
    }

    /// Adds a line. `played` holds the start, then the moves of the line before and the positions they led to.
    fn add<'a>(
        &mut self,
        line: &'a str,
        played: &mut Vec<(&'a str, Position)>,
    ) -> Result<(), OpeningsProblem> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [eco, name, moves] = fields[..] else {
            return Err(OpeningsProblem::Fields);
        };
        if name.is_empty() || moves.is_empty() {
            return Err(OpeningsProblem::Fields);
        }
        if !matches!(eco.as_bytes(), [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']) {
            return Err(OpeningsProblem::Eco(eco.to_owned()));
        }
        let shared = played[1..]
            .iter()
            .zip(moves.split(' '))
            .take_while(|((before, _), now)| before == now)
            .count();
        played.truncate(1 + shared);
        let mut position = played[shared].1.clone();
        for san in moves.split(' ').skip(shared) {
            position.play_san(san).map_err(OpeningsProblem::Move)?;
            played.push((san, position.clone()));
        }
        let opening = Opening {
            eco: eco.to_owned(),
            name: name.to_owned(),
        };
        match self.by_key.insert(position.key(), opening) {
            Some(earlier) => Err(OpeningsProblem::SameAs(earlier.name)),
            None => Ok(()),
        }
    }

    /// Number of openings.
    pub fn len(&self) -> usize {
        self.by_key.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.by_key.is_empty()
    }

    /// The opening whose line ends in this position, by whatever moves it was reached.
    pub fn name_of(&self, position: &Position) -> Option<&Opening> {
        self.by_key.get(&position.key())
    }

    /// The last opening that a game went through, if it began from a position of the table's: the opening that the
    /// game is called by. `moves` are legal one after the other.
    pub fn last_of(
        &self,
        start: &Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Option<&Opening> {
        let mut position = start.clone();
        let mut last = self.name_of(&position);
        for m in moves {
            position.play(m);
            last = self.name_of(&position).or(last);
        }
        last
    }
}
