//! The arguments of `sessa match`.

use std::path::PathBuf;
use std::time::Duration;

use engine::{Engine, Level, Limits, Weights};
use lab::statistics::Sprt;

use super::Misuse;
use crate::contest::{
    Configuration, Contestant, Draw, Eye, Kind, Pace, Resign, Source, Terms, pace, split,
};

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

/// What is not understood, and what would be.
fn misuse(said: impl Into<String>) -> Misuse {
    Misuse::BadMatchArgument(said.into())
}

/// What is said of a player.
#[derive(Default)]
struct Seat {
    player: Option<String>,
    name: Option<String>,
    options: Vec<(String, String)>,
}

pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Option<Terms>, Misuse> {
    let mut seats = [Seat::default(), Seat::default()];
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
            "--a" => seats[0].player = Some(value.word()?),
            "--b" => seats[1].player = Some(value.word()?),
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
    let players = [contestant("a", a, &pace)?, contestant("b", b, &pace)?];
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

fn contestant(which: &str, seat: Seat, pace: &Pace) -> Result<Contestant, Misuse> {
    let player = seat.player.ok_or_else(|| {
        misuse(format!(
            "--{which} expects a PLAYER: own, own:level=3, or a program's command line"
        ))
    })?;
    let bounded = |limits: &Limits| {
        pace.control().is_some() || limits.nodes.is_some() || limits.depth.is_some()
    };
    let own = match player.as_str() {
        "own" => Some(""),
        _ => player.strip_prefix("own:"),
    };
    let kind = if let Some(list) = own {
        if !seat.options.is_empty() {
            return Err(misuse(format!(
                "--{which}-option is for programs; our own engine has its options after `own:`"
            )));
        }
        let configuration = configuration(list)?;
        if !bounded(&pace.limits)
            && !bounded(&configuration.limits)
            && configuration
                .level
                .is_none_or(|level| level.number() == Level::MAX)
        {
            return Err(misuse(
                "nothing says how long to think: expected --tc, --movetime, --nodes or --depth",
            ));
        }
        Kind::Own(configuration)
    } else {
        if !bounded(&pace.limits) {
            return Err(misuse(
                "nothing tells a program how long to think: expected --tc, --movetime, --nodes or \
                 --depth",
            ));
        }
        let command = split(&player)
            .filter(|words| !words.is_empty())
            .ok_or_else(|| misuse(format!("--{which} `{player}` is not a command line")))?;
        Kind::Program {
            command,
            options: seat.options,
            patience: pace.patience,
        }
    };
    Ok(Contestant {
        name: seat.name,
        kind,
    })
}

/// `level=3,weights=greko,nodes=5000`, with nothing said about what stays as it is.
fn configuration(list: &str) -> Result<Configuration, Misuse> {
    let mut configuration = Configuration {
        level: None,
        eye: Eye::Network,
        hash: 16,
        limits: Limits::default(),
        said: list.replace(',', " "),
    };
    for item in list.split(',').filter(|item| !item.is_empty()) {
        let bad = |expected: &str| misuse(format!("own: `{item}`: expected {expected}"));
        let (key, value) = item.split_once('=').unwrap_or((item, ""));
        match key {
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                let level =
                    level.ok_or_else(|| bad(&format!("a level from 1 to {}", Level::MAX)))?;
                configuration.level = Some(level);
            }
            "weights" => {
                let weights = weights(value).ok_or_else(|| {
                    let names = Weights::PRESETS.map(|(name, _)| name).join(", ");
                    bad(&format!("{names}, or five values as 100/320/330/500/900"))
                })?;
                configuration.eye = Eye::Weights(weights);
            }
            "network" => configuration.eye = Eye::File(value.into()),
            "hash" => {
                let mb = value.parse().ok();
                configuration.hash = mb
                    .filter(|mb| (1..=Engine::MAX_HASH_MB).contains(mb))
                    .ok_or_else(|| bad(&format!("1 to {} mebibytes", Engine::MAX_HASH_MB)))?;
            }
            "nodes" => {
                let nodes = value.parse().ok().filter(|&nodes| nodes > 0);
                configuration.limits.nodes = Some(nodes.ok_or_else(|| bad("a number of nodes"))?);
            }
            "depth" => {
                let depth = value.parse().ok().filter(|&depth| depth > 0);
                configuration.limits.depth = Some(depth.ok_or_else(|| bad("a depth"))?);
            }
            _ => return Err(bad("level, weights, network, hash, nodes or depth")),
        }
    }
    Ok(configuration)
}

/// A preset by name, or the values of pawn, knight, bishop, rook and queen.
fn weights(text: &str) -> Option<Weights> {
    let preset = Weights::PRESETS.into_iter().find(|(name, _)| *name == text);
    if let Some((_, weights)) = preset {
        return Some(weights);
    }
    let values: Vec<i32> = text
        .split('/')
        .map(|value| value.parse().ok())
        .collect::<Option<_>>()?;
    let [pawn, knight, bishop, rook, queen] = values[..] else {
        return None;
    };
    (values.iter().all(|&value| value > 0)).then_some(Weights {
        pawn,
        knight,
        bishop,
        rook,
        queen,
    })
}

/// What follows an option.
struct Value<'a, I> {
    option: &'a str,
    words: &'a mut I,
}

impl<I: Iterator<Item = String>> Value<'_, I> {
    fn word(&mut self) -> Result<String, Misuse> {
        let word = self.words.next();
        word.ok_or_else(|| misuse(format!("{} expects something after it", self.option)))
    }

    fn parsed<T: std::str::FromStr>(&mut self, expected: &str) -> Result<T, Misuse> {
        let word = self.word()?;
        let option = self.option;
        word.parse()
            .map_err(|_| misuse(format!("{option} expects {expected}, not `{word}`")))
    }

    fn number(&mut self) -> Result<u64, Misuse> {
        self.parsed("a whole number")
    }

    fn positive(&mut self) -> Result<u64, Misuse> {
        let number: std::num::NonZero<u64> = self.parsed("a whole number above 0")?;
        Ok(number.get())
    }

    fn small(&mut self) -> Result<u32, Misuse> {
        let number: std::num::NonZero<u32> = self.parsed("a whole number above 0")?;
        Ok(number.get())
    }

    fn real(&mut self) -> Result<f64, Misuse> {
        self.parsed("a number")
    }

    /// `NAME=VALUE`; a button has no value.
    fn pair(&mut self) -> Result<(String, String), Misuse> {
        let word = self.word()?;
        let (name, value) = word.split_once('=').unwrap_or((&word, ""));
        Ok((name.trim().to_owned(), value.trim().to_owned()))
    }

    /// So many numbers with colons between them.
    fn numbers<const N: usize>(&mut self, expected: &str) -> Result<[u32; N], Misuse> {
        let word = self.word()?;
        let numbers: Option<Vec<u32>> = word
            .split(':')
            .map(|number| number.parse().ok().filter(|&number| number <= 100_000))
            .collect();
        numbers
            .and_then(|numbers| numbers.try_into().ok())
            .ok_or_else(|| misuse(format!("{} expects {expected}, not `{word}`", self.option)))
    }
}
