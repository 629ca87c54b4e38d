//! The arguments of `sessa train`.

use std::path::PathBuf;

use trainer::learn::Course;

use super::{Command, Misuse, number};

/// Arguments of `sessa train`.
pub struct Train {
    pub course: Course,
    /// A network to go on from.
    pub start: Option<PathBuf>,
    pub out: PathBuf,
    pub files: Vec<PathBuf>,
}

pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let mut course = Course::default();
    let mut start = None;
    let mut out = None;
    let mut files = Vec::new();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--epochs" => course.epochs = number(word, words.next())? as u32,
            "--seed" => course.seed = number(word, words.next())?,
            "--threads" => course.threads = number(word, words.next())? as usize,
            "--score-share" => {
                let percent = number(word, words.next())?;
                if percent > 100 {
                    return Err(Misuse::BadShare(percent));
                }
                course.score_share = percent as f32 / 100.0;
            }
            "--start" => start = Some(words.next().ok_or(Misuse::NoNetworkFile)?.into()),
            "--out" => out = words.next().map(PathBuf::from),
            _ if word.starts_with("--") => return Err(Misuse::BadTrainArgument(word)),
            _ => files.push(word.into()),
        }
    }
    if files.is_empty() {
        return Err(Misuse::NoTrainFile);
    }
    let out = out.ok_or(Misuse::NoNetworkFile)?;
    Ok(Command::Train(Train {
        course,
        start,
        out,
        files,
    }))
}
