//! `sessa puzzle check --judge`: stored solutions compared with all other moves, and the others that the judge accepts.

use std::io::{self, Write};
use std::process::ExitCode;

use ::puzzle::{Check, EngineAnalyst, FileFault, Flaw, How, JudgeSettings, Other, Puzzle};
use engine::NoHost;

use crate::args::PuzzleCheck;
use crate::in_threads::in_threads;
use crate::puzzle::{exit, keep_sample, read_with_lines, tell};

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
    let settings = JudgeSettings::default();
    let proof = request.prove.map(|factor| settings.times(factor));
    for file in &request.files {
        let mut all = Check::default();
        let (mut puzzles, mut faults) = (0_u64, 0_u64);
        in_threads(
            request.threads,
            |hand_over| drawn(file, request, hand_over),
            || {
                let mut analyst = EngineAnalyst::new(NoHost);
                move |entry: Entry| {
                    entry.map(|(place, puzzle)| {
                        let found = ::puzzle::check(&puzzle, settings, proof, &mut analyst);
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
                        let label = label(file, &place, &puzzle);
                        for other in &found.others {
                            writeln!(out, "{label}: {}", accepted(*other))?;
                        }
                        for flaw in &found.flaws {
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
             in mates {}, equal mates {}, accepted {}, other moves accepted {}, not proved {}, flaws {}",
            all.moves,
            all.first_choice,
            100.0 * f64::from(all.first_choice) / f64::from(all.moves.max(1)),
            all.mating,
            all.equal_mates,
            all.equal_mates_accepted,
            all.others.len(),
            all.flaws
                .iter()
                .filter(|flaw| matches!(flaw, Flaw::NotProved(_)))
                .count(),
            all.flaws.len()
        )?;
        sound &= faults == 0 && all.flaws.is_empty();
    }
    Ok(exit(sound))
}

/// Hands over the puzzles and faults of a file, or a sample of the puzzles.
fn drawn(
    file: &str,
    request: &PuzzleCheck,
    hand_over: &mut dyn FnMut(Entry) -> bool,
) -> io::Result<()> {
    if request.sample.is_none() {
        return each(file, request.solver_first, hand_over);
    }
    let mut entries = Vec::new();
    each(file, request.solver_first, &mut |entry| {
        entries.push(entry);
        true
    })?;
    keep_sample(&mut entries, request.sample, request.seed);
    let _ = entries.into_iter().all(hand_over);
    Ok(())
}

fn accepted(other: Other) -> String {
    let how = match other.how {
        How::Mates => "mates",
        How::Stored => "is stored",
        How::EqualMate => "mates as soon",
        How::EqualWin => "wins as much",
    };
    format!(
        "move {}: {:?} is accepted, too: it {how}",
        other.number, other.mv
    )
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
        Flaw::NotProved(Other { number, mv, .. }) => {
            format!("move {number}: {mv:?} is accepted, but not with more nodes")
        }
        Flaw::EqualMateRefused { number, mv } => {
            format!("move {number}: {mv:?} mates as soon and is refused")
        }
    }
}
