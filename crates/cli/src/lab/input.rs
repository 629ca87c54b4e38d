//! Files of `sessa lab`: games, six columns, or an experiment.

use std::fs::File;
use std::io::{self, Read, Write};

use chess::Position;
use lab::{ExperimentFile, GamesRead, GamesReader, MatrixReader};

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

/// Reads the files. What cannot be read is told on standard error; the rest is used.
pub fn read(request: &Lab, positions: usize) -> io::Result<Input> {
    let settings = &request.settings;
    if let [file] = &request.files[..] {
        if has_ending(file, &["json"]) {
            let text = std::fs::read_to_string(file).map_err(|error| named(file, &error))?;
            let file = ExperimentFile::read(&text).map_err(|error| {
                io::Error::new(io::ErrorKind::InvalidData, format!("{file}: {error}"))
            })?;
            return Ok(Input {
                file,
                positions: Vec::new(),
            });
        }
        if has_ending(file, &["mat", "csv", "tsv", "txt", "dat"]) {
            return matrix(file, request);
        }
    }
    let mut reader = GamesReader::with_positions(settings.quiet, positions, settings.seed);
    for file in &request.files {
        pieces(file, |piece| reader.feed(piece))?;
        reader.end_file();
    }
    let read = reader.stop();
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

fn has_ending(file: &str, endings: &[&str]) -> bool {
    let ending = std::path::Path::new(file).extension();
    ending.is_some_and(|ending| {
        endings
            .iter()
            .any(|known| ending.eq_ignore_ascii_case(known))
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

/// Reads a six-column file.
fn matrix(file: &str, request: &Lab) -> io::Result<Input> {
    let mut reader = MatrixReader::new();
    pieces(file, |piece| reader.feed(piece))?;
    let read = reader.finish();
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
            data: read.data,
        },
        positions: Vec::new(),
    })
}

/// Tells what was read of games.
fn tell(request: &Lab, read: &GamesRead) -> io::Result<()> {
    let mut err = io::stderr().lock();
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
