//! A round in the tab's storage: a reload, and a tab that was put to sleep, go on where it was left. Another tab has its own.

use learn::LessonRecord;
use platform::storage;
use serde::{Deserialize, Serialize};

/// Storage key.
const KEY: &str = "sessa.round";

#[derive(Serialize, Deserialize)]
struct Kept {
    /// Query of the round's address.
    address: String,
    record: LessonRecord,
}

/// Progress of the round of an address; none if another one was begun since.
pub fn load(address: &str) -> Option<LessonRecord> {
    let kept: Kept = storage::in_tab::load_json(KEY)?;
    (kept.address == address).then_some(kept.record)
}

/// Keeps how far a round has come. Without storage it is lost with the page.
pub fn save(address: String, record: LessonRecord) {
    storage::in_tab::save_json(KEY, &Kept { address, record });
}

/// Forgets the round, which is done.
pub fn forget() {
    storage::in_tab::remove(KEY);
}
