//! The arguments of `sessa perft`.

use chess::{Position, Setup};
use lexopt::Arg::{Long, Short, Value};
use lexopt::{Error, ValueExt};

use super::{Args, Command};

/// Arguments of `sessa perft`.
pub struct Perft {
    pub depth: u32,
    pub position: Position,
    pub divide: bool,
    pub chess960: bool,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut depth = None;
    let mut position = None;
    let mut divide = false;
    let mut chess960 = false;
    while let Some(arg) = args.next()? {
        match arg {
            Long("divide") => divide = true,
            Long("chess960") => chess960 = true,
            Long("fen" | "start") if position.is_some() => {
                return Err("--fen or --start can be given once".into());
            }
            Long("fen") => {
                let fen = args.fen()?;
                let fen = Position::from_fen(&fen).map_err(|error| format!("--fen: {error}"))?;
                position = Some(fen);
            }
            Long("start") => position = Some(start(args)?),
            // A negative number looks like an option.
            Value(_) | Short('0'..='9') if depth.is_none() => {
                let word = args.last();
                depth = Some(word.parse().map_err(|_| {
                    format!("DEPTH `{word}` is not a whole number of half-moves, as 5 would be")
                })?);
            }
            _ => {
                return Err(
                    args.unexpected("DEPTH, --fen FEN or --start NUMBER, --divide and --chess960")
                );
            }
        }
    }
    Ok(Command::Perft(Perft {
        depth: depth.ok_or("perft expects a DEPTH, a whole number of half-moves")?,
        position: position.unwrap_or_default(),
        divide,
        chess960,
    }))
}

/// The start of Chess960 with a number.
fn start(args: &mut Args) -> Result<Position, Error> {
    let word = args.value("the number of a start of Chess960")?.string()?;
    let setup = word.parse().ok().and_then(Setup::chess960);
    let setup = setup.ok_or_else(|| {
        format!("--start `{word}` is not the number of a start of Chess960, 0 to 959")
    })?;
    Ok(Position::from_setup(&setup).expect("every start can be played from"))
}
