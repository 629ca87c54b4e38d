//! The arguments of `sessa pair` and `sessa trf`.

use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};
use tournament::trf;

use super::{Args, Command};

/// Arguments of `sessa pair`.
pub struct Pair {
    pub why: bool,
    /// Pair all rounds of the file again, instead of the next one.
    pub check: bool,
    pub file: String,
}

/// Arguments of `sessa trf check`.
pub struct TrfCheck {
    pub files: Vec<String>,
}

/// Arguments of `sessa trf convert`.
pub struct TrfConvert {
    pub to: trf::Edition,
    pub file: String,
}

/// The one file of a command.
pub(super) fn one(files: Vec<String>) -> Result<String, Error> {
    let [file]: [String; 1] = files
        .try_into()
        .map_err(|_| "expected one FILE, or - for standard input")?;
    Ok(file)
}

pub fn pair(args: &mut Args) -> Result<Command, Error> {
    let (mut why, mut check, mut files) = (false, false, Vec::new());
    while let Some(arg) = args.next()? {
        match arg {
            Long("why") => why = true,
            Long("check") => check = true,
            Value(word) => files.push(word.string()?),
            _ => return Err(args.unexpected("--why, --check and a FILE")),
        }
    }
    if why && check {
        return Err("--why is about the next round, --check about those before it".into());
    }
    Ok(Command::Pair(Pair {
        why,
        check,
        file: one(files)?,
    }))
}

pub fn trf(args: &mut Args) -> Result<Command, Error> {
    let what = "trf expects what to do: check or convert";
    let converts = match args.next()?.ok_or(what)? {
        Value(word) if word == "check" => false,
        Value(word) if word == "convert" => true,
        _ => return Err(args.unexpected("check or convert")),
    };
    let mut to = trf::Edition::Trf2026;
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("to") if converts => {
                to = match args.text()?.as_str() {
                    "2016" => trf::Edition::Trf2016,
                    "2026" => trf::Edition::Trf2026,
                    other => return Err(format!("--to expects 2016 or 2026, not `{other}`").into()),
                };
            }
            Value(word) => files.push(word.string()?),
            _ if converts => return Err(args.unexpected("--to YEAR and a FILE")),
            _ => return Err(args.unexpected("FILEs")),
        }
    }
    if converts {
        return Ok(Command::TrfConvert(TrfConvert {
            to,
            file: one(files)?,
        }));
    }
    if files.is_empty() {
        return Err("expected a FILE, or - for standard input".into());
    }
    Ok(Command::TrfCheck(TrfCheck { files }))
}
