//! The arguments of `sessa pgn`.

use chess::{Letters, Notation, UnknownNotation};

use super::{Command, Misuse};

/// Arguments of `sessa pgn check`.
pub struct PgnCheck {
    pub from: Letters,
    pub files: Vec<String>,
}

/// Arguments of `sessa pgn convert`.
pub struct PgnConvert {
    pub from: Letters,
    pub to: Notation,
    pub files: Vec<String>,
}

pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let converts = match words.next().ok_or(Misuse::NoPgnCommand)?.as_str() {
        "check" => false,
        "convert" => true,
        "--help" | "-h" => return Ok(Command::Help),
        word => return Err(Misuse::BadPgnCommand(word.to_owned())),
    };
    let mut from = Letters::English;
    let mut to = None;
    let mut files = Vec::new();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--from" => {
                let language = words.next().ok_or(Misuse::NoLanguage)?;
                let unknown = |_: UnknownNotation| Misuse::BadLanguage(language.clone());
                from = language.parse().map_err(unknown)?;
            }
            "--to" if converts => {
                let notation = words.next().ok_or(Misuse::NoNotation)?;
                to = Some(notation.parse().map_err(Misuse::BadNotation)?);
            }
            _ if word.starts_with("--") => return Err(Misuse::BadPgnArgument(word)),
            _ => files.push(word),
        }
    }
    if files.is_empty() {
        return Err(Misuse::NoPgnFile);
    }
    Ok(if converts {
        let to = to.ok_or(Misuse::NoNotation)?;
        Command::PgnConvert(PgnConvert { from, to, files })
    } else {
        Command::PgnCheck(PgnCheck { from, files })
    })
}
