//! Numbers that are different for every game and every host name of a run of tests.

use std::sync::atomic::{AtomicU64, Ordering};

/// Seed of the next game that a test opens: for the library games of different seeds are different.
static NEXT_SEED: AtomicU64 = AtomicU64::new(1);

/// A number that no game had yet.
pub(crate) fn unique_number() -> u64 {
    NEXT_SEED.fetch_add(1, Ordering::Relaxed)
}
