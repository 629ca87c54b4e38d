//! The command line.

use std::fmt;
use std::iter::Peekable;

use chess::{FenError, Letters, Notation, Position, Setup, UnknownNotation};

/// What there is, for error messages.
const COMMANDS: &str = "perft, fen, can-mate, pgn, bench or uci";

/// One line a command, for error messages.
pub const USAGE: &str =
    "usage: sessa perft DEPTH [--fen FEN | --start NUMBER] [--divide] [--chess960]
       sessa fen check [--chess960]
       sessa can-mate [--nodes N]
       sessa pgn check [--from LANGUAGE] FILE…
       sessa pgn convert [--from LANGUAGE] --to NOTATION FILE…
       sessa bench
       sessa uci
       sessa --help | --version";

/// What `--help` prints.
pub const HELP: &str = "sessa: the laws of chess and the engine, in a terminal

usage:
  sessa perft DEPTH [--fen FEN | --start NUMBER] [--divide] [--chess960]
      Counts the positions DEPTH half-moves away. --divide: for each first move too.
      --chess960: castling is written as the king taking its rook. The last line is
      `nodes N`.
  sessa fen check [--chess960]
      Reads FENs from standard input, a line each, and answers each with a line:
      `ok FEN`, normalised, followed by a tab and warnings if no game can lead there;
      or `error` and every reason why it cannot be read or played from, which is no
      failure of this command. Four fields will do.
      --chess960: Shredder-FEN is written, and warnings hold for all 960 starts.
  sessa can-mate [--nodes N]
      Reads FENs from standard input, a line each, and answers which sides can mate by
      any series of legal moves: `WB`, `W-`, `-B` or `--`, then the positions looked at
      and the microseconds it took. A side not decided after N positions (2000000
      unless told) counts as one that can; the answer then ends in `undecided` and it.
  sessa pgn check [--from LANGUAGE] FILE…
      Reads games and makes all their moves. Every fault is a line, `FILE:LINE:COLUMN: game
      N (WHITE–BLACK): what is wrong`; a file ends with how many games, half-moves and
      faults it has. A fault costs the rest of its own line of moves, never another game.
  sessa pgn convert [--from LANGUAGE] --to NOTATION FILE…
      Writes the games on standard output with every move in another NOTATION: san, lan,
      figurine, uci, iccf, a LANGUAGE for its letters, or lan- and a LANGUAGE. What cannot
      be read is told as by check, on standard error.
  sessa bench
      Searches a fixed list of positions. The last line is `nodes N`, the same N
      on every platform.
  sessa uci
      Speaks the Universal Chess Interface on standard input and output.
  sessa --help | --version

A FEN may be quoted or not; NUMBER is that of a start of Chess960, 0 to 959. Without
them the usual start position is taken. FILE `-` is standard input. LANGUAGE is that of the
pieces' letters, by its code or its name in English or its own: `de`, `german`, `Deutsch`;
English unless told.
Exit status: 0 done, 1 input or output failed or games have faults, 2 not understood.";

/// What the user asks for.
pub enum Command {
    Help,
    Version,
    Perft(Perft),
    FenCheck(FenCheck),
    CanMate(CanMate),
    PgnCheck(PgnCheck),
    PgnConvert(PgnConvert),
    Bench,
    Uci,
}

/// Arguments of `sessa perft`.
pub struct Perft {
    pub depth: u32,
    pub position: Position,
    pub divide: bool,
    pub chess960: bool,
}

/// Arguments of `sessa fen check`.
pub struct FenCheck {
    pub chess960: bool,
}

/// Arguments of `sessa can-mate`.
pub struct CanMate {
    pub nodes: u32,
}

/// Arguments of `sessa pgn check`.
pub struct PgnCheck {
    pub from: Letters,
    pub files: Vec<String>,
}

