//! Drawings on a board: arrows and coloured squares, as PGN's `[%cal]` and `[%csl]` write them.

use crate::Square;

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

#[cfg(test)]
mod tests {
    use super::*;

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
