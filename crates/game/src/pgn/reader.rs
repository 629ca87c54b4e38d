//! PGN tokenizer: bytes in pieces of any length, told to a [`Visitor`] part by part.

use std::mem;
use std::ops::Range;

use crate::encoding::Decoder;

use super::problem::{Problem, ProblemKind};
use super::text::excerpt;
use super::visitor::{Visit, Visitor};
use super::words::{CLASS, Class, in_word, is_line_end};
use crate::place::Place;

/// The longest tag in bytes, and the longest piece of a comment.
pub const LONGEST: usize = 1 << 16;
/// The longest word among the moves, in bytes.
pub(super) const LONGEST_WORD: usize = 255;
/// The bytes of a new piece that are put behind a token in which the last piece ended.
const SEAM: usize = 1 << 10;

/// A PGN reader: takes bytes in pieces of any length, and tells a [`Visitor`]. The pieces make no difference to
/// what it tells, nor does the encoding, which a [`Decoder`] finds out: what it tells is in UTF-8.
///
/// It keeps what it needs of a token that is not yet complete, at most [`LONGEST`] bytes and the last piece, and how deep
/// in variations it is, as a number.
///
/// ```
/// use game::pgn::{ProblemKind, Reader, Visitor};
///
/// #[derive(Default)]
/// struct Count(usize);
/// impl Visitor for Count {
///     fn san(&mut self, _: &[u8]) -> Result<(), ProblemKind> {
///         self.0 += 1;
///         Ok(())
///     }
/// }
///
/// let (mut reader, mut count) = (Reader::new(), Count::default());
/// for piece in ["1. e4 e", "5 2. N", "f3 *"] {
///     reader.feed(piece.as_bytes(), &mut count);
/// }
/// reader.finish(&mut count);
/// assert_eq!(count.0, 3);
/// ```
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // what has been seen of a line and of a game
pub struct Reader {
    decoder: Decoder,
    /// The beginning of a token that is not yet complete.
    carry: Vec<u8>,
    /// The bytes of that which have been looked through in vain for its end.
    pub(super) scanned: usize,
    /// The byte before the next one; a new line before the first.
    pub(super) before: u8,
    /// True if only spaces stand before the next byte in its line.
    pub(super) fresh: bool,
    pub(super) phase: Phase,
    pub(super) mode: Mode,
    /// The number of open variations.
    pub(super) depth: u32,
    pub(super) mute: Option<Mute>,
    /// The number of the game, from 1.
    pub(super) game: usize,
    pub(super) has_tags: bool,
    /// Names of tags that the game has, as places in their table.
    pub(super) tags: u64,
    /// True if an empty line stands behind the last tag.
    pub(super) parted: bool,
    /// The number before the next move, and its dots in bytes.
    pub(super) number: Option<(u32, usize)>,
    /// The half-moves of the game, without those of variations; words that are no legal moves count, too.
    pub(super) half_moves: usize,
    /// The place up to which bytes have been counted, and the number of those now looked at that have been.
    pub(super) place: Place,
    pub(super) counted: usize,
    /// The beginning of the comment: a byte of those now looked at, then a place.
    pub(super) opened: Result<Place, usize>,
}

/// The part of a game the reader is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// In none.
    Between,
    /// Before the first move.
    Head,
    Moves,
    /// After the result: what is not a comment begins something else.
    Ended,
}

/// The lexical state at the next byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    Text,
    /// In a comment up to `}`.
    Brace,
    /// In a comment up to the end of the line.
    Remark,
    Skip(Stop),
}

/// The end of something that is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Line,
    Bracket,
    Word,
}

/// A line that the visitor hears no more of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mute {
    pub(super) depth: u32,
    /// True if the visitor has gone into it, and is to be told that it ends.
    pub(super) entered: bool,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::new()
    }
}

impl Reader {
    /// A reader at the beginning of a text.
    pub fn new() -> Reader {
        Reader {
            decoder: Decoder::default(),
            carry: Vec::new(),
            scanned: 0,
            before: b'\n',
            fresh: true,
            phase: Phase::Between,
            mode: Mode::Text,
            depth: 0,
            mute: None,
            game: 0,
            has_tags: false,
            tags: 0,
            parted: false,
            number: None,
            half_moves: 0,
            place: Place::START,
            counted: 0,
            opened: Ok(Place::START),
        }
    }

