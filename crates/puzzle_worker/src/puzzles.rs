//! All that the worker keeps, and what it holds of it in memory.

use crate::index::Indexes;
use crate::log::Log;
use crate::own_pack::OwnPack;
use database::object_store::Store;
use protocol::puzzle::Failure;
use web_sys::DedicatedWorkerGlobalScope;

/// Sets of puzzles and attempts at them.
pub struct Puzzles {
    pub store: Store,
    pub own_pack: OwnPack,
    pub indexes: Indexes,
    pub log: Log,
}

impl Puzzles {
    /// Those in the database of `scope`, which is opened when it is first needed.
    pub fn new(scope: DedicatedWorkerGlobalScope) -> Puzzles {
        Puzzles {
            store: Store::of(&scope),
            own_pack: OwnPack::new(scope),
            indexes: Indexes::default(),
            log: Log::default(),
        }
    }

    /// Does it, and once more when there is no room: what was removed takes room as long as it can be restored.
    pub async fn with_room<A, F: Future<Output = Result<A, Failure>>>(
        &self,
        attempt: impl Fn() -> F,
    ) -> Result<A, Failure> {
        match attempt().await {
            Err(Failure::Full) if self.forget_removed(u64::MAX).await? > 0 => attempt().await,
            result => result,
        }
    }
}
