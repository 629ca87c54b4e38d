//! Subjects of study: what the analysis board can be asked to show.

use std::hash::{DefaultHasher, Hash, Hasher};

/// Subjects of study.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// The last study.
    #[default]
    Last,
    /// A game played here.
    Game {
        /// The game as it is saved.
        saved: String,
        /// The half-move shown.
        shown: usize,
        /// True if it is to be reviewed at once.
        review: bool,
    },
    /// Games as PGN.
    Pgn(String),
    /// A game or study from the library.
    Kept {
        /// Its key in the library: a study that is saved again stays the same record.
        key: String,
        /// Its PGN.
        pgn: String,
    },
    /// A position as FEN.
    Fen(String),
}

/// Key of the query of the analysis board's address.
const STUDY: &str = "study=";

impl Subject {
    /// Identity of the study that is made of the subject: that of a game from here or from the library begins with
    /// [`Subject::IN_LIBRARY`]. Empty for the last study.
    pub fn origin(&self) -> String {
        let (kind, text, record) = match self {
            Subject::Last => return String::new(),
            Subject::Game { saved, .. } => (Self::IN_LIBRARY, saved, None),
            Subject::Kept { key, pgn } => (Self::IN_LIBRARY, pgn, Some(key)),
            Subject::Pgn(text) | Subject::Fen(text) => ("link-", text, None),
        };
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        // Two records may say the same.
        record.hash(&mut hasher);
        format!("{kind}{:016x}", hasher.finish())
    }

    /// Beginning of the identity of studies that can be opened again from the library.
    pub const IN_LIBRARY: &str = "game-";

    /// Query of the analysis board's address for the study that is made of the subject; empty for the last study.
    pub fn address(&self) -> String {
        match self {
            Subject::Last => String::new(),
            subject => address(&subject.origin()),
        }
    }
}

/// Name of the study without an identity, in an address.
const OWN: &str = "own";

/// Query of the analysis board's address for the study of this identity.
pub fn address(origin: &str) -> String {
    format!("{STUDY}{}", if origin.is_empty() { OWN } else { origin })
}

/// Identity of the study that an address names, if it names one.
pub fn origin(address: &str) -> Option<&str> {
    let origin = address.strip_prefix(STUDY)?;
    Some(if origin == OWN { "" } else { origin })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_subject_has_an_address_of_its_own() {
        let kept = |key: &str| Subject::Kept {
            key: key.into(),
            pgn: "1. e4 *".into(),
        };
        let subjects = [
            Subject::Last,
            Subject::Pgn("1. e4 *".into()),
            Subject::Pgn("1. d4 *".into()),
            kept("pgn-1"),
            kept("study-1"),
        ];
        let addresses = subjects.each_ref().map(Subject::address);
        for (at, address) in addresses.iter().enumerate() {
            let named = origin(address).unwrap_or_default();
            assert_eq!(named, subjects[at].origin());
            assert!(!addresses[..at].contains(address), "{address}");
        }
        assert_eq!(addresses[0], "");
        assert_eq!(origin(&address("")), Some(""));
        assert_eq!(origin(""), None);
    }
}
