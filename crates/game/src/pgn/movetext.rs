//! The reader among the moves: words, signs and brackets.

use std::mem;
use std::ops::Range;

use super::place::Place;
use super::problem::Kind;
use super::reader::{LONGEST_WORD, Mode, Mute, Phase, Reader, Stop};
use super::visitor::{Go, Visitor};
use super::words::{
    begins_game, dots, ending, glyph, in_word, is_line_end, is_ornament, odd_space, without_signs,
};

impl Reader {
    /// A word: most often a move or its number.
    #[inline]
    pub(super) fn word(
        &mut self,
        bytes: &[u8],
        at: usize,
        last: bool,
        visitor: &mut impl Visitor,
    ) -> Option<usize> {
        if bytes[at] == b'%' && self.begins_line(bytes, at) {
            // PGN 6.
            self.mode = Mode::Skip(Stop::Line);
            return Some(at + 1);
        }
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

    /// Whether nothing stands before this byte in its line.
    fn begins_line(&self, bytes: &[u8], at: usize) -> bool {
        is_line_end(
            at.checked_sub(1)
                .map_or(self.before, |before| bytes[before]),
        )
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
    pub(super) fn mark(
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

    /// Something that means nothing where it stands. Of a line that is not heard, nothing more is said.
    pub(super) fn unexpected(
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
