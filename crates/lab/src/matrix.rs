//! The six-column file of the source: five differences and the result in each line, as Octave and R read it.
//!
//! The result is 0 where Black won, 1 for a draw and 2 where White won. Numbers may stand apart by spaces, tabs, commas or semicolons, and be
//! written as Octave does (`1.0000e+00`); `#` and `%` begin a comment, `;` a line that is one.

use std::fmt::{self, Write};

use crate::dataset::{Dataset, GameResult, GameTags};
use crate::features::Features;

/// The longest line that is read, in bytes.
const LONGEST: usize = 1000;
/// Faults that are kept one by one.
const MOST_FAULTS: usize = 100;
/// The largest difference.
const MOST: f64 = 99.0;

/// A line that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatrixFault {
    /// The line, from 1.
    pub line: usize,
    /// The character in it, from 1.
    pub column: usize,
    /// The problem.
    pub kind: MatrixFaultKind,
}

/// The kind of a fault in a six-column file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatrixFaultKind {
    /// This is no whole number.
    Number(String),
    /// The number is too large for a difference.
    Range(String),
    /// The result is none of 0, 1 and 2.
    Result(String),
    /// So many numbers instead of six.
    Columns(usize),
    /// The line is longer than any of six numbers.
    LongLine,
}

impl MatrixFaultKind {
    /// A name for it, by which words in any language are found.
    pub const fn name(&self) -> &'static str {
        match self {
            MatrixFaultKind::Number(_) => "number",
            MatrixFaultKind::Range(_) => "range",
            MatrixFaultKind::Result(_) => "result",
            MatrixFaultKind::Columns(_) => "columns",
            MatrixFaultKind::LongLine => "long-line",
        }
    }
}

impl fmt::Display for MatrixFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.kind {
            MatrixFaultKind::Number(word) => write!(f, "`{word}` is not a whole number"),
            MatrixFaultKind::Range(word) => write!(f, "`{word}` is no difference of pieces"),
            MatrixFaultKind::Result(word) => {
                write!(
                    f,
                    "`{word}` is no result: 0 (Black won), 1 (drawn) or 2 (White won)"
                )
            }
            MatrixFaultKind::Columns(number) => write!(f, "{number} numbers instead of 6"),
            MatrixFaultKind::LongLine => f.write_str("the line is too long"),
        }
    }
}

impl std::error::Error for MatrixFault {}

/// Content of a six-column file.
#[derive(Clone, Debug)]
pub struct MatrixRead {
    /// The rows, each a game of its own.
    pub data: Dataset,
    /// The first faults; the lines with one were left out.
    pub faults: Vec<MatrixFault>,
    /// The number of faults besides.
    pub further_faults: usize,
}

/// A reader of six-column files: takes bytes in pieces of any length.
///
/// ```
/// use lab::MatrixReader;
///
/// let mut reader = MatrixReader::new();
/// reader.feed(b" 0 0 0 0 0 1\n 1 0 0 0 0 3\n-1,0,0,0,0,0");
/// let read = reader.finish();
/// assert_eq!(read.data.row_count(), 2);
/// assert_eq!((read.faults[0].line, read.faults[0].column), (2, 12));
/// ```
#[derive(Clone, Debug)]
pub struct MatrixReader {
    read: MatrixRead,
    line: usize,
    /// The beginning of a line that has not ended.
    carry: Vec<u8>,
}

impl Default for MatrixReader {
    fn default() -> MatrixReader {
        MatrixReader::new()
    }
}

impl MatrixReader {
    /// A reader at the beginning of a file.
    pub fn new() -> MatrixReader {
        MatrixReader {
            read: MatrixRead {
                data: Dataset::without_games(),
                faults: Vec::new(),
                further_faults: 0,
            },
            line: 0,
            carry: Vec::new(),
        }
    }

    /// Reads what comes next.
    pub fn feed(&mut self, bytes: &[u8]) {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            // Of a line that is too long no more is kept than shows it.
            let room = (LONGEST + 1).saturating_sub(self.carry.len());
            let (text, ended) = match part.split_last() {
                Some((b'\n', text)) => (text, true),
                _ => (part, false),
            };
            self.carry.extend_from_slice(&text[..text.len().min(room)]);
            if ended {
                self.end_line();
            }
        }
    }

    /// Reads what is left at the end of the file.
    pub fn finish(mut self) -> MatrixRead {
        if !self.carry.is_empty() {
            self.end_line();
        }
        self.read
    }

    fn end_line(&mut self) {
        self.line += 1;
        let line = std::mem::take(&mut self.carry);
        let fault = |(column, kind)| MatrixFault {
            line: self.line,
            column,
            kind,
        };
        match row(&line) {
            Ok(None) => {}
            Ok(Some((row, result))) => {
                self.read.data.push(result, &GameTags::default(), &[row]);
            }
            Err(_) if self.read.faults.len() == MOST_FAULTS => self.read.further_faults += 1,
            Err(why) => self.read.faults.push(fault(why)),
        }
    }
}

