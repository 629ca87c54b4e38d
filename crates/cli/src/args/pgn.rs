//! The arguments of `sessa pgn`.

use chess::{Letters, Notation, UnknownNotation};
use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};

use super::{Args, Command};

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

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let what = "pgn expects what to do: check or convert";
    let converts = match args.next()?.ok_or(what)? {
        Value(word) if word == "check" => false,
        Value(word) if word == "convert" => true,
        _ => return Err(args.unexpected("check or convert")),
    };
    let mut from = Letters::English;
    let mut to = None;
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("from") => {
                let language = args.value("a LANGUAGE, as de or german")?.string()?;
                from = language.parse().map_err(|_: UnknownNotation| {
                    let known = Letters::ALL.map(|known| format!("{} ({known})", known.name()));
                    let known = known.join(", ");
                    format!("`{language}` is no language whose letters are known; they are {known}")
                })?;
            }
            Long("to") if converts => {
                let notation = args.value(NOTATION)?.string()?;
                let unknown = |error: UnknownNotation| error.to_string();
                to = Some(notation.parse().map_err(unknown)?);
            }
            Value(word) => files.push(word.string()?),
            _ => {
                return Err(args.unexpected("--from LANGUAGE, to convert --to NOTATION, and files"));
            }
        }
    }
    if files.is_empty() {
        return Err("expected a FILE, or - for standard input".into());
    }
    Ok(if converts {
        let to = to.ok_or_else(|| format!("--to expects {NOTATION}"))?;
        Command::PgnConvert(PgnConvert { from, to, files })
    } else {
        Command::PgnCheck(PgnCheck { from, files })
    })
}

const NOTATION: &str = "a NOTATION, as figurine or german";
