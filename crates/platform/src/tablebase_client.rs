//! Client of the tablebase worker, which makes tables of endings and keeps them.

use crate::worker_client::WorkerClient;
use protocol::tablebase::Task;

/// A client of the tablebase worker ([`crate::clients`]). A handle.
pub type TablebaseClient = WorkerClient<Task>;
