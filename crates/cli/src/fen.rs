//! `sessa fen check`: what is wrong with FENs, one answer a line.

use std::io::{self, BufRead, Write};

use chess::{FenError, Position, Setup, Starts};

use crate::args::FenCheck;
use crate::lines;

pub fn check(request: &FenCheck, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    lines::answer(input, out, |line| examine(request, line))
}

/// `ok` and the FEN as it is usually written, then the warnings, if any, after a tab.
fn examine(request: &FenCheck, text: &str) -> Result<String, FenError> {
    let setup: Setup = text.parse()?;
    let normal = Position::from_setup(&setup)?.to_setup();
    let (fen, starts) = if request.chess960 {
        (normal.shredder().to_string(), Starts::Chess960)
    } else {
        (normal.to_string(), Starts::Usual)
    };
    let mut answer = format!("ok {fen}");
    for (i, warning) in setup.warnings(starts).iter().enumerate() {
        answer.push_str(if i == 0 { "\t" } else { "; " });
        answer.push_str(&warning.to_string());
    }
    Ok(answer)
}
