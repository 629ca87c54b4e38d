//! `sessa puzzle check --judge`: solutions judged as if nobody had stored them.

use std::io::{self, Write};
use std::process::ExitCode;

use ::puzzle::{Check, EngineAnalyst, FileFault, Flaw, JudgeSettings, Puzzle};
use engine::NoHost;

use crate::args::PuzzleCheck;
use crate::in_threads::in_threads;
use crate::puzzle::{exit, read_with_lines, tell};

/// A puzzle with its place, or a fault of the file.
pub type Entry = Result<(Place, Puzzle), FileFault>;

/// The place of a puzzle in its file.
pub struct Place {
    /// Its number among the puzzles and faults.
    pub number: u64,
    /// Its line, where puzzles have lines of their own.
    pub line: Option<u64>,
}

/// Reads all puzzles of a file and hands them over as they come, until no more are wanted.
pub fn each(
    file: &str,
    solver_first: bool,
    hand_over: &mut dyn FnMut(Entry) -> bool,
) -> io::Result<()> {
    let mut number = 0;
    read_with_lines(file, solver_first, |line, found| {
        number += 1;
        let place = Place { number, line };
        if hand_over(found.map(|puzzle| (place, puzzle))) {
            Ok(())
        } else {
            Err(io::ErrorKind::BrokenPipe.into())
        }
    })
}

/// A puzzle in messages: its line, its place among the puzzles and faults of its file, and its name.
pub fn label(file: &str, place: &Place, puzzle: &Puzzle) -> String {
    let line = place
        .line
        .map_or_else(String::new, |line| format!(":{line}"));
    let number = place.number;
    match &*puzzle.id {
        "" => format!("{file}{line}: puzzle {number}"),
        id => format!("{file}{line}: puzzle {number} ({id})"),
    }
}

pub fn check(request: &PuzzleCheck, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut sound = true;
    for file in &request.files {
        let mut all = Check::default();
        let (mut puzzles, mut faults) = (0_u64, 0_u64);
        in_threads(
            request.threads,
            |hand_over| each(file, request.solver_first, hand_over),
            || {
                let mut analyst = EngineAnalyst::new(NoHost);
                move |entry: Entry| {
                    entry.map(|(place, puzzle)| {
                        let found =
                            ::puzzle::check(&puzzle, JudgeSettings::default(), &mut analyst);
                        let found = found.expect("its host stops nothing");
                        (place, puzzle, found)
                    })
                }
            },
            |checked| {
                match checked {
                    Err(fault) => {
                        faults += 1;
                        tell(file, &fault, out)?;
                    }
                    Ok((place, puzzle, found)) => {
                        puzzles += 1;
                        for flaw in &found.flaws {
                            let label = label(file, &place, &puzzle);
                            writeln!(out, "{label}: {}", told(flaw))?;
                        }
                        all.add(found);
                    }
                }
                Ok(())
            },
        )?;
        writeln!(
            out,
            "{file}: puzzles {puzzles}, unreadable {faults}, solver's moves {}, first choice of the engine {} ({:.1} %), \
             in mates {}, equal mates {}, accepted {}, flaws {}",
            all.moves,
            all.first_choice,
            100.0 * f64::from(all.first_choice) / f64::from(all.moves.max(1)),
            all.mating,
            all.equal_mates,
            all.equal_mates_accepted,
            all.flaws.len()
        )?;
        sound &= faults == 0 && all.flaws.is_empty();
    }
    Ok(exit(sound))
}

fn told(flaw: &Flaw) -> String {
    match flaw {
        Flaw::NotBest {
            number,
            stored,
            best,
            fails,
        } => {
            let verdict = if *fails { "wrong" } else { "slower" };
            let best = best.map_or("nothing".into(), |best| format!("{best:?}"));
            format!("move {number}: {stored:?} is judged {verdict}; the engine plays {best}")
        }
        Flaw::ShorterMate {
            number,
            stored,
            shortest,
        } => format!("move {number}: mate in {stored}, but there is one in {shortest}"),
        Flaw::EqualMateRefused { number, mv } => {
            format!("move {number}: {mv:?} mates as soon and is refused")
        }
    }
}
