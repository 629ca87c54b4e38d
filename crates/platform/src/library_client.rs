//! Client of the library worker, which keeps the games.

use crate::worker_client::WorkerClient;
use i18n::{Lexicon, args};
use protocol::library::{Failure, Task};

/// A client of the library worker. A handle.
pub type LibraryClient = WorkerClient<Task>;

impl Default for LibraryClient {
    /// No worker is started yet.
    fn default() -> LibraryClient {
        WorkerClient::new("./library.js")
    }
}

/// A failure, in words that say what can be done.
pub fn failure_text(failure: &Failure, words: &Lexicon) -> String {
    let because = |name, why: &str| words.with(name, &args!["why" => why]);
    match failure {
        Failure::Blocked(_) => words.get("library-blocked"),
        Failure::Full => words.get("library-full"),
        Failure::Newer => words.get("library-newer"),
        Failure::Missing => words.get("library-missing"),
        Failure::NoGame(why) | Failure::Unfetched(why) | Failure::Other(why) => {
            because("library-trouble", why)
        }
    }
}
