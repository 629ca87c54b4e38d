//! The arguments of `sessa datagen`.

use std::path::PathBuf;

use trainer::selfplay::Plan;

use super::{Command, Misuse, number};

/// Arguments of `sessa datagen`.
pub struct Datagen {
    pub plan: Plan,
    pub file: PathBuf,
}

pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let mut plan = Plan {
        games: 1_000,
        nodes: 1_000,
        seed: 1,
        threads: 1,
    };
    let mut file = None;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--games" => plan.games = number(word, words.next())?,
            "--nodes" => plan.nodes = number(word, words.next())?,
            "--seed" => plan.seed = number(word, words.next())?,
            "--threads" => plan.threads = number(word, words.next())? as usize,
            _ if word.starts_with("--") || file.is_some() => {
                return Err(Misuse::BadDatagenArgument(word));
            }
            _ => file = Some(word.into()),
        }
    }
    let file = file.ok_or(Misuse::NoDatagenFile)?;
    Ok(Command::Datagen(Datagen { plan, file }))
}
