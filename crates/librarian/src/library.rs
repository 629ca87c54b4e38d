//! The library: what is done with the games that are kept.

use crate::find::Search;
use crate::row::{self, Growth};
use crate::store::{Shelf, Store, Transaction};
use game::{Game, Openings};
use js_sys::{Date, JsString};
use protocol::library::{Failure, List, Page, Query, Record, Row, Save, Which};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, Response};

/// How many rows or games are read or written together.
pub const BATCH: u32 = 500;
/// How long deleted games can come back even after the program was closed, in milliseconds.
const KEPT_DELETED: u64 = 3_600_000;

/// Where the names of openings are found, beside the librarian's script.
const OPENINGS: &str = "./openings.tsv";

/// The games that are kept.
pub struct Library {
    pub(crate) store: Store,
    scope: DedicatedWorkerGlobalScope,
    openings: RefCell<Option<Rc<Openings>>>,
}

impl Library {
    /// The library in the database of `scope`. It is opened when it is first needed.
    pub fn new(scope: DedicatedWorkerGlobalScope) -> Library {
        Library {
            store: Store::default(),
            scope,
            openings: RefCell::default(),
        }
    }

    /// The names of openings; none if they cannot be fetched.
    pub async fn openings(&self) -> Rc<Openings> {
        if let Some(openings) = &*self.openings.borrow() {
            return openings.clone();
        }
        let text = fetch(&self.scope, OPENINGS).await.unwrap_or_default();
        let openings = Rc::new(Openings::parse(&text).unwrap_or_default());
        *self.openings.borrow_mut() = Some(openings.clone());
        openings
    }

    /// Keeps a game as it is now on the table.
    ///
    /// The record that it continues is replaced. Should another table have played it on in another way, both are kept.
    pub async fn save(&self, save: &Save) -> Result<(), Failure> {
        let game =
            game::from_json(&save.game).map_err(|error| Failure::NoGame(error.to_string()))?;
        match self.try_save(save, &game).await {
            // What has been deleted takes room as long as it can come back.
            Err(Failure::Full) => {
                self.forget_deleted(u64::MAX).await?;
                self.try_save(save, &game).await
            }
            result => result,
        }
    }

    async fn try_save(&self, save: &Save, game: &Game) -> Result<(), Failure> {
        let text = &*save.game;
        let at = save.at.unwrap_or_else(now);
        // A game is kept before the names of openings have come.
        let openings = self.openings.borrow().clone().unwrap_or_default();
        let transaction = self.store.writing().await?;
        let (key, growth) = place(&transaction, game, text).await?;
        if matches!(growth, Some(Growth::Same | Growth::More)) {
            return Ok(());
        }
        let row = row::of_game(game, &openings, key.clone(), day(game.config().began), at);
        transaction.put(Shelf::Games, &key, text)?;
        transaction.put(Shelf::Rows, &key, &written(&row))?;
        transaction.delete(Shelf::Deleted, &key)?;
        transaction.done().await
    }

    /// The game that was on the table last, if more is known of it here than in `known`, which was found elsewhere.
    ///
    /// What the library does not know has been played since: it stays on the table. What it knows was on the table last only
    /// if no other game has been played here since.
    pub async fn latest(&self, known: Option<&str>) -> Result<Option<String>, Failure> {
        self.forget_deleted(now().saturating_sub(KEPT_DELETED))
            .await?;
        let transaction = self.store.reading().await?;
        if let Some(known) = known {
            let game =
                game::from_json(known).map_err(|error| Failure::NoGame(error.to_string()))?;
            let (key, growth) = place(&transaction, &game, known).await?;
            let is_known = matches!(growth, Some(Growth::Same | Growth::More));
            if !is_known || transaction.get(Shelf::Rows, &key).await?.is_none() {
                return Ok(None);
            }
        }
        let mut last: Option<Row> = None;
        each_row(&transaction, |row| {
            // The keys of games that were played here come first.
            let played = row.is_from_table();
            if played && last.as_ref().is_none_or(|last| last.changed < row.changed) {
                last = Some(row);
            }
            played
        })
        .await?;
        // A game that is over need not come back where nobody looks for it.
        let Some(last) = last.filter(|last| known.is_some() || last.can_go_on()) else {
            return Ok(None);
        };
        let text = transaction.get(Shelf::Games, &last.key).await?;
        Ok(text.filter(|text| known != Some(text)))
    }

    /// Part of the list.
    pub async fn list(&self, list: &List) -> Result<Page, Failure> {
        let transaction = self.store.reading().await?;
        let mut search = Search::new(&list.query, list.from, list.count, fold);
        each_row(&transaction, |row| {
            search.take(row);
            true
        })
        .await?;
        Ok(search.page())
    }

    /// One game.
    pub async fn get(&self, key: &str) -> Result<Record, Failure> {
        let transaction = self.store.reading().await?;
        let row = transaction.get(Shelf::Rows, key).await?;
        let row = row.and_then(|row| serde_json::from_str(&row).ok());
        let text = transaction.get(Shelf::Games, key).await?;
        match (row, text) {
            (Some(row), Some(text)) => Ok(Record { row, text }),
            _ => Err(Failure::Missing),
        }
    }

