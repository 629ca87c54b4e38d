//! `sessa can-mate`: the sides that can ever mate, one answer a line.

use std::io::{self, BufRead, Write};
use std::time::Instant;

use chess::{Color, FenError, Helpmate, Position};

use crate::args::CanMate;
use crate::lines;

pub fn run(request: &CanMate, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    lines::answer(input, out, |line| verdict(line, request.nodes))
}

/// `W` and `B` for the sides that can mate, `-` for those that cannot; the positions looked at and
/// the time for both sides. What could not be decided counts as "can" and is named at the end.
fn verdict(text: &str, budget: u32) -> Result<String, FenError> {
    let position = Position::from_fen(&completed(text))?;
    let start = Instant::now();
    let found = Color::ALL.map(|color| position.helpmate(color, budget));
    let micros = start.elapsed().as_micros();
    let mut verdict = String::new();
    let mut undecided = String::new();
    let mut nodes = 0;
    for (letter, (helpmate, searched)) in ['W', 'B'].into_iter().zip(found) {
        verdict.push(match helpmate {
            Helpmate::Exists | Helpmate::Undecided => letter,
            Helpmate::Impossible => '-',
        });
        if helpmate == Helpmate::Undecided {
            undecided.push_str(" undecided ");
            undecided.push(letter);
        }
        nodes += searched;
    }
    Ok(format!("{verdict} nodes {nodes} us {micros}{undecided}"))
}

/// The fields for castling and en passant may be left out here, as composers do.
fn completed(text: &str) -> String {
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    match fields.len() {
        2 => fields.join(" ") + " - -",
        3 => fields.join(" ") + " -",
        _ => text.to_owned(),
    }
}
