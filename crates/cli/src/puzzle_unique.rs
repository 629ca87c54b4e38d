//! `sessa puzzle unique`: puzzles whose solution is the only one.

use std::io::{self, Write};
use std::process::ExitCode;

use ::puzzle::{EngineAnalyst, only_solution};
use engine::NoHost;

use crate::args::PuzzleUnique;
use crate::in_threads::in_threads;
use crate::puzzle::{exit, keep_sample, read_with_lines, tell};
use crate::puzzle_judge::{Place, label};

pub fn run(request: &PuzzleUnique, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut sound = true;
    let mut puzzles = Vec::new();
    for file in &request.files {
        let mut number = 0;
        read_with_lines(file, request.solver_first, |line, found| {
            number += 1;
            match found {
                Ok(puzzle) => {
                    let label = label(file, &Place { number, line }, &puzzle);
                    puzzles.push((label, puzzle));
                    Ok(())
                }
                Err(fault) => {
                    sound = false;
                    tell(file, &fault, &mut io::stderr().lock())
                }
            }
        })?;
    }
    keep_sample(&mut puzzles, request.sample, request.seed);
    let of = puzzles.len();
    let mut others = 0;
    let mut text = String::new();
    ::puzzle::write_csv_header(true, &mut text);
    out.write_all(text.as_bytes())?;
    in_threads(
        request.threads,
        |hand_over| {
            let _ = puzzles.into_iter().all(hand_over);
            Ok(())
        },
        || {
            let mut analyst = EngineAnalyst::new(NoHost);
            move |(label, puzzle)| {
                let found = only_solution(&puzzle, request.nodes, &mut analyst);
                (label, puzzle, found.expect("its host stops nothing"))
            }
        },
        |(label, puzzle, found)| {
            if let Err(second) = found {
                others += 1;
                let (number, stored, other) = (second.number, second.stored, second.other);
                return writeln!(
                    io::stderr().lock(),
                    "{label}: move {number}: {other:?} is as good as {stored:?}"
                );
            }
            text.clear();
            ::puzzle::write_csv(&puzzle, true, &mut text);
            out.write_all(text.as_bytes())
        },
    )?;
    writeln!(io::stderr().lock(), "puzzles {of}, not unique {others}")?;
    Ok(exit(sound))
}
