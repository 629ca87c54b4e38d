//! `sessa tablebase`: tables of endings, and what they tell of a position.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use ::tablebase::{Material, MoveEffect, PawnSquares, Start, Table, Tablebase, Value, Wanted};
use chess::Color;

use crate::args::{TablebaseMoves, TablebaseSummary};

/// Makes the tables, and tells of each.
pub fn summary(request: &TablebaseSummary, out: &mut impl Write) -> io::Result<()> {
    let mut tablebase = Tablebase::new();
    for &material in &request.materials {
        let missing = tablebase.missing(material);
        let started = Instant::now();
        tablebase.make(material);
        let seconds = started.elapsed().as_secs_f64();
        let table = tablebase.table(material).expect("it was just made");
        write!(out, "{material}: {} bytes, {seconds:.3} s", table.size())?;
        match missing.as_slice() {
            [] | [_] => writeln!(out)?,
            [first @ .., _] => {
                let names: Vec<_> = first.iter().map(Material::to_string).collect();
                writeln!(out, " with {}", names.join(" "))?;
            }
        }
        for turn in Color::ALL {
            let side = turn.fold("White", "Black");
            let counts = table.counts(turn);
            writeln!(
                out,
                "  {side} to move: {} won, {} drawn, {} lost",
                counts.wins, counts.draws, counts.losses
            )?;
            let longest = table.longest(turn);
            let wins = longest
                .win
                .map(|plies| (Value::Win(plies), Wanted::Win(plies..=plies)));
            let losses = longest
                .loss
                .map(|plies| (Value::Loss(plies), Wanted::Loss(plies..=plies)));
            for (value, wanted) in wins.into_iter().chain(losses) {
                writeln!(out, "    {value}: {}", example(table, turn, wanted))?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// A position of the table, the stronger side White.
fn example(table: &Table, turn: Color, wanted: Wanted) -> String {
    let start = Start {
        strong: Color::White,
        turn,
        wanted,
        pawn: PawnSquares::Any,
    };
    let position = table.draw(&start, 0).expect("the table has such a value");
    position.to_fen()
}

/// The value of a position, then of each move, the best first. A position that no table has is a failure.
pub fn moves(request: &TablebaseMoves, out: &mut impl Write) -> io::Result<ExitCode> {
    let position = &request.position;
    let mut tablebase = Tablebase::new();
    if let Ok(material) = Material::of(position) {
        tablebase.make(material);
    }
    let found = tablebase
        .probe(position)
        .and_then(|value| Ok((value, tablebase.moves(position)?)));
    let (value, moves) = match found {
        Ok(found) => found,
        Err(unknown) => {
            writeln!(out, "unknown: {unknown}")?;
            return Ok(ExitCode::FAILURE);
        }
    };
    writeln!(out, "{value}")?;
    for rated in moves {
        let san = position.to_san(rated.played).to_string();
        write!(out, "{san:7} {}", rated.value)?;
        match rated.effect {
            MoveEffect::KeepsWin { longer_by: 0, .. }
            | MoveEffect::StaysLost { sooner_by: 0, .. }
            | MoveEffect::KeepsDraw => writeln!(out)?,
            MoveEffect::KeepsWin { longer_by, .. } => writeln!(out, ", {longer_by} longer")?,
            MoveEffect::StaysLost { sooner_by, .. } => writeln!(out, ", {sooner_by} sooner")?,
            MoveEffect::LetsGoOfWin | MoveEffect::TurnsWinIntoLoss { .. } => {
                writeln!(out, ", lets go of the win")?;
            }
            MoveEffect::LetsGoOfDraw { .. } => writeln!(out, ", lets go of the draw")?,
        }
    }
    Ok(ExitCode::SUCCESS)
}
