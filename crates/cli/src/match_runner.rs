//! `sessa match`: plays many games between two players and measures their difference in Elo.
//!
//! Games are played by several threads, each with players of its own, and told in the order of their numbers: where
//! nothing hangs from a clock, a match is the same to the last move whatever else the machine does.
//!
//! `args/match_runner.rs` reads the options. Every thread has two players: `player/in_process.rs` is the engine in this
//! process, `player/program.rs` another program that speaks UCI. `play.rs` plays a game on a `game::Game`, with the
//! rules, clock and arbiter of the page and the time that the players took. Finished games are taken in order:
//! `record.rs` writes them, `lab::statistics` counts them, `report.rs` prints the result.

mod adjudication;
mod openings;
mod play;
mod record;
mod report;
pub mod time_limits;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use lab::statistics::Sprt;

use crate::in_order::in_order;
use crate::player::{Player, PlayerConfig};
use crate::uci::STACK;
use adjudication::Adjudicator;
use openings::Openings;
use play::{MatchContext, PlayedGame};
use report::Report;

pub use adjudication::{Draw, Resign};
pub use openings::Source;
pub use time_limits::TimeLimits;

/// Settings of a match.
pub struct MatchConfig {
    /// A and B.
    pub players: [PlayerConfig; 2],
    pub games: u64,
    /// Makes another match of it: other openings, or in another order, and other choices of a level.
    pub seed: u64,
    /// Number of games at a time.
    pub concurrency: usize,
    pub openings: Source,
    pub chess960: bool,
    pub time_limits: TimeLimits,
    pub resign: Option<Resign>,
    pub draw: Option<Draw>,
    /// PGN file that finished games are added to.
    pub pgn: Option<PathBuf>,
    pub sprt: Option<Sprt>,
}

/// A finished game, or the reason a player cannot be started.
type GameResult = Result<PlayedGame, String>;

/// Plays the match and tells how it goes.
pub fn run(config: &MatchConfig, out: &mut impl Write) -> io::Result<()> {
    let openings = Openings::read(&config.openings, config.seed, config.chess960)?;
    let names = names(config).map_err(io::Error::other)?;
    let mut pgn = match &config.pgn {
        None => None,
        Some(path) => {
            let named = |error: io::Error| {
                io::Error::new(error.kind(), format!("{}: {error}", path.display()))
            };
            let file = OpenOptions::new().create(true).append(true).open(path);
            Some(file.map_err(named)?)
        }
    };
    let context = MatchContext {
        names: &names,
        openings: &openings,
        config,
        over: AtomicBool::new(false),
    };
    let next = AtomicU64::new(0);
    let mut report = Report::new(config, &names);
    report.opening(out)?;
    let ended = thread::scope(|scope| {
        let (sender, games) = channel();
        for _ in 0..config.concurrency {
            let (context, next, sender) = (&context, &next, sender.clone());
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || serve(context, next, &sender))?;
        }
        drop(sender);
        let told = in_order(games.iter(), |told: GameResult| {
            let played = &told.map_err(io::Error::other)?;
            if let Some(file) = &mut pgn {
                // Whole and at once: the file holds finished games whenever the program is ended.
                file.write_all(record::text(&context, played).as_bytes())?;
            }
            report.game(played, out)
        });
        // Whatever is still played no longer counts.
        context.over.store(true, Ordering::Relaxed);
        told
    });
    // Whatever ended it, what was played counts.
    report.summary(out)?;
    ended
}

/// Plays one game after the other with two players of its own.
fn serve(context: &MatchContext<'_>, next: &AtomicU64, sender: &Sender<(u64, GameResult)>) {
    let mut players: [Option<Box<dyn Player>>; 2] = [None, None];
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= context.config.games || context.over.load(Ordering::Relaxed) {
            return;
        }
        let told = match seated(context.config, &mut players) {
            Ok(players) => {
                let mut adjudicator = Adjudicator::new(context.config.resign, context.config.draw);
                match context.play(number, players, &mut adjudicator) {
                    Some(played) => Ok(played),
                    None => return,
                }
            }
            Err(why) => Err(why),
        };
        // Whoever has failed begins the next game anew.
        if let Ok(played) = &told
            && let Some(fault) = &played.fault
        {
            players[fault.by] = None;
        }
        if sender.send((number, told)).is_err() {
            return;
        }
    }
}

/// The two players, started if they are not there.
fn seated<'a>(
    config: &MatchConfig,
    seats: &'a mut [Option<Box<dyn Player>>; 2],
) -> Result<[&'a mut dyn Player; 2], String> {
    for (seat, player_config) in seats.iter_mut().zip(&config.players) {
        if seat.is_none() {
            *seat = Some(player_config.start(config.chess960)?);
        }
    }
    let [Some(a), Some(b)] = seats else {
        unreachable!("both were seated")
    };
    Ok([a.as_mut(), b.as_mut()])
}

/// Names of the players: as the user says, or as they call themselves, told apart.
fn names(config: &MatchConfig) -> Result<[String; 2], String> {
    let mut names = [String::new(), String::new()];
    for (name, player_config) in names.iter_mut().zip(&config.players) {
        // A program that cannot be started is told before the first game.
        let own = player_config.start(config.chess960)?.name();
        *name = player_config.name.clone().unwrap_or(own);
    }
    if names[0] == names[1] {
        names[0].push_str(" A");
        names[1].push_str(" B");
    }
    Ok(names)
}
