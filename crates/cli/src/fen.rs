//! `sessa fen check`: what is wrong with FENs, one answer a line.

use std::io::{self, BufRead, Write};

use chess::{FenError, Position, Setup, Starts};

use crate::args::FenCheck;

/// Answers each line of the input with one line, at once, so that another program can ask line by
/// line. A FEN that cannot be read or played from is an answer, not a failure.
pub fn check(request: &FenCheck, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    for line in input.split(b'\n') {
        // What is not UTF-8 is no FEN either; the answer quotes it with replacement characters.
        let line = line?;
        match examine(request, &String::from_utf8_lossy(&line)) {
            Ok(answer) => writeln!(out, "ok {answer}")?,
            Err(error) => writeln!(out, "error {error}")?,
        }
        out.flush()?;
    }
    Ok(())
}

/// The FEN as it is usually written, then the warnings, if any, after a tab.
fn examine(request: &FenCheck, text: &str) -> Result<String, FenError> {
    let setup: Setup = text.parse()?;
    let normal = Position::from_setup(&setup)?.to_setup();
    let (mut answer, starts) = if request.chess960 {
        (normal.shredder().to_string(), Starts::Chess960)
    } else {
        (normal.to_string(), Starts::Usual)
    };
    for (i, warning) in setup.warnings(starts).iter().enumerate() {
        answer.push_str(if i == 0 { "\t" } else { "; " });
        answer.push_str(&warning.to_string());
    }
    Ok(answer)
}
