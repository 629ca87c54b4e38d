//! The arguments of `sessa puzzle`.

use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};

use super::{Args, Command};

/// Arguments of `sessa puzzle check`.
pub struct PuzzleCheck {
    pub solver_first: bool,
    pub files: Vec<String>,
}

/// Arguments of `sessa puzzle pack`.
pub struct PuzzlePack {
    pub solver_first: bool,
    /// Keeps the games, their openings and how often each was played.
    pub full: bool,
    pub out: String,
    pub files: Vec<String>,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let what = "puzzle expects what to do: check or pack";
    let packs = match args.next()?.ok_or(what)? {
        Value(word) if word == "check" => false,
        Value(word) if word == "pack" => true,
        _ => return Err(args.unexpected("check or pack")),
    };
    let (mut solver_first, mut full) = (false, false);
    let mut out = None;
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("solver-first") => solver_first = true,
            Long("full") if packs => full = true,
            Long("out") if packs => out = Some(args.value("a FILE")?.string()?),
            Value(word) => files.push(word.string()?),
            _ => {
                let known = "--solver-first, to pack --out FILE and --full, and files";
                return Err(args.unexpected(known));
            }
        }
    }
    if files.is_empty() {
        return Err("expected a FILE, or - for standard input".into());
    }
    Ok(if packs {
        Command::PuzzlePack(PuzzlePack {
            solver_first,
            full,
            out: out.ok_or("--out expects a FILE, the pack to write")?,
            files,
        })
    } else {
        Command::PuzzleCheck(PuzzleCheck {
            solver_first,
            files,
        })
    })
}
