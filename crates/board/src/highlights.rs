//! Highlights of squares: last move, check, premoves, touched pieces; selection and destinations.

use chess::{Bitboard, Destinations, Square};

/// Highlighted squares, as the owner of a board knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Highlights {
    /// Both squares of the last move.
    pub last: Bitboard,
    /// The king in check.
    pub check: Option<Square>,
    /// The touched pieces.
    pub touched: Bitboard,
    /// The squares of premoves.
    pub ahead: Bitboard,
    /// The verdict on a move, on the square where it led.
    pub verdict: Option<(Square, MoveVerdict)>,
}

/// Verdicts on a move, as a board marks them: by a frame and a sign, so that the colour alone tells nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveVerdict {
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
    /// It was bad, with the glyph of a review: `?!`, `?` or `??`.
    Blamed(&'static str),
}

impl MoveVerdict {
    /// Name in style sheets and tests.
    pub fn name(self) -> &'static str {
        match self {
            MoveVerdict::Right => "right",
            MoveVerdict::Wrong | MoveVerdict::Blamed(_) => "wrong",
        }
    }

    /// The sign at the corner of the square.
    pub fn sign(self) -> &'static str {
        match self {
            MoveVerdict::Right => "✓",
            MoveVerdict::Wrong => "✕",
            MoveVerdict::Blamed(glyph) => glyph,
        }
    }
}

/// Everything that is marked on the squares: the highlights, and what is in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The owner's highlights.
    pub highlights: Highlights,
    /// The selected piece.
    pub selected: Option<Square>,
    /// The destinations of that piece.
    pub destinations: Destinations,
    /// True if they are marked.
    pub marked: bool,
    /// The square on which the dragged piece would be dropped.
    pub over: Option<Square>,
    /// The pieces that may be picked up: there a finger does not scroll the page.
    pub own: Bitboard,
}

impl Marks {
    /// The style classes of `square`.
    pub fn classes(&self, square: Square) -> String {
        let Marks {
            highlights,
            destinations,
            marked,
            ..
        } = self;
        let target = *marked && destinations.targets.contains(square);
        let marks = [
            (highlights.last.contains(square), " last"),
            (self.selected == Some(square), " selected"),
            (target, " target"),
            (target && destinations.captures.contains(square), " taken"),
            (highlights.touched.contains(square), " touched"),
            (highlights.check == Some(square), " check"),
            (highlights.ahead.contains(square), " ahead"),
            (self.own.contains(square), " own"),
            (target && self.over == Some(square), " over"),
        ];
        let mut classes = String::from("square");
        for (_, class) in marks.into_iter().filter(|&(marked, _)| marked) {
            classes += class;
        }
        classes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_tell_where_and_what() {
        let marks = Marks {
            highlights: Highlights {
                last: Bitboard::of(Square::E2).with(Square::E4),
                check: Some(Square::E8),
                ..Highlights::default()
            },
            destinations: Destinations {
                targets: Bitboard::of(Square::D5).with(Square::E5),
                captures: Bitboard::of(Square::D5),
                ..Destinations::default()
            },
            marked: true,
            selected: Some(Square::E4),
            over: Some(Square::D5),
            own: Bitboard::of(Square::E4),
        };
        assert_eq!(marks.classes(Square::D5), "square target taken over");
        assert_eq!(marks.classes(Square::E5), "square target");
        assert_eq!(marks.classes(Square::E4), "square last selected own");
        assert_eq!(marks.classes(Square::E8), "square check");
        assert_eq!(marks.classes(Square::A1), "square");
    }

    #[test]
    fn no_square_is_pointed_out_that_is_not_marked() {
        let marks = Marks {
            destinations: Destinations {
                drops: Bitboard::of(Square::E4),
                targets: Bitboard::of(Square::E4),
                captures: Bitboard::of(Square::E4),
                ..Destinations::default()
            },
            over: Some(Square::E4),
            ..Marks::default()
        };
        assert_eq!(marks.classes(Square::E4), "square");
        let marks = Marks {
            destinations: Destinations {
                drops: Bitboard::of(Square::E4),
                ..Destinations::default()
            },
            marked: true,
            ..marks
        };
        assert_eq!(marks.classes(Square::E4), "square");
    }
}