    /// Reads what comes next.
    pub fn feed(&mut self, bytes: &[u8], visitor: &mut impl Visitor) {
        let mut decoder = mem::take(&mut self.decoder);
        self.feed_text(&decoder.feed(bytes), visitor);
        self.decoder = decoder;
    }

    fn feed_text(&mut self, text: &str, visitor: &mut impl Visitor) {
        let mut rest = text.as_bytes();
        while !self.carry.is_empty() && !rest.is_empty() {
            let mut seam = mem::take(&mut self.carry);
            let old = seam.len();
            let new = rest.len().min(SEAM);
            seam.extend_from_slice(&rest[..new]);
            let read = self.run(&seam, false, visitor);
            if read < old {
                rest = &rest[new..];
                seam.drain(..read);
            } else {
                rest = &rest[read - old..];
                seam.clear();
            }
            self.carry = seam;
        }
        if !rest.is_empty() {
            let read = self.run(rest, false, visitor);
            self.carry.extend_from_slice(&rest[read..]);
        }
    }

    /// Reads what is left at the end of the text.
    pub fn finish(mut self, visitor: &mut impl Visitor) {
        let rest = self.decoder.finish();
        self.feed_text(&rest, visitor);
        let carry = mem::take(&mut self.carry);
        self.run(&carry, true, visitor);
        if matches!(self.mode, Mode::Brace | Mode::Remark) {
            self.comment(&[], 0..0, true, visitor);
        }
        if self.mode == Mode::Brace {
            self.open_comment(&[], visitor);
        }
        self.end_game(&[], 0, false, visitor);
        if let Some(replaced) = self.decoder.replaced() {
            visitor.problem(Problem {
                game: 0,
                place: replaced.first,
                token: replaced.letters.to_string(),
                kind: ProblemKind::Encoding(replaced.letters),
            });
        }
    }

    /// Reads as many whole tokens as there are, and tells how many bytes they have. At the last bytes, that is all.
    fn run(&mut self, bytes: &[u8], last: bool, visitor: &mut impl Visitor) -> usize {
        let mut at = 0;
        while at < bytes.len() {
            let next = match self.mode {
                Mode::Text => match CLASS[bytes[at] as usize] {
                    Class::Space => Some(at + 1),
                    Class::Line => {
                        // Of a carriage return with a line feed, one counts.
                        self.parted |= self.fresh
                            && !(bytes[at] == b'\n' && self.byte_before(bytes, at) == b'\r');
                        self.fresh = true;
                        Some(at + 1)
                    }
                    Class::Word | Class::NonAscii => self.word(bytes, at, last, visitor),
                    Class::Mark => self.mark(bytes, at, last, visitor),
                },
                Mode::Brace | Mode::Remark => self.in_comment(bytes, at, last, visitor),
                Mode::Skip(stop) => Some(self.skip(stop, bytes, at)),
            };
            match next {
                Some(next) => at = next,
                None => break,
            }
        }
        self.opened(bytes);
        self.place_of(bytes, at);
        self.counted = 0;
        if let Some(&before) = bytes[..at].last() {
            self.before = before;
        }
        at
    }

    /// The byte before one of those now looked at; a new line before the first of the text.
    pub(super) fn byte_before(&self, bytes: &[u8], at: usize) -> u8 {
        at.checked_sub(1)
            .map_or(self.before, |before| bytes[before])
    }

    /// Passes over bytes that are not to be read; gives the index at which to go on.
    fn skip(&mut self, stop: Stop, bytes: &[u8], at: usize) -> usize {
        let found = bytes[at..].iter().position(|&byte| match stop {
            Stop::Line => is_line_end(byte),
            Stop::Bracket => is_line_end(byte) || byte == b']',
            Stop::Word => !in_word(byte),
        });
        let Some(length) = found else {
            return bytes.len();
        };
        self.mode = Mode::Text;
        at + length + usize::from(bytes[at + length] == b']' && stop == Stop::Bracket)
    }

    /// Enters the moves before a token that belongs among them; false if there is no game it belongs to. If it cannot begin one, it is
    /// stray, with the rest of its line.
    pub(super) fn enter(
        &mut self,
        begins: bool,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) -> bool {
        if self.phase == Phase::Ended {
            self.end_game(bytes, token.start, false, visitor);
        }
        if self.phase == Phase::Between {
            if !begins {
                self.problem(ProblemKind::Stray, bytes, token, visitor);
                self.mode = Mode::Skip(Stop::Line);
                return false;
            }
            self.begin_game(visitor);
        }
        if self.phase == Phase::Head {
            self.phase = Phase::Moves;
            if visitor.begin_moves() == Visit::Skip {
                self.mute = Some(Mute {
                    depth: 0,
                    entered: true,
                });
            }
        }
        true
    }

