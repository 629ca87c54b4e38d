//! What is not understood of a command line, in words.

use std::fmt;

use chess::{FenError, Letters, UnknownNotation};

/// What there is, for error messages.
const COMMANDS: &str = "perft, fen, can-mate, pgn, bench, match, suite, datagen, train or uci";

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
    BadArgument(String),
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
                "unexpected `{word}`; `sessa datagen` takes --games, --nodes, --seed, --threads, --classical and a FILE"
            ),
            Misuse::BadArgument(said) => f.write_str(said),
            Misuse::NoDatagenFile => write!(f, "expected a FILE to add positions to"),
            Misuse::BadShare(percent) => {
                write!(f, "--score-share expects 1 to 100, not {percent}")
            }
            Misuse::BadTrainArgument(word) => write!(
                f,
                "unexpected `{word}`; `sessa train` takes --epochs, --score-share, --seed, --threads, --out and files"
            ),
            Misuse::NoTrainFile => write!(f, "expected a FILE written by `sessa datagen`"),
            Misuse::NoNetworkFile => write!(
                f,
                "--out expects a file for the network, --start that of a network"
            ),
            Misuse::NoFenCommand => write!(f, "fen expects what to do: check"),
            Misuse::BadFenArgument(word) => write!(
                f,
                "unexpected `{word}`; `sessa fen check` takes --chess960, and FENs on standard \
                 input"
            ),
        }
    }
}
