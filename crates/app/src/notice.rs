//! What the player must be told, until it no longer matters.

use crate::words::{Language, Lexicon, args};
use board::Narrator;

use chess::Color;
use game::Ruling;
use protocol::library::Failure;
use ui::librarian;

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The saved game could not be read.
    DamagedGame {
        /// What is wrong with it.
        why: String,
        /// The name under which its text is kept.
        place: String,
        /// When it was put there, in milliseconds since 1970.
        at: u64,
    },
    /// This browser keeps nothing.
    NotSaved,
    /// The library does not keep the game; storage does.
    LibraryFailed(Failure),
    /// The engine did not answer.
    EngineFailed(String),
    /// The arbiter has ruled.
    Ruling(Ruling),
    /// A side claims the quickplay finish, and somebody must decide.
    Claimed(Color),
    /// The robot wants no draw.
    RobotDeclines,
    /// A language could not be fetched.
    StringsFailed(Language, String),
    /// A sheet could not be fetched.
    SheetFailed(String),
}

impl Notice {
    /// In words.
    pub fn told(&self, words: &Lexicon) -> String {
        match self {
            Notice::DamagedGame { why, place, at } => words.with(
                "damaged-game",
                &args!["why" => why.as_str(), "place" => place.as_str(), "date" => words.date(*at)],
            ),
            Notice::NotSaved => words.get("not-saved"),
            Notice::LibraryFailed(failure) => words.with(
                "library-failed",
                &args!["why" => librarian::told(failure, words)],
            ),
            Notice::EngineFailed(why) => words.with("engine-failed", &args!["why" => why.as_str()]),
            Notice::SheetFailed(why) => words.with("sheet-failed", &args!["why" => why.as_str()]),
            Notice::Ruling(ruling) => Narrator::new(words, false).ruling(*ruling),
            Notice::Claimed(by) => Narrator::new(words, false).claims_quickplay(*by),
            Notice::RobotDeclines => words.get("robot-declines"),
            Notice::StringsFailed(language, why) => words.with(
                "strings-failed",
                &args!["language" => language.own_name(), "why" => why.as_str()],
            ),
        }
    }
}
