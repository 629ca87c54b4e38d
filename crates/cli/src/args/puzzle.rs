//! The arguments of `sessa puzzle`.

use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};
use puzzle::Theme;

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

/// Arguments of `sessa puzzle tags`.
pub struct PuzzleTags {
    pub solver_first: bool,
    /// The puzzles in which this theme differs are told.
    pub show: Option<Theme>,
    pub files: Vec<String>,
}

/// What `sessa puzzle` does.
#[derive(Clone, Copy, PartialEq)]
enum Task {
    Check,
    Pack,
    Tags,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let what = "puzzle expects what to do: check, pack or tags";
    let task = match args.next()?.ok_or(what)? {
        Value(word) if word == "check" => Task::Check,
        Value(word) if word == "pack" => Task::Pack,
        Value(word) if word == "tags" => Task::Tags,
        _ => return Err(args.unexpected("check, pack or tags")),
    };
    let (mut solver_first, mut full) = (false, false);
    let (mut out, mut show) = (None, None);
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("solver-first") => solver_first = true,
            Long("full") if task == Task::Pack => full = true,
            Long("out") if task == Task::Pack => out = Some(args.value("a FILE")?.string()?),
            Long("show") if task == Task::Tags => {
                show = Some(args.parsed("a THEME, as fork or backRankMate")?);
            }
            Value(word) => files.push(word.string()?),
            _ => {
                let known = "--solver-first, to pack --out FILE and --full, to tags --show THEME, and files";
                return Err(args.unexpected(known));
            }
        }
    }
    if files.is_empty() {
        return Err("expected a FILE, or - for standard input".into());
    }
    Ok(match task {
        Task::Check => Command::PuzzleCheck(PuzzleCheck {
            solver_first,
            files,
        }),
        Task::Pack => Command::PuzzlePack(PuzzlePack {
            solver_first,
            full,
            out: out.ok_or("--out expects a FILE, the pack to write")?,
            files,
        }),
        Task::Tags => Command::PuzzleTags(PuzzleTags {
            solver_first,
            show,
            files,
        }),
    })
}
