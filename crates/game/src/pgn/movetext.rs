//! PGN movetext: moves, numbers, results, annotation signs and brackets (PGN 8.2).

use std::mem;
use std::ops::Range;

use super::problem::ProblemKind;
use super::reader::{LONGEST_WORD, Mode, Mute, Phase, Reader, Stop};
use super::text;
use super::visitor::{Visit, Visitor};
use super::words::{
    CLASS, Class, NonAscii, dots, ending, glyph, is_line_end, looks_like_move, without_signs,
};

impl Reader {
    /// A word: most often a move or its number. Or a space beyond ASCII.
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
        let mut from = at + 1;
        if bytes[at] >= 0x80 {
            let first = NonAscii::first(&bytes[at..], last)?;
            from = at + first.length;
            if first.is_space || first.is_joiner {
                return Some(from);
            }
        }
        let end = word_end(bytes, at, from, last)?;
        if end - at > LONGEST_WORD {
            return Some(self.long_word(bytes, at, visitor));
        }
        let word = without_signs(&bytes[at..end]);
        let end = at + word.len();
        match *word {
            [b'0'..=b'9', ..] => return Some(self.number(bytes, at, end, visitor)),
            [b'a'..=b'h', b'a'..=b'g' | b'1'..=b'8' | b'x', ..]
            | [b'g', b'h', ..]
            | [b'K' | b'Q' | b'R' | b'B' | b'N' | b'O', _, ..] => {}
            // `ch` and `check` among them, which begin with two files.
            _ => {
                if let Some(next) = self.odd_word(bytes, at, end, visitor) {
                    return Some(next);
                }
            }
        }
        self.san(bytes, at..end, visitor);
        Some(end)
    }

    /// True if nothing stands before this byte in its line.
    fn begins_line(&self, bytes: &[u8], at: usize) -> bool {
        is_line_end(self.byte_before(bytes, at))
    }

    /// A word that should be a move.
    #[inline]
    fn san(&mut self, bytes: &[u8], token: Range<usize>, visitor: &mut impl Visitor) {
        let word = &bytes[token.clone()];
        self.fresh = false;
        let number = self.number.take();
        let anew = number.is_some_and(|number| self.begins_anew(number, word, visitor));
        if anew {
            self.end_game(bytes, token.start, true, visitor);
        }
        if self.phase != Phase::Moves {
            let begins = anew || self.is_first_move(bytes, token.clone(), visitor);
            // Between tags it is no move; the rest of the line is none either.
            if self.stray(begins, bytes, token.clone(), visitor)
                || !self.enter(begins, bytes, token.clone(), visitor)
            {
                return;
            }
        }
        self.half_moves += usize::from(self.depth == 0);
        if self.mute.is_some() {
            return;
        }
        let mut answer = number.map_or(Ok(()), |(number, dots)| visitor.number(number, dots));
        if answer != Err(ProblemKind::Side) {
            if let Err(kind) = answer {
                self.problem(kind, bytes, token.clone(), visitor);
            }
            answer = visitor.san(word);
        }
        if let Err(kind) = answer {
            self.problem(kind, bytes, token, visitor);
            self.mute = Some(Mute {
                depth: self.depth,
                entered: true,
            });
        }
    }

    /// True if the number 1 stands before a move of White behind moves of a game: another begins, without tags, and this
    /// one has no result. But some write `1. e4 1. e5`.
    #[inline]
    fn begins_anew(
        &self,
        (number, dots): (u32, usize),
        word: &[u8],
        visitor: &mut impl Visitor,
    ) -> bool {
        number == 1
            && self.phase == Phase::Moves
            && self.depth == 0
            && self.half_moves > 0
            && (dots == 1 || dots == 0 && looks_like_move(word))
            && (self.half_moves > 1 || self.mute.is_some() || !visitor.is_legal(word))
    }

    /// True if the moves of a game can begin with this word.
    #[cold]
    fn is_first_move(
        &mut self,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) -> bool {
        if self.phase == Phase::Ended {
            self.end_game(bytes, token.start, false, visitor);
        }
        visitor.is_first_move(&bytes[token])
    }

    /// True if this stands between the tags of a game and does not begin its moves.
    fn stray(
        &mut self,
        begins: bool,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) -> bool {
        let stray = self.phase == Phase::Head && self.has_tags && !begins;
        if stray {
            self.problem(ProblemKind::Stray, bytes, token, visitor);
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
        // A decimal fraction, as in `0.5-0.5`.
        let is_part = dots == 1 && word.get(digits + 1).is_some_and(u8::is_ascii_digit);
        if is_part && let Some(result) = ending(word) {
            self.result(result, bytes, at..end, visitor);
            return end;
        }
        // A null move (`0000`), or castling.
        let is_zero = dots == 0 && word[0] == b'0';
        if dots > 0 || digits == word.len() && !is_zero {
            let squares =
                matches!(digits, 4 | 5) && word.iter().all(|digit| matches!(digit, b'1'..=b'8'));
            if squares
                && (self.phase == Phase::Moves || self.is_first_move(bytes, at..end, visitor))
            {
                self.san(bytes, at..end, visitor);
                return end;
            }
            self.fresh = false;
            let begins = dots > 0 || word == b"1";
            if self.phase == Phase::Moves
                || !self.stray(begins, bytes, at..end, visitor)
                    && self.enter(begins, bytes, at..end, visitor)
            {
                let number = word[..digits].iter().fold(0_u32, |number, digit| {
                    number
                        .saturating_mul(10)
                        .saturating_add(u32::from(digit - b'0'))
                });
                self.number = Some((number, dots));
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
        // `draw` among words between games is one of them.
        if (self.phase == Phase::Moves || !word[0].is_ascii_alphabetic())
            && let Some(result) = ending(word)
        {
            self.result(result, bytes, at..end, visitor);
            return Some(end);
        }
        let dots = dots(word);
        if dots > 0 {
            if let Some((_, before)) = &mut self.number {
                *before += dots;
            }
            return Some(at + dots);
        }
        if self.phase == Phase::Moves && chess::is_remark(&text(word)) {
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
                self.problem(ProblemKind::TooLong, bytes, token, visitor);
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
                    Err(_) => self.unexpected(ProblemKind::Nag, bytes, token.clone(), visitor),
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
            b'<' => {
                if rest.len() < 2 && !last {
                    return None;
                }
                if rest.starts_with(b"<>") {
                    // A null move.
                    self.san(bytes, at..at + 2, visitor);
                    return Some(at + 2);
                }
                self.unexpected(ProblemKind::Unexpected, bytes, at..at + 1, visitor);
            }
            _ => self.unexpected(ProblemKind::Unexpected, bytes, at..at + 1, visitor),
        }
        Some(at + 1)
    }

    fn begin_variation(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) {
        if !self.enter(false, bytes, at..at + 1, visitor) {
            return;
        }
        self.number = None;
        self.depth = self.depth.saturating_add(1);
        if self.mute.is_some() {
            return;
        }
        let answer = visitor.begin_variation();
        if answer != Ok(Visit::Enter) {
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
            self.unexpected(ProblemKind::NoVariation, bytes, at..at + 1, visitor);
            return;
        }
        self.number = None;
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

    /// The game is over; but a result within a variation only says how it would have ended. One between games is a game
    /// without moves; one more behind that of a game belongs to none.
    fn result(
        &mut self,
        result: &'static str,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) {
        self.fresh = false;
        if self.phase == Phase::Ended {
            self.problem(ProblemKind::StrayResult, bytes, token, visitor);
            return;
        }
        if !self.enter(true, bytes, token.clone(), visitor) || self.depth > 0 {
            return;
        }
        if let Err(kind) = visitor.result(result) {
            self.problem(kind, bytes, token, visitor);
        }
        self.phase = Phase::Ended;
    }

    /// Reports a token that means nothing where it stands. Of a line that is passed over, nothing more is said.
    pub(super) fn unexpected(
        &mut self,
        kind: ProblemKind,
        bytes: &[u8],
        token: Range<usize>,
        visitor: &mut impl Visitor,
    ) {
        if self.enter(false, bytes, token.clone(), visitor) && self.mute.is_none() {
            self.problem(kind, bytes, token, visitor);
        }
    }
}

/// The end of a word; `None` if bytes still to come could belong to it. `e8(Q)` is one.
#[inline]
fn word_end(bytes: &[u8], at: usize, from: usize, last: bool) -> Option<usize> {
    let mut end = from;
    loop {
        while end < bytes.len() && CLASS[bytes[end] as usize] == Class::Word {
            end += 1;
        }
        if end - at > LONGEST_WORD {
            return Some(end);
        }
        // Nearly every word.
        if bytes.get(end) == Some(&b' ') {
            return Some(end);
        }
        match bytes.get(end) {
            None => return last.then_some(end),
            Some(0x80..) => {
                let letter = NonAscii::first(&bytes[end..], last)?;
                if letter.is_space {
                    return Some(end);
                }
                end += letter.length;
            }
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
