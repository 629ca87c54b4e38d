//! The arguments of `sessa mine`.

use std::num::NonZero;
use std::thread::available_parallelism;

use ::puzzle::{MineRules, MineSettings};
use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};

use super::{Args, Command};

/// Arguments of `sessa mine`.
pub struct Mine {
    pub settings: MineSettings,
    /// Only the puzzles that this player missed.
    pub player: Option<String>,
    /// Tells each swing that became no puzzle.
    pub reasons: bool,
    /// The first game to mine, from 1.
    pub from: u64,
    pub threads: usize,
    pub files: Vec<String>,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut settings = MineSettings::new(MineRules::STRICT);
    let (mut gap, mut one_movers, mut won_mates) = (None, true, 0);
    let (mut player, mut reasons) = (None, false);
    let mut from = 1;
    let mut threads = available_parallelism().map_or(1, NonZero::get);
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("strict") => settings.rules = MineRules::STRICT,
            Long("relaxed") => settings.rules = MineRules::RELAXED,
            Long("gap") => gap = Some(args.real()?),
            Long("no-one-movers") => one_movers = false,
            Long("won-mates") => won_mates = args.small()?,
            Long("nodes") => settings.nodes = args.positive()?,
            Long("proof-nodes") => settings.proof_nodes = args.positive()?,
            Long("threads") => threads = args.positive()? as usize,
            Long("player") => player = Some(args.text()?),
            Long("reasons") => reasons = true,
            Long("from") => from = args.positive()?,
            Value(word) => files.push(word.string()?),
            _ => return Err(args.unexpected("what `sessa mine --help` lists")),
        }
    }
    if files.is_empty() {
        return Err("expected a FILE of games, or - for standard input".into());
    }
    settings.rules.gap = gap.unwrap_or(settings.rules.gap);
    settings.rules.one_movers &= one_movers;
    settings.rules.won_mates = i32::try_from(won_mates).unwrap_or(i32::MAX);
    Ok(Command::Mine(Mine {
        settings,
        player,
        reasons,
        from,
        threads,
        files,
    }))
}
