//! `sessa lab correlation`: static evaluation and search of our engine, by several weights.

use std::io::{self, Write};

use engine::{Engine, Limits, NoHost, Root, Score};
use lab::{Correlation, Settings};

use super::input::Input;
use crate::args::LabCorrelation;

pub fn run(
    request: &LabCorrelation,
    settings: &Settings,
    input: &Input,
    out: &mut impl Write,
) -> io::Result<()> {
    let (found, depth) = (input.positions.len(), request.depth);
    writeln!(
        out,
        "{found} quiet positions, static evaluation against a search to depth {depth}"
    )?;
    writeln!(
        out,
        "{:<24} {:>8} {:>8} {:>10} {:>6}",
        "weights", "r", "r chance", "deviation", "mates"
    )?;
    for (name, weights) in &request.weights {
        let mut engine = Engine::new(16);
        engine.set_weights(*weights);
        // Two, since one cannot be asked while it searches.
        let mut judge = Engine::new(1);
        judge.set_weights(*weights);
        let mut correlation = Correlation::new(input.positions.clone());
        correlation.step(
            usize::MAX,
            |position| pawns(judge.evaluate(position), weights.pawn),
            |position| {
                let found = engine.search(
                    &Root::new(position.clone()),
                    &Limits::depth(depth),
                    &mut NoHost,
                );
                pawns(found.info.best().score, weights.pawn)
            },
        );
        let found = correlation.found(settings.alpha);
        writeln!(
            out,
            "{name:<24} {:>8.4} {:>8.4} {:>10.3} {:>6}",
            found.pawns, found.chances, found.deviation, found.mates
        )?;
    }
    Ok(())
}

/// A score in pawns of these weights; `None` for a mate.
fn pawns(score: Score, pawn: i32) -> Option<f64> {
    match score {
        Score::Centipawns(value) => Some(f64::from(value) / f64::from(pawn)),
        Score::Mate(_) => None,
    }
}
