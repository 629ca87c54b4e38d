//! PGN visitor: the receiver of tags, moves, comments and variations.

use super::problem::{Problem, ProblemKind};
use super::words::looks_like_move;

/// The visitor's choice to enter a part or to skip it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// Enter: be told all of it.
    Enter,
    /// Skip: hear no more of it until it ends.
    Skip,
}

/// A visitor of PGN text: is told the parts of games, in their order. Words are bytes as the text has them; [`text`](super::text) reads them.
///
/// If a part is answered with an error, the reader adds the place and hands it to [`problem`](Self::problem). After a
/// move or a variation that is refused, nothing more is told of its line.
#[allow(unused_variables)]
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self) {}

    /// A tag pair (PGN 8.1). The escapes of its value are resolved.
    fn tag(&mut self, name: &[u8], value: &[u8]) -> Result<(), ProblemKind> {
        Ok(())
    }

    /// True if the moves of a game can begin with this word, which stands without a number after its tags, or where a game
    /// without tags may begin; else it is told as a [`Problem`] with the rest of its line. Only a visitor that knows the
    /// start and the letters can tell each move from words for people; by default what looks like a move in standard
    /// notation is one.
    fn is_first_move(&mut self, word: &[u8]) -> bool {
        looks_like_move(word)
    }

    /// The moves begin. Comments may have come before this, and stand before the first move. Of moves that are passed
    /// over the result is told all the same.
    fn begin_moves(&mut self) -> Visit {
        Visit::Enter
    }

    /// A move number before the next move, with as many dots in bytes: one says that White moves, more that Black does, and none
    /// says nothing. After [`ProblemKind::Side`] the move and all of its line are passed over; any other problem is told, and
    /// the move is read.
    fn number(&mut self, number: u32, dots: usize) -> Result<(), ProblemKind> {
        Ok(())
    }

    /// True if this word is a legal move here, or the visitor does not know.
    fn is_legal(&mut self, word: &[u8]) -> bool {
        true
    }

    /// A word that should be a move, without remarks such as `!?`.
    fn san(&mut self, word: &[u8]) -> Result<(), ProblemKind> {
        Ok(())
    }

    /// A numeric annotation glyph (PGN 10), also where the text has a sign for it: `!` is 1.
    fn nag(&mut self, nag: u8) {}

    /// A comment, without its braces; `(=)` among the moves, the sign of an offered draw, comes as one too. What is longer
    /// than [`LONGEST`](super::LONGEST) comes in pieces, each whole characters; `end` is the last.
    fn comment(&mut self, piece: &[u8], end: bool) -> Result<(), ProblemKind> {
        Ok(())
    }

    /// A variation begins: its first move is played instead of the last one told. Its end is told if it is gone into.
    fn begin_variation(&mut self) -> Result<Visit, ProblemKind> {
        Ok(Visit::Enter)
    }

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// The result at the end of the moves: `1-0`, `0-1`, `1/2-1/2` or `*`, however it was written.
    fn result(&mut self, result: &'static str) -> Result<(), ProblemKind> {
        Ok(())
    }

    /// Something cannot be read. It may stand between two games.
    fn problem(&mut self, problem: Problem) {}

    /// The game ends. Variations may not have.
    fn end_game(&mut self) {}
}
