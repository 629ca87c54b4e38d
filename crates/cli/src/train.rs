//! `sessa train`: a network from positions.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use engine::nnue::WrongSize;
use trainer::learn::learn;
use trainer::model::Model;
use trainer::sample::{SIZE, Sample};

use crate::args::Train;

pub fn run(request: &Train, out: &mut impl Write) -> io::Result<()> {
    let mut samples = Vec::new();
    for file in &request.files {
        read(file, &mut samples).map_err(|error| in_file(file, &error))?;
    }
    writeln!(out, "{} positions", samples.len())?;
    let start = match &request.start {
        Some(file) => Some(begin(file).map_err(|error| in_file(file, &error))?),
        None => None,
    };
    let mut told = Ok(());
    let model = learn(&samples, &request.course, start, |progress| {
        told = writeln!(
            out,
            "epoch {}: error {:.5}, of positions held back {:.5}",
            progress.epoch, progress.error, progress.held_back
        )
        .and_then(|()| out.flush());
    });
    told?;
    fs::write(&request.out, model.quantised()).map_err(|error| in_file(&request.out, &error))
}

fn in_file(file: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", file.display()))
}

/// The network to go on from.
fn begin(file: &Path) -> io::Result<Model> {
    let bytes = fs::read(file)?;
    Model::from_quantised(&bytes).ok_or_else(|| {
        let found = bytes.len();
        io::Error::other(WrongSize { found })
    })
}

/// Adds the samples of a file. A last one that is not whole, because the games were ended in between, is passed over.
fn read(file: &Path, samples: &mut Vec<Sample>) -> io::Result<()> {
    let bytes = fs::read(file)?;
    let (whole, _) = bytes.as_chunks::<SIZE>();
    for (place, bytes) in whole.iter().enumerate() {
        let sample = Sample::read(bytes).ok_or_else(|| {
            let byte = place * SIZE;
            io::Error::other(format!(
                "no position at byte {byte}: is it a file of `sessa datagen`?"
            ))
        })?;
        samples.push(sample);
    }
    Ok(())
}
