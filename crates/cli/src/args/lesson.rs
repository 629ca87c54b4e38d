//! The arguments of `sessa lesson`.

use lexopt::Arg::{Long, Value};
use lexopt::Error;

use super::{Args, Command};

/// Arguments of `sessa lesson check`.
pub struct LessonCheck {
    pub files: Vec<String>,
}

/// Arguments of `sessa lesson judge`.
pub struct LessonJudge {
    /// Positions that each search visits.
    pub nodes: u64,
    pub files: Vec<String>,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let what = args
        .next()?
        .ok_or("lesson expects what to do: check or judge")?;
    let judges = match what {
        Value(word) if word == "check" => false,
        Value(word) if word == "judge" => true,
        _ => return Err(args.unexpected("check or judge")),
    };
    let mut nodes = 1_000_000;
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("nodes") if judges => nodes = args.positive()?,
            Value(_) => files.push(args.last().to_owned()),
            _ if judges => return Err(args.unexpected("--nodes N and FILEs")),
            _ => return Err(args.unexpected("FILEs")),
        }
    }
    if files.is_empty() {
        let name = if judges { "judge" } else { "check" };
        return Err(format!("lesson {name} expects FILEs").into());
    }
    Ok(if judges {
        Command::LessonJudge(LessonJudge { nodes, files })
    } else {
        Command::LessonCheck(LessonCheck { files })
    })
}
