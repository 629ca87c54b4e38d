//! Index of a set, held in memory once it is used: numbers by name, and the columns that are searched.

use crate::block::damaged;
use crate::stored_set::StoredSet;
use protocol::puzzle::Failure;
use puzzle::{Filter, Pack};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Indexes by the keys of their sets.
#[derive(Default)]
pub struct Indexes(pub RefCell<BTreeMap<String, Rc<Index>>>);

/// The index of a set.
pub struct Index {
    /// The set as it was when the index was read; `None` is that of our own.
    pub set: Option<StoredSet>,
    /// The indexes of its blocks.
    pieces: Vec<Vec<u8>>,
    /// Numbers of the names that were asked for; `None` where there is none.
    numbers: RefCell<BTreeMap<String, Option<u32>>>,
}

impl Index {
    pub fn new(set: Option<StoredSet>, pieces: Vec<Vec<u8>>) -> Rc<Index> {
        Rc::new(Index {
            set,
            pieces,
            numbers: RefCell::default(),
        })
    }

    /// The pack of columns that is searched.
    pub fn pack(&self) -> Result<Pack<'_>, Failure> {
        Pack::join(self.pieces.iter().map(Vec::as_slice)).map_err(|fault| damaged(&fault))
    }

    /// The numbers of those of these names that are in the set, in the order of the names.
    pub fn numbers<'a>(
        &self,
        ids: impl Iterator<Item = &'a str> + Clone,
    ) -> Result<Vec<(&'a str, u32)>, Failure> {
        let mut known = self.numbers.borrow_mut();
        let mut wanted: BTreeSet<&str> =
            ids.clone().filter(|&id| !known.contains_key(id)).collect();
        if !wanted.is_empty() {
            // All that are not yet known are looked for at once.
            for (number, id) in (0..).zip(self.pack()?.ids()) {
                if wanted.remove(id) {
                    known.insert(id.to_owned(), Some(number));
                    if wanted.is_empty() {
                        break;
                    }
                }
            }
            known.extend(wanted.into_iter().map(|id| (id.to_owned(), None)));
        }
        let number = |id: &'a str| Some((id, known.get(id).copied().flatten()?));
        Ok(ids.filter_map(number).collect())
    }

    /// The numbers of those of these names that are in the set and pass a filter.
    pub fn passing<'a>(
        &self,
        ids: impl Iterator<Item = &'a str> + Clone,
        filter: &Filter,
    ) -> Result<BTreeMap<String, u32>, Failure> {
        let numbers = self.numbers(ids)?;
        let known: BTreeSet<_> = numbers.iter().map(|(_, number)| *number).collect();
        let pack = self.pack()?;
        let passing = pack.passing(filter).filter(|it| known.contains(it));
        let passing: BTreeSet<_> = passing.collect();
        let numbers = numbers.into_iter().filter(|(_, it)| passing.contains(it));
        Ok(numbers
            .map(|(id, number)| (id.to_owned(), number))
            .collect())
    }

    /// Remembers the number of a name, so that it need not be looked for.
    pub fn remember(&self, id: &str, number: u32) {
        self.numbers
            .borrow_mut()
            .insert(id.to_owned(), Some(number));
    }
}
