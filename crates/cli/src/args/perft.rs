//! The arguments of `sessa perft`.

use chess::{Position, Setup};
use lexopt::Arg::{Long, Short, Value};
use lexopt::{Error, ValueExt};

use super::{Args, Command};

/// Arguments of `sessa perft`.
pub struct Perft {
    pub depth: u32,
    pub start: Start,
    pub divide: bool,
}

/// The position to count from, with the game that is played from it.
pub enum Start {
    Chess { position: Position, chess960: bool },
    Shatranj(shatranj::Position),
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut depth = None;
    let mut fen = None;
    let mut start = None;
    let mut divide = false;
    let mut chess960 = false;
    let mut shatranj = false;
    while let Some(arg) = args.next()? {
        match arg {
            Long("divide") => divide = true,
            Long("chess960") => chess960 = true,
            Long("shatranj") => shatranj = true,
            Long("fen" | "start") if fen.is_some() || start.is_some() => {
                return Err("--fen or --start can be given once".into());
            }
            Long("fen") => fen = Some(args.fen()?),
            Long("start") => start = Some(chess960_start(args)?),
            // A negative number looks like an option.
            Value(_) | Short('0'..='9') if depth.is_none() => {
                let word = args.last();
                depth = Some(word.parse().map_err(|_| {
                    format!("DEPTH `{word}` is not a whole number of half-moves, as 5 would be")
                })?);
            }
            _ => {
                return Err(args.unexpected(
                    "DEPTH, --fen FEN or --start NUMBER, --divide, --chess960 and --shatranj",
                ));
            }
        }
    }
    let depth = depth.ok_or("perft expects a DEPTH, a whole number of half-moves")?;
    let start = if shatranj {
        if chess960 || start.is_some() {
            return Err("--shatranj has one array: --start and --chess960 are of chess".into());
        }
        let position = fen.as_deref().map(read_fen).transpose()?;
        Start::Shatranj(position.unwrap_or_default())
    } else {
        let position = fen.as_deref().map(read_fen).transpose()?.or(start);
        Start::Chess {
            position: position.unwrap_or_default(),
            chess960,
        }
    };
    Ok(Command::Perft(Perft {
        depth,
        start,
        divide,
    }))
}

/// The position of a FEN.
fn read_fen<P>(fen: &str) -> Result<P, Error>
where
    P: std::str::FromStr<Err: std::fmt::Display>,
{
    fen.parse()
        .map_err(|error| Error::from(format!("--fen: {error}")))
}

/// The start of Chess960 with a number.
fn chess960_start(args: &mut Args) -> Result<Position, Error> {
    let word = args.value("the number of a start of Chess960")?.string()?;
    let setup = word.parse().ok().and_then(Setup::chess960);
    let setup = setup.ok_or_else(|| {
        format!("--start `{word}` is not the number of a start of Chess960, 0 to 959")
    })?;
    Ok(Position::from_setup(&setup).expect("every start can be played from"))
}