/// Arguments of `sessa pgn convert`.
pub struct PgnConvert {
    pub from: Letters,
    pub to: Notation,
    pub files: Vec<String>,
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
    NoStart,
    BadStart(String),
    TwoPositions,
    NoFenCommand,
    BadFenArgument(String),
    BadCanMateArgument(String),
    BadNodes(Option<String>),
    NoPgnCommand,
    BadPgnCommand(String),
    BadPgnArgument(String),
    NoPgnFile,
    NoNotation,
    BadNotation(UnknownNotation),
    NoLanguage,
    BadLanguage(String),
}

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misuse::NoCommand => {
                write!(f, "expected a command: {COMMANDS}")
            }
            Misuse::UnknownCommand(word) => {
                write!(f, "unknown command `{word}`; expected {COMMANDS}")
            }
            Misuse::UnexpectedArgument(word) => {
                write!(f, "unexpected `{word}`: this command takes no arguments")
            }
            Misuse::BadPerftArgument(word) => write!(
                f,
                "unexpected `{word}`; perft takes DEPTH, --fen FEN or --start NUMBER, --divide and \
                 --chess960"
            ),
            Misuse::NoDepth => write!(f, "perft expects a DEPTH, a whole number of half-moves"),
            Misuse::BadDepth(word) => write!(
                f,
                "DEPTH `{word}` is not a whole number of half-moves, as 5 would be"
            ),
            Misuse::NoFen => write!(f, "--fen expects a position in Forsyth-Edwards notation"),
            Misuse::BadFen(error) => write!(f, "--fen: {error}"),
            Misuse::NoStart => write!(f, "--start expects the number of a start of Chess960"),
            Misuse::BadStart(word) => write!(
                f,
                "--start `{word}` is not the number of a start of Chess960, 0 to 959"
            ),
            Misuse::TwoPositions => write!(f, "--fen or --start can be given once"),
            Misuse::BadCanMateArgument(word) => write!(
                f,
                "unexpected `{word}`; `sessa can-mate` takes --nodes N, and FENs on standard input"
            ),
            Misuse::BadNodes(word) => write!(
                f,
                "--nodes `{}` is not a number of positions, as 100000 would be",
                word.as_deref().unwrap_or_default()
            ),
            Misuse::NoPgnCommand => write!(f, "pgn expects what to do: check or convert"),
            Misuse::BadPgnCommand(word) => {
                write!(f, "unexpected `{word}`; `sessa pgn` can check and convert")
            }
            Misuse::BadPgnArgument(word) => write!(
                f,
                "unexpected `{word}`; `sessa pgn` takes --from LANGUAGE, to convert --to NOTATION, \
                 and files"
            ),
            Misuse::NoPgnFile => write!(f, "expected a FILE, or - for standard input"),
            Misuse::NoNotation => write!(f, "--to expects a NOTATION, as figurine or german"),
            Misuse::NoLanguage => write!(f, "--from expects a LANGUAGE, as de or german"),
            Misuse::BadLanguage(word) => {
                let known = Letters::ALL.map(|letters| format!("{} ({letters})", letters.name()));
                let known = known.join(", ");
                write!(
                    f,
                    "`{word}` is no language whose letters are known; they are {known}"
                )
            }
            Misuse::BadNotation(error) => write!(f, "{error}"),
            Misuse::NoFenCommand => write!(f, "fen expects what to do: check"),
            Misuse::BadFenArgument(word) => write!(
                f,
                "unexpected `{word}`; `sessa fen check` takes --chess960, and FENs on standard \
                 input"
            ),
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
        "fen" => return fen_check(words),
        "can-mate" => return can_mate(words),
        "pgn" => return pgn(words),
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
    let mut position = None;
    let mut divide = false;
    let mut chess960 = false;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--divide" => divide = true,
            "--chess960" => chess960 = true,
            "--fen" | "--start" if position.is_some() => return Err(Misuse::TwoPositions),
            "--fen" => {
                let fen = fen(&mut words).ok_or(Misuse::NoFen)?;
                position = Some(Position::from_fen(&fen).map_err(Misuse::BadFen)?);
            }
            "--start" => position = Some(start(words.next().ok_or(Misuse::NoStart)?)?),
            _ if depth.is_some() || word.starts_with("--") => {
                return Err(Misuse::BadPerftArgument(word));
            }
            _ => depth = Some(word.parse().map_err(|_| Misuse::BadDepth(word))?),
        }
    }
    Ok(Command::Perft(Perft {
        depth: depth.ok_or(Misuse::NoDepth)?,
        position: position.unwrap_or_default(),
        divide,
        chess960,
    }))
}

/// The start of Chess960 with a number.
fn start(word: String) -> Result<Position, Misuse> {
    let setup = word.parse().ok().and_then(Setup::chess960);
    let setup = setup.ok_or(Misuse::BadStart(word))?;
    Ok(Position::from_setup(&setup).expect("every start can be played from"))
}

fn fen_check(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    match words.next().ok_or(Misuse::NoFenCommand)? {
        word if word == "check" => {}
        word if word == "--help" || word == "-h" => return Ok(Command::Help),
        word => return Err(Misuse::BadFenArgument(word)),
    }
    let mut chess960 = false;
    for word in words {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--chess960" => chess960 = true,
            _ => return Err(Misuse::BadFenArgument(word)),
        }
    }
    Ok(Command::FenCheck(FenCheck { chess960 }))
}

fn can_mate(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let mut request = CanMate { nodes: 2_000_000 };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--nodes" => {
                let number = words.next();
                request.nodes = number
                    .as_deref()
                    .and_then(|number| number.parse().ok())
                    .ok_or(Misuse::BadNodes(number))?;
            }
            _ => return Err(Misuse::BadCanMateArgument(word)),
        }
    }
    Ok(Command::CanMate(request))
}

fn pgn(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let converts = match words.next().ok_or(Misuse::NoPgnCommand)?.as_str() {
        "check" => false,
        "convert" => true,
        "--help" | "-h" => return Ok(Command::Help),
        word => return Err(Misuse::BadPgnCommand(word.to_owned())),
    };
    let mut from = Letters::English;
    let mut to = None;
    let mut files = Vec::new();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--from" => {
                let language = words.next().ok_or(Misuse::NoLanguage)?;
                let unknown = |_: UnknownNotation| Misuse::BadLanguage(language.clone());
                from = language.parse().map_err(unknown)?;
            }
            "--to" if converts => {
                let notation = words.next().ok_or(Misuse::NoNotation)?;
                to = Some(notation.parse().map_err(Misuse::BadNotation)?);
            }
            _ if word.starts_with("--") => return Err(Misuse::BadPgnArgument(word)),
            _ => files.push(word),
        }
    }
    if files.is_empty() {
        return Err(Misuse::NoPgnFile);
    }
    Ok(if converts {
        let to = to.ok_or(Misuse::NoNotation)?;
        Command::PgnConvert(PgnConvert { from, to, files })
    } else {
        Command::PgnCheck(PgnCheck { from, files })
    })
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
