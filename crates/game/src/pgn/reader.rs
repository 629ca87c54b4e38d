//! From bytes to the parts of games.

use std::mem;
use std::ops::Range;

use super::place::Place;
use super::problem::{Kind, Problem};
use super::tag::Tag;
use super::text::excerpt;
use super::visitor::{Go, Visitor};
use super::words::{
    CLASS, Class, begins_game, dots, ending, glyph, in_word, is_line_end, is_ornament, odd_space,
    without_signs,
};

/// The longest tag in bytes, and the longest piece of a comment.
pub const LONGEST: usize = 1 << 16;
/// The longest word among the moves, in bytes.
const LONGEST_WORD: usize = 255;
/// How much of what is new is put behind a token that the last bytes ended in.
const SEAM: usize = 1 << 10;
/// What no comment has at the beginning of a line, unless its end is missing.
const NEXT_GAME: &[u8] = b"[Event \"";

/// Reads games from bytes that come in pieces of any length, and tells a [`Visitor`]. The pieces make no difference to
/// what it tells.
///
/// It keeps what it needs of a token that is not yet complete, at most [`LONGEST`] bytes and the last piece, and how deep
/// in variations it is, as a number.
///
/// ```
/// use game::pgn::{Kind, Reader, Visitor};
///
/// #[derive(Default)]
/// struct Count(usize);
/// impl Visitor for Count {
///     fn san(&mut self, _: &[u8]) -> Result<(), Kind> {
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
#[derive(Debug)]
pub struct Reader {
    /// The beginning of a token that is not yet complete.
    carry: Vec<u8>,
    /// How much of that has been looked through in vain for its end.
    scanned: usize,
    /// The byte before the next one; a new line before the first.
    before: u8,
    /// Whether only spaces stand before the next byte in its line.
    fresh: bool,
    phase: Phase,
    mode: Mode,
    /// How many variations are open.
    depth: u32,
    mute: Option<Mute>,
    /// The number of the game, from 1.
    game: usize,
    has_event: bool,
    has_tags: bool,
    /// Whether something between two games has been complained about.
    strayed: bool,
    /// Where the bytes are that have been counted, and how many of those now looked at are.
    place: Place,
    counted: usize,
    /// Where the comment begins: a byte of those now looked at, then a place.
    opened: Result<Place, usize>,
}

/// Where in a game the reader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// In none.
    Between,
    /// Before the first move.
    Head,
    Moves,
    /// After the result: what is not a comment begins something else.
    Ended,
}

/// What the next byte is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Text,
    /// In a comment up to `}`.
    Brace,
    /// In a comment up to the end of the line.
    Remark,
    Skip(Stop),
}

/// Where it goes on after something that is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Line,
    Bracket,
    Word,
    Never,
}

