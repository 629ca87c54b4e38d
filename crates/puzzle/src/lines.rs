//! Lines of a text that comes in pieces.

/// The most bytes of a line that is read; one puzzle takes a few hundred.
pub const LONGEST_LINE: usize = 1 << 16;

/// Puts lines together out of pieces.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    /// The beginning of a line whose end has not come.
    begun: Vec<u8>,
    /// True if that line is too long: its rest is passed over.
    too_long: bool,
    /// The lines that have been handed over.
    line: u64,
}

/// A line, or that it is too long.
pub(crate) type Line<'a> = Option<&'a [u8]>;

impl Lines {
    /// Takes a piece and hands over, with their numbers from 1, the lines whose ends it has; without those ends. It stops when
    /// it is told to.
    pub(crate) fn feed(&mut self, mut bytes: &[u8], mut take: impl FnMut(u64, Line<'_>) -> bool) {
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            let (line, rest) = (&bytes[..end], &bytes[end + 1..]);
            bytes = rest;
            self.line += 1;
            let go_on = if self.too_long || self.begun.len() + line.len() > LONGEST_LINE {
                take(self.line, None)
            } else if self.begun.is_empty() {
                take(self.line, Some(trim(self.line, line)))
            } else {
                self.begun.extend_from_slice(line);
                take(self.line, Some(trim(self.line, &self.begun)))
            };
            self.begun.clear();
            self.too_long = false;
            if !go_on {
                return;
            }
        }
        if self.begun.len() + bytes.len() > LONGEST_LINE {
            self.too_long = true;
            self.begun.clear();
        } else if !self.too_long {
            self.begun.extend_from_slice(bytes);
        }
    }

    /// Hands over the last line, if nothing ended it.
    pub(crate) fn finish(&mut self, mut take: impl FnMut(u64, Line<'_>) -> bool) {
        if self.too_long {
            self.line += 1;
            take(self.line, None);
        } else if !self.begun.is_empty() {
            self.line += 1;
            take(self.line, Some(trim(self.line, &self.begun)));
        }
        self.begun.clear();
        self.too_long = false;
    }

    /// The place where the text has been cut off.
    pub(crate) fn place(&self) -> crate::Place {
        crate::Place::Text {
            line: self.line + 1,
            column: self.begun.len() as u64 + 1,
        }
    }
}

/// Without a carriage return at the end, and a byte order mark before the first.
fn trim(number: u64, line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match line.strip_prefix(b"\xEF\xBB\xBF") {
        Some(line) if number == 1 => line,
        _ => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(pieces: &[&[u8]]) -> Vec<(u64, Option<String>)> {
        let mut found = Vec::new();
        let mut lines = Lines::default();
        let mut take = |number, line: Line<'_>| {
            found.push((
                number,
                line.map(|line| String::from_utf8_lossy(line).into_owned()),
            ));
            true
        };
        for piece in pieces {
            lines.feed(piece, &mut take);
        }
        lines.finish(&mut take);
        found
    }

    #[test]
    fn lines_are_the_same_in_any_pieces() {
        let text = b"\xEF\xBB\xBFone\r\n\n\xEF\xBB\xBFthree\nfour";
        let whole = lines(&[text]);
        let expected = ["one", "", "\u{feff}three", "four"];
        assert!(
            whole
                .iter()
                .map(|line| line.1.as_deref())
                .eq(expected.map(Some))
        );
        assert!(whole.iter().map(|line| line.0).eq(1..=4));
        for cut in 0..text.len() {
            assert_eq!(lines(&[&text[..cut], &text[cut..]]), whole, "cut at {cut}");
        }
    }

    #[test]
    fn a_line_too_long_is_told_and_the_next_is_read() {
        let most = vec![b'a'; LONGEST_LINE];
        let found = lines(&[&most, b"\n", &most, b"b", b"c\nnext\n", &most, b"d"]);
        let long = |at: usize| found[at].1.is_none();
        assert!(!long(0) && long(1) && long(3), "{}", found.len());
        assert_eq!(found[2], (3, Some("next".to_owned())));
        let found = lines(&[&most, b"e\nnext"]);
        assert_eq!(found, [(1, None), (2, Some("next".to_owned()))]);
    }

    #[test]
    fn it_stops_when_told() {
        let mut count = 0;
        Lines::default().feed(b"a\nb\nc\n", |_, _| {
            count += 1;
            count < 2
        });
        assert_eq!(count, 2);
    }
}
