//! The browser's database, as far as the library needs it: texts by name in three stores.

use js_sys::{Array, Promise};
use protocol::library::Failure;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DedicatedWorkerGlobalScope, DomException, Event, IdbDatabase, IdbKeyRange, IdbObjectStore,
    IdbRequest, IdbTransaction,
};

/// The database's name and the version of its stores.
const DATABASE: (&str, u32) = ("sessa", 1);

/// A store of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// The games themselves, in the order of their keys.
    Games,
    /// What the list says of each that is not deleted.
    Rows,
    /// What it said of each that is, whose game is still there.
    Deleted,
}

impl Shelf {
    const ALL: [Shelf; 3] = [Shelf::Games, Shelf::Rows, Shelf::Deleted];

    fn name(self) -> &'static str {
        match self {
            Shelf::Games => "games",
            Shelf::Rows => "rows",
            Shelf::Deleted => "deleted",
        }
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = IdbDatabase)]
    type Database;

    /// The form with options, which older browsers pass over.
    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &Database,
        stores: &Array,
        mode: &str,
        options: &JsValue,
    ) -> Result<IdbTransaction, JsValue>;
}

/// The database, opened when it is first needed and again if the browser has closed it. A handle.
#[derive(Clone)]
pub struct Store(Rc<State>);

struct State {
    scope: DedicatedWorkerGlobalScope,
    open: RefCell<Option<Database>>,
    /// Closes the database where a newer version in another tab has to change the stores.
    yields: Closure<dyn Fn(Event)>,
}

impl Store {
    /// The database that `scope` can open.
    pub fn new(scope: DedicatedWorkerGlobalScope) -> Store {
        let close = |event: Event| {
            if let Some(database) = event.target() {
                database.unchecked_ref::<IdbDatabase>().close();
            }
        };
        Store(Rc::new(State {
            scope,
            open: RefCell::default(),
            yields: Closure::new(close),
        }))
    }

    /// Begins to read.
    pub async fn reading(&self) -> Result<Transaction, Failure> {
        self.begin("readonly").await
    }

    /// Begins to write; nothing of it is kept before [`Transaction::done`].
    pub async fn writing(&self) -> Result<Transaction, Failure> {
        self.begin("readwrite").await
    }

    async fn begin(&self, mode: &str) -> Result<Transaction, Failure> {
        let stores: Array = Shelf::ALL
            .iter()
            .map(|shelf| JsValue::from(shelf.name()))
            .collect();
        // What is told as kept shall survive the loss of power as well.
        let options = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&options, &"durability".into(), &"strict".into());
        let begin = |database: &Database| database.transaction(&stores, mode, &options);
        let known = self.0.open.borrow().as_ref().map(begin);
        if let Some(Ok(transaction)) = known {
            return Ok(Transaction(transaction));
        }
        // It has been closed, for a newer version or because the browser's data were cleared.
        let database = self.open().await?;
        let transaction = begin(&database).map_err(|error| failure(&error))?;
        *self.0.open.borrow_mut() = Some(database);
        Ok(Transaction(transaction))
    }

    async fn open(&self) -> Result<Database, Failure> {
        let factory = match self.0.scope.indexed_db() {
            Ok(Some(factory)) => factory,
            Ok(None) => return Err(Failure::Blocked(String::new())),
            Err(error) => return Err(Failure::Blocked(format!("{error:?}"))),
        };
        let blocked = |error: JsValue| match failure(&error) {
            Failure::Other(why) => Failure::Blocked(why),
            other => other,
        };
        let (name, version) = DATABASE;
        let request = factory.open_with_u32(name, version).map_err(blocked)?;
        let upgraded = request.clone();
        let upgrade = Closure::once(move || {
            let database = upgraded.result().map(JsCast::unchecked_into::<IdbDatabase>);
            for shelf in Shelf::ALL {
                // Should one not be made, whoever begins to read is told.
                let _ = database
                    .as_ref()
                    .map(|database| database.create_object_store(shelf.name()));
            }
        });
        request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
        let database: Database = answer(&request).await.map_err(blocked)?.unchecked_into();
        database.set_onversionchange(Some(self.0.yields.as_ref().unchecked_ref()));
        Ok(database)
    }
}

