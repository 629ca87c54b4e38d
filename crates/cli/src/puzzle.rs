//! `sessa puzzle`: what is wrong with files of puzzles, puzzles as a pack, and their themes.

mod sample;
mod tags;

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;
use std::time::Instant;

use puzzle::{Convention, FileFault, Options, PackOptions, PackWriter, Place, Puzzle, Reader};

use crate::args::{PuzzleCheck, PuzzlePack};

pub use sample::keep_sample;
pub use tags::tags;

/// Bytes read at once.
const PIECE: usize = 1 << 16;

pub fn check(request: &PuzzleCheck, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut sound = true;
    for file in &request.files {
        let started = Instant::now();
        let (mut puzzles, mut moves, mut faults) = (0u64, 0, 0u64);
        read(file, request.solver_first, |found| match found {
            Ok(puzzle) => {
                puzzles += 1;
                moves += puzzle.solution.solver_moves();
                Ok(())
            }
            Err(fault) => {
                faults += u64::from(!fault.kind.is_notice());
                tell(file, &fault, out)
            }
        })?;
        let seconds = started.elapsed().as_secs_f64().max(1e-6);
        writeln!(
            out,
            "{file}: puzzles {puzzles}, solver's moves {moves}, faults {faults}, puzzles a second {:.0}",
            puzzles as f64 / seconds
        )?;
        sound &= faults == 0;
    }
    Ok(exit(sound))
}

pub fn pack(request: &PuzzlePack, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut writer = PackWriter::new(PackOptions {
        without_source: !request.full,
        without_opening: !request.full,
        without_plays: !request.full,
    });
    let to = &request.out;
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{to}: {error}"));
    let mut packed = BufWriter::new(File::create(to).map_err(named)?);
    let mut bytes = Vec::new();
    let (mut puzzles, mut length, mut sound) = (0u64, 0, true);
    for file in &request.files {
        let options = Options {
            filter: request.filter.clone(),
            at_most: request.at_most.map(|most| most - puzzles),
            ..options(request.solver_first)
        };
        read_as(file, options, |_, found| {
            let mut told = io::stderr().lock();
            match found {
                Ok(puzzle) => match writer.push(&puzzle, &mut bytes) {
                    Ok(()) => puzzles += 1,
                    Err(error) => {
                        sound = false;
                        writeln!(told, "{file}: {}: {error}", puzzle.id)?;
                    }
                },
                Err(fault) => {
                    sound &= fault.kind.is_notice();
                    tell(file, &fault, &mut told)?;
                }
            }
            length += bytes.len();
            packed.write_all(&bytes).map_err(named)?;
            bytes.clear();
            Ok(())
        })?;
    }
    writer.finish(&mut bytes);
    length += bytes.len();
    packed
        .write_all(&bytes)
        .and_then(|()| packed.flush())
        .map_err(named)?;
    writeln!(out, "{to}: puzzles {puzzles}, bytes {length}")?;
    Ok(exit(sound))
}

pub fn exit(sound: bool) -> ExitCode {
    if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Writes a line about a fault.
pub fn tell(file: &str, fault: &FileFault, out: &mut impl Write) -> io::Result<()> {
    let what = &fault.kind;
    match fault.place {
        Place::Text { line, column } => writeln!(out, "{file}:{line}:{column}: {what}"),
        Place::Puzzle(number) => writeln!(out, "{file}: puzzle {number}: {what}"),
    }
}

/// Reads a file piece by piece, and hands over what it has. After an error nothing more is read.
pub fn read(
    file: &str,
    solver_first: bool,
    mut take: impl FnMut(Result<Puzzle, FileFault>) -> io::Result<()>,
) -> io::Result<()> {
    read_as(file, options(solver_first), |_, found| take(found))
}

/// Reads a file piece by piece, and hands over what it has with the line of each puzzle, if it has a line of its own.
pub fn read_with_lines(
    file: &str,
    solver_first: bool,
    take: impl FnMut(Option<u64>, Result<Puzzle, FileFault>) -> io::Result<()>,
) -> io::Result<()> {
    read_as(file, options(solver_first), take)
}

/// Options by which all of a file is read.
fn options(solver_first: bool) -> Options {
    Options {
        convention: solver_first.then_some(Convention::SolverFirst),
        ..Options::default()
    }
}

/// Reads of a file what the options let pass.
fn read_as(
    file: &str,
    options: Options,
    mut take: impl FnMut(Option<u64>, Result<Puzzle, FileFault>) -> io::Result<()>,
) -> io::Result<()> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{file}: {error}"));
    let mut input: Box<dyn Read> = if file == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file).map_err(named)?)
    };
    let mut reader = Reader::new(options);
    let mut failure = None;
    let mut take = |line, found| {
        if failure.is_none() {
            failure = take(line, found).err();
        }
    };
    let mut piece = vec![0; PIECE];
    while !reader.is_done() {
        match input.read(&mut piece) {
            Ok(0) => break,
            Ok(length) => reader.feed_with_lines(&piece[..length], &mut take),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(named(error)),
        }
    }
    reader.finish_with_lines(&mut take);
    failure.map_or(Ok(()), Err)
}
