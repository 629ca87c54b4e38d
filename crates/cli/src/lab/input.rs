//! Files of `sessa lab`: games, six columns, or an experiment.

use std::fs::File;
use std::io::{self, Read, Write};

use chess::Position;
use game::pgn::Place;
use lab::{ExperimentFile, GamesRead, GamesReader, MatrixRead, TextRead, TextReader};

use super::named;
use crate::args::Lab;

/// Bytes read at once.
const PIECE: usize = 1 << 16;

/// Content of the files.
pub struct Input {
    pub file: ExperimentFile,
    /// Positions of rows, if some were wanted.
    pub positions: Vec<Position>,
}

/// Reads the files. What cannot be read is told on standard error; the rest is used. One file may have rows or an experiment
/// in it instead of games.
pub fn read(request: &Lab, positions: usize) -> io::Result<Input> {
    let settings = &request.settings;
    let mut games = GamesReader::with_positions(settings.quiet, positions, settings.seed);
    if let [file] = &request.files[..] {
        let mut reader = TextReader::new(games);
        pieces(file, |piece| reader.feed(piece))?;
        let (read, replaced) = reader.finish();
        if let Some(replaced) = replaced {
            let Place { line, column } = replaced.first;
            writeln!(io::stderr(), "{file}:{line}:{column}: {replaced}")?;
        }
        games = match read {
            TextRead::Experiment(text) => return experiment(file, &text),
            TextRead::Rows(rows) => return matrix(file, &rows.finish(), request),
            TextRead::Games(games) => *games,
        };
        games.end_file();
    } else {
        for file in &request.files {
            pieces(file, |piece| games.feed(piece))?;
            games.end_file();
        }
    }
    let read = games.stop();
    tell(request, &read)?;
    Ok(Input {
        file: ExperimentFile {
            settings: settings.clone(),
            counts: read.counts,
            data: read.data,
        },
        positions: read.positions,
    })
}

fn experiment(file: &str, text: &str) -> io::Result<Input> {
    let read = ExperimentFile::read(text);
    let file = read
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, format!("{file}: {error}")))?;
    Ok(Input {
        file,
        positions: Vec::new(),
    })
}

/// Hands over a file piece by piece.
fn pieces(file: &str, mut take: impl FnMut(&[u8])) -> io::Result<()> {
    let mut input: Box<dyn Read> = if file == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file).map_err(|error| named(file, &error))?)
    };
    let mut piece = vec![0; PIECE];
    loop {
        match input.read(&mut piece) {
            Ok(0) => return Ok(()),
            Ok(length) => take(&piece[..length]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(named(file, &error)),
        }
    }
}

/// The rows of a six-column file.
fn matrix(file: &str, read: &MatrixRead, request: &Lab) -> io::Result<Input> {
    let mut err = io::stderr().lock();
    for fault in &read.faults {
        writeln!(err, "{file}:{fault}")?;
    }
    let faults = read.faults.len() + read.further_faults;
    writeln!(err, "rows {}, faults {faults}", read.data.row_count())?;
    Ok(Input {
        file: ExperimentFile {
            settings: request.settings.clone(),
            counts: lab::GameCounts::default(),
            data: read.data.clone(),
        },
        positions: Vec::new(),
    })
}

/// Tells what was read of games.
fn tell(request: &Lab, read: &GamesRead) -> io::Result<()> {
    let mut err = io::stderr().lock();
    for (file, problem) in &read.notices {
        let (file, place) = (&request.files[*file], problem.place);
        writeln!(
            err,
            "{file}:{}:{}: {}",
            place.line,
            place.column,
            problem.what()
        )?;
    }
    for broken in &read.broken {
        let problem = &broken.problem;
        let (file, place) = (&request.files[broken.file], problem.place);
        let [white, black] = broken.players.each_ref().map(|name| match name.as_str() {
            "" => "?",
            name => name,
        });
        writeln!(
            err,
            "{file}:{}:{}: game {} ({white}–{black}) is left out: {}",
            place.line,
            place.column,
            problem.game,
            problem.what()
        )?;
    }
    let counts = &read.counts;
    let [white, drawn, black] = counts.results;
    writeln!(
        err,
        "games {}, half-moves {}; won {white}, drawn {drawn}, lost {black}; left out: unfinished {}, broken {}, without a quiet \
         position {}; rows {}, different {}",
        counts.games,
        counts.half_moves,
        counts.unfinished,
        counts.broken,
        counts.without_rows,
        read.data.row_count(),
        read.data.features().len()
    )
}
