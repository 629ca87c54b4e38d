//! The arguments of `sessa datagen`.

use std::path::PathBuf;

use lexopt::Arg::{Long, Value};
use lexopt::Error;
use trainer::selfplay::Plan;

use super::{Args, Command};

/// Arguments of `sessa datagen`.
pub struct Datagen {
    pub plan: Plan,
    pub file: PathBuf,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut plan = Plan {
        games: 1_000,
        nodes: 1_000,
        seed: 1,
        threads: 1,
        classical: false,
    };
    let mut file = None;
    while let Some(arg) = args.next()? {
        match arg {
            Long("games") => plan.games = args.positive()?,
            Long("nodes") => plan.nodes = args.positive()?,
            Long("seed") => plan.seed = args.positive()?,
            Long("threads") => plan.threads = args.positive()? as usize,
            Long("classical") => plan.classical = true,
            Value(word) if file.is_none() => file = Some(word.into()),
            _ => {
                return Err(
                    args.unexpected("--games, --nodes, --seed, --threads, --classical and a FILE")
                );
            }
        }
    }
    let file = file.ok_or("expected a FILE to add positions to")?;
    Ok(Command::Datagen(Datagen { plan, file }))
}
