//! Log of attempts in memory, as it was last read from the database.

use database::object_store::{StoreName, Transaction};
use protocol::puzzle::Failure;
use puzzle::attempts::Attempts;
use puzzle::review_log::Review;
use std::cell::{Cell, Ref, RefCell};

/// Reviews that are read or written at once.
pub const BATCH: u32 = 2_000;
/// The key of the level that the solver said he had.
pub const START: &str = "start-rating";

/// The log as it was last read.
#[derive(Default)]
pub struct Log {
    attempts: RefCell<Attempts>,
    /// Number of records in the database when it was read: it only grows, so that it tells whether there are more.
    records: Cell<u32>,
    start: Cell<Option<u16>>,
}

impl Log {
    pub fn attempts(&self) -> Ref<'_, Attempts> {
        self.attempts.borrow()
    }

    /// The level that the solver said he had.
    pub fn start(&self) -> Option<u16> {
        self.start.get()
    }

    /// Reads the log anew if another tab has added to it.
    pub async fn sync(&self, transaction: &Transaction) -> Result<(), Failure> {
        let records = transaction.count(StoreName::PuzzleReviews).await?;
        let start = transaction.get(StoreName::PuzzleSolver, START).await?;
        let start = start.and_then(|start| start.parse().ok());
        if records == self.records.get() && start == self.start.get() {
            return Ok(());
        }
        let (mut reviews, mut after) = (Vec::new(), String::new());
        loop {
            let store = StoreName::PuzzleReviews;
            let texts = transaction.texts(store, &after, BATCH).await?;
            let keys = transaction.keys(store, &after, BATCH).await?;
            let Some(last) = keys.last() else {
                break;
            };
            after.clone_from(last);
            reviews.extend(texts.iter().filter_map(|text| read(text)));
        }
        *self.attempts.borrow_mut() = Attempts::new(reviews, start);
        self.records.set(records);
        self.start.set(start);
        Ok(())
    }

    /// Adds a review that has been written.
    pub fn push(&self, review: Review) {
        self.attempts.borrow_mut().push(review);
        self.records.set(self.records.get() + 1);
    }
}

/// A review as the store has it.
pub fn written(review: &Review) -> String {
    json::write(review)
}

/// A review of the store; one that cannot be read was not written by this version, and does not hide the others.
pub fn read(text: &str) -> Option<Review> {
    json::read(text).ok()
}
