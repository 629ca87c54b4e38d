//! `sessa perft`: counting positions, to prove the laws and time them.

use std::io::{self, Write};

use chess::perft;

use crate::args::Perft;
use crate::notation;

pub fn run(request: &Perft, out: &mut impl Write) -> io::Result<()> {
    let Perft {
        depth,
        position,
        divide,
        chess960,
    } = request;
    if !divide || *depth == 0 {
        return writeln!(out, "nodes {}", perft(position, *depth));
    }
    let mut lines = Vec::new();
    for &mv in &position.legal_moves() {
        let name = notation::uci(position, mv, *chess960).to_string();
        lines.push((name, perft(&position.after(mv), depth - 1)));
    }
    lines.sort();
    for (name, nodes) in &lines {
        writeln!(out, "{name}: {nodes}")?;
    }
    writeln!(
        out,
        "nodes {}",
        lines.iter().map(|(_, nodes)| nodes).sum::<u64>()
    )
}
