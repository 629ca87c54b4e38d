//! Object stores in `IndexedDB`: texts and bytes by key. The library's stores are those of the first version of the
//! database, the puzzles' came with the second, the tables of endings with the third, experiments with the fourth.
//!
//! A worker that the page starts under the name [`IN_MEMORY`] has them in memory instead.

use crate::memory::{self, Memory, Value};
use indexed_db_futures::KeyRange;
use indexed_db_futures::database::Database;
use indexed_db_futures::error::{Error, OpenDbError, UnexpectedDataError};
use indexed_db_futures::iter::ArrayMapIter;
use indexed_db_futures::object_store::ObjectStore;
use indexed_db_futures::prelude::*;
use indexed_db_futures::transaction::{
    Transaction as Raw, TransactionDurability, TransactionMode, TransactionOptions,
};
use js_sys::Uint8Array;
use protocol::request::{Failure, IN_MEMORY};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::DedicatedWorkerGlobalScope;

/// The database's name and the version of its stores.
const DATABASE: (&str, u32) = ("sessa", 4);

/// A store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreName {
    /// The games themselves, in the order of their keys.
    Games,
    /// List rows of the games that are not deleted.
    Rows,
    /// List rows of deleted games that can still be restored.
    Deleted,
    /// Sets of puzzles: what is known of each.
    PuzzleSets,
    /// The puzzles of the sets, in blocks: bytes.
    PuzzleBlocks,
    /// The index of each block: bytes.
    PuzzleIndexes,
    /// Attempts at puzzles, in the order of time.
    PuzzleReviews,
    /// Settings of the solver: the level chosen first.
    PuzzleSolver,
    /// Tables of endings by their material: bytes.
    Tables,
    /// Experiments of the laboratory, in the order of time.
    Experiments,
    /// The rows of those experiments: bytes.
    ExperimentRows,
}

/// The stores of the library.
pub const LIBRARY: &[StoreName] = &[StoreName::Games, StoreName::Rows, StoreName::Deleted];
/// The stores of sets of puzzles.
pub const PUZZLE_SETS: &[StoreName] = &[
    StoreName::PuzzleSets,
    StoreName::PuzzleBlocks,
    StoreName::PuzzleIndexes,
];
/// The stores of attempts at puzzles.
pub const PUZZLE_REVIEWS: &[StoreName] = &[StoreName::PuzzleReviews, StoreName::PuzzleSolver];
/// The store of tables of endings.
pub const TABLES: &[StoreName] = &[StoreName::Tables];
/// The stores of experiments.
pub const EXPERIMENTS: &[StoreName] = &[StoreName::Experiments, StoreName::ExperimentRows];

impl StoreName {
    /// All stores that there are.
    fn all() -> impl Iterator<Item = StoreName> {
        [LIBRARY, PUZZLE_SETS, PUZZLE_REVIEWS, TABLES, EXPERIMENTS]
            .into_iter()
            .flatten()
            .copied()
    }

    fn name(self) -> &'static str {
        match self {
            StoreName::Games => "games",
            StoreName::Rows => "rows",
            StoreName::Deleted => "deleted",
            StoreName::PuzzleSets => "puzzle-sets",
            StoreName::PuzzleBlocks => "puzzle-blocks",
            StoreName::PuzzleIndexes => "puzzle-indexes",
            StoreName::PuzzleReviews => "puzzle-reviews",
            StoreName::PuzzleSolver => "puzzle-solver",
            StoreName::Tables => "tables",
            StoreName::Experiments => "experiments",
            StoreName::ExperimentRows => "experiment-rows",
        }
    }
}

/// The stores of a worker. A handle.
#[derive(Clone)]
pub enum Store {
    /// Those of the database, which is opened when it is first needed and again if it has been closed.
    Database(Rc<Cell<Option<&'static Database>>>),
    /// Those of a worker that the browser keeps nothing for.
    Memory(Memory),
}

/// The stores that a transaction is about; others can be written meanwhile.
type Stores = &'static [StoreName];

impl Store {
    /// The stores of the worker with this scope.
    pub fn of(scope: &DedicatedWorkerGlobalScope) -> Store {
        if scope.name() == IN_MEMORY {
            Store::Memory(Memory::default())
        } else {
            Store::Database(Rc::default())
        }
    }

    /// Begins a read transaction.
    pub async fn reading(&self, stores: Stores) -> Result<Transaction, Failure> {
        self.begin(stores, TransactionMode::Readonly).await
    }