    /// Takes games out of the list. They can come back until others are deleted, or for an hour.
    pub async fn delete(&self, which: Which) -> Result<u32, Failure> {
        self.forget_deleted(u64::MAX).await?;
        let keys = self.keys(which).await?;
        let mut count = 0;
        for keys in keys.chunks(BATCH as usize) {
            let transaction = self.store.writing().await?;
            for key in keys {
                if let Some(row) = transaction.get(Shelf::Rows, key).await? {
                    transaction.put(Shelf::Deleted, key, &format!("{} {row}", now()))?;
                    transaction.delete(Shelf::Rows, key)?;
                    count += 1;
                }
            }
            transaction.done().await?;
        }
        Ok(count)
    }

    /// Brings the games deleted last back into the list.
    pub async fn restore(&self) -> Result<u32, Failure> {
        let mut count = 0;
        loop {
            let transaction = self.store.writing().await?;
            let keys = transaction.keys(Shelf::Deleted, "", BATCH).await?;
            let texts = transaction.texts(Shelf::Deleted, "", BATCH).await?;
            for (key, text) in keys.iter().zip(texts) {
                let row = text.split_once(' ').map_or(&*text, |(_, row)| row);
                transaction.put(Shelf::Rows, key, row)?;
                transaction.delete(Shelf::Deleted, key)?;
                count += 1;
            }
            transaction.done().await?;
            if keys.is_empty() {
                return Ok(count);
            }
        }
    }

    /// Lets go of what was deleted before this time, in milliseconds since 1970.
    async fn forget_deleted(&self, before: u64) -> Result<(), Failure> {
        let mut after = String::new();
        loop {
            let transaction = self.store.writing().await?;
            let keys = transaction.keys(Shelf::Deleted, &after, BATCH).await?;
            let texts = transaction.texts(Shelf::Deleted, &after, BATCH).await?;
            let Some(last) = keys.last() else {
                return Ok(());
            };
            for (key, text) in keys.iter().zip(texts) {
                let at = text.split(' ').next().and_then(|at| at.parse().ok());
                if at.is_none_or(|at: u64| at < before) {
                    transaction.delete(Shelf::Games, key)?;
                    transaction.delete(Shelf::Deleted, key)?;
                }
            }
            after.clone_from(last);
            transaction.done().await?;
        }
    }

    /// The keys of games, in the order in which they were asked for.
    pub(crate) async fn keys(&self, which: Which) -> Result<Vec<String>, Failure> {
        match which {
            Which::Keys(keys) => Ok(keys),
            Which::Found(query) => self.found(query).await,
        }
    }

    async fn found(&self, query: Query) -> Result<Vec<String>, Failure> {
        let list = List {
            query,
            from: 0,
            count: u32::MAX,
        };
        let page = self.list(&list).await?;
        Ok(page.rows.into_iter().map(|row| row.key).collect())
    }
}

/// The key under which a game is kept or is to be kept, and what is kept there now: the first under which there is nothing or
/// a part of the same game.
async fn place(
    transaction: &Transaction,
    game: &Game,
    text: &str,
) -> Result<(String, Option<Growth>), Failure> {
    let first = row::key(game.config());
    let mut key = first.clone();
    for number in 2.. {
        let kept = transaction.get(Shelf::Games, &key).await?;
        match kept.map(|kept| row::growth(&kept, text)) {
            Some(Growth::Other) => key = format!("{first}-{number}"),
            growth => return Ok((key, growth)),
        }
    }
    unreachable!("there are fewer games than numbers")
}

/// Calls with every row, in the order of their keys, until it is answered `false`; a few at a time, so that it takes no more
/// memory for many.
async fn each_row(
    transaction: &Transaction,
    mut call: impl FnMut(Row) -> bool,
) -> Result<(), Failure> {
    let mut after = String::new();
    loop {
        let texts = transaction.texts(Shelf::Rows, &after, BATCH).await?;
        let keys = transaction.keys(Shelf::Rows, &after, BATCH).await?;
        let Some(last) = keys.last() else {
            return Ok(());
        };
        after.clone_from(last);
        // A row that cannot be read was not written by this version; it does not hide the others.
        let mut rows = texts
            .iter()
            .filter_map(|text| serde_json::from_str(text).ok());
        if !rows.all(&mut call) {
            return Ok(());
        }
    }
}

async fn fetch(scope: &DedicatedWorkerGlobalScope, address: &str) -> Option<String> {
    let response = JsFuture::from(scope.fetch_with_str(address)).await.ok()?;
    let response: Response = response.unchecked_into();
    let text = response.text().ok().filter(|_| response.ok())?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// A text as it is looked for: small letters without the accents of Latin, Greek and Cyrillic. The signs of Indian scripts
/// are no accents; they only come in one spelling where Unicode has two.
fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let apart = String::from(JsString::from(text).normalize("NFD"));
    let letters = apart
        .chars()
        .filter(|letter| !('\u{300}'..='\u{36f}').contains(letter));
    letters.flat_map(char::to_lowercase).collect()
}

/// A row as it is kept.
pub fn written(row: &Row) -> String {
    serde_json::to_string(row).expect("a row has no value that JSON cannot hold")
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// The day of this time, as PGN has it, where the device is.
pub fn day(at: u64) -> String {
    if at == 0 {
        return "????.??.??".into();
    }
    let date = Date::new(&(at as f64).into());
    format!(
        "{:04}.{:02}.{:02}",
        date.get_full_year(),
        date.get_month() + 1,
        date.get_date()
    )
}
