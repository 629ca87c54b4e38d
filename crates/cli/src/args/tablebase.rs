//! The arguments of `sessa tablebase`.

use ::tablebase::Material;
use chess::Position;
use lexopt::Arg::{Long, Value};
use lexopt::Error;

use super::{Args, Command};

/// Arguments of `sessa tablebase NAME…`.
pub struct TablebaseSummary {
    pub materials: Vec<Material>,
}

/// Arguments of `sessa tablebase --fen FEN`.
pub struct TablebaseMoves {
    pub position: Position,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut materials = Vec::new();
    let mut position = None;
    while let Some(arg) = args.next()? {
        match arg {
            Long("fen") if position.is_none() && materials.is_empty() => {
                let fen = args.fen()?;
                let fen = Position::from_fen(&fen).map_err(|error| format!("--fen: {error}"))?;
                position = Some(fen);
            }
            Value(_) if position.is_none() => {
                let name = args.last();
                let material = name.parse().map_err(|error| format!("`{name}`: {error}"))?;
                materials.push(material);
            }
            _ => return Err(args.unexpected("names of endings, or --fen FEN")),
        }
    }
    match position {
        Some(position) => Ok(Command::TablebaseMoves(Box::new(TablebaseMoves {
            position,
        }))),
        None if materials.is_empty() => {
            Err("tablebase expects the names of endings, such as KBNK, or --fen FEN".into())
        }
        None => Ok(Command::TablebaseSummary(TablebaseSummary { materials })),
    }
}
