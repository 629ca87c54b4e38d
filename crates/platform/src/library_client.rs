//! Client of the library worker, which keeps the games.
//!
//! # A request to the library
//!
//! The page (`crates/table/src/library_game.rs` says what the list shows of a game) or the library screen
//! (`crates/screens/src/library/state.rs`) asks its client. The client starts the worker, repeats what a dead worker
//! has not answered, and routes each answer to its request. A `Request` with a `Task`
//! (`crates/protocol/src/library.rs`) gets reports of progress and one end. `crates/database/src/service.rs` does one
//! task after the other, imports and exports beside them so that they can be cancelled.
//! `crates/library_worker/src/library_service.rs` passes them on: `library.rs` saves, lists and deletes; `bin.rs` has
//! deleted games; `files.rs` PGN; `find.rs` search and order; `row.rs` the row of an imported game; `game::Growth` decides
//! which of two records knows more. Only `crates/database/src/object_store.rs` touches the database. Library workers of
//! all tabs tell each other of changes, and lists are asked for again.

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
        Failure::NoWorker | Failure::Lab(_) => because("library-trouble", ""),
    }
}
