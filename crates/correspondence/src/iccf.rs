//! ICCF numeric notation: a whole game in numbers, out and in, with the headers of PGN.
//!
//! A move is file and rank of both squares, `5254`; castling is the move of the king, `5171`; a promotion has a fifth
//! digit, 1 to 4 for queen, rook, bishop and knight. No language has to be known to read it.

use crate::days::Day;
use crate::letter::Letter;
use crate::pgn::{ImportError, from_tree, to_tree};
use chess::Notation;
use game::pgn::{Problem, write_with};
use std::fmt;

/// Reason for which a text is no game.
#[derive(Clone, Debug)]
pub enum IccfError {
    /// There is no game in it.
    NoGame,
    /// Part of it cannot be read: the first place.
    Text(Box<Problem>),
    /// This number of moves can be read, but there are more.
    Number(usize),
    /// The laws do not allow it.
    Game(ImportError),
}

impl fmt::Display for IccfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IccfError::NoGame => f.write_str("there is no game in the text"),
            IccfError::Text(problem) => problem.fmt(f),
            IccfError::Number(moves) => write!(f, "number {} of the moves is no move", moves + 1),
            IccfError::Game(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for IccfError {}

/// A game as text.
pub fn write(letter: &Letter) -> String {
    write_with(&to_tree(letter), |position, mv| {
        position.write(mv, Notation::Iccf)
    })
}

/// Reads the first game of a text, whose moves may also be in algebraic notation. Without a tag that says on which day it
/// was sent, that is `today`.
///
/// # Errors
/// There is none, or part of it cannot be read or is not legal: half a game would be another.
pub fn read(text: &str, today: Day) -> Result<Letter, IccfError> {
    let games = game::pgn::read(text.as_bytes());
    let game = games.into_iter().next().ok_or(IccfError::NoGame)?;
    let mut problems = game.problems.into_iter();
    if let Some(problem) = problems.find(|problem| !problem.kind.is_notice()) {
        return Err(IccfError::Text(Box::new(problem)));
    }
    // A number that is no square is a move number to a reader of PGN.
    if numbers(text) > game.half_moves {
        return Err(IccfError::Number(game.half_moves));
    }
    from_tree(&game.tree, None, today).map_err(IccfError::Game)
}

/// Words of four or five digits outside of tags and comments.
fn numbers(text: &str) -> usize {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with('['));
    let lines: Vec<&str> = lines.collect();
    let (mut count, mut is_comment) = (0, false);
    for word in lines.join(" ").split_ascii_whitespace() {
        is_comment |= word.contains('{');
        let is_move = matches!(word.len(), 4 | 5) && word.bytes().all(|byte| byte.is_ascii_digit());
        count += usize::from(is_move && !is_comment);
        is_comment &= !word.contains('}');
    }
    count
}
