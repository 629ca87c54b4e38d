//! `sessa datagen`: positions for the network to learn from.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::sync::Mutex;
use std::time::Instant;

use trainer::sample::Sample;
use trainer::selfplay;

use crate::args::Datagen;

/// After so many games a line says how far it is.
const REPORT: u64 = 1_000;

pub fn run(request: &Datagen) -> io::Result<()> {
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&request.file)
        .map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", request.file.display()))
        })?;
    let start = Instant::now();
    let (mut games, mut samples) = (0_u64, 0_u64);
    // A game is written whole and at once, so that the end may come at any time.
    let mut take = |game: Vec<Sample>| -> io::Result<()> {
        let bytes: Vec<u8> = game.iter().flat_map(|sample| *sample.bytes()).collect();
        file.write_all(&bytes)?;
        games += 1;
        samples += game.len() as u64;
        if games.is_multiple_of(REPORT) || games == request.plan.games {
            let speed = samples as f64 / start.elapsed().as_secs_f64();
            let mut out = io::stdout().lock();
            writeln!(
                out,
                "{games} games, {samples} positions, {speed:.0} a second"
            )?;
            out.flush()?;
        }
        Ok(())
    };
    let state = Mutex::new((&mut take, Ok(())));
    selfplay::play(&request.plan, |game| {
        let mut state = state.lock().expect("no other thread has panicked");
        if state.1.is_ok() {
            state.1 = (state.0)(game);
        }
        state.1.is_ok()
    });
    state.into_inner().expect("no thread has panicked").1
}
