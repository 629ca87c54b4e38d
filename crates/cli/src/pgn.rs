//! `sessa pgn`: what is wrong with games, and games in another notation.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;
use std::time::Instant;

use chess::Letters;
use game::pgn::{self, Import, Imported, Problem};

use crate::args::{PgnCheck, PgnConvert};

/// How much is read at once.
const PIECE: usize = 1 << 16;

/// What was found in a file.
#[derive(Default)]
struct Tally {
    games: usize,
    half_moves: usize,
    faults: usize,
}

pub fn check(request: &PgnCheck, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut sound = true;
    for file in &request.files {
        let started = Instant::now();
        let mut tally = Tally::default();
        read(file, request.from, |game| tell(file, &mut tally, game, out))?;
        let seconds = started.elapsed().as_secs_f64().max(1e-6);
        writeln!(
            out,
            "{file}: games {}, half-moves {}, faults {}, half-moves a second {:.0}",
            tally.games,
            tally.half_moves,
            tally.faults,
            tally.half_moves as f64 / seconds
        )?;
        sound &= tally.faults == 0;
    }
    Ok(exit(sound))
}

pub fn convert(request: &PgnConvert, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut out = BufWriter::new(out);
    let mut sound = true;
    for file in &request.files {
        let mut tally = Tally::default();
        read(file, request.from, |game| {
            tell(file, &mut tally, game, &mut io::stderr().lock())?;
            let Some(game) = game.game() else {
                return Ok(());
            };
            let text = pgn::write_with(&game.tree, |position, mv| position.write(mv, request.to));
            out.write_all(text.as_bytes())
        })?;
        sound &= tally.faults == 0;
    }
    out.flush()?;
    Ok(exit(sound))
}

fn exit(sound: bool) -> ExitCode {
    if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// What a file has.
enum Found<'a> {
    Game(&'a Imported),
    /// Faults that belong to no game.
    Rest(&'a [Problem]),
}

impl Found<'_> {
    fn game(&self) -> Option<&Imported> {
        match self {
            Found::Game(game) => Some(game),
            Found::Rest(_) => None,
        }
    }
}

/// Reads a file piece by piece, and hands over what it has. After an error nothing more is read.
fn read(
    file: &str,
    letters: Letters,
    mut take: impl FnMut(&Found<'_>) -> io::Result<()>,
) -> io::Result<()> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{file}: {error}"));
    let mut input: Box<dyn Read> = if file == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file).map_err(named)?)
    };
    let failure = RefCell::new(None);
    let mut import = Import::with_letters(letters, |game| {
        let mut failure = failure.borrow_mut();
        if failure.is_none() {
            *failure = take(&Found::Game(&game)).err();
        }
    });
    let mut piece = vec![0; PIECE];
    while failure.borrow().is_none() {
        match input.read(&mut piece) {
            Ok(0) => break,
            Ok(length) => import.feed(&piece[..length]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(named(error)),
        }
    }
    let rest = import.finish();
    match failure.into_inner() {
        Some(error) => Err(error),
        None => take(&Found::Rest(&rest)),
    }
}

/// Counts what was found, and writes a line about every fault.
fn tell(file: &str, tally: &mut Tally, found: &Found<'_>, out: &mut impl Write) -> io::Result<()> {
    let (problems, players, further) = match found {
        Found::Game(game) => {
            tally.games += 1;
            tally.half_moves += game.half_moves;
            let name = |name| game.tree.tags.get(name).unwrap_or("?");
            let players = format!(" ({}–{})", name("White"), name("Black"));
            (&game.problems[..], players, game.further_problems)
        }
        Found::Rest(problems) => (*problems, String::new(), 0),
    };
    tally.faults += problems.len() + further;
    for problem in problems {
        let place = problem.place;
        write!(out, "{file}:{}:{}: ", place.line, place.column)?;
        // What stands before a game is listed with it, but belongs to none.
        if problem.game == tally.games && problem.game > 0 {
            write!(out, "game {}{players}: ", problem.game)?;
        }
        writeln!(out, "{}", problem.what())?;
    }
    if further > 0 {
        writeln!(
            out,
            "{file}: game {}{players}: {further} more faults",
            tally.games
        )?;
    }
    Ok(())
}
