//! The arguments of `sessa perft`.

use std::iter::Peekable;

use chess::{Position, Setup};

use super::{Command, Misuse};

/// Arguments of `sessa perft`.
pub struct Perft {
    pub depth: u32,
    pub position: Position,
    pub divide: bool,
    pub chess960: bool,
}

pub fn parse(mut words: Peekable<impl Iterator<Item = String>>) -> Result<Command, Misuse> {
    let mut depth = None;
    let mut position = None;
    let mut divide = false;
    let mut chess960 = false;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--divide" => divide = true,
            "--chess960" => chess960 = true,
            "--fen" | "--start" if position.is_some() => return Err(Misuse::TwoPositions),
            "--fen" => {
                let fen = fen(&mut words).ok_or(Misuse::NoFen)?;
                position = Some(Position::from_fen(&fen).map_err(Misuse::BadFen)?);
            }
            "--start" => position = Some(start(words.next().ok_or(Misuse::NoStart)?)?),
            _ if depth.is_some() || word.starts_with("--") => {
                return Err(Misuse::BadPerftArgument(word));
            }
            _ => depth = Some(word.parse().map_err(|_| Misuse::BadDepth(word))?),
        }
    }
    Ok(Command::Perft(Perft {
        depth: depth.ok_or(Misuse::NoDepth)?,
        position: position.unwrap_or_default(),
        divide,
        chess960,
    }))
}

/// The start of Chess960 with a number.
fn start(word: String) -> Result<Position, Misuse> {
    let setup = word.parse().ok().and_then(Setup::chess960);
    let setup = setup.ok_or(Misuse::BadStart(word))?;
    Ok(Position::from_setup(&setup).expect("every start can be played from"))
}

/// A FEN as one quoted word, or unquoted as the four to six words of its fields.
fn fen(words: &mut Peekable<impl Iterator<Item = String>>) -> Option<String> {
    let mut fen = words.next_if(|word| !word.starts_with("--"))?;
    if !fen.contains(' ') {
        for _ in 1..6 {
            let Some(field) = words.next_if(|word| !word.starts_with("--")) else {
                break;
            };
            fen.push(' ');
            fen.push_str(&field);
        }
    }
    Some(fen)
}
