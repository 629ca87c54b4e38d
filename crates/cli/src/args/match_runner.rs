//! The arguments of `sessa match`.

use std::path::PathBuf;
use std::time::Duration;

use lab::statistics::Sprt;
use lexopt::Arg::Long;
use lexopt::Error;

use super::player::PlayerArgs;
use super::{Args, Command};
use crate::match_runner::{Draw, MatchConfig, Resign, Source, TimeLimits, time_limits};

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut players = [PlayerArgs::default(), PlayerArgs::default()];
    let mut time_limits = TimeLimits {
        margin: 50,
        patience: Duration::from_secs(60),
        ..TimeLimits::default()
    };
    let (mut games, mut seed, mut concurrency) = (100, 1, 1);
    let (mut book, mut plies) = (None, None);
    let (mut resign, mut draw, mut pgn) = (None, None, None);
    let (mut hypotheses, mut alpha, mut beta) = (None, 0.05, 0.05);
    let mut chess960 = false;
    while let Some(arg) = args.next()? {
        match arg {
            Long("chess960") => chess960 = true,
            Long("a") => players[0].player = Some(args.text()?),
            Long("b") => players[1].player = Some(args.text()?),
            Long("a-name") => players[0].name = Some(args.text()?),
            Long("b-name") => players[1].name = Some(args.text()?),
            Long("a-option") => players[0].options.push(args.pair()?),
            Long("b-option") => players[1].options.push(args.pair()?),
            Long("games") => games = args.positive()?,
            Long("seed") => seed = args.number()?,
            Long("concurrency") => concurrency = args.positive()? as usize,
            Long("tc") => {
                let word = args.text()?;
                let clock = time_limits::clock(&word).map_err(|why| format!("--tc: {why}"))?;
                time_limits.clock = Some(clock);
            }
            Long("movetime") => time_limits.movetime = Some(args.positive()?),
            Long("nodes") => time_limits.limits.nodes = Some(args.positive()?),
            Long("depth") => time_limits.limits.depth = Some(args.small()?),
            Long("margin") => time_limits.margin = args.number()?,
            Long("patience") => time_limits.patience = Duration::from_secs(args.positive()?),
            Long("book") => book = Some(PathBuf::from(args.value("a file")?)),
            Long("plies") => plies = Some(args.number()? as usize),
            Long("pgn") => pgn = Some(PathBuf::from(args.value("a file")?)),
            Long("resign") => {
                let [moves, behind] = args.numbers("MOVES:CENTIPAWNS, as 4:600")?;
                resign = Some(Resign {
                    moves: moves.max(1),
                    behind: behind as i32,
                });
            }
            Long("draw") => {
                let [from, moves, within] = args.numbers("NUMBER:MOVES:CENTIPAWNS, as 40:8:10")?;
                draw = Some(Draw {
                    from,
                    moves: moves.max(1),
                    within: within as i32,
                });
            }
            Long("sprt") => hypotheses = Some((args.real()?, args.real()?)),
            Long("alpha") => alpha = args.real()?,
            Long("beta") => beta = args.real()?,
            _ => return Err(args.unexpected("what `sessa match --help` lists")),
        }
    }
    if time_limits.clock.is_some() && time_limits.movetime.is_some() {
        return Err("--tc or --movetime can be given, not both".into());
    }
    let sprt = hypotheses
        .map(|(elo0, elo1)| Sprt::new(elo0, elo1, alpha, beta))
        .transpose()
        .map_err(|error| format!("--sprt: {error}"))?;
    let [a, b] = players;
    let players = [
        a.config("--a", "--a-option", &time_limits)?,
        b.config("--b", "--b-option", &time_limits)?,
    ];
    Ok(Command::Match(Box::new(MatchConfig {
        players,
        games,
        seed,
        concurrency,
        openings: match book {
            Some(file) => Source::Book(file, plies),
            // The starts of Chess960 differ enough.
            None => Source::Random(plies.unwrap_or(if chess960 { 0 } else { 8 })),
        },
        chess960,
        time_limits,
        resign,
        draw,
        pgn,
        sprt,
    })))
}
