//! Times the helpmate solver on positions of your choice, both sides of each.
//!
//! `cargo run --release -p chess --example helpmate_speed < positions.fen` reads FENs from standard input, a line each. Every
//! position is asked about five times in turn with all the others, and its best time counts: what
//! else the machine does then hardly matters. Times are in microseconds for both sides together.

use std::hint::black_box;
use std::io::{self, BufRead};
use std::time::Instant;

use chess::{Color, Position};

/// As `sessa can-mate` has it.
const BUDGET: u32 = 2_000_000;

fn main() -> io::Result<()> {
    let rounds = std::env::args().nth(1).map_or(Ok(5), |text| text.parse());
    let rounds: u32 = rounds.expect("the first argument is the number of rounds");
    let mut positions = Vec::new();
    for line in io::stdin().lock().lines() {
        let line = line?;
        match Position::from_fen(&line) {
            Ok(position) => positions.push(position),
            Err(error) => eprintln!("{line}: {error}"),
        }
    }
    let mut nodes = 0;
    let mut times = vec![f64::INFINITY; positions.len()];
    for _ in 0..rounds {
        nodes = 0;
        for (position, best) in positions.iter().zip(&mut times) {
            let start = Instant::now();
            for color in Color::ALL {
                nodes += u64::from(black_box(position.helpmate(color, BUDGET)).1);
            }
            *best = best.min(start.elapsed().as_secs_f64() * 1e6);
        }
    }
    times.sort_by(f64::total_cmp);
    let Some(worst) = times.last() else {
        return Ok(());
    };
    let count = times.len();
    println!(
        "{count} positions, {nodes} nodes; µs: mean {:.2} median {:.2} p99 {:.1} worst {worst:.0}",
        times.iter().sum::<f64>() / count as f64,
        times[count / 2],
        times[count * 99 / 100],
    );
    Ok(())
}
