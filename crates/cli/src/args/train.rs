//! The arguments of `sessa train`.

use std::path::PathBuf;

use lexopt::Arg::{Long, Value};
use lexopt::Error;
use trainer::learn::Course;

use super::{Args, Command};

/// Arguments of `sessa train`.
pub struct Train {
    pub course: Course,
    /// A network to go on from.
    pub start: Option<PathBuf>,
    pub out: PathBuf,
    pub files: Vec<PathBuf>,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut course = Course::default();
    let mut start = None;
    let mut out = None;
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("epochs") => course.epochs = args.small()?,
            Long("seed") => course.seed = args.positive()?,
            Long("threads") => course.threads = args.positive()? as usize,
            Long("score-share") => {
                let percent = args.positive()?;
                if percent > 100 {
                    let why = format!("--score-share expects 1 to 100, not {percent}");
                    return Err(why.into());
                }
                course.score_share = percent as f32 / 100.0;
            }
            Long("start") => start = Some(args.value("the file of a network")?.into()),
            Long("out") => out = Some(args.value(OUT)?.into()),
            Value(file) => files.push(file.into()),
            _ => {
                return Err(args.unexpected(
                    "--epochs, --score-share, --seed, --threads, --start, --out and files",
                ));
            }
        }
    }
    if files.is_empty() {
        return Err("expected a FILE written by `sessa datagen`".into());
    }
    Ok(Command::Train(Train {
        course,
        start,
        out: out.ok_or_else(|| format!("--out expects {OUT}"))?,
        files,
    }))
}

const OUT: &str = "a file for the network";
