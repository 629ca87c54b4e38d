//! The arguments of `sessa suite`.

use std::path::PathBuf;
use std::time::Duration;

use lexopt::Arg::{Long, Value};
use lexopt::Error;

use super::player::{PLAYER, PlayerArgs};
use super::{Args, Command};
use crate::match_runner::TimeLimits;
use crate::suite::SuiteConfig;

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut players: Vec<PlayerArgs> = Vec::new();
    let mut time_limits = TimeLimits {
        margin: 1_000,
        patience: Duration::from_secs(60),
        ..TimeLimits::default()
    };
    let mut concurrency = 1;
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("player") => players.push(PlayerArgs {
                player: Some(args.text()?),
                ..PlayerArgs::default()
            }),
            Long("name") => last(&mut players, args)?.name = Some(args.text()?),
            Long("option") => last(&mut players, args)?.options.push(args.pair()?),
            Long("movetime") => time_limits.movetime = Some(args.positive()?),
            Long("nodes") => time_limits.limits.nodes = Some(args.positive()?),
            Long("depth") => time_limits.limits.depth = Some(args.small()?),
            Long("concurrency") => concurrency = args.positive()? as usize,
            Long("margin") => time_limits.margin = args.number()?,
            Long("patience") => time_limits.patience = Duration::from_secs(args.positive()?),
            Value(file) => files.push(file.into()),
            _ => return Err(args.unexpected("what `sessa suite --help` lists")),
        }
    }
    if players.is_empty() {
        return Err(format!("--player expects {PLAYER}").into());
    }
    if files.is_empty() {
        return Err("expected a FILE of positions in EPD".into());
    }
    let players = players.into_iter();
    let players = players.map(|player| player.config("--player", "--option", &time_limits));
    Ok(Command::Suite(SuiteConfig {
        players: players.collect::<Result<_, _>>()?,
        time_limits,
        concurrency,
        files,
    }))
}

/// The player named last, whom an option is for.
fn last<'a>(players: &'a mut [PlayerArgs], args: &Args) -> Result<&'a mut PlayerArgs, Error> {
    let last = players.last_mut();
    last.ok_or_else(|| format!("{} belongs after a --player", args.last()).into())
}
