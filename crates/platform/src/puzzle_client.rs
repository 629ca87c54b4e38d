//! Client of the puzzle worker, which keeps sets of puzzles and what was solved.

use crate::worker_client::WorkerClient;
use protocol::puzzle::Task;

/// A client of the puzzle worker. A handle.
pub type PuzzleClient = WorkerClient<Task>;

impl Default for PuzzleClient {
    /// No worker is started yet.
    fn default() -> PuzzleClient {
        WorkerClient::new("./puzzles.js")
    }
}
