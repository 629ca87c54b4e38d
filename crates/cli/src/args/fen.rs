//! The arguments of `sessa fen check`.

use super::{Command, Misuse};

/// Arguments of `sessa fen check`.
pub struct FenCheck {
    pub chess960: bool,
}

pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    match words.next().ok_or(Misuse::NoFenCommand)? {
        word if word == "check" => {}
        word if word == "--help" || word == "-h" => return Ok(Command::Help),
        word => return Err(Misuse::BadFenArgument(word)),
    }
    let mut chess960 = false;
    for word in words {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--chess960" => chess960 = true,
            _ => return Err(Misuse::BadFenArgument(word)),
        }
    }
    Ok(Command::FenCheck(FenCheck { chess960 }))
}
