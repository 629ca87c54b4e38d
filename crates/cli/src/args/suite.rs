//! The arguments of `sessa suite`.

use std::path::PathBuf;
use std::time::Duration;

use super::Misuse;
use super::player::{PLAYER, Seat, contestant};
use super::value::{Value, misuse};
use crate::contest::Pace;
use crate::suite::Terms;

/// What is understood, for `--help`.
pub const HELP: &str = "\
  sessa suite --player PLAYER [--name NAME] [--option NAME=VALUE]… [--player PLAYER …]…
              [--movetime MS] [--nodes N] [--depth N] [--concurrency N] [--margin MS]
              [--patience SECONDS] FILE…
      Has each player, named as for `sessa match`, find a move in every position of the EPD
      FILEs, all players one after another, and tells whose is the best (`bm`) or not one to
      avoid (`am`), and what points it has where `c0` gives points for moves: \"f5=100, Bf2=46\".
      --margin: milliseconds after which an answer is too late and none (1000).";

pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Option<Terms>, Misuse> {
    let mut seats: Vec<(String, Seat)> = Vec::new();
    let mut pace = Pace {
        margin: 1_000,
        patience: Duration::from_secs(60),
        ..Pace::default()
    };
    let mut concurrency = 1;
    let mut files = Vec::new();
    while let Some(option) = words.next() {
        if matches!(option.as_str(), "--help" | "-h") {
            return Ok(None);
        }
        let mut value = Value {
            option: &option,
            words: &mut words,
        };
        let last = seats.last_mut().map(|(_, seat)| seat);
        let last = last.ok_or_else(|| misuse(format!("{option} belongs after a --player")));
        match option.as_str() {
            "--name" => last?.name = Some(value.word()?),
            "--option" => last?.options.push(value.pair()?),
            "--player" => seats.push((value.word()?, Seat::default())),
            "--movetime" => pace.movetime = Some(value.positive()?),
            "--nodes" => pace.limits.nodes = Some(value.positive()?),
            "--depth" => pace.limits.depth = Some(value.small()?),
            "--concurrency" => concurrency = value.positive()? as usize,
            "--margin" => pace.margin = value.number()?,
            "--patience" => pace.patience = Duration::from_secs(value.positive()?),
            _ if option.starts_with("--") => {
                return Err(misuse(format!(
                    "unexpected `{option}`; `sessa --help` lists what `sessa suite` takes"
                )));
            }
            _ => files.push(PathBuf::from(&option)),
        }
    }
    if seats.is_empty() {
        return Err(misuse(format!("--player expects {PLAYER}")));
    }
    if files.is_empty() {
        return Err(misuse("expected a FILE of positions in EPD"));
    }
    let players = seats.into_iter();
    let players = players.map(|(player, seat)| contestant(&player, seat, "--option", &pace));
    Ok(Some(Terms {
        players: players.collect::<Result<_, _>>()?,
        pace,
        concurrency,
        files,
    }))
}
