//! Clients of the workers that keep things: one worker of a kind for all of a page, started when it is first asked.

use crate::library_client::LibraryClient;
use crate::puzzle_client::PuzzleClient;
use crate::tablebase_client::TablebaseClient;
use crate::worker_client::WorkerClient;
use leptos::prelude::*;
use protocol::request::Tasks;
use std::any::Any;

/// The clients of a page, provided as a context. A handle.
///
/// The list is empty when the page begins, and knows no types: so the first load has none of their code.
#[derive(Clone, Copy)]
pub struct Clients(StoredValue<Vec<Box<dyn Any>>, LocalStorage>);

impl Default for Clients {
    /// No client is made yet. The present owner keeps those that will be.
    fn default() -> Clients {
        Clients(StoredValue::new_local(Vec::new()))
    }
}

impl Clients {
    /// A client of the page's library worker, for one user: what it asks is cancelled with its last handle.
    pub fn library(self) -> LibraryClient {
        self.client("./library.js")
    }

    /// A client of the page's puzzle worker, for one user: what it asks is cancelled with its last handle.
    pub fn puzzles(self) -> PuzzleClient {
        self.client("./puzzles.js")
    }

    /// A client of the page's tablebase worker, for one user: what it asks is cancelled with its last handle.
    pub fn tablebases(self) -> TablebaseClient {
        self.client("./tablebase.js")
    }

    /// A client of the worker of these tasks, whose loader is at the address `script`.
    fn client<T: Tasks>(self, script: &'static str) -> WorkerClient<T> {
        let client = |made: &mut Vec<Box<dyn Any>>| {
            let known = made
                .iter()
                .find_map(|client| client.downcast_ref::<WorkerClient<T>>());
            if let Some(known) = known {
                return known.for_another();
            }
            let first = WorkerClient::new(script);
            let client = first.for_another();
            made.push(Box::new(first));
            client
        };
        self.0
            .try_update_value(client)
            .expect("the page keeps its clients as long as it lives")
    }
}
