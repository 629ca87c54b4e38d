//! `sessa puzzle rate`: ratings by traits, and the fit of their coefficients.

use std::io::{self, Write};
use std::process::ExitCode;

use ::puzzle::{FileFault, PLAIN, Puzzle, Rating, Traits, rate_by_traits};
use engine::Engine;
use human::Network;
use lab::regression::{Agreement, Case, LinearModel, cross_validate};

use crate::args::PuzzleRate;
use crate::human_network;
use crate::in_threads::in_threads;
use crate::puzzle::{exit, tell};
use crate::puzzle_judge::{Entry, each};

/// Parts of a cross-validation.
const FOLDS: usize = 10;

/// A puzzle and what there is of its traits.
type Rated = Result<(Puzzle, Option<Traits>), FileFault>;

pub fn rate(request: &PuzzleRate, out: &mut impl Write) -> io::Result<ExitCode> {
    if request.fit {
        return fit(request, out);
    }
    let mut text = String::new();
    ::puzzle::write_csv_header(true, &mut text);
    out.write_all(text.as_bytes())?;
    let mut pairs = Vec::new();
    let sound = with_traits(request, |mut puzzle, traits| {
        let known = puzzle.rating;
        puzzle.rating = traits.map(|traits| {
            let Rating { rating, deviation } = rate_by_traits(&traits);
            Rating {
                rating: rating.round(),
                deviation: deviation.round(),
            }
        });
        if let (Some(found), Some(known)) = (puzzle.rating, known) {
            pairs.push((found.rating, known.rating));
        }
        text.clear();
        ::puzzle::write_csv(&puzzle, true, &mut text);
        out.write_all(text.as_bytes())
    })?;
    if !pairs.is_empty() {
        let told = told(&pairs);
        writeln!(
            io::stderr().lock(),
            "against the ratings of the files: {told}"
        )?;
    }
    Ok(exit(sound))
}

/// Fits the coefficients to the ratings that the files have, and tells what the traits that ask no people do alone.
fn fit(request: &PuzzleRate, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut cases: Vec<Case> = Vec::new();
    let sound = with_traits(request, |puzzle, traits| {
        if let (Some(traits), Some(rating)) = (traits, puzzle.rating) {
            cases.push((traits.0.to_vec(), rating.rating));
        }
        Ok(())
    })?;
    let Some(model) = LinearModel::fit(&cases.iter().collect::<Vec<_>>()) else {
        return Err(io::Error::other("no puzzle of the files has a rating"));
    };
    for (key, coefficient) in Traits::KEYS.iter().zip(&model.coefficients) {
        writeln!(out, "{key:<14} {coefficient:>11.4}")?;
    }
    writeln!(out, "{:<14} {:>11.4}", "intercept", model.intercept)?;
    let mean = cases.iter().map(|case| case.1).sum::<f64>() / cases.len() as f64;
    writeln!(out, "{:<14} {mean:>11.4}", "mean")?;
    let plain = cases
        .iter()
        .map(|(traits, rating)| (traits[..PLAIN].to_vec(), *rating));
    let plain = foretold(&plain.collect::<Vec<_>>());
    writeln!(out, "cross-validated without people: {}", told(&plain))?;
    let pairs = foretold(&cases);
    writeln!(out, "cross-validated: {}", told(&pairs))?;
    let correlation = Agreement::of(&pairs).correlation.max(f64::MIN_POSITIVE);
    let stretched = pairs
        .iter()
        .map(|&(foretold, known)| (mean + (foretold - mean) / correlation, known));
    let stretched: Vec<(f64, f64)> = stretched.collect();
    writeln!(out, "stretched: {}", told(&stretched))?;
    Ok(exit(sound))
}

/// Ratings that a model of the other parts gives, each with the known one.
fn foretold(cases: &[Case]) -> Vec<(f64, f64)> {
    let foretold = cross_validate(cases, FOLDS).into_iter();
    foretold.zip(cases.iter().map(|case| case.1)).collect()
}

fn told(pairs: &[(f64, f64)]) -> String {
    let found = Agreement::of(pairs);
    format!(
        "puzzles {}, correlation {:.3}, bias {:+.0}, mean error {:.0}, deviation {:.0}",
        pairs.len(),
        found.correlation,
        found.bias,
        found.error,
        found.deviation
    )
}

/// Hands over the puzzles of all files with their traits; false if a file has a fault.
fn with_traits(
    request: &PuzzleRate,
    mut take: impl FnMut(Puzzle, Option<Traits>) -> io::Result<()>,
) -> io::Result<bool> {
    let network: Network = human_network::read(None)?;
    let mut sound = true;
    for file in &request.files {
        in_threads(
            request.threads,
            |hand_over| each(file, request.solver_first, hand_over),
            || {
                let (mut engine, network) = (Engine::new(1), &network);
                move |entry: Entry| -> Rated {
                    entry.map(|(_, puzzle)| {
                        let traits = Traits::of(&puzzle, &mut engine, network);
                        (puzzle, traits)
                    })
                }
            },
            |rated| match rated {
                Ok((puzzle, traits)) => take(puzzle, traits),
                Err(fault) => {
                    sound = false;
                    tell(file, &fault, &mut io::stderr().lock())
                }
            },
        )?;
    }
    Ok(sound)
}
