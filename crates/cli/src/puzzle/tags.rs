//! `sessa puzzle tags`: the themes found in puzzles, compared with those that their files have.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use motif::EngineView;
use puzzle::{Puzzle, Theme, Themes};

use super::{exit, read, tell};
use crate::args::PuzzleTags;

/// Agreement on one theme: the puzzles where it is found beside those where the files name it.
#[derive(Clone, Copy, Default)]
struct ThemeCounts {
    in_files: u32,
    falsely: u32,
    missed: u32,
}

/// The counts of all themes, and the time that finding them took.
struct Agreement {
    puzzles: u32,
    /// Puzzles with no line that can be played.
    without_line: u32,
    themes: Vec<ThemeCounts>,
    seconds: f64,
}

pub fn tags(request: &PuzzleTags, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut agreement = Agreement {
        puzzles: 0,
        without_line: 0,
        themes: vec![ThemeCounts::default(); Theme::ALL.len()],
        seconds: 0.0,
    };
    let mut sound = true;
    for file in &request.files {
        read(file, request.solver_first, |found| match found {
            Ok(puzzle) => agreement.count(&puzzle, request.show, out),
            Err(fault) => {
                sound = false;
                tell(file, &fault, &mut io::stderr().lock())
            }
        })?;
    }
    agreement.report(out)?;
    Ok(exit(sound))
}

impl Agreement {
    fn count(
        &mut self,
        puzzle: &Puzzle,
        show: Option<Theme>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let started = Instant::now();
        let Some(line) = puzzle.line() else {
            self.without_line += 1;
            return Ok(());
        };
        let found = line.themes(EngineView::default());
        self.seconds += started.elapsed().as_secs_f64();
        self.puzzles += 1;
        for (&theme, counts) in Theme::ALL.iter().zip(&mut self.themes) {
            let given = puzzle.themes.contains(theme);
            let falsely = found.contains(theme) && !given;
            let missed = given && !found.contains(theme);
            counts.in_files += u32::from(given);
            counts.falsely += u32::from(falsely);
            counts.missed += u32::from(missed);
            if show == Some(theme) && (falsely || missed) {
                let how = if falsely { "false" } else { "missed" };
                let (id, fen) = (&puzzle.id, puzzle.start.to_fen());
                writeln!(out, "{how} {theme}: {id} {fen}: {}", puzzle.themes)?;
            }
        }
        Ok(())
    }

    fn report(&self, out: &mut impl Write) -> io::Result<()> {
        let line = format!(
            "{:<18} {:>8} {:>8} {:>8}",
            "theme", "in files", "false", "missed"
        );
        writeln!(out, "{line} agreement")?;
        for (&theme, counts) in Theme::ALL.iter().zip(&self.themes) {
            if !is_compared(theme) || counts.in_files + counts.falsely == 0 {
                continue;
            }
            let ThemeCounts {
                in_files,
                falsely,
                missed,
            } = *counts;
            let key = theme.key();
            write!(out, "{key:<18} {in_files:>8} {falsely:>8} {missed:>8}")?;
            // Files older than a theme do not have it at all.
            if in_files == 0 {
                writeln!(out, "         –")?;
                continue;
            }
            let differ = f64::from(falsely + missed) / f64::from(self.puzzles.max(1));
            writeln!(out, " {:>8.2}%", 100.0 * (1.0 - differ))?;
        }
        writeln!(
            out,
            "puzzles {}, without a line {}, tagged a second {:.0}",
            self.puzzles,
            self.without_line,
            f64::from(self.puzzles) / self.seconds.max(1e-6)
        )
    }
}

/// True if the moves of a line are enough to find a theme of the public files.
fn is_compared(theme: Theme) -> bool {
    let beyond = [
        Theme::Advantage,
        Theme::Crushing,
        Theme::Equality,
        Theme::KingFork,
        Theme::Master,
        Theme::MasterVsMaster,
        Theme::Overload,
        Theme::RelativePin,
        Theme::SuperGm,
        Theme::Zugzwang,
    ];
    !Themes::from_iter(beyond).contains(theme)
}
