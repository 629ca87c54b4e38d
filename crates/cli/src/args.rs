//! The command line.

use std::fmt;
use std::iter::Peekable;
use std::path::PathBuf;

use chess::{FenError, Letters, Notation, Position, Setup, UnknownNotation};
use trainer::learn::Course;
use trainer::selfplay::Plan;

use crate::contest::Terms;

mod contest;

/// What there is, for error messages.
const COMMANDS: &str = "perft, fen, can-mate, pgn, bench, match, datagen, train or uci";

/// One line a command, for error messages.
pub const USAGE: &str =
    "usage: sessa perft DEPTH [--fen FEN | --start NUMBER] [--divide] [--chess960]
       sessa fen check [--chess960]
       sessa can-mate [--nodes N]
       sessa pgn check [--from LANGUAGE] FILE…
       sessa pgn convert [--from LANGUAGE] --to NOTATION FILE…
       sessa bench
       sessa match --a PLAYER --b PLAYER [OPTION]…
       sessa datagen [--games N] [--nodes N] [--seed N] [--threads N] FILE
       sessa train [--epochs N] [--score-share PERCENT] [--seed N] [--threads N] --out NETWORK FILE…
       sessa uci
       sessa --help | --version";

const BEFORE_MATCH: &str = "sessa: the laws of chess and the engine, in a terminal

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
      on every platform.";

const AFTER_MATCH: &str = "  sessa datagen [--games N] [--nodes N] [--seed N] [--threads N] FILE
      Has the engine play games against itself, each move searched for some N positions
      (1000 unless told), and adds the quiet positions in them to FILE, with their scores
      and results, for the network to learn from. Other seeds give other games; 1000 games
      unless told. It can be ended at any time: games that are over are in FILE.
  sessa train [--epochs N] [--score-share PERCENT] [--seed N] [--threads N]
        --out NETWORK FILE…
      Fits a network to the positions in the files of datagen, going through them N times
      (20 unless told), and writes it to the file NETWORK. PERCENT of what it should expect
      is the score (75 unless told), the rest the result of the game.
  sessa uci
      Speaks the Universal Chess Interface on standard input and output.
  sessa --help | --version

A FEN may be quoted or not; NUMBER is that of a start of Chess960, 0 to 959. Without
them the usual start position is taken. FILE `-` is standard input. LANGUAGE is that of the
pieces' letters, by its code or its name in English or its own: `de`, `german`, `Deutsch`;
English unless told.
Exit status: 0 done, 1 input or output failed or games have faults, 2 not understood.";

/// What `--help` prints.
pub const HELP: [&str; 3] = [BEFORE_MATCH, contest::HELP, AFTER_MATCH];

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
    Match(Box<Terms>),
    Datagen(Datagen),
    Train(Train),
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

/// Arguments of `sessa datagen`.
pub struct Datagen {
    pub plan: Plan,
    pub file: PathBuf,
}

/// Arguments of `sessa train`.
pub struct Train {
    pub course: Course,
    pub out: PathBuf,
    pub files: Vec<PathBuf>,
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
    BadNumber(String, Option<String>),
    BadDatagenArgument(String),
    BadMatchArgument(String),
    NoDatagenFile,
    BadShare(u64),
    BadTrainArgument(String),
    NoTrainFile,
    NoNetworkFile,
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
            Misuse::BadNumber(option, word) => write!(
                f,
                "{option} expects a whole number above 0, not `{}`",
                word.as_deref().unwrap_or_default()
            ),
            Misuse::BadDatagenArgument(word) => write!(
                f,
                "unexpected `{word}`; `sessa datagen` takes --games, --nodes, --seed, --threads and a FILE"
            ),
            Misuse::BadMatchArgument(said) => f.write_str(said),
            Misuse::NoDatagenFile => write!(f, "expected a FILE to add positions to"),
            Misuse::BadShare(percent) => {
                write!(f, "--score-share expects 1 to 100, not {percent}")
            }
            Misuse::BadTrainArgument(word) => write!(
                f,
                "unexpected `{word}`; `sessa train` takes --epochs, --score-share, --seed, --threads, --out and files"
            ),
            Misuse::NoTrainFile => write!(f, "expected a FILE written by `sessa datagen`"),
            Misuse::NoNetworkFile => write!(f, "--out expects a file for the network"),
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
        "datagen" => return datagen(words),
        "match" => {
            let terms = contest::parse(words)?;
            return Ok(terms.map_or(Command::Help, |terms| Command::Match(Box::new(terms))));
        }
        "train" => return train(words),
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

fn datagen(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let mut plan = Plan {
        games: 1_000,
        nodes: 1_000,
        seed: 1,
        threads: 1,
    };
    let mut file = None;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--games" => plan.games = number(word, words.next())?,
            "--nodes" => plan.nodes = number(word, words.next())?,
            "--seed" => plan.seed = number(word, words.next())?,
            "--threads" => plan.threads = number(word, words.next())? as usize,
            _ if word.starts_with("--") || file.is_some() => {
                return Err(Misuse::BadDatagenArgument(word));
            }
            _ => file = Some(word.into()),
        }
    }
    let file = file.ok_or(Misuse::NoDatagenFile)?;
    Ok(Command::Datagen(Datagen { plan, file }))
}

fn train(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let mut course = Course::default();
    let mut out = None;
    let mut files = Vec::new();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--epochs" => course.epochs = number(word, words.next())? as u32,
            "--seed" => course.seed = number(word, words.next())?,
            "--threads" => course.threads = number(word, words.next())? as usize,
            "--score-share" => {
                let percent = number(word, words.next())?;
                if percent > 100 {
                    return Err(Misuse::BadShare(percent));
                }
                course.score_share = percent as f32 / 100.0;
            }
            "--out" => out = words.next().map(PathBuf::from),
            _ if word.starts_with("--") => return Err(Misuse::BadTrainArgument(word)),
            _ => files.push(word.into()),
        }
    }
    if files.is_empty() {
        return Err(Misuse::NoTrainFile);
    }
    let out = out.ok_or(Misuse::NoNetworkFile)?;
    Ok(Command::Train(Train { course, out, files }))
}

/// The number after an option, above 0.
fn number(option: String, word: Option<String>) -> Result<u64, Misuse> {
    match word.as_deref().map(str::parse) {
        Some(Ok(number)) if number > 0 => Ok(number),
        _ => Err(Misuse::BadNumber(option, word)),
    }
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
