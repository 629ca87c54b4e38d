//! The command line, one file a command.
//!
//! `lexopt` takes the words apart; [`Args`] says what was expected where something is missing or wrong.

mod arguments;
mod can_mate;
mod datagen;
mod fen;
mod game_link;
mod human;
mod lab;
mod lesson;
mod match_runner;
mod mine;
mod perft;
mod pgn;
mod player;
mod puzzle;
mod review;
mod standings;
mod suite;
mod tablebase;
mod tournament;
mod train;

use std::ffi::OsString;

use lexopt::Error;

pub use can_mate::CanMate;
pub use datagen::Datagen;
pub use fen::FenCheck;
pub use game_link::{GameLinkDecode, GameLinkEncode, Text as LinkText};
pub use human::{HumanBlind, HumanFit, HumanFitLook, HumanMeasure};
pub use lab::{Lab, LabAction, LabCorrelation, LabGames};
pub use lesson::{LessonCheck, LessonJudge};
pub use mine::Mine;
pub use perft::{Perft, Start as PerftStart};
pub use pgn::{PgnCheck, PgnConvert};
pub use puzzle::{PuzzleCheck, PuzzlePack, PuzzleRate, PuzzleTags, PuzzleUnique};
pub use review::Review;
pub use standings::Standings;
pub use tablebase::{TablebaseMoves, TablebaseSummary};
pub use tournament::{Pair, PairFile, TrfCheck, TrfConvert};
pub use train::Train;

use crate::match_runner::MatchConfig;
use crate::suite::SuiteConfig;
use arguments::{Args, meant};

/// A command with its arguments.
pub enum Command {
    /// The text to show.
    Help(String),
    Version,
    Perft(Perft),
    FenCheck(FenCheck),
    GameLinkEncode(GameLinkEncode),
    GameLinkDecode(GameLinkDecode),
    CanMate(CanMate),
    PgnCheck(PgnCheck),
    PgnConvert(PgnConvert),
    HumanFit(HumanFit),
    HumanBlind(HumanBlind),
    HumanFitLook(HumanFitLook),
    HumanMeasure(HumanMeasure),
    PuzzleCheck(PuzzleCheck),
    PuzzlePack(PuzzlePack),
    PuzzleTags(PuzzleTags),
    Bench,
    Lab(Box<Lab>),
    LessonCheck(LessonCheck),
    LessonJudge(LessonJudge),
    Match(Box<MatchConfig>),
    Mine(Mine),
    Pair(Pair),
    PuzzleRate(PuzzleRate),
    PuzzleUnique(PuzzleUnique),
    Review(Review),
    Standings(Box<Standings>),
    Suite(SuiteConfig),
    TablebaseMoves(Box<TablebaseMoves>),
    TablebaseSummary(TablebaseSummary),
    Datagen(Datagen),
    Train(Train),
    TrfCheck(TrfCheck),
    TrfConvert(TrfConvert),
    Uci,
}

/// Name, help text and parser of a command. The first paragraph of the help is the usage.
struct Spec(
    &'static str,
    &'static str,
    fn(&mut Args) -> Result<Command, Error>,
);

/// All commands, in the order of the help.
#[rustfmt::skip]
static COMMANDS: [Spec; 21] = [
    Spec("perft", include_str!("args/help/perft.txt"), perft::parse),
    Spec("fen", include_str!("args/help/fen.txt"), fen::parse),
    Spec("can-mate", include_str!("args/help/can-mate.txt"), can_mate::parse),
    Spec("pgn", include_str!("args/help/pgn.txt"), pgn::parse),
    Spec("game-link", include_str!("args/help/game-link.txt"), game_link::parse),
    Spec("tablebase", include_str!("args/help/tablebase.txt"), tablebase::parse),
    Spec("puzzle", include_str!("args/help/puzzle.txt"), puzzle::parse),
    Spec("lesson", include_str!("args/help/lesson.txt"), lesson::parse),
    Spec("bench", include_str!("args/help/bench.txt"), |args| args.end(Command::Bench)),
    Spec("match", include_str!("args/help/match.txt"), match_runner::parse),
    Spec("pair", include_str!("args/help/pair.txt"), tournament::pair),
    Spec("standings", include_str!("args/help/standings.txt"), standings::parse),
    Spec("trf", include_str!("args/help/trf.txt"), tournament::trf),
    Spec("lab", include_str!("args/help/lab.txt"), lab::parse),
    Spec("mine", include_str!("args/help/mine.txt"), mine::parse),
    Spec("review", include_str!("args/help/review.txt"), review::parse),
    Spec("suite", include_str!("args/help/suite.txt"), suite::parse),
    Spec("datagen", include_str!("args/help/datagen.txt"), datagen::parse),
    Spec("train", include_str!("args/help/train.txt"), train::parse),
    Spec("human", include_str!("args/help/human.txt"), human::parse),
    Spec("uci", include_str!("args/help/uci.txt"), |args| args.end(Command::Uci)),
];

/// Reads the arguments after the program's name. An error is a message with the usage of the commands that it concerns.
pub fn parse(mut words: impl Iterator<Item = OsString>) -> Result<Command, String> {
    let names = COMMANDS.each_ref().map(|spec| spec.0);
    let all = names.join(", ");
    let Some(word) = words.next() else {
        let why = format!("expected a command, one of {all}");
        return Err(with_usage(&why, &COMMANDS));
    };
    let name = word.to_string_lossy();
    match &*name {
        "--help" | "-h" | "help" => return Ok(Command::Help(help(&COMMANDS))),
        "--version" | "-V" => return Ok(Command::Version),
        _ => {}
    }
    let Some(number) = names.iter().position(|known| *known == name) else {
        let meant = meant(&name, names.into_iter());
        let why = format!("unknown command `{name}`{meant}; expected one of {all}");
        return Err(with_usage(&why, &COMMANDS));
    };
    let spec = &COMMANDS[number..=number];
    let words: Vec<OsString> = words.collect();
    if words.iter().any(|word| word == "--help" || word == "-h") {
        return Ok(Command::Help(help(spec)));
    }
    let &Spec(name, _, parse) = &spec[0];
    let mut args = Args::new(name, paragraphs(&spec[0]).0, words);
    parse(&mut args).map_err(|why| with_usage(&why.to_string(), spec))
}

/// An error message with the usage of the commands it is about.
fn with_usage(why: &str, commands: &[Spec]) -> String {
    let usage = commands.iter().map(|spec| indented(paragraphs(spec).0, 2));
    let usage: String = usage.collect();
    format!("{why}\n\nusage:\n{usage}\n`--help` tells more.")
}

fn help(commands: &[Spec]) -> String {
    let texts = commands.iter().map(paragraphs);
    let texts: String = texts
        .map(|(usage, help)| indented(usage, 2) + &indented(help, 6))
        .collect();
    let general = include_str!("args/help/general.txt");
    general.replace("{commands}\n", &texts)
}

/// Usage and explanation of a command.
fn paragraphs(&Spec(_, text, _): &Spec) -> (&'static str, &'static str) {
    text.split_once("\n\n")
        .expect("every help text has a usage and an explanation")
}

fn indented(text: &str, by: usize) -> String {
    let line = |line| [" ".repeat(by).as_str(), line, "\n"].concat();
    text.lines().map(line).collect()
}
