//! Failures of the puzzle worker in words that say what can be done.

use i18n::Lexicon;
use platform::library_client::failure_text;
use protocol::puzzle::Failure;

/// A failure in words.
pub fn trouble_text(failure: &Failure, words: &Lexicon) -> String {
    match failure {
        Failure::Unfetched(_) => words.get("puzzles-unfetched"),
        Failure::Missing => words.get("puzzles-missing"),
        failure => failure_text(failure, words),
    }
}
