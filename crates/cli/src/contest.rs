//! `sessa match`: two players, many games, and what they show.
//!
//! Games are played by several threads, each with players of its own, and told in the order of their numbers: where
//! nothing hangs from a clock, a match is the same to the last move whatever else the machine does.

mod judge;
mod openings;
pub mod pace;
mod play;
mod record;
mod report;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use lab::statistics::Sprt;

use crate::in_order::in_order;
use crate::player::{Contestant, Player};
use crate::uci::STACK;
use judge::Judge;
use openings::Openings;
use play::{Played, Table};
use report::Report;

pub use judge::{Draw, Resign};
pub use openings::Source;
pub use pace::Pace;

/// What was agreed for a match.
pub struct Terms {
    /// A and B.
    pub players: [Contestant; 2],
    pub games: u64,
    /// Makes another match of it: other openings, or in another order, and other choices of a level.
    pub seed: u64,
    /// So many games at a time.
    pub concurrency: usize,
    pub openings: Source,
    pub chess960: bool,
    pub pace: Pace,
    pub resign: Option<Resign>,
    pub draw: Option<Draw>,
    /// Where the games are written to.
    pub pgn: Option<PathBuf>,
    pub sprt: Option<Sprt>,
}

/// What becomes of a game.
type Told = Result<Played, String>;

/// Plays the match and tells how it goes.
pub fn run(terms: &Terms, out: &mut impl Write) -> io::Result<()> {
    let openings = Openings::read(&terms.openings, terms.seed, terms.chess960)?;
    let names = names(terms).map_err(io::Error::other)?;
    let mut pgn = match &terms.pgn {
        None => None,
        Some(path) => {
            let named = |error: io::Error| {
                io::Error::new(error.kind(), format!("{}: {error}", path.display()))
            };
            let file = OpenOptions::new().create(true).append(true).open(path);
            Some(file.map_err(named)?)
        }
    };
    let table = Table {
        names: &names,
        openings: &openings,
        terms,
        over: AtomicBool::new(false),
    };
    let next = AtomicU64::new(0);
    let mut report = Report::new(terms, &names);
    report.opening(out)?;
    let ended = thread::scope(|scope| {
        let (sender, games) = channel();
        for _ in 0..terms.concurrency {
            let (table, next, sender) = (&table, &next, sender.clone());
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || serve(table, next, &sender))?;
        }
        drop(sender);
        let told = in_order(games.iter(), |told: Told| {
            let played = &told.map_err(io::Error::other)?;
            if let Some(file) = &mut pgn {
                // Whole and at once: the file holds finished games whenever the program is ended.
                file.write_all(record::text(&table, played).as_bytes())?;
            }
            report.game(played, out)
        });
        // Whatever is still played no longer counts.
        table.over.store(true, Ordering::Relaxed);
        told
    });
    // Whatever ended it, what was played counts.
    report.summary(out)?;
    ended
}

/// Plays one game after the other with two players of its own.
fn serve(table: &Table<'_>, next: &AtomicU64, sender: &Sender<(u64, Told)>) {
    let mut players: [Option<Box<dyn Player>>; 2] = [None, None];
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= table.terms.games || table.over.load(Ordering::Relaxed) {
            return;
        }
        let told = match seated(table.terms, &mut players) {
            Ok(players) => {
                let mut judge = Judge::new(table.terms.resign, table.terms.draw);
                match table.play(number, players, &mut judge) {
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
    terms: &Terms,
    seats: &'a mut [Option<Box<dyn Player>>; 2],
) -> Result<[&'a mut dyn Player; 2], String> {
    for (seat, contestant) in seats.iter_mut().zip(&terms.players) {
        if seat.is_none() {
            *seat = Some(contestant.start(terms.chess960)?);
        }
    }
    let [Some(a), Some(b)] = seats else {
        unreachable!("both were seated")
    };
    Ok([a.as_mut(), b.as_mut()])
}

/// What the players are called: as the user says, or as they call themselves, told apart.
fn names(terms: &Terms) -> Result<[String; 2], String> {
    let mut names = [String::new(), String::new()];
    for (name, contestant) in names.iter_mut().zip(&terms.players) {
        // A program that cannot be started is told before the first game.
        let own = contestant.start(terms.chess960)?.name();
        *name = contestant.name.clone().unwrap_or(own);
    }
    if names[0] == names[1] {
        names[0].push_str(" A");
        names[1].push_str(" B");
    }
    Ok(names)
}
