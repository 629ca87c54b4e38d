//! Client of the tablebase worker, which makes tables of endings and keeps them.

use crate::worker_client::WorkerClient;
use protocol::tablebase::Task;

/// A client of the tablebase worker. A handle.
pub type TablebaseClient = WorkerClient<Task>;

impl Default for TablebaseClient {
    /// No worker is started yet.
    fn default() -> TablebaseClient {
        WorkerClient::new("./tablebase.js")
    }
}
