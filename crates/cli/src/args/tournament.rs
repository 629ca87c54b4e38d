//! The arguments of `sessa pair` and `sessa trf`.

use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};
use tournament::trf;

use super::{Args, Command};

/// Arguments of `sessa pair`.
pub enum Pair {
    /// The rounds of a tournament in a file.
    File(PairFile),
    /// The Berger table for some number of players.
    Berger(usize),
}

/// Arguments of `sessa pair` about a file.
pub struct PairFile {
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

/// The most players of a table that is printed.
const MOST_BERGER: usize = 200;

/// The one file of a command.
pub(super) fn one(files: Vec<String>) -> Result<String, Error> {
    let [file]: [String; 1] = files
        .try_into()
        .map_err(|_| "expected one FILE, or - for standard input")?;
    Ok(file)
}

pub fn pair(args: &mut Args) -> Result<Command, Error> {
    let (mut why, mut check, mut berger, mut files) = (false, false, None, Vec::new());
    while let Some(arg) = args.next()? {
        match arg {
            Long("why") => why = true,
            Long("check") => check = true,
            Long("berger") => berger = Some(args.text()?),
            Value(word) => files.push(word.string()?),
            _ => return Err(args.unexpected("--why, --check, --berger N and a FILE")),
        }
    }
    if why && check {
        return Err("--why is about the next round, --check about those before it".into());
    }
    if let Some(players) = berger {
        let players = players
            .parse()
            .ok()
            .filter(|it| (2..=MOST_BERGER).contains(it));
        let players = players.ok_or(format!("--berger expects 2 to {MOST_BERGER} players"))?;
        if why || check || !files.is_empty() {
            return Err("--berger prints a table, and reads no FILE".into());
        }
        return Ok(Command::Pair(Pair::Berger(players)));
    }
    Ok(Command::Pair(Pair::File(PairFile {
        why,
        check,
        file: one(files)?,
    })))
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