    /// Begins a write transaction; nothing of it is saved before [`Transaction::done`].
    pub async fn writing(&self, stores: Stores) -> Result<Transaction, Failure> {
        self.begin(stores, TransactionMode::Readwrite).await
    }

    async fn begin(&self, stores: Stores, mode: TransactionMode) -> Result<Transaction, Failure> {
        let opened = match self {
            Store::Memory(memory) => return Ok(Transaction::Memory(memory.begin())),
            Store::Database(opened) => opened,
        };
        if let Some(database) = opened.get()
            && let Ok(transaction) = begin(database, stores, mode)
        {
            return Ok(transaction);
        }
        // It is not open yet; or it was closed, for a newer version or because the browser's data were cleared.
        let database = open().await?;
        opened.set(Some(database));
        begin(database, stores, mode).map_err(failure)
    }
}

/// Opens the database. The handle lives as long as the worker, so that what is begun need not hold it.
async fn open() -> Result<&'static Database, Failure> {
    let (name, version) = DATABASE;
    let opened = Database::open(name)
        .with_version(version)
        .with_on_upgrade_needed(|_, database: Database| {
            // What an earlier version has stays as it is.
            let there: Vec<String> = database.object_store_names().collect();
            for store in StoreName::all() {
                if there.iter().all(|name| name != store.name()) {
                    database.create_object_store(store.name()).build()?;
                }
            }
            Ok(())
        })
        .await;
    let database: &'static Database = Box::leak(Box::new(opened.map_err(|error| match error {
        OpenDbError::Base(error) => match failure(error) {
            Failure::Other(why) => Failure::Blocked(why),
            failure => failure,
        },
        // Their own texts bring the standard library's decimal numbers along, 7 KB.
        OpenDbError::VersionZero
        | OpenDbError::UnsupportedEnvironment
        | OpenDbError::NullFactory => Failure::Blocked("there is no IndexedDB".into()),
    })?));
    // A newer version in another tab has to change the stores, which it cannot while this one has them open.
    if let Ok(mut changes) = database.version_changes() {
        wasm_bindgen_futures::spawn_local(async move {
            if changes.recv().await.is_some() {
                database.clone().close();
            }
        });
    }
    Ok(database)
}

fn begin(
    database: &'static Database,
    stores: Stores,
    mode: TransactionMode,
) -> Result<Transaction, Error> {
    // A save that is reported must survive the loss of power as well.
    let options = TransactionOptions::new().with_durability(TransactionDurability::Strict);
    let names: Vec<_> = stores.iter().map(|store| store.name()).collect();
    let transaction = database
        .transaction(&*names)
        .with_mode(mode)
        .with_options(options)
        .build()?;
    Ok(Transaction::Database(transaction))
}

/// A transaction: everything read or written in it succeeds or fails together.
pub enum Transaction {
    /// One of the database.
    Database(Raw<'static>),
    /// One in memory.
    Memory(memory::Transaction),
}

impl Transaction {
    /// The text of this key.
    pub async fn get(&self, store: StoreName, key: &str) -> Result<Option<String>, Failure> {
        let found = match self {
            Transaction::Memory(memory) => return Ok(memory.get(store.name(), key).and_then(text)),
            Transaction::Database(raw) => object_store(raw, store)?.get(key).primitive(),
        };
        found.map_err(failure)?.await.map_err(failure)
    }

    /// At most `count` keys, the first after `after`, in order.
    pub async fn keys(
        &self,
        store: StoreName,
        after: &str,
        count: u32,
    ) -> Result<Vec<String>, Failure> {
        let raw = match self {
            Transaction::Memory(memory) => {
                return Ok(memory.list(store.name(), after, count, |key, _| Some(key.to_owned())));
            }
            Transaction::Database(raw) => raw,
        };
        let store = object_store(raw, store)?;
        let all = store.get_all_keys().with_query::<&str, _>(beyond(after));
        texts(all.with_limit(count).primitive().map_err(failure)?.await)
    }

    /// The texts of at most `count` keys, the first after `after`, in the order of their keys.
    pub async fn texts(
        &self,
        store: StoreName,
        after: &str,
        count: u32,
    ) -> Result<Vec<String>, Failure> {
        let raw = match self {
            Transaction::Memory(memory) => {
                return Ok(memory.list(store.name(), after, count, |_, value| text(value.clone())));
            }
            Transaction::Database(raw) => raw,
        };
        let store = object_store(raw, store)?;
        let all = store.get_all().with_query::<&str, _>(beyond(after));
        texts(all.with_limit(count).primitive().map_err(failure)?.await)
    }

