//! Measures the laboratory: games to rows, both fits, resamples. `cargo xtask bench lab` runs it natively and in wasm, where the
//! coefficients must be the same to the last bit: compare the last lines.
//!
//! By itself, natively: `cargo run --release -p lab --features magics --example lab_speed`. With `-` it reads the games from standard input,
//! otherwise it plays some at random, always the same, as many and as long as those of the source.

use std::io::{self, Read};
use std::time::Instant;

use chess::{Color, Position};
use lab::{Bootstrap, Dataset, Descent, Design, GamesReader, Newton, Random, Settings};

/// Games played at random, and the most half-moves of one.
const GAMES: usize = 3_000;
const HALF_MOVES: usize = 124;
/// Refits of the bootstrap.
const RESAMPLES: u32 = 1_000;
/// Rounds of which the fastest counts.
const ROUNDS: usize = 3;

fn main() {
    let text = if std::env::args().nth(1).as_deref() == Some("-") {
        let mut text = Vec::new();
        let read = io::stdin().lock().read_to_end(&mut text);
        read.expect("standard input can be read");
        text
    } else {
        random_games().into_bytes()
    };
    let mut counts = lab::GameCounts::default();
    let (seconds, data) = fastest(|| {
        let mut reader = GamesReader::new(2);
        for piece in text.chunks(1 << 16) {
            reader.feed(piece);
        }
        let read = reader.finish();
        counts = read.counts;
        read.data
    });
    let half_moves = counts.half_moves as f64;
    println!(
        "{:<32} {seconds:>9.3} s   {} games, {} half-moves, {:.2} million a second",
        "games to rows",
        counts.games,
        counts.half_moves,
        half_moves / seconds / 1e6
    );
    println!(
        "{:<32} {:>9.3} s   at this speed",
        "8 million half-moves",
        8e6 / half_moves * seconds
    );
    fit(&data);
}

/// Fits the rows in both ways, and to resamples.
fn fit(data: &Dataset) {
    let settings = Settings::default();
    let design = Design::new(data, &settings).expect("there are games that were won");
    let observations = design.observations();
    let (seconds, descent) = fastest(|| {
        let mirrored = observations.mirrored();
        let mut descent = Descent::new(&mirrored, &settings);
        descent.step(&mirrored, u32::MAX);
        descent
    });
    println!(
        "{:<32} {seconds:>9.3} s   {} rows, {} different vectors",
        "10,000 steps of the descent",
        design.row_count(),
        observations.rows().count()
    );
    let (seconds, newton) = fastest(|| Newton::fit(&observations, settings.lambda));
    println!(
        "{:<32} {:>9.3} ms  {} iterations",
        "Newton",
        1e3 * seconds,
        newton.iterations()
    );
    let (seconds, bootstrap) = fastest(|| {
        let mut bootstrap = Bootstrap::new(RESAMPLES, 1, settings.lambda, newton.theta());
        bootstrap.step(&design, u32::MAX);
        bootstrap
    });
    println!("{:<32} {seconds:>9.3} s", "1,000 refits");
    let thetas = [descent.theta(), newton.theta()];
    let resamples = bootstrap.thetas().iter().map(Vec::as_slice);
    let bits = thetas.into_iter().chain(resamples).flatten();
    let sum = bits.fold(0_u64, |sum, theta| sum.rotate_left(5) ^ theta.to_bits());
    println!("{:<32} {sum:016x}", "bits of all coefficients");
}

/// The shortest time of some rounds in seconds, and what the last gave.
fn fastest<T>(mut work: impl FnMut() -> T) -> (f64, T) {
    let mut best = f64::INFINITY;
    let mut round = || {
        let started = Instant::now();
        let result = work();
        best = best.min(started.elapsed().as_secs_f64());
        result
    };
    for _ in 1..ROUNDS {
        round();
    }
    let result = round();
    (best, result)
}

/// Games of random moves. Whoever has more at the end has mostly won.
fn random_games() -> String {
    let mut random = Random::new(1);
    let mut out = String::new();
    for _ in 0..GAMES {
        let mut position = Position::default();
        let mut moves = String::new();
        for ply in 0..HALF_MOVES {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            if ply % 2 == 0 {
                moves.extend([&(ply / 2 + 1).to_string(), ". "]);
            }
            let played = legal[random.below(legal.len() as u32) as usize];
            moves.extend([&position.to_san(played).to_string(), " "]);
            position.play(played);
        }
        let pieces = Color::ALL.map(|color| position.by_color(color).count());
        let ahead = pieces[0] > pieces[1] || (pieces[0] == pieces[1] && random.below(2) == 0);
        let result = if ahead == (random.below(10) > 1) {
            "1-0"
        } else {
            "0-1"
        };
        out.extend(["[Result \"", result, "\"]\n\n", &moves, result, "\n\n"]);
    }
    out
}
