//! Drawings on a board: arrows and coloured squares, as PGN's `[%cal]` and `[%csl]` write them.

use crate::Square;
use core::fmt;
use core::str::FromStr;

/// The colour of a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the colours themselves
pub enum Brush {
    #[default]
    Green,
    Red,
    Blue,
    Yellow,
}

impl Brush {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Brush; 4] = [Brush::Green, Brush::Red, Brush::Blue, Brush::Yellow];

    /// The name, for style sheets and the names of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Brush::Green => "green",
            Brush::Red => "red",
            Brush::Blue => "blue",
            Brush::Yellow => "yellow",
        }
    }

    /// The next one, and after the last the first again.
    #[must_use]
    pub fn next(self) -> Brush {
        Brush::ALL[(self as usize + 1) % Brush::ALL.len()]
    }

    /// The letter that `[%csl]` and `[%cal]` have for it.
    pub const fn letter(self) -> char {
        match self {
            Brush::Green => 'G',
            Brush::Red => 'R',
            Brush::Blue => 'B',
            Brush::Yellow => 'Y',
        }
    }

    /// The brush of a letter.
    pub fn from_letter(letter: char) -> Option<Brush> {
        Brush::ALL
            .into_iter()
            .find(|brush| brush.letter() == letter)
    }
}

/// An arrow (`[%cal]`), or a marked square where both ends are the same (`[%csl]`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// The square it begins on.
    pub from: Square,
    /// The square it ends on.
    pub to: Square,
    /// Its colour.
    pub brush: Brush,
}

/// As `[%cal]` and `[%csl]` write it: `Ge2e4`, `Rd5`.
impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.brush.letter(), self.from)?;
        if self.to == self.from {
            return Ok(());
        }
        write!(f, "{}", self.to)
    }
}

/// A text that is no arrow and no marked square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawingError;

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a drawing is a square or two with a letter before them, such as Ge2e4 or Rd5")
    }
}

impl core::error::Error for DrawingError {}

/// Reads what [`Display`](fmt::Display) writes. Without a letter it is green.
impl FromStr for Drawing {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Self, DrawingError> {
        let brush = text.chars().next().and_then(Brush::from_letter);
        let squares = if brush.is_some() { &text[1..] } else { text };
        let square = |at: usize| -> Option<Square> { squares.get(at..at + 2)?.parse().ok() };
        let from = square(0).ok_or(DrawingError)?;
        let to = match squares.len() {
            2 => from,
            4 => square(2).ok_or(DrawingError)?,
            _ => return Err(DrawingError),
        };
        let brush = brush.unwrap_or_default();
        Ok(Drawing { from, to, brush })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn drawings_read_back() {
        for text in ["Ge2e4", "Rd5", "Bh8a1", "Ya1"] {
            let drawing: Drawing = text.parse().expect(text);
            assert_eq!(drawing.to_string(), text);
        }
        let green: Drawing = "e2e4".parse().expect("two squares");
        assert_eq!(green.to_string(), "Ge2e4");
        for bad in ["", "G", "Xe2", "Ge2e", "e2e4e5", "Gé2", "ée2", "Ge9"] {
            assert_eq!(bad.parse::<Drawing>(), Err(DrawingError), "{bad}");
        }
    }

    #[test]
    fn brushes_have_letters_and_an_order() {
        for brush in Brush::ALL {
            assert_eq!(Brush::from_letter(brush.letter()), Some(brush));
        }
        assert_eq!(Brush::from_letter('X'), None);
        assert_eq!(Brush::Green.next(), Brush::Red);
        assert_eq!(Brush::Yellow.next(), Brush::Green);
    }
}
