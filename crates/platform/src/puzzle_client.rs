//! Client of the puzzle worker, which keeps sets of puzzles and what was solved.
//!
//! # The next puzzle
//!
//! A request (`crates/protocol/src/puzzle.rs`) reaches `crates/puzzle_worker/src/puzzle_service.rs`; `choose.rs` there
//! hands the indexes of the sets (`index.rs`) and the log of attempts (`reviews.rs`) to
//! `crates/puzzle/src/selection.rs`, which picks numbers, and the puzzles are decoded from their blocks. The pack of
//! the program is a file of the site, fetched when it is first wanted (`own_pack.rs`); other sets are imported block by
//! block (`add.rs`). Rating and repetition are computed by `crates/puzzle/src/attempts.rs`; an attempt is answered once
//! the transaction that appends it is on the disk.

use crate::worker_client::WorkerClient;
use protocol::puzzle::Task;

/// A client of the puzzle worker ([`crate::clients`]). A handle.
pub type PuzzleClient = WorkerClient<Task>;