    /// The bytes of this key.
    pub async fn bytes(&self, store: StoreName, key: &str) -> Result<Option<Vec<u8>>, Failure> {
        let found = match self {
            Transaction::Memory(memory) => {
                return Ok(memory.get(store.name(), key).and_then(bytes));
            }
            Transaction::Database(raw) => object_store(raw, store)?.get(key).primitive(),
        };
        let found: Option<JsValue> = found.map_err(failure)?.await.map_err(failure)?;
        Ok(found.map(|bytes| Uint8Array::new(&bytes).to_vec()))
    }

    /// Writes bytes under a key.
    pub fn put_bytes(&self, store: StoreName, key: &str, bytes: &[u8]) -> Result<(), Failure> {
        match self {
            Transaction::Memory(memory) => {
                memory.set(store.name(), key, Some(Value::Bytes(bytes.to_vec())));
            }
            Transaction::Database(raw) => {
                let bytes = JsValue::from(Uint8Array::from(bytes));
                let store = object_store(raw, store)?;
                let put = store.put(bytes).with_key(key).primitive();
                put.map_err(failure)?;
            }
        }
        Ok(())
    }

    /// The number of keys.
    pub async fn count(&self, store: StoreName) -> Result<u32, Failure> {
        let count = match self {
            Transaction::Memory(memory) => {
                return Ok(memory
                    .list(store.name(), "", u32::MAX, |_, _| Some(()))
                    .len() as u32);
            }
            Transaction::Database(raw) => object_store(raw, store)?.count().primitive(),
        };
        count.map_err(failure)?.await.map_err(failure)
    }

    /// Writes a text under a key.
    pub fn put(&self, store: StoreName, key: &str, text: &str) -> Result<(), Failure> {
        match self {
            Transaction::Memory(memory) => {
                memory.set(store.name(), key, Some(Value::Text(text.to_owned())));
            }
            // It goes out at once; `done` reports the outcome.
            Transaction::Database(raw) => {
                let store = object_store(raw, store)?;
                let put = store.put(text).with_key(key).primitive();
                put.map_err(failure)?;
            }
        }
        Ok(())
    }

    /// Removes a key.
    pub fn delete(&self, store: StoreName, key: &str) -> Result<(), Failure> {
        match self {
            Transaction::Memory(memory) => memory.set(store.name(), key, None),
            Transaction::Database(raw) => {
                let store = object_store(raw, store)?;
                store.delete(key).primitive().map_err(failure)?;
            }
        }
        Ok(())
    }

    /// Waits until everything that was written is saved; if that fails, nothing of it is.
    pub async fn done(self) -> Result<(), Failure> {
        match self {
            Transaction::Memory(memory) => {
                memory.done();
                Ok(())
            }
            Transaction::Database(raw) => raw.commit().await.map_err(failure),
        }
    }
}

fn object_store<'a>(raw: &'a Raw<'static>, store: StoreName) -> Result<ObjectStore<'a>, Failure> {
    raw.object_store(store.name()).map_err(failure)
}

fn text(value: Value) -> Option<String> {
    match value {
        Value::Text(text) => Some(text),
        Value::Bytes(_) => None,
    }
}

fn bytes(value: Value) -> Option<Vec<u8>> {
    match value {
        Value::Bytes(bytes) => Some(bytes),
        Value::Text(_) => None,
    }
}

/// All keys after this one.
fn beyond(key: &str) -> KeyRange<&str> {
    KeyRange::LowerBound(key, true)
}

fn texts(found: Result<ArrayMapIter<String>, Error>) -> Result<Vec<String>, Failure> {
    found.and_then(Iterator::collect).map_err(failure)
}

/// The failure that an error of the database means.
fn failure(error: Error) -> Failure {
    match error {
        // Without a request at fault a browser aborts only what it has no room for.
        Error::MissingData(UnexpectedDataError::TransactionAborted) => Failure::Full,
        Error::DomException(error) => reason(&error.into()),
        Error::Unknown(error) => Failure::Other(format!(
            "IndexedDB: {:?}",
            wasm_bindgen::JsValue::from(error)
        )),
        Error::Serialisation(_) | Error::MissingData(_) => {
            Failure::Other("IndexedDB: no such answer was expected".into())
        }
    }
}

fn reason(error: &web_sys::DomException) -> Failure {
    let said = || format!("{}: {}", error.name(), error.message());
    match &*error.name() {
        "QuotaExceededError" => Failure::Full,
        "VersionError" => Failure::Newer,
        "SecurityError" => Failure::Blocked(said()),
        _ => Failure::Other(said()),
    }
}
