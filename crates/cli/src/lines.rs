//! Questions on standard input, one a line, and an answer to each on standard output.

use std::io::{self, BufRead, Write};

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
