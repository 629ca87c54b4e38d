//! `sessa lab`: the values of the pieces, found out from games.
//!
//! `lab/input.rs` feeds PGN to `lab::GamesReader`, whose `QuietFilter` makes rows of quiet positions of main lines.
//! They are a `Dataset`, and with `Settings` an `Experiment`: `Newton`, quick intervals and the scores by material are
//! there at once; `step` does one slice of gradient descent, bootstrap or the terms on held-back games; `report` tells
//! what is known so far. `crates/lab_worker/src/laboratory.rs` does the same for the page.

mod correlate;
mod input;
mod plots;
mod report;
mod selfplay;

use std::fs;
use std::io::{self, Write};

use lab::{Bootstrap, Design, Experiment, ExperimentFile, Stage, log_text, write_matrix};

use crate::args::{Lab, LabAction};
use crate::in_threads::in_threads;
use input::Input;

pub fn run(request: &Lab, out: &mut impl Write) -> io::Result<()> {
    match &request.action {
        LabAction::Games(games) => selfplay::run(games, out),
        LabAction::Correlation(what) => {
            let input = input::read(request, what.positions)?;
            correlate::run(what, &request.settings, &input, out)
        }
        LabAction::Rows => {
            let input = input::read(request, 0)?;
            let mut text = String::new();
            write_matrix(&input.file.data, &mut text);
            out.write_all(text.as_bytes())
        }
        LabAction::Fit => {
            let input = input::read(request, 0)?;
            let mut experiment = experiment(&input)?;
            experiment.step_descent(u32::MAX);
            let file = &input.file;
            let (design, descent) = (experiment.design(), experiment.descent());
            let log = log_text(&file.counts, &file.data, design, descent);
            writeln!(out, "{log}")?;
            report::values(&experiment.report(), out)
        }
        LabAction::Bootstrap => {
            let input = input::read(request, 0)?;
            let mut experiment = experiment(&input)?;
            resample(&mut experiment, request.threads)?;
            report::values(&experiment.report(), out)
        }
        LabAction::Report => {
            let input = input::read(request, 0)?;
            let mut experiment = experiment(&input)?;
            resample(&mut experiment, request.threads)?;
            while experiment.step().0 != Stage::Complete {}
            let report = experiment.report();
            if let Some(path) = &request.json {
                fs::write(path, input.file.write(&report)).map_err(|error| named(path, &error))?;
            }
            if let Some(folder) = &request.plots {
                plots::write(&report, folder).map_err(|error| named(folder, &error))?;
            }
            report::markdown(&input.file, &report, out)?;
            if let Some(folder) = &request.plots {
                report::plots(folder, out)?;
            }
            Ok(())
        }
    }
}

fn experiment(input: &Input) -> io::Result<Experiment> {
    let ExperimentFile { settings, data, .. } = &input.file;
    Experiment::new(data.clone(), settings.clone()).map_err(io::Error::other)
}

/// An error with the name of its file.
fn named(file: impl AsRef<std::path::Path>, error: &io::Error) -> io::Error {
    let file = file.as_ref().display();
    io::Error::new(error.kind(), format!("{file}: {error}"))
}

/// Makes all resamples, by several threads: the same as by one.
fn resample(experiment: &mut Experiment, threads: usize) -> io::Result<()> {
    for (design, bootstrap) in experiment.bootstraps() {
        let thetas = thetas(design, bootstrap, threads)?;
        for theta in thetas {
            bootstrap.push(theta);
        }
    }
    Ok(())
}

fn thetas(design: &Design, bootstrap: &Bootstrap, threads: usize) -> io::Result<Vec<Vec<f64>>> {
    let mut thetas = Vec::new();
    in_threads(
        threads,
        |hand_over| {
            let total = bootstrap.progress().total;
            // Until the other side wants no more.
            let _ = (0..total).all(hand_over);
            Ok(())
        },
        || |number| bootstrap.resample(design, number),
        |theta| {
            thetas.push(theta);
            Ok(())
        },
    )?;
    Ok(thetas)
}
