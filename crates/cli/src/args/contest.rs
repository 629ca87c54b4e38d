//! The arguments of `sessa match`.

use std::path::PathBuf;
use std::time::Duration;

use lab::statistics::Sprt;

use super::Misuse;
use super::player::{PLAYER, Seat, contestant};
use super::value::{Value, misuse};
use crate::contest::{Draw, Pace, Resign, Source, Terms, pace};

/// What is understood, for `--help`.
pub const HELP: &str = "\
  sessa match --a PLAYER --b PLAYER [--games N] [--seed N] [--concurrency N]
              [--tc SECONDS+INCREMENT | --movetime MS] [--nodes N] [--depth N]
              [--book FILE] [--plies N] [--chess960] [--pgn FILE]
              [--resign MOVES:CENTIPAWNS] [--draw NUMBER:MOVES:CENTIPAWNS]
              [--sprt ELO0 ELO1 [--alpha P] [--beta P]] [--margin MS] [--patience SECONDS]
              [--a-name NAME] [--b-name NAME] [--a-option NAME=VALUE]… [--b-option …]…
      Has two players play N games (100), tells each and at the end how much stronger A is,
      with the 95 % interval. Inside of it no difference is shown, and none is claimed.
      PLAYER is `own`, our engine, perhaps with a list as own:level=3,weights=greko,nodes=5000
      (level; weights by name or as 100/320/330/500/900, or another network's file, in place of
      its own network; hash in mebibytes; nodes; depth); or the command line of a program that
      speaks UCI, with its options in --a-option.
      --tc: a clock, as 10+0.1 or 40/60:30. Without one, and without --movetime, a match is
      the same to the last move for the same seed, however many games are played at a time.
      --book: positions (EPD, FEN) or, if FILE ends in .pgn, games, of which --plies
      half-moves are played; else games begin with random moves (--plies, 8). Each opening
      is played twice, with colours exchanged. --chess960: from all its starts, with no random
      moves unless --plies asks for them.
      --resign, --draw: ends games that both have thought lost or even for so many moves.
      --sprt: ends the match when it is decided whether A is ELO1 stronger, or not even ELO0.
      --margin: milliseconds too late that do not count (50). --patience: seconds after which
      a program is taken to hang (60). Whoever hangs, crashes, plays an illegal move or
      oversteps the time loses that game and is started anew.
      --pgn: finished games are added to FILE, which is whole whenever the match is ended.";

pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Option<Terms>, Misuse> {
    let mut seats = [Seat::default(), Seat::default()];
    let mut players = [None, None];
    let mut pace = Pace {
        margin: 50,
        patience: Duration::from_secs(60),
        ..Pace::default()
    };
    let (mut games, mut seed, mut concurrency) = (100, 1, 1);
    let (mut book, mut plies) = (None, None);
    let (mut resign, mut draw, mut pgn) = (None, None, None);
    let (mut hypotheses, mut alpha, mut beta) = (None, 0.05, 0.05);
    let mut chess960 = false;
    while let Some(option) = words.next() {
        if matches!(option.as_str(), "--help" | "-h") {
            return Ok(None);
        }
        if option == "--chess960" {
            chess960 = true;
            continue;
        }
        let mut value = Value {
            option: &option,
            words: &mut words,
        };
        match option.as_str() {
            "--a" => players[0] = Some(value.word()?),
            "--b" => players[1] = Some(value.word()?),
            "--a-name" => seats[0].name = Some(value.word()?),
            "--b-name" => seats[1].name = Some(value.word()?),
            "--a-option" => seats[0].options.push(value.pair()?),
            "--b-option" => seats[1].options.push(value.pair()?),
            "--games" => games = value.positive()?,
            "--seed" => seed = value.number()?,
            "--concurrency" => concurrency = value.positive()? as usize,
            "--tc" => {
                let word = value.word()?;
                pace.clock =
                    Some(pace::clock(&word).map_err(|why| misuse(format!("--tc: {why}")))?);
            }
            "--movetime" => pace.movetime = Some(value.positive()?),
            "--nodes" => pace.limits.nodes = Some(value.positive()?),
            "--depth" => pace.limits.depth = Some(value.small()?),
            "--margin" => pace.margin = value.number()?,
            "--patience" => pace.patience = Duration::from_secs(value.positive()?),
            "--book" => book = Some(PathBuf::from(value.word()?)),
            "--plies" => plies = Some(value.number()? as usize),
            "--pgn" => pgn = Some(PathBuf::from(value.word()?)),
            "--resign" => {
                let [moves, behind] = value.numbers("MOVES:CENTIPAWNS, as 4:600")?;
                resign = Some(Resign {
                    moves: moves.max(1),
                    behind: behind as i32,
                });
            }
            "--draw" => {
                let [from, moves, within] = value.numbers("NUMBER:MOVES:CENTIPAWNS, as 40:8:10")?;
                draw = Some(Draw {
                    from,
                    moves: moves.max(1),
                    within: within as i32,
                });
            }
            "--sprt" => hypotheses = Some((value.real()?, value.real()?)),
            "--alpha" => alpha = value.real()?,
            "--beta" => beta = value.real()?,
            _ => {
                return Err(misuse(format!(
                    "unexpected `{option}`; `sessa --help` lists what `sessa match` takes"
                )));
            }
        }
    }
    if pace.clock.is_some() && pace.movetime.is_some() {
        return Err(misuse("--tc or --movetime can be given, not both"));
    }
    let sprt = hypotheses
        .map(|(elo0, elo1)| Sprt::new(elo0, elo1, alpha, beta))
        .transpose()
        .map_err(|error| misuse(format!("--sprt: {error}")))?;
    let [a, b] = seats;
    let [one, other] = players;
    let named = |which: &str, player: Option<String>| {
        player.ok_or_else(|| misuse(format!("{which} expects {PLAYER}")))
    };
    let players = [
        contestant(&named("--a", one)?, a, "--a-option", &pace)?,
        contestant(&named("--b", other)?, b, "--b-option", &pace)?,
    ];
    Ok(Some(Terms {
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
        pace,
        resign,
        draw,
        pgn,
        sprt,
    }))
}
