//! A text for the laboratory, of whatever kind and in whatever encoding: games, rows or an experiment.

use game::encoding::{Decoder, Replaced};

use crate::games::GamesReader;
use crate::matrix::MatrixReader;

/// The bytes after which a text whose lines tell nothing is taken for games.
const HEAD: usize = 1 << 12;

/// A text that has been read, by its kind.
#[derive(Clone, Debug)]
pub enum TextRead {
    /// Games (PGN).
    Games(Box<GamesReader>),
    /// Rows of six numbers.
    Rows(Box<MatrixReader>),
    /// An [`ExperimentFile`](crate::ExperimentFile), which is read as a whole.
    Experiment(String),
}

impl TextRead {
    fn feed(&mut self, text: &str) {
        match self {
            TextRead::Games(reader) => reader.feed(text.as_bytes()),
            TextRead::Rows(reader) => reader.feed(text.as_bytes()),
            TextRead::Experiment(whole) => whole.push_str(text),
        }
    }
}

/// A reader of a text: takes bytes in pieces of any length. What is in the text tells its kind.
///
/// ```
/// use lab::{GamesReader, TextRead, TextReader};
///
/// let mut reader = TextReader::new(GamesReader::new(2));
/// reader.feed(b"pawns,knights,bishops,rooks,queens,result\n1,0,0,0,0,2\n");
/// let (TextRead::Rows(rows), None) = reader.finish() else {
///     panic!("these are rows");
/// };
/// assert_eq!(rows.finish().data.row_count(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct TextReader {
    decoder: Decoder,
    /// The text so far, until it is enough to tell its kind.
    head: String,
    /// The reader; of games until the kind is known.
    read: TextRead,
    is_known: bool,
}

impl TextReader {
    /// A reader of a text, which reads games with this reader.
    pub fn new(games: GamesReader) -> TextReader {
        TextReader {
            decoder: Decoder::default(),
            head: String::new(),
            read: TextRead::Games(Box::new(games)),
            is_known: false,
        }
    }

    /// Reads what comes next.
    pub fn feed(&mut self, bytes: &[u8]) {
        let mut decoder = std::mem::take(&mut self.decoder);
        self.feed_text(&decoder.feed(bytes), false);
        self.decoder = decoder;
    }

    /// The number of games so far.
    pub fn games(&self) -> u64 {
        match &self.read {
            TextRead::Games(reader) => reader.counts().games,
            _ => 0,
        }
    }

    /// Reads what is left at the end of the text. Answers its letters that were not UTF-8, too.
    pub fn finish(mut self) -> (TextRead, Option<Replaced>) {
        let rest = self.decoder.finish();
        self.feed_text(&rest, true);
        (self.read, self.decoder.replaced())
    }

    fn feed_text(&mut self, text: &str, is_all: bool) {
        if self.is_known {
            return self.read.feed(text);
        }
        self.head.push_str(text);
        let Some(kind) = TextKind::of(&self.head, is_all) else {
            return;
        };
        match kind {
            TextKind::Games => {}
            TextKind::Rows => self.read = TextRead::Rows(Box::default()),
            TextKind::Experiment => self.read = TextRead::Experiment(String::new()),
        }
        self.is_known = true;
        self.read.feed(&std::mem::take(&mut self.head));
    }
}

/// What a text has in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TextKind {
    Games,
    Rows,
    Experiment,
}

impl TextKind {
    /// The kind of a text that begins so: its first line tells that is a row, or begins an experiment, a tag or moves. What
    /// stands before, comments (`#`, `%`, `;`) or names of columns, costs itself. `None` if more of it is needed.
    fn of(begun: &str, is_all: bool) -> Option<TextKind> {
        let is_enough = is_all || begun.len() > HEAD;
        let whole = match begun.rfind('\n') {
            _ if is_enough => begun,
            Some(end) => &begun[..end],
            None => "",
        };
        let mut lines = whole.lines().map(str::trim_ascii);
        let told = lines.find_map(|line| {
            Some(match line.as_bytes().first()? {
                b'#' | b'%' | b';' => return None,
                b'{' => TextKind::Experiment,
                b'[' => TextKind::Games,
                _ if line.starts_with("1.") && !is_row(line) => TextKind::Games,
                _ if is_row(line) => TextKind::Rows,
                _ => return None,
            })
        });
        told.or_else(|| is_enough.then_some(TextKind::Games))
    }
}

/// True if a line has several numbers and nothing else, but a comment behind them.
fn is_row(line: &str) -> bool {
    let numbers = line.split(['#', '%']).next().unwrap_or_default();
    let words = numbers.split([' ', '\t', ',', ';']);
    let mut words = words.filter(|word| !word.is_empty());
    // Not `1. 5254 5755`, which are moves in numbers.
    let is_number = |word: &str| word.parse::<f64>().is_ok() && !word.ends_with('.');
    words.clone().count() > 2 && words.all(is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_is_that_of_the_first_line_that_tells() {
        use TextKind::{Experiment, Games, Rows};
        for (text, kind) in [
            ("", Games),
            ("nothing known\n", Games),
            ("\n\n[Event \"x\"]\n", Games),
            ("; of 2020\n1. e4 e5 *\n", Games),
            ("1.e4 e5 *", Games),
            ("1. 5254 5755 2. 7163 2836", Games),
            ("1 e4 e5 *\n[Event \"x\"]\n", Games),
            ("{\"format\":", Experiment),
            ("% note\n\n{\"format\":", Experiment),
            ("# rows\n 0 0 0 0 0 2\n", Rows),
            ("p;n;b;r;q;result\n1;0;0;0;0;2\n", Rows),
            ("1.0000e+00 0 0 0 -1.0 2.0", Rows),
            ("a title, and more\n; and\n1,0,0,0,0,2 % first\n", Rows),
        ] {
            assert_eq!(TextKind::of(text, true), Some(kind), "{text}");
        }
        assert_eq!(TextKind::of("0 0 0 0 0 ", false), None);
        assert_eq!(TextKind::of(&"word ".repeat(HEAD), false), Some(Games));
    }
}
