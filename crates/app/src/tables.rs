//! The tables of a page. They stay for as long as the page does; what shows one comes and goes.
//!
//! Ownership of state: a table has its `Session`, the element it is shown in, in which alone it looks for
//! anything (`TableFocus`), the ids of its elements, and what localStorage holds of its game and match, under keys with
//! its `TableId`. The page has `PageState` and the URL hash. The library is shared by all tabs. `#dev/two-tables` shows
//! two tables beside each other.

use crate::page_state::PageState;
use crate::session::{LazyChunk, Session};
use crate::storage::TableId;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The tables of a page. A handle.
#[derive(Clone, Copy)]
pub struct Tables {
    page: PageState,
    chunk: LazyChunk,
    /// The owner of all of them.
    owner: StoredValue<Owner>,
    open: StoredValue<BTreeMap<TableId, Session>>,
}

impl Tables {
    /// No table of the page is open; the present owner is to own all that are opened.
    pub fn new(page: PageState, chunk: LazyChunk) -> Tables {
        Tables {
            page,
            chunk,
            owner: StoredValue::new(Owner::current().expect("the page is being mounted")),
            open: StoredValue::new(BTreeMap::new()),
        }
    }

    /// A table as it stands; one that has not been asked for before is taken up as it was saved.
    pub fn at(self, id: TableId) -> Session {
        if let Some(session) = self.open.with_value(|open| open.get(&id).copied()) {
            return session;
        }
        let owner = self.owner.get_value();
        let session = owner.with(|| Session::open(id, self.page, self.chunk));
        self.open.update_value(|open| {
            open.insert(id, session);
        });
        session
    }
}
