//! `sessa human fit`: learning the network from games.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use ::human::forward::{Forward, softmax};
use ::human::layout::TIME;
use ::human::{Features, Pool, TIME_FEATURES, file, time_features};
use lab::regression::LinearModel;
use trainer::human::course::State;
use trainer::human::game::HumanGame;

use super::sources;
use crate::args::HumanFit;

/// Positions between reports.
const REPORT: usize = 1 << 18;

/// Games with clock readings that the time is learnt from, at most.
const CLOCKED: usize = 2_000;

pub fn run(request: &HumanFit, out: &mut impl Write) -> io::Result<()> {
    let started = Instant::now();
    let games = sources::read(&request.files, request.threads, |file, games| {
        writeln!(out, "{file}: {games} games")
    })?;
    let selected = request.selection.select(&games);
    let online = games.iter().filter(|game| game.pool == Pool::Online);
    let kept = games.iter().filter(|game| game.is_kept_for_measuring());
    writeln!(
        out,
        "{} games, {} of them on the web, {} kept for measuring; {} positions to learn from, {} held back",
        games.len(),
        online.count(),
        kept.count(),
        selected.learnt.len(),
        selected.held_back.len()
    )?;
    out.flush()?;
    let seed = request.selection.seed;
    let saved = PathBuf::from(format!("{}.state", request.out.display()));
    let mut state = if request.resume {
        let bytes = fs::read(&saved).map_err(|error| named(&saved, &error))?;
        State::read(&bytes, &selected, seed).ok_or_else(|| {
            let saved = saved.display();
            io::Error::other(format!(
                "{saved}: no state of a course over these games with this seed"
            ))
        })?
    } else {
        State::new(&selected, seed)
    };
    let mut told = Ok(());
    state.learn(
        &games,
        &selected,
        request.threads,
        REPORT,
        |state, progress| {
            told = writeln!(
                out,
                "{:>8} of {}: log-loss {:.4}; held back {:.4}, first {:.2} %, result {:.4}; {} s",
                progress.at,
                progress.all,
                progress.learnt,
                progress.held_back.of_move,
                100.0 * progress.held_back.first,
                progress.held_back.of_result,
                started.elapsed().as_secs()
            )
            .and_then(|()| out.flush())
            .and_then(|()| save(&saved, &state.bytes()))
            .and_then(|()| save(&request.out, &file::write(&state.parameters())));
            told.is_ok() && started.elapsed() < request.at_most
        },
    );
    told?;
    let mut parameters = state.parameters();
    if let Some((model, spread)) = time(&parameters, &games) {
        let time = &mut parameters[TIME.at..TIME.end()];
        for (parameter, coefficient) in time.iter_mut().zip(&model.coefficients) {
            *parameter = *coefficient as f32;
        }
        time[TIME_FEATURES] = model.intercept as f32;
        time[TIME_FEATURES + 1] = spread as f32;
    }
    save(&request.out, &file::write(&parameters))
}

/// The coefficients of the time, by least squares, and the spread that is left.
fn time(parameters: &[f32], games: &[HumanGame]) -> Option<(LinearModel, f64)> {
    let mut cases = Vec::new();
    let clocked = games
        .iter()
        .filter(|game| !game.clocks.is_empty() && !game.is_kept_for_measuring());
    for game in clocked.take(CLOCKED) {
        game.visit(2, |_, turn| {
            if let (Some(clock), Some(seconds)) = (turn.situation.clock, turn.seconds) {
                let forward = Forward::new(parameters, &Features::new(&turn.situation));
                let features = time_features(&turn.situation, clock, &softmax(&forward.moves));
                let features = features.map(f64::from).to_vec();
                cases.push((features, f64::from((1.0 + seconds).ln())));
            }
            true
        });
    }
    let cases: Vec<_> = cases.iter().collect();
    let model = LinearModel::fit(&cases)?;
    let error = |case: &&(Vec<f64>, f64)| (model.predict(&case.0) - case.1).powi(2);
    let spread = (cases.iter().map(error).sum::<f64>() / cases.len() as f64).sqrt();
    Some((model, spread))
}

/// Writes a file whole or not at all.
fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = PathBuf::from(format!("{}.new", path.display()));
    fs::write(&new, bytes)
        .and_then(|()| fs::rename(&new, path))
        .map_err(|error| named(path, &error))
}

pub(super) fn named(file: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", file.display()))
}
