//! Typed and spoken moves: a text is read as a move or a command, in any notation or in words, and completed while it is typed.
//!
//! # A typed or spoken move
//!
//! The text comes from a field (`crates/screens/src/move_entry.rs`) or from the microphone
//! (`crates/app/src/listening/listener.rs`); both are in a chunk that is fetched later. [`read`] understands the page's
//! language and English ([`Vocabulary`]) and finds a move, several, or a `Command`. In a game it becomes
//! `table::Intent::Move` or is carried out by `crates/app/src/entry/commands.rs`; puzzles and lessons have an
//! `entry.rs` of their own. The letter keys of the board give the same commands. The answer is worded by
//! `crates/narration/src/narrator.rs`, announced in the live region and, if wanted, spoken.

mod complete;
mod read;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use complete::completions;
pub use read::{Reading, read, square};
pub use vocabulary::Vocabulary;

use chess::{Move, Position, Role};

/// The move of several that are meant: the only one, or with `queens` the promotion to a queen if they differ in nothing but the
/// promotion.
pub fn meant(moves: &[Move], queens: bool) -> Option<Move> {
    let first = moves.first()?;
    let same = |mv: &Move| (mv.from(), mv.to()) == (first.from(), first.to());
    match moves {
        [mv] => Some(*mv),
        _ if queens && moves.iter().all(same) => moves
            .iter()
            .find(|mv| mv.promotion() == Some(Role::Queen))
            .copied(),
        _ => None,
    }
}

/// Names of moves that an ambiguous text can mean, none of which is read as another.
pub fn names(moves: &[Move], position: &Position) -> String {
    let names = moves.iter().map(|&mv| position.to_san(mv).to_string());
    names.collect::<Vec<_>>().join(", ")
}

/// Index of the one of an utterance's alternatives, the likeliest first, that counts: the first that is a move or a command here.
pub fn clearest(alternatives: &[String], position: &Position, vocabulary: &Vocabulary) -> usize {
    let clear = |text: &String| {
        let reading = read(text, position, vocabulary);
        matches!(reading, Reading::Move(_) | Reading::Command(_))
    };
    alternatives.iter().position(clear).unwrap_or(0)
}