    pub(super) fn begin_game(&mut self, visitor: &mut impl Visitor) {
        self.phase = Phase::Head;
        self.number = None;
        self.half_moves = 0;
        self.game += 1;
        visitor.begin_game();
    }

    /// Ends the game, if one is open. Whether another follows makes a difference to one that may have been cut off.
    pub(super) fn end_game(
        &mut self,
        bytes: &[u8],
        at: usize,
        follows: bool,
        visitor: &mut impl Visitor,
    ) {
        if self.phase == Phase::Between {
            return;
        }
        if self.depth > 0 {
            self.problem(ProblemKind::OpenVariation, bytes, at..at, visitor);
        }
        if self.phase != Phase::Ended && (self.has_tags || follows) {
            self.problem(ProblemKind::NoResult, bytes, at..at, visitor);
        }
        visitor.end_game();
        self.phase = Phase::Between;
        self.depth = 0;
        self.mute = None;
        self.has_tags = false;
        self.tags = 0;
    }

    /// Something is wrong with the token in this part of the bytes.
    pub(super) fn problem(
        &mut self,
        kind: ProblemKind,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) {
        visitor.problem(Problem {
            game: self.game,
            place: self.place_of(bytes, token.start),
            token: excerpt(&bytes[token]),
            kind,
        });
    }

    /// The place of one of the bytes now looked at, or that of the last one asked for, if it lies after that.
    pub(super) fn place_of(&mut self, bytes: &[u8], at: usize) -> Place {
        if at > self.counted {
            let before = match self.counted.checked_sub(1) {
                Some(before) => bytes[before],
                None => self.before,
            };
            self.place.advance(before, &bytes[self.counted..at]);
            self.counted = at;
        }
        self.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Remembers only the longest thing that it was told.
    #[derive(Default)]
    struct Longest(usize);

    impl Visitor for Longest {
        fn tag(&mut self, name: &[u8], value: &[u8]) -> Result<(), ProblemKind> {
            self.0 = self.0.max(name.len()).max(value.len());
            Ok(())
        }

        fn san(&mut self, word: &[u8]) -> Result<(), ProblemKind> {
            assert!(word.len() <= LONGEST_WORD);
            Ok(())
        }

        fn comment(&mut self, piece: &[u8], _: bool) -> Result<(), ProblemKind> {
            self.0 = self.0.max(piece.len());
            Ok(())
        }

        fn problem(&mut self, problem: Problem) {
            assert!(problem.to_string().len() < 300);
        }
    }

    /// Memory stays bounded with tokens of any length; and it ends, as a reader that takes more than its share of time
    /// would not.
    #[test]
    fn memory_is_bounded_and_time_linear() {
        const LENGTH: usize = 300_000;
        let parts = [
            "a",
            "1",
            "1.",
            "(",
            ")",
            "()",
            "(1. e4 ",
            "{",
            "}",
            "{}",
            "{a",
            "}{",
            ";",
            ";\n",
            "%",
            "\n%",
            "[",
            "]",
            "\n[",
            "\n[A \"",
            "\"",
            "\\\"",
            "\" ",
            "$",
            "$1",
            "!",
            "*",
            "* 1. ",
            "\n",
            "\r",
            "\r\n",
            " ",
            "\0",
            "é",
            "\u{2026}",
            "½",
            "e4 ",
            "1. e4 e5 ",
            "\n[Event \"",
            "[%",
            "[%clk ",
            "(=",
            "-",
            "+",
            "e8(Q)",
        ];
        for part in parts {
            let long = part.repeat(LENGTH / part.len());
            for head in [
                "",
                "1. e4 ",
                "1. e4 {",
                "1. e4 ; ",
                "[White \"",
                "[White \"A\"]\n",
            ] {
                // The first few bytes one by one, which costs more each.
                let text = format!("{head}{long}").into_bytes();
                let (singly, rest) = text.split_at(70_000);
                let (mut reader, mut longest) = (Reader::new(), Longest::default());
                for piece in singly.chunks(1).chain(rest.chunks(10_000)) {
                    reader.feed(piece, &mut longest);
                    assert!(reader.carry.capacity() < 4 * LONGEST, "{head}{part}");
                }
                reader.finish(&mut longest);
                assert!(longest.0 <= LONGEST, "{head}{part}");
            }
        }
    }
}
