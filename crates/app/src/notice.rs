//! Notices of the page: messages that stay until they no longer matter.

use i18n::{Language, Lexicon, args};
use platform::library_client;

/// A notice to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The saved game could not be read.
    DamagedGame {
        /// The reason.
        why: String,
        /// The storage key of its text now.
        place: String,
        /// Time when it was put there, in milliseconds since 1970.
        at: u64,
    },
    /// A language could not be fetched.
    TranslationFailed(Language, String),
    /// A screen could not be fetched.
    ScreenFailed(String),
    /// The address leads nowhere; how it begins.
    UnknownAddress(String),
}

impl Notice {
    /// The notice in words.
    pub fn told(&self, words: &Lexicon) -> String {
        match self {
            Notice::DamagedGame { why, place, at } => words.with(
                "damaged-game",
                &args!["why" => why.as_str(), "place" => place.as_str(), "date" => words.date(*at)],
            ),
            Notice::ScreenFailed(why) => words.with("screen-failed", &args!["why" => why.as_str()]),
            Notice::UnknownAddress(address) => {
                words.with("unknown-address", &args!["address" => address.as_str()])
            }
            Notice::TranslationFailed(language, why) => words.with(
                "translation-failed",
                &args!["language" => language.own_name(), "why" => why.as_str()],
            ),
        }
    }
}

/// A notice of a game in words; none for one of its table, which has a view of its own (`table_notice.rs`).
pub fn game_notice_text(notice: &play::Notice, words: &Lexicon) -> Option<String> {
    match notice {
        play::Notice::NotSaved => Some(words.get("not-saved")),
        play::Notice::LibraryFailed(failure) => Some(words.with(
            "library-failed",
            &args!["why" => library_client::failure_text(failure, words)],
        )),
        play::Notice::Table(_) => None,
    }
}
