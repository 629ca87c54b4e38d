//! Client of the laboratory worker, which makes rows of games and fits the values of the pieces to them.

use crate::worker_client::WorkerClient;
use protocol::lab::Task;

/// A client of the laboratory worker. A handle.
pub type LabClient = WorkerClient<Task>;

impl Default for LabClient {
    /// No worker is started yet.
    fn default() -> LabClient {
        WorkerClient::new("./lab.js")
    }
}
