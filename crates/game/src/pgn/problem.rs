//! What is wrong with a text of games, and where.

use std::fmt;

use chess::{FenError, NotationError, Position};

use super::place::Place;

/// Something that could not be read as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The game, from 1; of what stands between two games, the one before it, and 0 before the first.
    pub game: usize,
    /// Where the word begins that it is about.
    pub place: Place,
    /// That word, or as much of it as tells it from others; empty at the end of the text.
    pub token: String,
    /// What is wrong.
    pub kind: Kind,
}

impl Problem {
    /// What is wrong, with the word that it is about, but not where.
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

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// No move that can be made in this position: what follows in its line is not read. The moves before it stay.
    Move(NotationError, Box<Position>),
    /// A move that passes (`--`, `Z0`), which the laws do not know: what follows in its line is not read.
    NullMove,
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
    /// A character that means nothing here.
    Unexpected,
    /// The result at the end of the moves is another than that of the tag, which is kept.
    OtherResult,
    /// A game ends without a result: the text may have been cut off.
    NoResult,
    /// What stands in square brackets at the beginning of a line is not `[Name "value"]`. What can be guessed is kept.
    Tag,
    /// The position a game starts from (`FEN`) cannot be played from: its moves are not read.
    Start(FenError),
    /// The game is of a kind whose rules are not those of chess: its moves are not read.
    Variant,
    /// Words between two games that belong to neither.
    Stray,
    /// A word, tag or comment is longer than what is kept of one ([`LONGEST`](super::LONGEST)).
    TooLong,
    /// A game has more moves or text than one is given room for: the rest of it is not read.
    TooLarge,
    /// The text is in UTF-16.
    Utf16,
}

impl Kind {
    /// A name for it, by which words in any language are found.
    pub fn name(&self) -> &'static str {
        match self {
            Kind::Move(NotationError::Syntax(..), _) => "no-move",
            Kind::Move(NotationError::Illegal(..), _) => "illegal",
            Kind::Move(NotationError::Ambiguous(..), _) => "ambiguous",
            Kind::NullMove => "null-move",
            Kind::NothingToVary => "nothing-to-vary",
            Kind::TooDeep => "too-deep",
            Kind::OpenVariation => "open-variation",
            Kind::NoVariation => "no-variation",
            Kind::OpenComment => "open-comment",
            Kind::Nag => "nag",
            Kind::Unexpected => "unexpected",
            Kind::OtherResult => "other-result",
            Kind::NoResult => "no-result",
            Kind::Tag => "tag",
            Kind::Start(_) => "start",
            Kind::Variant => "variant",
            Kind::Stray => "stray",
            Kind::TooLong => "too-long",
            Kind::TooLarge => "too-large",
            Kind::Utf16 => "utf-16",
        }
    }

    /// Whether the sentence already says what it is about.
    pub fn quotes(&self) -> bool {
        matches!(self, Kind::Move(..))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Move(error, _) => return error.fmt(f),
            Kind::Start(error) => return write!(f, "the start cannot be played from: {error}"),
            Kind::NullMove => "a null move: nobody may pass, so its line ends here",
            Kind::NothingToVary => "a variation begins before any move",
            Kind::TooDeep => "variations lie too deep in each other: this one is left out",
            Kind::OpenVariation => "a variation is not ended by `)`",
            Kind::NoVariation => "`)` ends no variation",
            Kind::OpenComment => "the comment is not ended by `}`",
            Kind::Nag => "`$` needs a number from 0 to 255",
            Kind::Unexpected => "this means nothing here",
            Kind::OtherResult => "the result is another than that of the tag `Result`",
            Kind::NoResult => "the game has no result at its end: it may have been cut off",
            Kind::Tag => "not a tag such as `[White \"Anna\"]`",
            Kind::Variant => "a variant with other rules: its moves are left out",
            Kind::Stray => "this belongs to no game",
            Kind::TooLong => "too long to be kept whole",
            Kind::TooLarge => "the game is too large: its rest is left out",
            Kind::Utf16 => "this is UTF-16; save it as UTF-8 and try again",
        })
    }
}

impl std::error::Error for Problem {}
