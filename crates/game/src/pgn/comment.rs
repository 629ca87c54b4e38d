//! PGN comments: `{…}` and `;` to the end of the line (PGN 5).

use std::mem;
use std::ops::Range;

use super::problem::{Problem, ProblemKind};
use super::reader::{LONGEST, Mode, Reader};
use super::visitor::Visitor;
use super::words::is_line_end;
use crate::place::Place;

/// The beginning of a line that no comment has, unless its end is missing.
const NEXT_GAME: &[u8] = b"[Event \"";

impl Reader {
    /// Reads on in a comment.
    pub(super) fn in_comment(
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

    pub(super) fn comment(
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

    /// The place at which the comment begins.
    pub(super) fn opened(&mut self, bytes: &[u8]) -> Place {
        let place = match self.opened {
            Ok(place) => place,
            Err(at) => self.place_of(bytes, at),
        };
        self.opened = Ok(place);
        place
    }

    /// The end of a comment is missing.
    pub(super) fn open_comment(&mut self, bytes: &[u8], visitor: &mut impl Visitor) {
        let place = self.opened(bytes);
        visitor.problem(Problem {
            game: self.game,
            place,
            token: "{".to_owned(),
            kind: ProblemKind::OpenComment,
        });
    }
}

/// The first byte at which a comment may end.
#[inline]
fn comment_stop(bytes: &[u8], brace: bool) -> Option<usize> {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const TOPS: u64 = ONES << 7;
    let stops = |byte: u8| is_line_end(byte) || brace && byte == b'}';
    let mut at = 0;
    // Eight bytes in one step, as long as none of them is `}` or below 14, as the ends of lines are. (Subtracting sets the
    // top bit of the first byte that is smaller, and later ones mean nothing.)
    let (words, rest) = bytes.as_chunks::<8>();
    for word in words {
        let word = u64::from_le_bytes(*word);
        let low = word.wrapping_sub(ONES * 14) & !word & TOPS;
        let other = word ^ (ONES * b'}' as u64);
        let closing = other.wrapping_sub(ONES) & !other & TOPS;
        if low | closing != 0
            && let Some(place) = bytes[at..at + 8].iter().position(|&byte| stops(byte))
        {
            return Some(at + place);
        }
        at += 8;
    }
    let place = rest.iter().position(|&byte| stops(byte))?;
    Some(at + place)
}
