//! The library: saving, listing, deleting and restoring games.

use crate::bin;
use crate::find::{Listing, Search};
use crate::row;
use database::object_store::{LIBRARY, Store, StoreName, Transaction};
use database::{file, now};
use game::{Growth, Openings};
use js_sys::JsString;
use protocol::library::{
    DAYS_IN_BIN, Deleted, Failure, KeyedGame, List, Page, Query, Record, Row, Save, Which,
};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::DedicatedWorkerGlobalScope;

/// Rows or games that are read or written in one transaction.
pub const BATCH: u32 = 500;
/// Time in milliseconds that deleted games stay in the bin.
const KEPT_DELETED: u64 = DAYS_IN_BIN as u64 * 86_400_000;

/// URL of the names of openings, relative to the worker's program.
const OPENINGS: &str = "./openings.tsv";

/// The saved games. A handle.
#[derive(Clone)]
pub struct Library {
    pub(crate) store: Store,
    scope: DedicatedWorkerGlobalScope,
    openings: Rc<RefCell<Option<Rc<Openings>>>>,
    /// The listing asked for last, so that its other rows need no search.
    listing: Rc<RefCell<Option<CachedListing>>>,
    /// Number of changes so far, here and in other tabs.
    changes: Rc<Cell<u32>>,
}

/// A listing that is valid as long as nothing has changed.
struct CachedListing {
    query: Query,
    /// Number of changes when it was made.
    changes: u32,
    listing: Rc<Listing>,
}

impl Library {
    /// The library in the database of `scope`. It is opened when it is first needed.
    pub fn new(scope: DedicatedWorkerGlobalScope) -> Library {
        Library {
            store: Store::of(&scope),
            scope,
            openings: Rc::default(),
            listing: Rc::default(),
            changes: Rc::default(),
        }
    }

    /// Change of the stored games, here or in another tab.
    pub fn note_change(&self) {
        self.changes.set(self.changes.get() + 1);
    }

    /// The names of openings; none if they cannot be fetched.
    pub async fn openings(&self) -> Rc<Openings> {
        if let Some(openings) = &*self.openings.borrow() {
            return openings.clone();
        }
        let text = file::fetch_text(&self.scope, OPENINGS)
            .await
            .unwrap_or_default();
        let openings = Rc::new(Openings::parse(&text).unwrap_or_default());
        *self.openings.borrow_mut() = Some(openings.clone());
        openings
    }

    /// Saves a game as it is now.
    ///
    /// The record that it continues is replaced. Should another tab have played it on in another way, both stay.
    pub async fn save(&self, save: &Save) -> Result<(), Failure> {
        match self.try_save(save).await {
            // What has been deleted takes room as long as it can come back.
            Err(Failure::Full) => {
                self.forget_deleted(u64::MAX).await?;
                self.try_save(save).await
            }
            result => result,
        }
    }

    async fn try_save(&self, save: &Save) -> Result<(), Failure> {
        let mut row: Row =
            serde_json::from_str(&save.row).map_err(|error| Failure::Other(error.to_string()))?;
        // A game is saved before the names of openings have come.
        let openings = self.openings.borrow().clone().unwrap_or_default();
        row.opening = row::opening_of_line(&openings, &save.start, &save.line);
        if row.changed == 0 {
            row.changed = now();
        }
        let transaction = self.store.writing(LIBRARY).await?;
        let growth;
        (row.key, growth) = place(&transaction, &save.game).await?;
        let is_known = matches!(growth, Some(Growth::Same | Growth::Less));
        if is_known && !(save.is_edited && growth == Some(Growth::Same)) {
            return Ok(());
        }
        transaction.put(StoreName::Games, &row.key, &save.game.text)?;
        transaction.put(StoreName::Rows, &row.key, &written(&row))?;
        transaction.delete(StoreName::Deleted, &row.key)?;
        transaction.done().await
    }

