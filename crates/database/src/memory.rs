//! Object stores in memory, for a page that the browser keeps nothing for: they last as long as the worker.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Bound;
use std::rc::Rc;

/// A value of a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// The place of a value: the name of its store, and its key there.
type Place = (&'static str, String);

/// The values of all stores. A handle.
#[derive(Clone, Default)]
pub struct Memory(Rc<RefCell<BTreeMap<Place, Value>>>);

impl Memory {
    /// Begins a transaction. There is one at a time, as nothing in it waits.
    pub fn begin(&self) -> Transaction {
        Transaction {
            memory: self.clone(),
            undo: RefCell::default(),
        }
    }

    /// Puts a value in its place, or takes away the one there; answers with that.
    fn set(&self, place: Place, value: Option<Value>) -> Option<Value> {
        let mut values = self.0.borrow_mut();
        match value {
            Some(value) => values.insert(place, value),
            None => values.remove(&place),
        }
    }
}

/// A transaction: dropped before it is done, it rolls back.
pub struct Transaction {
    memory: Memory,
    /// Undo log: each place that was written, with the value before.
    undo: RefCell<Vec<(Place, Option<Value>)>>,
}

impl Transaction {
    /// The value of this key.
    pub fn get(&self, store: &'static str, key: &str) -> Option<Value> {
        let values = self.memory.0.borrow();
        values.get(&(store, key.to_owned())).cloned()
    }

    /// The first keys after `after` with what `of` takes of their values, in order, `count` at most.
    pub fn list<T>(
        &self,
        store: &'static str,
        after: &str,
        count: u32,
        of: impl Fn(&str, &Value) -> Option<T>,
    ) -> Vec<T> {
        let values = self.memory.0.borrow();
        let beyond = Bound::Excluded((store, after.to_owned()));
        let beyond = values.range((beyond, Bound::Unbounded));
        beyond
            .take_while(|((other, _), _)| *other == store)
            .take(count as usize)
            .filter_map(|((_, key), value)| of(key, value))
            .collect()
    }

    /// Writes a value under a key, or removes the key.
    pub fn set(&self, store: &'static str, key: &str, value: Option<Value>) {
        let place = (store, key.to_owned());
        let before = self.memory.set(place.clone(), value);
        self.undo.borrow_mut().push((place, before));
    }

    /// Commits: what was written stays.
    pub fn done(self) {
        self.undo.take();
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        for (place, before) in self.undo.take().into_iter().rev() {
            self.memory.set(place, before);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = "games";
    const ROWS: &str = "rows";

    fn text(text: &str) -> Value {
        Value::Text(text.to_owned())
    }

    fn keys(memory: &Memory, store: &'static str, after: &str, count: u32) -> String {
        let keys = memory
            .begin()
            .list(store, after, count, |key, _| Some(key.to_owned()));
        keys.join(" ")
    }

    #[test]
    fn a_store_lists_its_keys_in_order() {
        let memory = Memory::default();
        let writing = memory.begin();
        for key in ["b", "a", "c"] {
            writing.set(GAMES, key, Some(text(key)));
        }
        writing.set(ROWS, "b", Some(text("row")));
        writing.done();
        assert_eq!(keys(&memory, GAMES, "", 9), "a b c");
        assert_eq!(keys(&memory, GAMES, "a", 1), "b");
        assert_eq!(keys(&memory, GAMES, "c", 9), "");
        assert_eq!(keys(&memory, ROWS, "", 9), "b");
        assert_eq!(memory.begin().get(ROWS, "b"), Some(text("row")));
    }

    #[test]
    fn a_transaction_that_is_not_done_rolls_back() {
        let memory = Memory::default();
        let writing = memory.begin();
        writing.set(GAMES, "a", Some(text("old")));
        writing.done();
        let writing = memory.begin();
        writing.set(GAMES, "a", Some(text("new")));
        writing.set(GAMES, "a", None);
        writing.set(GAMES, "b", Some(text("new")));
        assert_eq!(writing.get(GAMES, "a"), None, "it sees its own writes");
        drop(writing);
        assert_eq!(memory.begin().get(GAMES, "a"), Some(text("old")));
        assert_eq!(keys(&memory, GAMES, "", 9), "a");
    }
}
