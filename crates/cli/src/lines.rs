//! Lines of text: questions on standard input, each with an answer on standard output, and positions of a file.

use std::io::{self, BufRead, Write};
use std::path::Path;

use chess::FenError;

/// Answers each line of the input with one line, at once, so that another program can ask line by
/// line. A FEN that cannot be read or played from is an answer, not a failure.
pub fn answer(
    input: impl BufRead,
    out: &mut impl Write,
    mut reply: impl FnMut(&str) -> Result<String, FenError>,
) -> io::Result<()> {
    for line in input.split(b'\n') {
        // What is not UTF-8 is no FEN either; the answer quotes it with replacement characters.
        let line = line?;
        match reply(&String::from_utf8_lossy(&line)) {
            Ok(answer) => writeln!(out, "{answer}")?,
            Err(error) => writeln!(out, "error {error}")?,
        }
        out.flush()?;
    }
    Ok(())
}

/// The lines of a file of positions, a FEN or EPD each, with their numbers from 1. Empty lines and comments are passed over;
/// titles before the first position and letters that are not UTF-8 are told on standard error.
pub fn positions(file: &Path, bytes: &[u8]) -> io::Result<Vec<(usize, String)>> {
    let (text, replaced) = game::encoding::decode(bytes);
    let (file, mut told) = (file.display(), io::stderr().lock());
    if let Some(replaced) = replaced {
        let first = replaced.first;
        writeln!(told, "{file}:{}:{}: {replaced}", first.line, first.column)?;
    }
    let says_something = |line: &str| !line.is_empty() && !line.starts_with(['#', '%', ';']);
    let lines = (1..).zip(text.lines().map(str::trim_ascii));
    let lines = lines.filter(|(_, line)| says_something(line));
    let mut lines: Vec<_> = lines
        .map(|(number, line)| (number, line.to_owned()))
        .collect();
    let ranks = |line: &str| line.split(' ').next().map(|board| board.split('/').count());
    let first = lines.iter().position(|(_, line)| ranks(line) == Some(8));
    for (number, _) in lines.drain(..first.unwrap_or(0)) {
        writeln!(told, "{file}:{number}: no position, passed over")?;
    }
    Ok(lines)
}