    /// The last game played, if the library knows more of it than `known`, which was found elsewhere.
    ///
    /// A game that the library does not know has been played since, and stays. One that it knows replaces `known` only
    /// if no other game has been played here since.
    pub async fn latest(&self, known: Option<&KeyedGame>) -> Result<Option<String>, Failure> {
        self.forget_deleted(now().saturating_sub(KEPT_DELETED))
            .await?;
        let transaction = self.store.reading(LIBRARY).await?;
        if let Some(known) = known {
            let (key, growth) = place(&transaction, known).await?;
            let is_known = matches!(growth, Some(Growth::Same | Growth::Less));
            if !is_known || transaction.get(StoreName::Rows, &key).await?.is_none() {
                return Ok(None);
            }
        }
        let mut last: Option<Row> = None;
        each_row(&transaction, StoreName::Rows, |row| {
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
        let text = transaction.get(StoreName::Games, &last.key).await?;
        Ok(text.filter(|text| known.is_none_or(|known| known.text != *text)))
    }

    /// Part of the list.
    pub async fn list(&self, list: &List) -> Result<Page, Failure> {
        let listing = self.listing(&list.query).await?;
        let Listing {
            all, groups, score, ..
        } = *listing;
        let place = list.around.as_ref().and_then(|wanted| {
            let place = listing.keys.iter().position(|key| key == wanted)?;
            Some(place as u32)
        });
        let from = place.map_or(list.from, |place| place / list.count.max(1) * list.count);
        let keys = listing.keys.iter().skip(from as usize);
        let transaction = self.store.reading(LIBRARY).await?;
        let mut rows = Vec::new();
        for key in keys.take(list.count as usize) {
            // What another tab deletes meanwhile is missing until that is heard of.
            let text = transaction.get(store_of(&list.query), key).await?;
            rows.extend(text.and_then(|text| bin::row(&text)));
        }
        Ok(Page {
            rows,
            found: listing.keys.len() as u32,
            all,
            from,
            place,
            in_bin: transaction.count(StoreName::Deleted).await?,
            groups,
            own_names: listing.own_names.clone(),
            score,
        })
    }

    /// The listing of a query; no search if it was asked for last and nothing has changed.
    async fn listing(&self, query: &Query) -> Result<Rc<Listing>, Failure> {
        let changes = self.changes.get();
        if let Some(cached) = &*self.listing.borrow()
            && cached.changes == changes
            && cached.query == *query
        {
            return Ok(cached.listing.clone());
        }
        let listing = Rc::new(self.search(query, |_| true).await?);
        *self.listing.borrow_mut() = Some(CachedListing {
            query: query.clone(),
            changes,
            listing: listing.clone(),
        });
        Ok(listing)
    }

    /// Searches the rows up to the first, in the order of their keys, that is not wanted.
    async fn search(&self, query: &Query, is_wanted: fn(&Row) -> bool) -> Result<Listing, Failure> {
        let transaction = self.store.reading(LIBRARY).await?;
        let mut search = Search::new(query, fold);
        each_row(&transaction, store_of(query), |row| {
            let wanted = is_wanted(&row);
            if wanted {
                search.take(row);
            }
            wanted
        })
        .await?;
        Ok(search.listing())
    }

    /// One game.
    pub async fn get(&self, key: &str) -> Result<Record, Failure> {
        let transaction = self.store.reading(LIBRARY).await?;
        let row = transaction.get(StoreName::Rows, key).await?;
        let row = row.and_then(|row| serde_json::from_str(&row).ok());
        let text = transaction.get(StoreName::Games, key).await?;
        match (row, text) {
            (Some(row), Some(text)) => Ok(Record { row, text }),
            _ => Err(Failure::Missing),
        }
    }

    /// Moves games to the bin.
    pub async fn delete(&self, which: Which) -> Result<Deleted, Failure> {
        let keys = self.keys(which).await?;
        let (mut count, at) = (0, now());
        for keys in keys.chunks(BATCH as usize) {
            let transaction = self.store.writing(LIBRARY).await?;
            for key in keys {
                if let Some(row) = transaction.get(StoreName::Rows, key).await? {
                    transaction.put(StoreName::Deleted, key, &bin::written(at, &row))?;
                    transaction.delete(StoreName::Rows, key)?;
                    count += 1;
                }
            }
            transaction.done().await?;
        }
        Ok(Deleted { count, at })
    }

    /// Brings games of the bin back into the list.
    pub async fn restore(&self, which: Which) -> Result<u32, Failure> {
        let keys = self.keys(which).await?;
        let mut count = 0;
        for keys in keys.chunks(BATCH as usize) {
            let transaction = self.store.writing(LIBRARY).await?;
            for key in keys {
                if let Some(text) = transaction.get(StoreName::Deleted, key).await? {
                    transaction.put(StoreName::Rows, key, bin::split(&text).1)?;
                    transaction.delete(StoreName::Deleted, key)?;
                    count += 1;
                }
            }
            transaction.done().await?;
        }
        Ok(count)
    }

    /// Deletes games of the bin for good.
    pub async fn erase(&self, which: Which) -> Result<u32, Failure> {
        let keys = self.keys(which).await?;
        let mut count = 0;
        for keys in keys.chunks(BATCH as usize) {
            let transaction = self.store.writing(LIBRARY).await?;
            for key in keys {
                // A game that has come back meanwhile stays.
                if transaction.get(StoreName::Deleted, key).await?.is_some() {
                    transaction.delete(StoreName::Games, key)?;
                    transaction.delete(StoreName::Deleted, key)?;
                    count += 1;
                }
            }
            transaction.done().await?;
        }
        Ok(count)
    }

    /// Deletes for good what was deleted before this time, in milliseconds since 1970.
    async fn forget_deleted(&self, before: u64) -> Result<(), Failure> {
        let keys = self.in_bin(|at| at.is_none_or(|at| at < before)).await?;
        self.erase(Which::Keys(keys)).await.map(drop)
    }

    /// The keys of the games in the bin whose time of deletion is wanted.
    async fn in_bin(&self, wanted: impl Fn(Option<u64>) -> bool) -> Result<Vec<String>, Failure> {
        let transaction = self.store.reading(LIBRARY).await?;
        let (mut found, mut after) = (Vec::new(), String::new());
        loop {
            let keys = transaction.keys(StoreName::Deleted, &after, BATCH).await?;
            let texts = transaction.texts(StoreName::Deleted, &after, BATCH).await?;
            let Some(last) = keys.last() else {
                return Ok(found);
            };
            after.clone_from(last);
            let both = keys.into_iter().zip(texts);
            found.extend(
                both.filter(|(_, text)| wanted(bin::split(text).0))
                    .map(|(key, _)| key),
            );
        }
    }

    /// The keys of games, in the order in which they were asked for.
    pub(crate) async fn keys(&self, which: Which) -> Result<Vec<String>, Failure> {
        match which {
            Which::Keys(keys) => Ok(keys),
            Which::Found(query) => self.found(query, |_| true).await,
            Which::DeletedAt(time) => self.in_bin(|at| at == Some(time)).await,
        }
    }

    /// The keys of the games that a query finds, up to the first, in the order of their keys, that is not wanted.
    pub(crate) async fn found(
        &self,
        query: Query,
        is_wanted: fn(&Row) -> bool,
    ) -> Result<Vec<String>, Failure> {
        Ok(self.search(&query, is_wanted).await?.keys)
    }
}

/// The rows of the list or those of the bin.
fn store_of(query: &Query) -> StoreName {
    if query.bin {
        StoreName::Deleted
    } else {
        StoreName::Rows
    }
}

/// The key under which a game is or is to be saved, and what is saved there now beside it: the first key with nothing or with a
/// part of the same game.
async fn place(
    transaction: &Transaction,
    game: &KeyedGame,
) -> Result<(String, Option<Growth>), Failure> {
    let mut key = game.key.clone();
    for number in 2.. {
        let kept = transaction.get(StoreName::Games, &key).await?;
        match kept.map(|kept| Growth::of_records(&kept, &game.text)) {
            Some(Growth::Other) => key = format!("{}-{number}", game.key),
            growth => return Ok((key, growth)),
        }
    }
    unreachable!("there are fewer games than numbers")
}

/// Calls with every row of the list or the bin, in the order of their keys, until it is answered `false`; a few at a time, so
/// that it takes no more memory for many.
async fn each_row(
    transaction: &Transaction,
    store: StoreName,
    mut call: impl FnMut(Row) -> bool,
) -> Result<(), Failure> {
    let mut after = String::new();
    loop {
        let texts = transaction.texts(store, &after, BATCH).await?;
        let keys = transaction.keys(store, &after, BATCH).await?;
        let Some(last) = keys.last() else {
            return Ok(());
        };
        after.clone_from(last);
        // A row that cannot be read was not written by this version; it does not hide the others.
        let mut rows = texts.iter().filter_map(|text| bin::row(text));
        if !rows.all(&mut call) {
            return Ok(());
        }
    }
}

/// Folds a text for search: small letters without the accents of Latin, Greek and Cyrillic. The signs of Indian scripts
/// are no accents; they only come in one spelling where Unicode has two.
fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    // The browser's small letters: the standard library's table of them weighs 5 KB.
    let apart = String::from(JsString::from(text).normalize("NFD").to_lower_case());
    apart
        .chars()
        .filter(|letter| !('\u{300}'..='\u{36f}').contains(letter))
        .collect()
}

/// A row as it is saved.
pub fn written(row: &Row) -> String {
    serde_json::to_string(row).expect("a row has no value that JSON cannot hold")
}
