//! Notices: messages that stay until they no longer matter.

use i18n::{Language, Lexicon, args};
use platform::library_client;
use protocol::library::Failure;

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
    /// This browser saves nothing.
    NotSaved,
    /// The library failed to save the game; localStorage has it.
    LibraryFailed(Failure),
    /// A notice of the table.
    Table(table::Notice),
    /// A language could not be fetched.
    TranslationFailed(Language, String),
    /// A screen could not be fetched.
    ScreenFailed(String),
    /// The address leads nowhere; how it begins.
    UnknownAddress(String),
}

impl Notice {
    /// The notice in words; none for one of the table, which has a view of its own (`table_notice.rs`).
    pub fn told(&self, words: &Lexicon) -> Option<String> {
        Some(match self {
            Notice::DamagedGame { why, place, at } => words.with(
                "damaged-game",
                &args!["why" => why.as_str(), "place" => place.as_str(), "date" => words.date(*at)],
            ),
            Notice::NotSaved => words.get("not-saved"),
            Notice::LibraryFailed(failure) => words.with(
                "library-failed",
                &args!["why" => library_client::failure_text(failure, words)],
            ),
            Notice::ScreenFailed(why) => words.with("screen-failed", &args!["why" => why.as_str()]),
            Notice::UnknownAddress(address) => {
                words.with("unknown-address", &args!["address" => address.as_str()])
            }
            Notice::Table(_) => return None,
            Notice::TranslationFailed(language, why) => words.with(
                "translation-failed",
                &args!["language" => language.own_name(), "why" => why.as_str()],
            ),
        })
    }
}
