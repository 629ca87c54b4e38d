//! PGN errors in words.

use chess::NotationError;
use game::pgn::{MOST_COMMENTS, MOST_HALF_MOVES, MOST_TAGS, ProblemKind};
use i18n::{Lexicon, args};
use narration::Narrator;

use crate::position_errors;

/// A sentence about it, or several.
pub fn fault(words: &Lexicon, kind: &ProblemKind) -> String {
    let general = named(words, kind.name());
    match kind {
        ProblemKind::Move(NotationError::Illegal(_, why), position) => {
            Narrator::new(words, false).illegal(position, *why)
        }
        ProblemKind::Move(NotationError::Ambiguous(text, moves), _) => {
            let names: Vec<&str> = moves.iter().map(|(_, name)| name.as_str()).collect();
            let told = args!["text" => text.as_str(), "moves" => names.join(", ")];
            words.with("entry-ambiguous", &told)
        }
        ProblemKind::Start(error) => {
            format!("{general} {}", position_errors::fen(words, error).join(" "))
        }
        _ => general,
    }
}

/// The sentence about a kind of fault, by its name, with the limits that a game may exceed.
pub fn named(words: &Lexicon, name: &str) -> String {
    let limits = args![
        "moves" => MOST_HALF_MOVES,
        "megabytes" => MOST_COMMENTS >> 20,
        "tags" => MOST_TAGS
    ];
    words.with(&format!("pgn-{name}"), &limits)
}
