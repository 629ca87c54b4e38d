//! The arguments of `sessa lesson`.

use lexopt::Arg::Value;
use lexopt::Error;

use super::{Args, Command};

/// Arguments of `sessa lesson check`.
pub struct LessonCheck {
    pub files: Vec<String>,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    match args.next()?.ok_or("lesson expects what to do: check")? {
        Value(word) if word == "check" => {}
        _ => return Err(args.unexpected("check")),
    }
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Value(_) => files.push(args.last().to_owned()),
            _ => return Err(args.unexpected("FILEs")),
        }
    }
    if files.is_empty() {
        return Err("lesson check expects FILEs".into());
    }
    Ok(Command::LessonCheck(LessonCheck { files }))
}
