//! Tag pairs: `[Name "value"]` (PGN 8.1).

use std::borrow::Cow;
use std::mem;

use super::problem::ProblemKind;
use super::reader::{LONGEST, LONGEST_WORD, Mode, Phase, Reader, Stop};
use super::visitor::Visitor;
use super::words::{TAGS, is_line_end};

impl Reader {
    /// `[` at the beginning of a line, or where no moves are.
    pub(super) fn tag(
        &mut self,
        bytes: &[u8],
        at: usize,
        last: bool,
        fresh: bool,
        visitor: &mut impl Visitor,
    ) -> Option<usize> {
        if self.phase == Phase::Moves && !fresh {
            self.unexpected(ProblemKind::Unexpected, bytes, at..at + 1, visitor);
            self.mode = Mode::Skip(Stop::Bracket);
            return Some(at + 1);
        }
        let from = at + mem::take(&mut self.scanned);
        let window = bytes.len().min(at + LONGEST);
        let end = match bytes[from..window].iter().position(|&b| is_line_end(b)) {
            Some(length) => from + length,
            None if window == at + LONGEST => {
                self.problem(ProblemKind::TooLong, bytes, at..at + LONGEST_WORD, visitor);
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
            self.problem(ProblemKind::Unexpected, bytes, at..end, visitor);
            self.mode = Mode::Skip(Stop::Bracket);
            return Some(at + 1);
        };
        let known = TAGS
            .iter()
            .position(|name| tag.name.eq_ignore_ascii_case(name.as_bytes()));
        let bit = known.map_or(0, |known| 1 << known);
        // A name once more behind an empty line begins the next game; `Event`, the first of all, always does.
        let again = self.tags & bit != 0 && (self.parted || bit == 1);
        if self.phase != Phase::Head || again {
            self.end_game(bytes, at, true, visitor);
            self.begin_game(visitor);
        }
        self.tags |= bit;
        self.parted = false;
        self.has_tags = true;
        let name = known.map_or(tag.name, |known| TAGS[known].as_bytes());
        if !tag.whole {
            self.problem(ProblemKind::Tag, bytes, at..at + tag.end, visitor);
        }
        if let Err(kind) = visitor.tag(name, &tag.value) {
            self.problem(kind, bytes, at + tag.value_at..at + tag.end, visitor);
        }
        Some(at + tag.end)
    }
}

/// A tag pair, or nearly one, at the beginning of a line.
struct Tag<'a> {
    name: &'a [u8],
    value: Cow<'a, [u8]>,
    /// The index at which the value begins.
    value_at: usize,
    /// The index at which the pair ends: another may follow in the same line.
    end: usize,
    /// True if the value stands in quotation marks and the bracket is closed.
    whole: bool,
    /// True if a quotation mark follows the name: nothing but a tag looks like that.
    quoted: bool,
}

impl<'a> Tag<'a> {
    /// Reads a line that begins with `[`.
    ///
    /// A quotation mark within the value should be written `\"`. Where it is not, the value is taken to end at the first
    /// one with a bracket after it.
    fn read(line: &'a [u8]) -> Option<Tag<'a>> {
        let name_at = 1 + spaces(line.get(1..)?);
        let length = line[name_at..]
            .iter()
            .position(|&byte| byte.is_ascii_whitespace() || matches!(byte, b'"' | b'[' | b']'))
            .unwrap_or(line.len() - name_at);
        let name = &line[name_at..name_at + length];
        if !name.first()?.is_ascii_alphanumeric() {
            return None;
        }
        let mut value_at = name_at + length;
        value_at += spaces(&line[value_at..]);
        if line.get(value_at) != Some(&b'"') {
            return Some(Tag {
                name,
                value: Cow::Borrowed(without_end(&line[value_at..])),
                value_at,
                end: line.len(),
                whole: false,
                quoted: false,
            });
        }
        value_at += 1;
        let mut escaped = false;
        let mut at = value_at;
        while let Some(&byte) = line.get(at) {
            match byte {
                b'\\' if matches!(line.get(at + 1), Some(b'"' | b'\\')) => {
                    escaped = true;
                    at += 1;
                }
                b'"' => {
                    let after = at + 1 + spaces(&line[at + 1..]);
                    if line.get(after) == Some(&b']') {
                        return Some(Tag {
                            name,
                            value: unescaped(&line[value_at..at], escaped),
                            value_at,
                            end: after + 1,
                            whole: true,
                            quoted: true,
                        });
                    }
                }
                _ => {}
            }
            at += 1;
        }
        Some(Tag {
            name,
            value: unescaped(without_end(&line[value_at..]), escaped),
            value_at,
            end: line.len(),
            whole: false,
            quoted: true,
        })
    }
}

fn spaces(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .position(|byte| !byte.is_ascii_whitespace())
        .unwrap_or(bytes.len())
}

/// The value without the rests of a tag's end.
fn without_end(mut value: &[u8]) -> &[u8] {
    while let [shorter @ .., b' ' | b'\t' | b'"' | b']'] = value {
        value = shorter;
    }
    value
}

/// With `\"` and `\\` as what they mean.
fn unescaped(value: &[u8], escaped: bool) -> Cow<'_, [u8]> {
    if !escaped {
        return Cow::Borrowed(value);
    }
    let mut out = Vec::with_capacity(value.len());
    let mut bytes = value.iter();
    while let Some(&byte) = bytes.next() {
        match (byte, bytes.as_slice().first()) {
            (b'\\', Some(&next @ (b'"' | b'\\'))) => {
                out.push(next);
                bytes.next();
            }
            _ => out.push(byte),
        }
    }
    Cow::Owned(out)
}
