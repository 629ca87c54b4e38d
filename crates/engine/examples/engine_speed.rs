//! Search speed in nodes a second, on the positions of [`engine::bench`].
//!
//! Each position is searched several times and its shortest time counts, so that whatever else the machine does
//! meanwhile disturbs little. The nodes must be those that every platform counts.

use chess::Position;
use engine::bench::{DEPTH, NODES, POSITIONS};
use engine::{Engine, Limits, NoHost, Root};
use std::time::{Duration, Instant};

/// Times each position is searched.
const ROUNDS: usize = 7;

fn main() {
    let mut engine = Engine::new(16);
    let mut best = [Duration::MAX; POSITIONS.len()];
    for _ in 0..ROUNDS {
        let mut nodes = 0;
        for (fen, best) in POSITIONS.iter().zip(&mut best) {
            let root = Root::new(Position::from_fen(fen).expect("the list holds legal positions"));
            engine.clear();
            let started = Instant::now();
            let result = engine.search(&root, &Limits::depth(DEPTH), &mut NoHost);
            *best = started.elapsed().min(*best);
            nodes += result.info.nodes;
        }
        assert_eq!(nodes, NODES, "the search is another one here");
    }
    let seconds = best.iter().sum::<Duration>().as_secs_f64();
    println!("{NODES} nodes, {:.0} a second", NODES as f64 / seconds);
}
