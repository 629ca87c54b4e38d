//! Places in a text: line and column.

use std::fmt;

/// A line and a column, both from 1. A column is a character; a line ends with a line feed, a carriage return, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place after these bytes. `before` is the byte before the first of them.
    ///
    /// Lines are counted apart from reading, in a pass over what has been read, because there one does nothing else and
    /// several bytes are looked at in one step.
    pub(crate) fn advance(&mut self, before: u8, bytes: &[u8]) {
        let (feeds, returns) = ends_of_lines(bytes);
        self.line += feeds + returns;
        // Of a carriage return with a line feed, one counts.
        if before == b'\r' && bytes.first() == Some(&b'\n') {
            self.line -= 1;
        }
        if returns > 0 {
            self.line -= bytes.windows(2).filter(|pair| pair == b"\r\n").count();
        }
        let line = match bytes.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')) {
            Some(end) => {
                self.column = 1;
                &bytes[end + 1..]
            }
            None => bytes,
        };
        // Not the bytes in which a character is continued.
        self.column += line.iter().filter(|&&byte| byte & 0xC0 != 0x80).count();
    }
}

/// The number of line feeds and carriage returns.
fn ends_of_lines(bytes: &[u8]) -> (usize, usize) {
    let mut found = (0, 0);
    // Counted in bytes, as many of which as a register holds are added in one step, and so few that none overflows.
    for part in bytes.chunks(240) {
        let (mut feeds, mut returns) = (0u8, 0u8);
        for &byte in part {
            feeds += u8::from(byte == b'\n');
            returns += u8::from(byte == b'\r');
        }
        found.0 += usize::from(feeds);
        found.1 += usize::from(returns);
    }
    found
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_every_kind() {
        let text = "a\nb\r\nc\rd\r\r\n\u{e9}\u{2654}x".as_bytes();
        for cut in 0..=text.len() {
            let mut place = Place::START;
            place.advance(b'\n', &text[..cut]);
            let before = text[..cut].last().copied().unwrap_or(b'\n');
            place.advance(before, &text[cut..]);
            assert_eq!(place, Place { line: 6, column: 4 }, "cut at {cut}");
        }
    }
}
