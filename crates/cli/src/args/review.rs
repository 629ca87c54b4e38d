//! The arguments of `sessa review`.

use std::num::NonZero;
use std::thread::available_parallelism;

use game::review::SearchNodes;
use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};

use super::{Args, Command};

/// Arguments of `sessa review`.
pub struct Review {
    /// Nodes of the quick review.
    pub nodes: SearchNodes,
    /// The first game, from 1, and how many.
    pub from: u64,
    pub games: u64,
    /// Names the moves on which the two reviews differ.
    pub moves: bool,
    pub threads: usize,
    pub files: Vec<String>,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut review = Review {
        nodes: SearchNodes::QUICK,
        from: 1,
        games: 200,
        moves: false,
        threads: available_parallelism().map_or(1, NonZero::get),
        files: Vec::new(),
    };
    while let Some(arg) = args.next()? {
        match arg {
            Long("games") => review.games = args.positive()?,
            Long("from") => review.from = args.positive()?,
            Long("first") => review.nodes.first = args.positive()?,
            Long("second") => review.nodes.second = args.positive()?,
            Long("threads") => review.threads = args.positive()? as usize,
            Long("moves") => review.moves = true,
            Value(word) => review.files.push(word.string()?),
            _ => return Err(args.unexpected("what `sessa review --help` lists")),
        }
    }
    if review.files.is_empty() {
        return Err("expected a FILE of games, or - for standard input".into());
    }
    Ok(Command::Review(review))
}
