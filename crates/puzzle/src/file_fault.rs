//! Faults of puzzle files: what could not be read, where it stands, and what to do.

use chess::{EpdError, FenError, SanError, UciError};
use game::pgn::ProblemKind;
use std::fmt;

/// Something in a file that could not be read. What is around it is read all the same.
#[derive(Clone, PartialEq, Debug)]
pub struct FileFault {
    /// The place.
    pub place: Place,
    /// The kind of the fault.
    pub kind: FileFaultKind,
}

/// A place in a file, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A character of a line of a text.
    Text {
        /// The line.
        line: u64,
        /// The character in it.
        column: u64,
    },
    /// A puzzle of a pack.
    Puzzle(u64),
}

/// A column of the public CSV.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // their names say what they are
pub enum Field {
    PuzzleId,
    Fen,
    Moves,
    Rating,
    RatingDeviation,
    Popularity,
    NbPlays,
    Themes,
    GameUrl,
    OpeningTags,
    /// The nodes of the engine's proof: an eleventh column of our own, for puzzles that were mined here.
    Nodes,
}

impl Field {
    /// All of them, in their order.
    pub const ALL: [Field; 11] = [
        Field::PuzzleId,
        Field::Fen,
        Field::Moves,
        Field::Rating,
        Field::RatingDeviation,
        Field::Popularity,
        Field::NbPlays,
        Field::Themes,
        Field::GameUrl,
        Field::OpeningTags,
        Field::Nodes,
    ];

    /// The name in the header.
    pub const fn name(self) -> &'static str {
        match self {
            Field::PuzzleId => "PuzzleId",
            Field::Fen => "FEN",
            Field::Moves => "Moves",
            Field::Rating => "Rating",
            Field::RatingDeviation => "RatingDeviation",
            Field::Popularity => "Popularity",
            Field::NbPlays => "NbPlays",
            Field::Themes => "Themes",
            Field::GameUrl => "GameUrl",
            Field::OpeningTags => "OpeningTags",
            Field::Nodes => "Nodes",
        }
    }
}

/// The kind of a fault in a file.
#[derive(Clone, PartialEq, Debug)]
pub enum FileFaultKind {
    /// Letters that are not UTF-8 and were read as Windows-1252: their number. A notice, told once for a file.
    Encoding(u64),
    /// A line is longer than [`LONGEST_LINE`](crate::LONGEST_LINE).
    LongLine,
    /// A quoted field is not closed on its line, or goes on after its end.
    Quote,
    /// A line has so many columns, and this one is not among them.
    Columns(usize, Field),
    /// The header names no such column, without which nothing can be read.
    Header(Field),
    /// The position, as it is written.
    Fen(String, FenError),
    /// A move of the list, counted from 1.
    Move(usize, UciError),
    /// No moves.
    NoMoves,
    /// More half-moves than [`MOST_HALF_MOVES`](crate::MOST_HALF_MOVES).
    ManyMoves,
    /// The number of moves says that the position is the solver's to move, but it was read as the one before the
    /// opponent's.
    SolverFirst,
    /// The number of moves says that the position is the one before the opponent's move, but it was read as the
    /// solver's.
    OpponentFirst,
    /// No number that fits.
    Number(Field, String),
    /// A line of an EPD.
    Epd(EpdError),
    /// A move of an EPD: after `bm` or `pv`.
    San(SanError),
    /// An EPD without `bm`, `pv` and `dm`.
    NoSolution,
    /// The operand of `dm` is no number of moves.
    MateIn(String),
    /// A problem of a PGN.
    Pgn(ProblemKind),
    /// A game of a PGN that begins at the beginning: it has no tag `FEN`.
    NoFen,
    /// Compressed data (Zstandard) end before their end; what came before was read.
    ZstdTruncated,
    /// Compressed data (Zstandard) are damaged, or not for this reader; what came before was read.
    Zstd(String),
    /// A pack of another version.
    PackVersion(u8),
    /// A pack ends before its end; what came before was read.
    PackTruncated,
    /// A pack is damaged, and where; the rest of this block is left out.
    Pack(&'static str),
}

impl FileFaultKind {
    /// True for a notice, which costs no puzzle.
    pub fn is_notice(&self) -> bool {
        matches!(self, Self::Encoding(_))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
            Place::Puzzle(number) => write!(f, "puzzle {number}"),
        }
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.kind)
    }
}

impl std::error::Error for FileFault {}

impl fmt::Display for FileFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Encoding(letters) => ProblemKind::Encoding(*letters).fmt(f),
            Self::LongLine => write!(
                f,
                "this line is longer than {} bytes; a line is one puzzle",
                crate::LONGEST_LINE
            ),
            Self::Quote => f.write_str(
                "a quoted field ends with a quotation mark, on the same line, and a comma follows; double a mark within it",
            ),
            Self::Columns(count, field) => write!(
                f,
                "there is no column {}: the line has {count}; ten are expected, with commas between them \
                 (PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags)",
                field.name()
            ),
            Self::Header(field) => write!(
                f,
                "the header names no column {}; name it, or leave the header out if the columns are in the usual order",
                field.name()
            ),
            Self::Fen(_, error) => write!(f, "FEN: {error}"),
            Self::Move(number, error) => write!(f, "move {number}: {error}"),
            Self::NoMoves => f.write_str("there are no moves; the solution is expected here"),
            Self::ManyMoves => write!(
                f,
                "the solution has more than {} half-moves; shorten it",
                crate::MOST_HALF_MOVES
            ),
            Self::SolverFirst => f.write_str(
                "the number of moves is odd, so the solver seems to move first; the usual position is the one before the \
                 opponent's move. If the whole set is so, read it as solver first",
            ),
            Self::OpponentFirst => f.write_str(
                "the number of moves is even, so the opponent seems to move first; the set was read as solver first. If the \
                 whole set is so, read it as opponent first",
            ),
            Self::Number(field, text) => {
                write!(f, "{}: `{text}` is not a number that fits", field.name())
            }
            Self::Epd(error) => error.fmt(f),
            Self::San(error) => error.fmt(f),
            Self::NoSolution => f.write_str(
                "there is nothing to find: best moves (`bm Nf3;`), a line (`pv Nf3 Nf6;`) or a mate (`dm 3;`) are expected",
            ),
            Self::MateIn(text) => write!(
                f,
                "`dm` is followed by a number of moves from 1 to 255, not by `{text}`"
            ),
            Self::Pgn(kind) => kind.fmt(f),
            Self::NoFen => f.write_str(
                "this game is no puzzle: it begins at the beginning; a tag `FEN` with the position is expected",
            ),
            Self::ZstdTruncated => f.write_str(
                "the compressed file ends too early, what came before was read; download it again, or copy it again",
            ),
            Self::Zstd(error) => write!(
                f,
                "the compressed file is damaged, what came before was read; download it again ({error})"
            ),
            Self::PackVersion(version) => write!(
                f,
                "this pack is of version {version}, and version {} is read here; make it anew from its source, or use a \
                 program of its time",
                crate::PACK_VERSION
            ),
            Self::PackTruncated => f.write_str(
                "the pack ends too early, what came before was read; download it again, or copy it again",
            ),
            Self::Pack(what) => write!(f, "the pack is damaged ({what}); download it again"),
        }
    }
}
