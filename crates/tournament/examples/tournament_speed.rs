//! Measures the Swiss pairing: a whole event of 120 players and 9 rounds, and one round of 1,000 players. `cargo xtask bench
//! tournament` runs it natively and in wasm.
//!
//! By itself, natively: `cargo run --release -p tournament --example tournament_speed`. With `event` or `round` it writes
//! that tournament as TRF instead, for other programs.

use std::time::Instant;

#[path = "../tests/common/generator.rs"]
mod generator;

use generator::{Random, play_round, start};
use tournament::event::History;
use tournament::pair;
use tournament::trf::{self, Document, Edition};

/// Rounds of the large tournament before the one that is measured.
const BEFORE: usize = 2;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("event") => print(&event()),
        Some("round") => print(&large()),
        _ => {
            told("120 players, 9 rounds", 3, || drop(event()));
            let large = large();
            told("1,000 players, round 3", 1, || {
                pair(large.tournament()).expect("it can be paired");
            });
        }
    }
}

fn event() -> History {
    played(120, 9, 9)
}

fn large() -> History {
    played(1000, 9, BEFORE)
}

/// A tournament after some rounds, with results by chance.
fn played(players: usize, rounds: usize, before: usize) -> History {
    let mut history = start(players, rounds);
    let mut random = Random(120);
    for _ in 0..before {
        play_round(&mut history, &mut random, false).expect("it can be paired");
    }
    history
}

fn print(history: &History) {
    let document = Document::from(history.tournament().clone());
    print!("{}", trf::write(&document, Edition::Trf2026));
}

/// Tells the shortest of some times.
fn told(name: &str, times: usize, mut work: impl FnMut()) {
    let seconds = (0..times).map(|_| {
        let begun = Instant::now();
        work();
        begun.elapsed().as_secs_f64()
    });
    println!(
        "{name:<24} {:>8.3} s",
        seconds.fold(f64::INFINITY, f64::min)
    );
}
