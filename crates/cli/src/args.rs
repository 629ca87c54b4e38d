//! The command line.

use std::fmt;
use std::iter::Peekable;

use chess::{FenError, Position};

/// One line a command, for error messages.
pub const USAGE: &str = "usage: sessa perft DEPTH [--fen FEN] [--divide]
       sessa bench
       sessa uci
       sessa --help | --version";

/// What `--help` prints.
pub const HELP: &str = "sessa: the laws of chess and the engine, in a terminal

usage:
  sessa perft DEPTH [--fen FEN] [--divide]
      Counts the positions DEPTH half-moves away. --divide: for each first move too.
      The last line is `nodes N`.
  sessa bench
      Searches a fixed list of positions. The last line is `nodes N`, the same N
      on every platform.
  sessa uci
      Speaks the Universal Chess Interface on standard input and output.
  sessa --help | --version

A FEN may be quoted or not; without it, the start position is taken.
Exit status: 0 done, 1 input or output failed, 2 not understood.";

/// What the user asks for.
pub enum Command {
    Help,
    Version,
    Perft(Perft),
    Bench,
    Uci,
}

/// Arguments of `sessa perft`.
pub struct Perft {
    pub depth: u32,
    pub position: Position,
    pub divide: bool,
}

/// Why a command line was not understood.
#[derive(Debug)]
pub enum Misuse {
    NoCommand,
    UnknownCommand(String),
    UnexpectedArgument(String),
    BadPerftArgument(String),
    NoDepth,
    BadDepth(String),
    NoFen,
    BadFen(FenError),
}

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misuse::NoCommand => write!(f, "expected a command: perft, bench or uci"),
            Misuse::UnknownCommand(word) => {
                write!(f, "unknown command `{word}`; expected perft, bench or uci")
            }
            Misuse::UnexpectedArgument(word) => {
                write!(f, "unexpected `{word}`: this command takes no arguments")
            }
            Misuse::BadPerftArgument(word) => write!(
                f,
                "unexpected `{word}`; perft takes DEPTH, --fen FEN and --divide"
            ),
            Misuse::NoDepth => write!(f, "perft expects a DEPTH, a whole number of half-moves"),
            Misuse::BadDepth(word) => write!(
                f,
                "DEPTH `{word}` is not a whole number of half-moves, as 5 would be"
            ),
            Misuse::NoFen => write!(f, "--fen expects a position in Forsyth-Edwards notation"),
            Misuse::BadFen(error) => write!(f, "--fen: {error}"),
        }
    }
}

/// Reads the arguments after the program's name.
pub fn parse(words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let mut words = words.peekable();
    let Some(command) = words.next() else {
        return Err(Misuse::NoCommand);
    };
    let command = match command.as_str() {
        "perft" => return perft(words),
        "--help" | "-h" | "help" => Command::Help,
        "--version" | "-V" => Command::Version,
        "bench" => Command::Bench,
        "uci" => Command::Uci,
        _ => return Err(Misuse::UnknownCommand(command)),
    };
    match words.next() {
        None => Ok(command),
        Some(word) => Err(Misuse::UnexpectedArgument(word)),
    }
}

fn perft(mut words: Peekable<impl Iterator<Item = String>>) -> Result<Command, Misuse> {
    let mut depth = None;
    let mut position = Position::default();
    let mut divide = false;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--divide" => divide = true,
            "--fen" => {
                let fen = fen(&mut words).ok_or(Misuse::NoFen)?;
                position = Position::from_fen(&fen).map_err(Misuse::BadFen)?;
            }
            _ if depth.is_some() || word.starts_with("--") => {
                return Err(Misuse::BadPerftArgument(word));
            }
            _ => depth = Some(word.parse().map_err(|_| Misuse::BadDepth(word))?),
        }
    }
    Ok(Command::Perft(Perft {
        depth: depth.ok_or(Misuse::NoDepth)?,
        position,
        divide,
    }))
}

/// A FEN as one quoted word, or unquoted as the four to six words of its fields.
fn fen(words: &mut Peekable<impl Iterator<Item = String>>) -> Option<String> {
    let mut fen = words.next_if(|word| !word.starts_with("--"))?;
    if !fen.contains(' ') {
        for _ in 1..6 {
            let Some(field) = words.next_if(|word| !word.starts_with("--")) else {
                break;
            };
            fen.push(' ');
            fen.push_str(&field);
        }
    }
    Some(fen)
}
