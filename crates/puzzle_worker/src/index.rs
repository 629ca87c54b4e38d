//! Indexes of the sets, held in memory once they are used: numbers by name, puzzles by number.

use crate::add::damaged;
use crate::puzzles::Puzzles;
use crate::sets::stored_set;
use crate::stored_set::StoredSet;
use database::object_store::{PUZZLE_SETS, StoreName};
use protocol::puzzle::{Failure, OWN_SET};
use puzzle::{BLOCK, Pack, Puzzle};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Indexes by the keys of their sets.
#[derive(Default)]
pub struct Indexes(RefCell<BTreeMap<String, Rc<Index>>>);

/// The index of a set.
pub struct Index {
    /// The set as it was when the index was read; `None` is that of our own.
    set: Option<StoredSet>,
    /// The indexes of its blocks.
    pieces: Vec<Vec<u8>>,
    /// Numbers of the names that were asked for; `None` where there is none.
    numbers: RefCell<BTreeMap<String, Option<u32>>>,
}

impl Index {
    fn new(set: Option<StoredSet>, pieces: Vec<Vec<u8>>) -> Rc<Index> {
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

    /// Remembers the number of a name, so that it need not be looked for.
    fn remember(&self, id: &str, number: u32) {
        self.numbers
            .borrow_mut()
            .insert(id.to_owned(), Some(number));
    }
}

impl Puzzles {
    /// The index of a set.
    pub async fn index(&self, key: &str) -> Result<Rc<Index>, Failure> {
        let known = self.indexes.0.borrow().get(key).cloned();
        if key == OWN_SET {
            if let Some(known) = known {
                return Ok(known);
            }
            let bytes = self.own_pack.bytes().await?;
            let index = Pack::open(&bytes).map_err(|fault| damaged(&fault))?.index();
            return Ok(self.hold(key, Index::new(None, vec![index])));
        }
        let transaction = self.store.reading(PUZZLE_SETS).await?;
        let set = stored_set(&transaction, key).await?;
        if set.removed.is_some() {
            return Err(Failure::Missing);
        }
        // Another tab may have added puzzles meanwhile.
        let stamp = |set: &StoredSet| (set.info.count, set.blocks);
        if let Some(known) = known
            && known.set.as_ref().map(stamp) == Some(stamp(&set))
        {
            return Ok(known);
        }
        let mut pieces = Vec::new();
        for block in 0..set.blocks {
            let key = set.block_key(block);
            let next = transaction.bytes(StoreName::PuzzleIndexes, &key).await?;
            pieces.push(next.ok_or(Failure::Missing)?);
        }
        Ok(self.hold(key, Index::new(Some(set), pieces)))
    }

    fn hold(&self, key: &str, index: Rc<Index>) -> Rc<Index> {
        let held = index.clone();
        self.indexes.0.borrow_mut().insert(key.to_owned(), held);
        index
    }

    /// The puzzle of a number in a set.
    pub async fn puzzle(&self, index: &Index, number: u32) -> Result<Puzzle, Failure> {
        let puzzle = match &index.set {
            None => {
                let bytes = self.own_pack.bytes().await?;
                let pack = Pack::open(&bytes).map_err(|fault| damaged(&fault))?;
                pack.puzzle(number)
            }
            Some(set) => {
                let block = self.block(set, number / BLOCK as u32).await?;
                let pack = Pack::open(&block).map_err(|fault| damaged(&fault))?;
                pack.puzzle(number % BLOCK as u32)
            }
        };
        let puzzle = puzzle.map_err(|fault| damaged(&fault))?;
        index.remember(&puzzle.id, number);
        Ok(puzzle)
    }
}