/// What is read or written together.
pub struct Transaction(IdbTransaction);

impl Transaction {
    fn shelf(&self, shelf: Shelf) -> Result<IdbObjectStore, Failure> {
        self.0
            .object_store(shelf.name())
            .map_err(|error| failure(&error))
    }

    /// The text of this key.
    pub async fn get(&self, shelf: Shelf, key: &str) -> Result<Option<String>, Failure> {
        let request = self.shelf(shelf)?.get(&key.into());
        Ok(wait(request).await?.as_string())
    }

    /// The first keys after `after`, in order, so many at most.
    pub async fn keys(
        &self,
        shelf: Shelf,
        after: &str,
        count: u32,
    ) -> Result<Vec<String>, Failure> {
        let request = self
            .shelf(shelf)?
            .get_all_keys_with_key_and_limit(&beyond(after), count);
        texts(request).await
    }

    /// The texts of the first keys after `after`, in the order of their keys, so many at most.
    pub async fn texts(
        &self,
        shelf: Shelf,
        after: &str,
        count: u32,
    ) -> Result<Vec<String>, Failure> {
        let request = self
            .shelf(shelf)?
            .get_all_with_key_and_limit(&beyond(after), count);
        texts(request).await
    }

    /// Gives a key a text.
    pub fn put(&self, shelf: Shelf, key: &str, text: &str) -> Result<(), Failure> {
        let put = self.shelf(shelf)?.put_with_key(&text.into(), &key.into());
        put.map(drop).map_err(|error| failure(&error))
    }

    /// Takes a key away.
    pub fn delete(&self, shelf: Shelf, key: &str) -> Result<(), Failure> {
        let deleted = self.shelf(shelf)?.delete(&key.into());
        deleted.map(drop).map_err(|error| failure(&error))
    }

    /// Waits until everything that was written is kept; if that fails, nothing of it is.
    pub async fn done(self) -> Result<(), Failure> {
        let transaction = &self.0;
        let promise = Promise::new(&mut |resolve, reject| {
            transaction.set_oncomplete(Some(&resolve));
            transaction.set_onabort(Some(&reject));
        });
        match JsFuture::from(promise).await {
            Ok(_) => Ok(()),
            Err(_) => Err(failure(&transaction.error().into())),
        }
    }
}

/// All keys after this one.
fn beyond(key: &str) -> JsValue {
    IdbKeyRange::lower_bound_with_open(&key.into(), true)
        .expect("a text is a key")
        .into()
}

async fn texts(request: Result<IdbRequest, JsValue>) -> Result<Vec<String>, Failure> {
    let found = Array::from(&wait(request).await?);
    Ok(found.iter().filter_map(|text| text.as_string()).collect())
}

async fn wait(request: Result<IdbRequest, JsValue>) -> Result<JsValue, Failure> {
    let request = request.map_err(|error| failure(&error))?;
    answer(&request).await.map_err(|error| failure(&error))
}

/// What a request is answered with. Whoever awaits it is called while the transaction is still active.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => request.result(),
        Err(_) => Err(request.error().ok().flatten().into()),
    }
}

/// What it means that the database has refused something.
fn failure(error: &JsValue) -> Failure {
    match error.dyn_ref() {
        Some(error) => reason(error),
        None => Failure::Other(format!("{error:?}")),
    }
}

fn reason(error: &DomException) -> Failure {
    let said = || format!("{}: {}", error.name(), error.message());
    match &*error.name() {
        "QuotaExceededError" => Failure::Full,
        "VersionError" => Failure::Newer,
        "SecurityError" => Failure::Blocked(said()),
        _ => Failure::Other(said()),
    }
}
