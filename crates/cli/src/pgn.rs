//! `sessa pgn`: what is wrong with games, and games in another notation.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;
use std::time::Instant;

use chess::Letters;
use game::pgn::{self, Import, Imported, Problem};

use crate::args::{PgnCheck, PgnConvert};

/// Bytes read at once.
const PIECE: usize = 1 << 16;

/// Counts of a PGN file.
#[derive(Default)]
struct FileCounts {
    games: usize,
    half_moves: usize,
    faults: usize,
}

pub fn check(request: &PgnCheck, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut sound = true;
    for file in &request.files {
        let started = Instant::now();
        let mut counts = FileCounts::default();
        read(file, request.from, |game| {
            tell(file, &mut counts, game, out)
        })?;
        let seconds = started.elapsed().as_secs_f64().max(1e-6);
        writeln!(
            out,
            "{file}: games {}, half-moves {}, faults {}, half-moves a second {:.0}",
            counts.games,
            counts.half_moves,
            counts.faults,
            counts.half_moves as f64 / seconds
        )?;
        sound &= counts.faults == 0;
    }
    Ok(exit(sound))
}

pub fn convert(request: &PgnConvert, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut out = BufWriter::new(out);
    let mut sound = true;
    for file in &request.files {
        let mut counts = FileCounts::default();
        read(file, request.from, |game| {
            tell(file, &mut counts, game, &mut io::stderr().lock())?;
            let Some(game) = game.game() else {
                return Ok(());
            };
            let text = pgn::write_with(&game.tree, |position, mv| position.write(mv, request.to));
            out.write_all(text.as_bytes())
        })?;
        sound &= counts.faults == 0;
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

/// A game of a file, or what stands outside of all games.
enum Parsed<'a> {
    Game(&'a Imported),
    /// Faults that belong to no game.
    Rest(&'a [Problem]),
}

impl Parsed<'_> {
    fn game(&self) -> Option<&Imported> {
        match self {
            Parsed::Game(game) => Some(game),
            Parsed::Rest(_) => None,
        }
    }
}

/// Reads a file piece by piece, and hands over what it has. After an error nothing more is read.
fn read(
    file: &str,
    letters: Letters,
    mut take: impl FnMut(&Parsed<'_>) -> io::Result<()>,
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
            *failure = take(&Parsed::Game(&game)).err();
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
        None => take(&Parsed::Rest(&rest)),
    }
}

/// Counts what was found, and writes a line about every fault.
fn tell(
    file: &str,
    counts: &mut FileCounts,
    found: &Parsed<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let (problems, players, further) = match found {
        Parsed::Game(game) => {
            counts.games += 1;
            counts.half_moves += game.half_moves;
            let name = |name| game.tree.tags.get(name).unwrap_or("?");
            let players = format!(" ({}–{})", name("White"), name("Black"));
            (&game.problems[..], players, game.further_problems)
        }
        Parsed::Rest(problems) => (*problems, String::new(), 0),
    };
    // A notice is told and is no fault.
    counts.faults += further
        + problems
            .iter()
            .filter(|problem| !problem.kind.is_notice())
            .count();
    for problem in problems {
        let place = problem.place;
        write!(out, "{file}:{}:{}: ", place.line, place.column)?;
        // What stands before a game is listed with it, but belongs to none.
        if problem.game == counts.games && problem.game > 0 {
            write!(out, "game {}{players}: ", problem.game)?;
        }
        writeln!(out, "{}", problem.what())?;
    }
    if further > 0 {
        writeln!(
            out,
            "{file}: game {}{players}: {further} more faults",
            counts.games
        )?;
    }
    Ok(())
}
