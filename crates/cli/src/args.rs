//! The command line: one file a command.

mod can_mate;
mod contest;
mod datagen;
mod fen;
mod help;
mod misuse;
mod perft;
mod pgn;
mod player;
mod suite;
mod train;
mod value;

pub use can_mate::CanMate;
pub use datagen::Datagen;
pub use fen::FenCheck;
pub use help::{HELP, USAGE};
pub use misuse::Misuse;
pub use perft::Perft;
pub use pgn::{PgnCheck, PgnConvert};
pub use train::Train;

use crate::contest::Terms;

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
    Suite(crate::suite::Terms),
    Datagen(Datagen),
    Train(Train),
    Uci,
}

/// Reads the arguments after the program's name.
pub fn parse(words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let mut words = words.peekable();
    let Some(command) = words.next() else {
        return Err(Misuse::NoCommand);
    };
    let command = match command.as_str() {
        "perft" => return perft::parse(words),
        "fen" => return fen::parse(words),
        "can-mate" => return can_mate::parse(words),
        "pgn" => return pgn::parse(words),
        "datagen" => return datagen::parse(words),
        "match" => {
            let terms = contest::parse(words)?;
            return Ok(terms.map_or(Command::Help, |terms| Command::Match(Box::new(terms))));
        }
        "suite" => {
            let terms = suite::parse(words)?;
            return Ok(terms.map_or(Command::Help, Command::Suite));
        }
        "train" => return train::parse(words),
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

/// The number after an option, above 0.
fn number(option: String, word: Option<String>) -> Result<u64, Misuse> {
    match word.as_deref().map(str::parse) {
        Some(Ok(number)) if number > 0 => Ok(number),
        _ => Err(Misuse::BadNumber(option, word)),
    }
}
