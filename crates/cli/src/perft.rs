//! `sessa perft`: counting positions, to prove the laws and time them.

use std::io::{self, Write};

use crate::args::{Perft, PerftStart};
use crate::notation;

pub fn run(request: &Perft, out: &mut impl Write) -> io::Result<()> {
    let depth = request.depth;
    if !request.divide || depth == 0 {
        let nodes = match &request.start {
            PerftStart::Chess { position, .. } => chess::perft(position, depth),
            PerftStart::Shatranj(position) => shatranj::perft(position, depth),
        };
        return writeln!(out, "nodes {nodes}");
    }
    let mut lines: Vec<(String, u64)> = match &request.start {
        PerftStart::Chess { position, chess960 } => {
            let count = |&mv| {
                let name = notation::uci(position, mv, *chess960).to_string();
                (name, chess::perft(&position.after(mv), depth - 1))
            };
            position.legal_moves().iter().map(count).collect()
        }
        PerftStart::Shatranj(position) => {
            let count = |mv| {
                let nodes = shatranj::perft(&position.after(mv), depth - 1);
                (mv.to_string(), nodes)
            };
            position.legal_moves().into_iter().map(count).collect()
        }
    };
    lines.sort();
    for (name, nodes) in &lines {
        writeln!(out, "{name}: {nodes}")?;
    }
    let nodes: u64 = lines.iter().map(|(_, nodes)| nodes).sum();
    writeln!(out, "nodes {nodes}")
}
