//! The tables at hand: in memory, read from the database, or made in slices and kept there.

use crate::answers;
use database::object_store::{Store, StoreName, TABLES};
use database::service::Client;
use gloo_timers::future::TimeoutFuture;
use protocol::tablebase::{Failure, Prepared, Progress};
use std::cell::RefCell;
use tablebase::{Builder, Material, Table, Tablebase};
use web_sys::DedicatedWorkerGlobalScope;

/// Words of 64 positions between two turns of the event loop: about 15 ms of work.
const SLICE: usize = 60_000;

/// The tables at hand.
pub struct Tables {
    tablebase: RefCell<Tablebase>,
    store: Store,
}

impl Tables {
    /// No tables yet, in a worker with this scope.
    pub fn new(scope: &DedicatedWorkerGlobalScope) -> Tables {
        Tables {
            tablebase: RefCell::default(),
            store: Store::of(scope),
        }
    }

    /// Asks the tables in memory.
    pub fn with<T>(&self, ask: impl FnOnce(&Tablebase) -> T) -> T {
        ask(&self.tablebase.borrow())
    }

    /// Reads what is kept of a table and of those that it depends on. What cannot be read is not there.
    pub async fn read(&self, material: Material) {
        for missing in self.with(|tablebase| tablebase.missing(material)) {
            if let Ok(Some(table)) = self.kept(missing).await {
                self.tablebase.borrow_mut().insert(table);
            }
        }
    }

    /// Makes a table and those that it depends on, unless they are kept.
    pub async fn prepare(&self, material: &str, client: Client<'_>) -> Result<Prepared, Failure> {
        let material = answers::material(material)?;
        self.read(material).await;
        let missing = self.with(|tablebase| tablebase.missing(material));
        let of = missing.len() as u64;
        let mut prepared = Prepared::default();
        for material in missing {
            let begun = self.with(|tablebase| Builder::new(material, tablebase));
            let mut builder = begun.expect("those it depends on come before it");
            loop {
                let progress = builder.step(SLICE);
                let told = Progress {
                    done: u64::from(prepared.made),
                    of,
                    count: u32::try_from(progress.decided).unwrap_or(u32::MAX),
                };
                if !client.progress(told) {
                    return Ok(prepared);
                }
                if progress.done {
                    break;
                }
                // Messages are heard in between.
                TimeoutFuture::new(0).await;
            }
            let table = builder.finish();
            // Without a place to keep it, it is at hand as long as the worker.
            if let Err(failure) = self.keep(&table).await {
                prepared.unkept = Some(failure);
            }
            self.tablebase.borrow_mut().insert(table);
            prepared.made += 1;
        }
        prepared.complete = true;
        Ok(prepared)
    }

    /// A table as it is kept; what is damaged or of another version is not there.
    async fn kept(&self, material: Material) -> Result<Option<Table>, Failure> {
        let reading = self.store.reading(TABLES).await?;
        let bytes = reading
            .bytes(StoreName::Tables, &material.to_string())
            .await?;
        let table = bytes.and_then(|bytes| Table::from_bytes(&bytes).ok());
        Ok(table.filter(|table| table.material() == material))
    }

    async fn keep(&self, table: &Table) -> Result<(), Failure> {
        let writing = self.store.writing(TABLES).await?;
        writing.put_bytes(
            StoreName::Tables,
            &table.material().to_string(),
            &table.to_bytes(),
        )?;
        writing.done().await
    }
}
