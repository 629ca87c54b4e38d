//! The arguments of `sessa fen check`.

use lexopt::Arg::{Long, Value};
use lexopt::Error;

use super::{Args, Command};

/// Arguments of `sessa fen check`.
pub struct FenCheck {
    pub chess960: bool,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let takes = "check, --chess960, and FENs on standard input";
    match args.next()?.ok_or("fen expects what to do: check")? {
        Value(word) if word == "check" => {}
        _ => return Err(args.unexpected(takes)),
    }
    let mut chess960 = false;
    while let Some(arg) = args.next()? {
        match arg {
            Long("chess960") => chess960 = true,
            _ => return Err(args.unexpected(takes)),
        }
    }
    Ok(Command::FenCheck(FenCheck { chess960 }))
}