/// A line that the visitor hears no more of.
#[derive(Clone, Copy, Debug)]
struct Mute {
    depth: u32,
    /// Whether the visitor has gone into it, and is to be told that it ends.
    entered: bool,
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
            carry: Vec::new(),
            scanned: 0,
            before: b'\n',
            fresh: true,
            phase: Phase::Between,
            mode: Mode::Text,
            depth: 0,
            mute: None,
            game: 0,
            has_event: false,
            has_tags: false,
            strayed: false,
            place: Place::START,
            counted: 0,
            opened: Ok(Place::START),
        }
    }

    /// Reads what comes next.
    pub fn feed(&mut self, bytes: &[u8], visitor: &mut impl Visitor) {
        let mut rest = bytes;
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
        let carry = mem::take(&mut self.carry);
        self.run(&carry, true, visitor);
        if matches!(self.mode, Mode::Brace | Mode::Remark) {
            self.comment(&[], 0..0, true, visitor);
        }
        if self.mode == Mode::Brace {
            self.open_comment(&[], visitor);
        }
        self.end_game(&[], 0, false, visitor);
    }

    /// Reads as many whole tokens as there are, and tells how many bytes they have. At the last bytes, that is all.
    fn run(&mut self, bytes: &[u8], last: bool, visitor: &mut impl Visitor) -> usize {
        let mut at = 0;
        while at < bytes.len() {
            let next = match self.mode {
                Mode::Text => match CLASS[bytes[at] as usize] {
                    Class::Space => Some(at + 1),
                    Class::Line => {
                        self.fresh = true;
                        Some(at + 1)
                    }
                    Class::Word => self.word(bytes, at, last, visitor),
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

    /// A word: most often a move or its number.
    #[inline]
    fn word(
        &mut self,
        bytes: &[u8],
        at: usize,
        last: bool,
        visitor: &mut impl Visitor,
    ) -> Option<usize> {
        let end = word_end(bytes, at, last)?;
        if end - at > LONGEST_WORD {
            return Some(self.long_word(bytes, at, visitor));
        }
        let word = without_signs(&bytes[at..end]);
        let end = at + word.len();
        match *word {
            [b'0'..=b'9', ..] => return Some(self.number(bytes, at, end, visitor)),
            [b'a'..=b'h', b'a'..=b'h' | b'1'..=b'8' | b'x', ..]
            | [b'K' | b'Q' | b'R' | b'B' | b'N' | b'O', _, ..] => {}
            _ => {
                if let Some(next) = self.odd_word(bytes, at, end, visitor) {
                    return Some(next);
                }
            }
        }
        self.san(bytes, at..end, visitor);
        Some(end)
    }

    /// A word that should be a move.
    #[inline]
    fn san(&mut self, bytes: &[u8], token: Range<usize>, visitor: &mut impl Visitor) {
        let word = &bytes[token.clone()];
        self.fresh = false;
        if self.phase != Phase::Moves {
            let begins = begins_game(word);
            // Between tags it is no move; the rest of the line is none either.
            if self.stray(begins, bytes, token.clone(), visitor)
                || !self.enter(begins, bytes, token.clone(), visitor)
            {
                return;
            }
        }
        if self.mute.is_none()
            && let Err(kind) = visitor.san(word)
        {
            self.problem(kind, bytes, token, visitor);
            self.mute = Some(Mute {
                depth: self.depth,
                entered: true,
            });
        }
    }

    /// Whether this stands between the tags of a game and does not begin its moves.
    fn stray(
        &mut self,
        begins: bool,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) -> bool {
        let stray = self.phase == Phase::Head && self.has_tags && !begins;
        if stray {
            self.problem(Kind::Stray, bytes, token, visitor);
            self.mode = Mode::Skip(Stop::Line);
        }
        stray
    }

    /// A word that begins with a digit: the number of a move, a result, castling with zeros, or a move in numbers.
    #[inline]
    fn number(&mut self, bytes: &[u8], at: usize, end: usize, visitor: &mut impl Visitor) -> usize {
        let word = &bytes[at..end];
        let digits = word
            .iter()
            .position(|byte| !byte.is_ascii_digit())
            .unwrap_or(word.len());
        let dots = dots(&word[digits..]);
        if dots > 0 || digits == word.len() {
            let squares =
                matches!(digits, 4 | 5) && word.iter().all(|digit| matches!(digit, b'1'..=b'8'));
            if squares && self.phase == Phase::Moves {
                self.san(bytes, at..end, visitor);
                return end;
            }
            self.fresh = false;
            let begins = dots > 0 || word == b"1";
            if self.phase == Phase::Moves
                || !self.stray(begins, bytes, at..end, visitor)
                    && self.enter(begins, bytes, at..end, visitor)
            {
                return at + digits + dots;
            }
            return end;
        }
        if let Some(result) = ending(word) {
            self.result(result, bytes, at..end, visitor);
        } else {
            self.san(bytes, at..end, visitor);
        }
        end
    }

    /// A word that does not begin as moves and numbers do. Tells where it goes on, if it is no move.
    fn odd_word(
        &mut self,
        bytes: &[u8],
        at: usize,
        end: usize,
        visitor: &mut impl Visitor,
    ) -> Option<usize> {
        let word = &bytes[at..end];
        let line_start = match at.checked_sub(1) {
            Some(before) => is_line_end(bytes[before]),
            None => is_line_end(self.before),
        };
        // PGN 6.
        if word[0] == b'%' && line_start {
            self.mode = Mode::Skip(Stop::Line);
            return Some(end);
        }
        if self.game == 0 && self.place == Place::START && at == 0 && self.counted == 0 {
            if word.starts_with(&[0xEF, 0xBB, 0xBF]) {
                // A byte order mark is no character of the first line.
                self.counted = 3;
                return Some(3);
            }
            if word.starts_with(&[0xFF, 0xFE]) || word.starts_with(&[0xFE, 0xFF]) {
                self.problem(Kind::Utf16, bytes, at..at, visitor);
                self.mode = Mode::Skip(Stop::Never);
                return Some(end);
            }
        }
        if let Some(length) = odd_space(word) {
            return Some(at + length);
        }
        let dots = dots(word);
        if dots > 0 {
            return Some(at + dots);
        }
        if is_ornament(word) && self.phase == Phase::Moves {
            return Some(end);
        }
        if word[0] >= 0x80
            && let Some(result) = ending(word)
        {
            self.result(result, bytes, at..end, visitor);
            return Some(end);
        }
        if let Some(nag) = glyph(word) {
            self.nag(nag, bytes, at..end, visitor);
            return Some(end);
        }
        None
    }

    /// A word longer than any that means something.
    fn long_word(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        self.fresh = false;
        let token = at..at + LONGEST_WORD;
        if self.enter(false, bytes, token.clone(), visitor) {
            if self.mute.is_none() {
                self.problem(Kind::TooLong, bytes, token, visitor);
                self.mute = Some(Mute {
                    depth: self.depth,
                    entered: true,
                });
            }
            self.mode = Mode::Skip(Stop::Word);
        }
        at + LONGEST_WORD
    }

    /// A sign or bracket.
    fn mark(
        &mut self,
        bytes: &[u8],
        at: usize,
        last: bool,
        visitor: &mut impl Visitor,
    ) -> Option<usize> {
        let fresh = mem::replace(&mut self.fresh, false);
        let rest = &bytes[at..];
        match rest[0] {
            b'{' => {
                if self.phase == Phase::Between {
                    self.begin_game(visitor);
                }
                self.opened = Err(at);
                self.mode = Mode::Brace;
            }
            b';' => {
                if self.phase == Phase::Between {
                    self.begin_game(visitor);
                }
                self.mode = Mode::Remark;
            }
            b'[' => return self.tag(bytes, at, last, fresh, visitor),
            b'(' => {
                const OFFER: &[u8] = b"(=)";
                if rest.starts_with(OFFER) {
                    let token = at..at + OFFER.len();
                    if self.enter(false, bytes, token.clone(), visitor) {
                        self.comment(bytes, token.clone(), true, visitor);
                    }
                    return Some(token.end);
                }
                if !last && OFFER.starts_with(rest) {
                    return None;
                }
                self.begin_variation(bytes, at, visitor);
            }
            b')' => self.end_variation(bytes, at, visitor),
            b'$' => {
                let digits = rest[1..]
                    .iter()
                    .take(4)
                    .take_while(|byte| byte.is_ascii_digit());
                let digits = digits.count();
                if rest.len() < 5 && digits + 1 == rest.len() && !last {
                    return None;
                }
                let token = at..at + 1 + digits;
                let number = std::str::from_utf8(&rest[1..=digits]).unwrap_or_default();
                match number.parse() {
                    Ok(nag) => self.nag(nag, bytes, token.clone(), visitor),
                    Err(_) => self.unexpected(Kind::Nag, bytes, token.clone(), visitor),
                }
                return Some(token.end);
            }
            b'!' | b'?' => {
                if rest.len() < 2 && !last {
                    return None;
                }
                let two = matches!(rest.get(1), Some(b'!' | b'?'));
                let token = at..at + if two { 2 } else { 1 };
                if let Some(nag) = glyph(&bytes[token.clone()]) {
                    self.nag(nag, bytes, token.clone(), visitor);
                }
                return Some(token.end);
            }
            b'*' => self.result("*", bytes, at..at + 1, visitor),
            _ => self.unexpected(Kind::Unexpected, bytes, at..at + 1, visitor),
        }
        Some(at + 1)
    }

    /// `[` at the beginning of a line, or where no moves are.
    fn tag(
        &mut self,
        bytes: &[u8],
        at: usize,
        last: bool,
        fresh: bool,
        visitor: &mut impl Visitor,
    ) -> Option<usize> {
        if self.phase == Phase::Moves && !fresh {
            self.unexpected(Kind::Unexpected, bytes, at..at + 1, visitor);
            self.mode = Mode::Skip(Stop::Bracket);
            return Some(at + 1);
        }
        let from = at + mem::take(&mut self.scanned);
        let window = bytes.len().min(at + LONGEST);
        let end = match bytes[from..window].iter().position(|&b| is_line_end(b)) {
            Some(length) => from + length,
            None if window == at + LONGEST => {
                self.problem(Kind::TooLong, bytes, at..at + LONGEST_WORD, visitor);
                self.mode = Mode::Skip(Stop::Line);
                return Some(window);
            }
            None if last => window,
            None => {
                self.scanned = window - at;
                self.fresh = fresh;
                return None;
            }
        };
        let tag = Tag::read(&bytes[at..end]);
        let in_moves = self.phase == Phase::Moves;
        let Some(tag) = tag.filter(|tag| tag.quoted || !in_moves) else {
            let kind = if in_moves {
                Kind::Unexpected
            } else {
                Kind::Tag
            };
            self.problem(kind, bytes, at..end, visitor);
            self.mode = Mode::Skip(Stop::Line);
            return Some(at + 1);
        };
        let is_event = tag.name == b"Event";
        if self.phase != Phase::Head || is_event && self.has_event {
            self.end_game(bytes, at, true, visitor);
            self.begin_game(visitor);
        }
        self.has_event |= is_event;
        self.has_tags = true;
        if !tag.whole {
            self.problem(Kind::Tag, bytes, at..at + tag.end, visitor);
        }
        if let Err(kind) = visitor.tag(tag.name, &tag.value) {
            self.problem(kind, bytes, at + tag.value_at..at + tag.end, visitor);
        }
        Some(at + tag.end)
    }

    /// More of a comment.
    fn in_comment(
        &mut self,
        bytes: &[u8],
        at: usize,
        last: bool,
        visitor: &mut impl Visitor,
    ) -> Option<usize> {
        let brace = self.mode == Mode::Brace;
        let window = bytes.len().min(at + LONGEST);
        let mut from = at + mem::take(&mut self.scanned);
        while let Some(length) = comment_stop(&bytes[from..window], brace) {
            let end = from + length;
            if bytes[end] == b'}' {
                self.mode = Mode::Text;
                self.comment(bytes, at..end, true, visitor);
                return Some(end + 1);
            }
            if !brace {
                self.mode = Mode::Text;
                self.comment(bytes, at..end, true, visitor);
                return Some(end);
            }
            let line = &bytes[end + 1..];
            if line.starts_with(NEXT_GAME) {
                self.comment(bytes, at..end, true, visitor);
                self.open_comment(bytes, visitor);
                self.mode = Mode::Text;
                return Some(end);
            }
            if !last && NEXT_GAME.starts_with(line) {
                self.scanned = end - at;
                return None;
            }
            from = end + 1;
        }
        if window < bytes.len() || last {
            let mut cut = window;
            // Not within a character, nor where a line may begin that looks like the next game.
            while cut > at
                && (bytes.get(cut).is_some_and(|byte| byte & 0xC0 == 0x80)
                    || is_line_end(bytes[cut - 1]))
            {
                cut -= 1;
            }
            let cut = if cut == at { window } else { cut };
            self.comment(bytes, at..cut, false, visitor);
            return Some(cut);
        }
        self.scanned = window - at;
        None
    }

    /// Passes over what is not to be read; tells where it goes on.
    fn skip(&mut self, stop: Stop, bytes: &[u8], at: usize) -> usize {
        let found = bytes[at..].iter().position(|&byte| match stop {
            Stop::Line => is_line_end(byte),
            Stop::Bracket => is_line_end(byte) || byte == b']',
            Stop::Word => !in_word(byte),
            Stop::Never => false,
        });
        let Some(length) = found else {
            return bytes.len();
        };
        self.mode = Mode::Text;
        at + length + usize::from(bytes[at + length] == b']' && stop == Stop::Bracket)
    }

    /// Before something that belongs among the moves: whether there is a game it belongs to. If it cannot begin one, it is
    /// stray, with the rest of its line.
    fn enter(
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
                if !self.strayed {
                    self.strayed = true;
                    self.problem(Kind::Stray, bytes, token, visitor);
                }
                self.mode = Mode::Skip(Stop::Line);
                return false;
            }
            self.begin_game(visitor);
        }
        if self.phase == Phase::Head {
            self.phase = Phase::Moves;
            if visitor.begin_moves() == Go::Past {
                self.mute = Some(Mute {
                    depth: 0,
                    entered: true,
                });
            }
        }
        true
    }

    fn begin_game(&mut self, visitor: &mut impl Visitor) {
        self.phase = Phase::Head;
        self.game += 1;
        visitor.begin_game();
    }

    /// Ends the game, if one is open. Whether another follows makes a difference to one that may have been cut off.
    fn end_game(&mut self, bytes: &[u8], at: usize, follows: bool, visitor: &mut impl Visitor) {
        if self.phase == Phase::Between {
            return;
        }
        if self.depth > 0 {
            self.problem(Kind::OpenVariation, bytes, at..at, visitor);
        }
        if self.phase != Phase::Ended && (self.has_tags || follows) {
            self.problem(Kind::NoResult, bytes, at..at, visitor);
        }
        visitor.end_game();
        self.phase = Phase::Between;
        self.depth = 0;
        self.mute = None;
        self.has_event = false;
        self.has_tags = false;
        self.strayed = false;
    }

    fn begin_variation(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) {
        if !self.enter(false, bytes, at..at + 1, visitor) {
            return;
        }
        self.depth = self.depth.saturating_add(1);
        if self.mute.is_some() {
            return;
        }
        let answer = visitor.begin_variation();
        if answer != Ok(Go::On) {
            self.mute = Some(Mute {
                depth: self.depth,
                entered: false,
            });
        }
        if let Err(kind) = answer {
            self.problem(kind, bytes, at..at + 1, visitor);
        }
    }

    fn end_variation(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) {
        if self.depth == 0 {
            self.unexpected(Kind::NoVariation, bytes, at..at + 1, visitor);
            return;
        }
        match self.mute {
            None => visitor.end_variation(),
            Some(mute) if mute.depth == self.depth => {
                self.mute = None;
                if mute.entered {
                    visitor.end_variation();
                }
            }
            Some(_) => {}
        }
        self.depth -= 1;
    }

    fn nag(&mut self, nag: u8, bytes: &[u8], token: Range<usize>, visitor: &mut impl Visitor) {
        self.fresh = false;
        if self.enter(false, bytes, token, visitor) && self.mute.is_none() {
            visitor.nag(nag);
        }
    }

    /// The game is over; but a result within a variation only says how it would have ended.
    fn result(
        &mut self,
        result: &'static str,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) {
        self.fresh = false;
        if !self.enter(false, bytes, token.clone(), visitor) || self.depth > 0 {
            return;
        }
        if let Err(kind) = visitor.result(result) {
            self.problem(kind, bytes, token, visitor);
        }
        self.phase = Phase::Ended;
    }

    fn comment(
        &mut self,
        bytes: &[u8],
        piece: Range<usize>,
        end: bool,
        visitor: &mut impl Visitor,
    ) {
        if self.mute.is_none()
            && let Err(kind) = visitor.comment(&bytes[piece.clone()], end)
        {
            self.opened(bytes);
            self.problem(kind, bytes, piece, visitor);
        }
    }

    /// Where the comment begins.
    fn opened(&mut self, bytes: &[u8]) -> Place {
        let place = match self.opened {
            Ok(place) => place,
            Err(at) => self.place_of(bytes, at),
        };
        self.opened = Ok(place);
        place
    }

    /// The end of a comment is missing.
    fn open_comment(&mut self, bytes: &[u8], visitor: &mut impl Visitor) {
        let place = self.opened(bytes);
        visitor.problem(Problem {
            game: self.game,
            place,
            token: "{".to_owned(),
            kind: Kind::OpenComment,
        });
    }

    /// Something that means nothing where it stands. Of a line that is not heard, nothing more is said.
    fn unexpected(
        &mut self,
        kind: Kind,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) {
        if self.enter(false, bytes, token.clone(), visitor) && self.mute.is_none() {
            self.problem(kind, bytes, token, visitor);
        }
    }

    /// Something is wrong with the token in this part of the bytes.
    fn problem(
        &mut self,
        kind: Kind,
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
    fn place_of(&mut self, bytes: &[u8], at: usize) -> Place {
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

/// Where a word ends; `None` if what follows could belong to it. `e8(Q)` is one.
#[inline]
fn word_end(bytes: &[u8], at: usize, last: bool) -> Option<usize> {
    let mut end = at + 1;
    loop {
        while end < bytes.len() && in_word(bytes[end]) {
            end += 1;
        }
        if end - at > LONGEST_WORD {
            return Some(end);
        }
        match bytes.get(end) {
            None => return last.then_some(end),
            Some(b'(') => match bytes.get(end..end + 3) {
                Some(
                    [
                        _,
                        b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n',
                        b')',
                    ],
                ) => end += 3,
                Some(_) => return Some(end),
                None => return last.then_some(end),
            },
            Some(_) => return Some(end),
        }
    }
}

/// The first byte at which a comment may end.
#[inline]
fn comment_stop(bytes: &[u8], brace: bool) -> Option<usize> {
    if brace {
        bytes
            .iter()
            .position(|&byte| byte == b'}' || is_line_end(byte))
    } else {
        bytes.iter().position(|&byte| is_line_end(byte))
    }
}
