//! What is wrong with a file of games, in words.

use board::Narrator;
use chess::NotationError;
use game::pgn::Kind;
use ui::words::{Lexicon, args};

use crate::analysis::reasons;

/// A sentence about it, or several.
pub fn fault(words: &Lexicon, kind: &Kind) -> String {
    let general = named(words, kind.name());
    match kind {
        Kind::Move(NotationError::Illegal(_, why), position) => {
            Narrator::new(words, false).illegal(position, *why)
        }
        Kind::Move(NotationError::Ambiguous(text, moves), _) => {
            let names: Vec<&str> = moves.iter().map(|(_, name)| name.as_str()).collect();
            let told = args!["text" => text.as_str(), "moves" => names.join(", ")];
            words.with("entry-ambiguous", &told)
        }
        Kind::Start(error) => format!("{general} {}", reasons::fen(words, error).join(" ")),
        _ => general,
    }
}

/// The sentence about a kind of fault, by its name.
pub fn named(words: &Lexicon, name: &str) -> String {
    words.get(&format!("pgn-{name}"))
}
