//! `sessa`: the laws and the engine in a terminal.

mod args;
mod bench;
mod can_mate;
mod datagen;
mod fen;
mod game_link;
mod human;
mod human_network;
mod in_order;
mod in_threads;
mod lab;
mod lesson;
mod lines;
mod match_runner;
mod mine;
mod network;
mod notation;
mod perft;
mod pgn;
mod player;
mod puzzle;
mod puzzle_judge;
mod puzzle_rate;
mod puzzle_unique;
mod review;
mod standings;
mod suite;
mod tablebase;
mod tournament;
mod train;
mod uci;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use args::Command;

/// Exit status for a command line that was not understood.
const USAGE_ERROR: u8 = 2;

fn main() -> ExitCode {
    let command = match args::parse(std::env::args_os().skip(1)) {
        Ok(command) => command,
        Err(error) => {
            eprintln!("sessa: {error}");
            return ExitCode::from(USAGE_ERROR);
        }
    };
    match run(command) {
        Ok(code) => code,
        // Whoever was reading has seen enough (`sessa perft 4 --divide | head`).
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sessa: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    match command {
        Command::Help(text) => write!(out, "{text}"),
        Command::Version => writeln!(out, "sessa {}", env!("CARGO_PKG_VERSION")),
        Command::Perft(request) => perft::run(&request, &mut out),
        Command::FenCheck(request) => fen::check(&request, io::stdin().lock(), &mut out),
        Command::CanMate(request) => can_mate::run(&request, io::stdin().lock(), &mut out),
        Command::PgnCheck(request) => return pgn::check(&request, &mut out),
        Command::PgnConvert(request) => return pgn::convert(&request, &mut out),
        Command::GameLinkEncode(request) => return game_link::encode(&request, &mut out),
        Command::GameLinkDecode(request) => return game_link::decode(&request, &mut out),
        Command::PuzzlePack(request) => return puzzle::pack(&request, &mut out),
        Command::PuzzleTags(request) => return puzzle::tags(&request, &mut out),
        Command::Pair(request) => return tournament::pair(&request, &mut out),
        Command::Standings(request) => return standings::run(&request, &mut out),
        Command::TrfCheck(request) => return tournament::trf_check(&request, &mut out),
        Command::TrfConvert(request) => return tournament::trf_convert(&request, &mut out),
        Command::Bench => bench::run(&mut out),
        Command::Match(config) => match_runner::run(&config, &mut out),
        Command::Lab(request) => lab::run(&request, &mut out),
        Command::Mine(request) => mine::run(&request, &mut out),
        Command::Review(request) => review::run(&request, &mut out),
        Command::PuzzleCheck(request) if request.judge => {
            return puzzle_judge::check(&request, &mut out);
        }
        Command::PuzzleCheck(request) => return puzzle::check(&request, &mut out),
        Command::PuzzleUnique(request) => return puzzle_unique::run(&request, &mut out),
        Command::PuzzleRate(request) => return puzzle_rate::rate(&request, &mut out),
        Command::TablebaseMoves(request) => return tablebase::moves(&request, &mut out),
        Command::TablebaseSummary(request) => tablebase::summary(&request, &mut out),
        Command::LessonCheck(request) => return lesson::check(&request, &mut out),
        Command::LessonJudge(request) => lesson::judge(&request, &mut out),
        Command::Suite(config) => suite::run(&config, &mut out),
        Command::Datagen(request) => {
            // The games are played in threads of their own.
            drop(out);
            datagen::run(&request)
        }
        Command::Train(request) => train::run(&request, &mut out),
        Command::HumanFit(request) => human::fit::run(&request, &mut out),
        Command::HumanBlind(request) => human::blind::run(&request, &mut out),
        Command::HumanFitLook(request) => human::fit_look::run(&request, &mut out),
        Command::HumanMeasure(request) => human::measure::run(&request, &mut out),
        Command::Uci => {
            // The search writes from its own thread.
            drop(out);
            uci::run(io::stdin().lock())
        }
    }
    .map(|()| ExitCode::SUCCESS)
}
