//! Lines of a text that comes in pieces.

use crate::limits::LONGEST_LINE;

/// Puts lines together out of pieces.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    /// The beginning of a line whose end has not come.
    begun: String,
    /// True if that line is too long: its rest is passed over.
    too_long: bool,
    /// The lines that have been handed over.
    line: u64,
}

/// A line, or that it is too long.
pub(crate) type Line<'a> = Option<&'a str>;

impl Lines {
    /// Takes a piece and hands over, with their numbers from 1, the lines whose ends it has; without those ends. It stops when
    /// it is told to.
    pub(crate) fn feed(&mut self, mut text: &str, mut take: impl FnMut(u64, Line<'_>) -> bool) {
        while let Some((line, rest)) = text.split_once('\n') {
            text = rest;
            self.line += 1;
            let go_on = if self.too_long || self.begun.len() + line.len() > LONGEST_LINE {
                take(self.line, None)
            } else if self.begun.is_empty() {
                take(self.line, Some(without_return(line)))
            } else {
                self.begun.push_str(line);
                take(self.line, Some(without_return(&self.begun)))
            };
            self.begun.clear();
            self.too_long = false;
            if !go_on {
                return;
            }
        }
        if self.begun.len() + text.len() > LONGEST_LINE {
            self.too_long = true;
            self.begun.clear();
        } else if !self.too_long {
            self.begun.push_str(text);
        }
    }

    /// Hands over the last line, if nothing ended it.
    pub(crate) fn finish(&mut self, mut take: impl FnMut(u64, Line<'_>) -> bool) {
        if self.too_long {
            self.line += 1;
            take(self.line, None);
        } else if !self.begun.is_empty() {
            self.line += 1;
            take(self.line, Some(without_return(&self.begun)));
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

fn without_return(line: &str) -> &str {
    line.strip_suffix('\r').unwrap_or(line)
}

/// True for an empty line and a comment: `%` (PGN 6), `#` or `;` and no position behind it.
pub(crate) fn says_nothing(line: &str) -> bool {
    let line = line.trim_ascii();
    line.is_empty() || line.starts_with(['%', '#', ';']) && !has_board(line)
}

/// True if a line has the pieces of a FEN in it: eight ranks, with seven slashes between them.
pub(crate) fn has_board(line: &str) -> bool {
    let is_piece = |letter: char| letter == '/' || "kqrbnpKQRBNP12345678".contains(letter);
    line.split(|letter| !is_piece(letter))
        .any(|word| word.matches('/').count() == 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(pieces: &[&str]) -> Vec<(u64, Option<String>)> {
        let mut found = Vec::new();
        let mut lines = Lines::default();
        let mut take = |number, line: Line<'_>| {
            found.push((number, line.map(str::to_owned)));
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
        let text = "one\r\n\nthree é\nfour";
        let whole = lines(&[text]);
        let expected = ["one", "", "three é", "four"];
        assert!(
            whole
                .iter()
                .map(|line| line.1.as_deref())
                .eq(expected.map(Some))
        );
        assert!(whole.iter().map(|line| line.0).eq(1..=4));
        for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
            assert_eq!(lines(&[&text[..cut], &text[cut..]]), whole, "cut at {cut}");
        }
    }

    #[test]
    fn a_line_too_long_is_told_and_the_next_is_read() {
        let most = "a".repeat(LONGEST_LINE);
        let found = lines(&[&most, "\n", &most, "b", "c\nnext\n", &most, "d"]);
        let long = |at: usize| found[at].1.is_none();
        assert!(!long(0) && long(1) && long(3), "{}", found.len());
        assert_eq!(found[2], (3, Some("next".to_owned())));
        let found = lines(&[&most, "e\nnext"]);
        assert_eq!(found, [(1, None), (2, Some("next".to_owned()))]);
    }

    #[test]
    fn it_stops_when_told() {
        let mut count = 0;
        Lines::default().feed("a\nb\nc\n", |_, _| {
            count += 1;
            count < 2
        });
        assert_eq!(count, 2);
    }

    #[test]
    fn comments_say_nothing_and_positions_do() {
        let board = "6k1/5ppp/8/8/8/8/r4PPP/4R1K1";
        for line in ["", "  ", "% a", " # Seven/eight", ";; a // b"] {
            assert!(says_nothing(line), "{line}");
        }
        let row = format!("#1,{board} b - - 0 1,a2b2 e1e8");
        for line in ["title", &row, board] {
            assert!(!says_nothing(line), "{line}");
        }
        assert!(has_board(&format!("{board} w - - bm Re8;")) && has_board(&row));
        assert!(!has_board("8/8/8/8") && !has_board("https://a/b/c/d/e/f/g/h"));
    }
}
