//! `sessa mine`: puzzles out of games.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{self, Read, Write};
use std::time::Instant;

use ::puzzle::{EngineAnalyst, MineSettings, Mined, MinedGame, Miner, Rejection};
use engine::NoHost;
use game::pgn::{Import, Imported};
use game::tree::Tree;

use crate::args::Mine;
use crate::in_threads::in_threads;

/// Bytes read at once.
const PIECE: usize = 1 << 16;

/// After so many games a line says how far it is.
const REPORT: u64 = 100;

/// A game with its number, and what is wanted of it.
type Job = (u64, MinedGame, MineSettings);

/// Totals over all games.
#[derive(Default)]
struct Totals {
    games: u64,
    puzzles: u64,
    rejected: BTreeMap<Rejection, u64>,
    /// Names of the puzzles, which hang from their positions: none is written twice.
    names: BTreeSet<String>,
}

pub fn run(request: &Mine, out: &mut impl Write) -> io::Result<()> {
    let started = Instant::now();
    let mut totals = Totals::default();
    let mut text = String::new();
    ::puzzle::write_csv_header(true, &mut text);
    out.write_all(text.as_bytes())?;
    in_threads(
        request.threads,
        |hand_over| read_all(request, hand_over),
        || {
            let mut analyst = EngineAnalyst::new(NoHost);
            move |(number, game, settings): Job| {
                let mined = Miner::new(game.clone(), settings).run(&mut analyst);
                (number, game, mined.expect("its host stops nothing"))
            }
        },
        |(number, game, mined)| {
            text.clear();
            if request.reasons {
                tell_reasons(number, &game, &mined)?;
            }
            totals.count(mined, &mut text);
            out.write_all(text.as_bytes())?;
            out.flush()?;
            if totals.games.is_multiple_of(REPORT) {
                totals.tell(started)?;
            }
            Ok(())
        },
    )?;
    totals.tell(started)?;
    let mut err = io::stderr().lock();
    for (why, count) in &totals.rejected {
        writeln!(err, "  {}: {count}", why.name())?;
    }
    Ok(())
}

/// Tells for each swing that became no puzzle the game, the move after which it came, and why.
fn tell_reasons(number: u64, game: &MinedGame, mined: &Mined) -> io::Result<()> {
    let mut err = io::stderr().lock();
    for &(ply, why) in &mined.rejected {
        let (name, at) = (&game.name, game.number_of(ply));
        writeln!(err, "game {number} ({name}), {at} {}", why.name())?;
    }
    Ok(())
}

impl Totals {
    /// Counts what a game has given, and writes its puzzles.
    fn count(&mut self, mined: Mined, text: &mut String) {
        self.games += 1;
        for (_, why) in mined.rejected {
            *self.rejected.entry(why).or_default() += 1;
        }
        for puzzle in mined.puzzles {
            if self.names.insert(puzzle.id.clone()) {
                self.puzzles += 1;
                ::puzzle::write_csv(&puzzle, true, text);
            } else {
                *self.rejected.entry(Rejection::Known).or_default() += 1;
            }
        }
    }

    fn tell(&self, started: Instant) -> io::Result<()> {
        let seconds = started.elapsed().as_secs_f64().max(1e-6);
        let rejected: u64 = self.rejected.values().sum();
        writeln!(
            io::stderr().lock(),
            "games {}, puzzles {}, rejected {rejected}, games a second {:.2}",
            self.games,
            self.puzzles,
            self.games as f64 / seconds
        )
    }
}

/// Hands over the games of all files that are wanted.
fn read_all(request: &Mine, hand_over: &mut dyn FnMut(Job) -> bool) -> io::Result<()> {
    let mut seen = 0;
    each_game(&request.files, |tree| {
        seen += 1;
        if seen < request.from {
            return true;
        }
        let player = request.player.as_slice();
        let settings = request.settings.for_player(tree, player);
        settings.is_none_or(|settings| hand_over((seen, MinedGame::new(tree), settings)))
    })
}

/// Reads the games of all files, until no more are wanted.
pub fn each_game(files: &[String], mut take: impl FnMut(&Tree) -> bool) -> io::Result<()> {
    for file in files {
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{file}: {error}"));
        let mut input: Box<dyn Read> = if file == "-" {
            Box::new(io::stdin().lock())
        } else {
            Box::new(File::open(file).map_err(named)?)
        };
        let over = Cell::new(false);
        let mut import = Import::new(|game: Imported| {
            if !over.get() {
                over.set(!take(&game.tree));
            }
        });
        let mut piece = vec![0; PIECE];
        while !over.get() {
            match input.read(&mut piece) {
                Ok(0) => break,
                Ok(length) => import.feed(&piece[..length]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(named(error)),
            }
        }
        // Faults of the games are the matter of `sessa pgn check`: what can be played of them is taken.
        import.finish();
        if over.get() {
            break;
        }
    }
    Ok(())
}
