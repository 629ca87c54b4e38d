//! `sessa lab games`: games of our own engine at several strengths.
//!
//! Equal players draw too much, and unequal ones show what material is worth: every strength plays every other and itself.

use std::io::{self, Write};

use engine::Limits;

use super::named;
use crate::args::LabGames;
use crate::match_runner::{self, MatchConfig, Source, TimeLimits};
use crate::player::{Configuration, EvalSource, Kind, PlayerConfig};

/// Nodes for a move.
const STRENGTHS: [u64; 5] = [50, 100, 200, 400, 800];
/// Random half-moves at the start of a game.
const PLIES: usize = 8;

pub fn run(request: &LabGames, out: &mut impl Write) -> io::Result<()> {
    if request.out.exists() {
        let error = io::Error::new(io::ErrorKind::AlreadyExists, "the file is there already");
        return Err(named(&request.out, &error));
    }
    let pairs: Vec<(u64, u64)> = (0..STRENGTHS.len())
        .flat_map(|a| (a..STRENGTHS.len()).map(move |b| (STRENGTHS[a], STRENGTHS[b])))
        .collect();
    let number = pairs.len() as u64;
    for (index, (a, b)) in (0..).zip(pairs) {
        // The first matches are one game longer if the number cannot be divided.
        let games = (request.games + number - 1 - index) / number;
        if games == 0 {
            continue;
        }
        let config = MatchConfig {
            players: [player(a), player(b)],
            games,
            seed: request.seed.wrapping_mul(1_000).wrapping_add(index),
            concurrency: request.threads,
            openings: Source::Random(PLIES),
            chess960: false,
            time_limits: TimeLimits::default(),
            resign: None,
            draw: None,
            pgn: Some(request.out.clone()),
            sprt: None,
        };
        match_runner::run(&config, &mut io::sink())?;
        writeln!(out, "{games} games of {a} nodes against {b}")?;
        out.flush()?;
    }
    Ok(())
}

fn player(nodes: u64) -> PlayerConfig {
    PlayerConfig {
        name: Some(format!("Sessa {nodes}")),
        kind: Kind::Own(Configuration {
            level: None,
            eval_source: EvalSource::Network,
            hash: 1,
            limits: Limits::nodes(nodes),
            said: String::new(),
        }),
    }
}
