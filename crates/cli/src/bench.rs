//! `sessa bench`: the engine's node count, and its speed here.

use std::io::{self, Write};
use std::time::Instant;

pub fn run(out: &mut impl Write) -> io::Result<()> {
    let start = Instant::now();
    let nodes = engine::bench::bench();
    let micros = start.elapsed().as_micros().max(1);
    let speed = u128::from(nodes) * 1_000_000 / micros;
    writeln!(out, "{nodes} nodes {speed} nps")?;
    writeln!(out, "nodes {nodes}")
}
