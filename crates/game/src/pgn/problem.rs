//! Problems of a PGN text: kind, place and words.

use std::fmt;

use chess::{FenError, NotationError, Position};

use crate::encoding::Replaced;

use super::limits::{MOST_COMMENTS, MOST_HALF_MOVES, MOST_TAGS};
use crate::place::Place;

/// A problem in a PGN text: something that could not be read as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The game, from 1; of what stands between two games, the one before it, and 0 before the first.
    pub game: usize,
    /// The place at which the word begins that it is about.
    pub place: Place,
    /// That word, or as much of it as tells it from others; empty at the end of the text.
    pub token: String,
    /// The kind of problem.
    pub kind: ProblemKind,
}

impl Problem {
    /// The sentence about it, with the word that it is about, but without its place.
    pub fn what(&self) -> String {
        if self.kind.quotes() || self.token.is_empty() {
            self.kind.to_string()
        } else {
            format!("{}, near `{}`", self.kind, self.token)
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, game {}: {}", self.place, self.game, self.what())
    }
}

/// The kind of problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// No move that can be made in this position: what follows in its line is not read. The moves before it stay.
    Move(NotationError, Box<Position>),
    /// A move that passes (`--`, `Z0`, `0000`, `<>`), which the laws do not know: what follows in its line is not read.
    NullMove,
    /// A move number is not the one that follows (PGN 8.2.2). The move is read all the same.
    Number,
    /// A move number is of the other side: a move is missing before it. What follows in its line is not read.
    Side,
    /// A bracket that begins a variation stands before any move.
    NothingToVary,
    /// Variations lie in each other deeper than [`MOST_LEVELS`](super::MOST_LEVELS): this one is not read.
    TooDeep,
    /// A variation is not ended before its game is.
    OpenVariation,
    /// A bracket ends a variation, but none has begun.
    NoVariation,
    /// A comment is not ended. It is taken to end before the next game.
    OpenComment,
    /// `$` without a number up to 255 (PGN 10).
    Nag,
    /// A character, or a part in square brackets, that means nothing here: it is left out.
    Unexpected,
    /// The result at the end of the moves is another than that of the tag, which is kept.
    OtherResult,
    /// A game ends without a result: the text may have been cut off.
    NoResult,
    /// Square brackets at the beginning of a line hold no `[Name "value"]`. A tag that can be guessed is kept.
    Tag,
    /// The position a game starts from (`FEN`) cannot be played from: its moves are not read.
    Start(FenError),
    /// The game is of a kind whose rules are not those of chess: its moves are not read.
    Variant,
    /// Words between two games that belong to neither, with the rest of their line.
    Stray,
    /// A result behind the result of a game.
    StrayResult,
    /// A word, tag or comment is longer than what is kept of one ([`LONGEST`](super::LONGEST)).
    TooLong,
    /// A game has more than [`MOST_HALF_MOVES`], [`MOST_COMMENTS`] or [`MOST_TAGS`]: the rest of it is not read.
    TooLarge,
    /// Letters that are not UTF-8 and were read as Windows-1252: their number. A notice, told once for a file.
    Encoding(u64),
}

impl ProblemKind {
    /// A name for it, by which words in any language are found.
    pub fn name(&self) -> &'static str {
        match self {
            ProblemKind::Move(NotationError::Syntax(..), _) => "no-move",
            ProblemKind::Move(NotationError::Illegal(..), _) => "illegal",
            ProblemKind::Move(NotationError::Ambiguous(..), _) => "ambiguous",
            ProblemKind::NullMove => "null-move",
            ProblemKind::Number => "number",
            ProblemKind::Side => "side",
            ProblemKind::NothingToVary => "nothing-to-vary",
            ProblemKind::TooDeep => "too-deep",
            ProblemKind::OpenVariation => "open-variation",
            ProblemKind::NoVariation => "no-variation",
            ProblemKind::OpenComment => "open-comment",
            ProblemKind::Nag => "nag",
            ProblemKind::Unexpected => "unexpected",
            ProblemKind::OtherResult => "other-result",
            ProblemKind::NoResult => "no-result",
            ProblemKind::Tag => "tag",
            ProblemKind::Start(_) => "start",
            ProblemKind::Variant => "variant",
            ProblemKind::Stray => "stray",
            ProblemKind::StrayResult => "stray-result",
            ProblemKind::TooLong => "too-long",
            ProblemKind::TooLarge => "too-large",
            ProblemKind::Encoding(_) => "encoding",
        }
    }

    /// True if the sentence already says what it is about.
    pub fn quotes(&self) -> bool {
        matches!(self, ProblemKind::Move(..) | ProblemKind::Encoding(_))
    }

    /// True for a notice, which is no fault of a game: all of it was read.
    pub fn is_notice(&self) -> bool {
        matches!(self, ProblemKind::Encoding(_))
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ProblemKind::Move(error, _) => return error.fmt(f),
            ProblemKind::TooLarge => {
                let megabytes = MOST_COMMENTS >> 20;
                return write!(
                    f,
                    "the game has more than {MOST_HALF_MOVES} half-moves, {megabytes} MB of comments or {MOST_TAGS} tags: \
                     its rest is left out"
                );
            }
            ProblemKind::Start(error) => return write!(f, "the start cannot be played from: {error}"),
            ProblemKind::NullMove => "a null move: nobody may pass, so its line ends here",
            ProblemKind::Number => "the move number is not the one that follows",
            ProblemKind::Side => {
                "the move number is of the other side: a move is missing before it, so its line ends here"
            }
            ProblemKind::NothingToVary => "a variation begins before any move",
            ProblemKind::TooDeep => "variations lie too deep in each other: this one is left out",
            ProblemKind::OpenVariation => "a variation is not ended by `)`",
            ProblemKind::NoVariation => "`)` ends no variation",
            ProblemKind::OpenComment => "the comment is not ended by `}`",
            ProblemKind::Nag => "`$` needs a number from 0 to 255",
            ProblemKind::Unexpected => "this means nothing here and is left out",
            ProblemKind::OtherResult => "the result is another than that of the tag `Result`",
            ProblemKind::NoResult => "the game has no result at its end: it may have been cut off",
            ProblemKind::Tag => "not a tag such as `[White \"Anna\"]`",
            ProblemKind::Variant => "a variant with other rules: its moves are left out",
            ProblemKind::Stray => "this belongs to no game: it is left out with the rest of its line",
            ProblemKind::StrayResult => "this result belongs to no game",
            ProblemKind::TooLong => "too long to be kept whole",
            &ProblemKind::Encoding(letters) => return Replaced::say(letters, f),
        })
    }
}

impl std::error::Error for Problem {}