/// The row of a line; `None` if it is empty.
fn row(line: &[u8]) -> Result<Option<(Features, GameResult)>, (usize, MatrixFaultKind)> {
    if line.len() > LONGEST {
        return Err((1, MatrixFaultKind::LongLine));
    }
    let text = String::from_utf8_lossy(line);
    if text.trim_ascii_start().starts_with(';') {
        return Ok(None);
    }
    let text = text.split(['#', '%']).next().unwrap_or_default();
    let mut numbers = [0.0; 6];
    let (mut count, mut column) = (0, 1);
    for word in text.split([' ', '\t', ',', ';', '\r']) {
        if !word.is_empty() {
            let excerpt = || chess::excerpt(word);
            let number: f64 = word
                .parse()
                .ok()
                .filter(|number: &f64| number.fract().abs() < f64::EPSILON)
                .ok_or_else(|| (column, MatrixFaultKind::Number(excerpt())))?;
            if count == 5 && !(0.0..=2.0).contains(&number) {
                return Err((column, MatrixFaultKind::Result(excerpt())));
            }
            if number.abs() > MOST {
                return Err((column, MatrixFaultKind::Range(excerpt())));
            }
            if let Some(place) = numbers.get_mut(count) {
                *place = number;
            }
            count += 1;
        }
        column += word.chars().count() + 1;
    }
    match count {
        0 => Ok(None),
        6 => {
            let [pawn, knight, bishop, rook, queen, result] = numbers.map(|number| number as i8);
            let row = Features::of_material([pawn, knight, bishop, rook, queen]);
            Ok(Some((row, GameResult::ALL[result as usize])))
        }
        _ => Err((1, MatrixFaultKind::Columns(count))),
    }
}

/// Writes the rows of games as a six-column file, game by game.
pub fn write_matrix(data: &Dataset, out: &mut String) {
    for (game, rows) in data.games() {
        for &row in rows {
            for number in data.features()[row as usize].material {
                // A string takes whatever is written to it.
                let _ = write!(out, "{number:>2} ");
            }
            let _ = writeln!(out, "{:>2}", game.result as u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> MatrixRead {
        let mut reader = MatrixReader::new();
        reader.feed(text.as_bytes());
        reader.finish()
    }

    #[test]
    fn what_is_written_is_read() {
        let text = " 0  0  0  0  0  0\n 1  0 -2  0  0  2\n-1  1  0  0 -1  1\n";
        let found = read(text);
        assert_eq!(found.faults, []);
        let mut again = String::new();
        write_matrix(&found.data, &mut again);
        assert_eq!(again, text);
        assert!(found.data.is_without_games());
        assert_eq!(found.data.games().len(), 3);
    }

    #[test]
    fn files_of_other_programs() {
        let octave =
            "# Created by Octave\n# name: x\n   1.00000000e+00   0.00000000e+00 0 0 -1.0 2.0\n\r\n";
        let found = read(octave);
        assert_eq!((found.faults.len(), found.data.row_count()), (0, 1));
        assert_eq!(found.data.features()[0].material, [1, 0, 0, 0, -1]);
        for text in [
            "1,0,0,0,0,2\r\n",
            "1;0;0;0;0;2",
            "1\t0\t0\t0\t0\t2 % a pawn",
        ] {
            let found = read(text);
            assert_eq!(found.faults, [], "{text}");
            assert_eq!(found.data.features()[0].material, [1, 0, 0, 0, 0], "{text}");
            let results: Vec<_> = found.data.games().map(|(game, _)| game.result).collect();
            assert_eq!(results, [GameResult::White]);
        }
    }

    #[test]
    fn faults_have_a_line_and_a_column() {
        let long = format!("\n{}", "0 ".repeat(600));
        for (text, expected) in [
            ("0 0 0 0 0", "line 1, column 1: 5 numbers instead of 6"),
            ("0 0 0 0 0 0 0", "line 1, column 1: 7 numbers instead of 6"),
            (
                "\n0 0 x 0 0 0",
                "line 2, column 5: `x` is not a whole number",
            ),
            (
                "0 0 0.5 0 0 0",
                "line 1, column 5: `0.5` is not a whole number",
            ),
            (
                "0 NaN 0 0 0 0",
                "line 1, column 3: `NaN` is not a whole number",
            ),
            (
                "0 inf 0 0 0 0",
                "line 1, column 3: `inf` is not a whole number",
            ),
            ("é 0 0 0 0 0", "line 1, column 1: `é` is not a whole number"),
            (
                "0  100 0 0 0 0",
                "line 1, column 4: `100` is no difference of pieces",
            ),
            (
                "0 0 0 0 0 3",
                "line 1, column 11: `3` is no result: 0 (Black won), 1 (drawn) or 2 (White won)",
            ),
            (&long, "line 2, column 1: the line is too long"),
        ] {
            let found = read(text);
            assert_eq!(found.data.row_count(), 0, "{text}");
            assert_eq!(found.faults[0].to_string(), expected);
            assert!(!found.faults[0].kind.name().is_empty());
        }
        let edge = read("99 -99 0 0 0 0");
        assert_eq!(edge.data.features()[0].material, [99, -99, 0, 0, 0]);
        let exact = format!("0 0 0 0 0 0{}", " ".repeat(LONGEST - 11));
        assert_eq!(read(&exact).faults, []);
    }

    #[test]
    fn lines_with_a_fault_are_left_out_and_counted() {
        let text = "x\n0 0 0 0 0 1\n".repeat(150);
        for length in [1, 5, 10_000] {
            let mut reader = MatrixReader::default();
            for piece in text.as_bytes().chunks(length) {
                reader.feed(piece);
            }
            let found = reader.finish();
            assert_eq!((found.faults.len(), found.further_faults), (100, 50));
            assert_eq!(found.faults[99].line, 199);
            assert_eq!(found.data.row_count(), 150);
        }
    }
}
