//! Looking up: indexes of sets, blocks, and puzzles by number.

use crate::block::damaged;
use crate::index::Index;
use crate::puzzles::Puzzles;
use crate::sets::stored_set;
use crate::stored_set::StoredSet;
use database::object_store::{PUZZLE_SETS, StoreName};
use protocol::puzzle::{Failure, OWN_SET};
use puzzle::{BLOCK, Pack, Puzzle};
use std::rc::Rc;

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
        // Puzzles may have been added or changed meanwhile.
        let stamp = |set: &StoredSet| (set.info.count, set.blocks, set.edits);
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
        let found = self.puzzles(index, [number]).await?;
        found.into_iter().next().ok_or(Failure::Missing)
    }

    /// The puzzles of these numbers in a set. The numbers are in their order, so that each block is read once.
    pub async fn puzzles(
        &self,
        index: &Index,
        numbers: impl IntoIterator<Item = u32>,
    ) -> Result<Vec<Puzzle>, Failure> {
        let mut found = Vec::new();
        let mut block: Option<(u32, Rc<Vec<u8>>)> = None;
        for number in numbers {
            let first = match &index.set {
                None => 0,
                Some(_) => number - number % BLOCK as u32,
            };
            let bytes = match (&block, &index.set) {
                (Some((known, bytes)), _) if *known == first => bytes.clone(),
                (_, None) => self.own_pack.bytes().await?,
                (_, Some(set)) => Rc::new(self.block(set, first / BLOCK as u32).await?),
            };
            let pack = Pack::open(&bytes).map_err(|fault| damaged(&fault))?;
            let puzzle = pack.puzzle(number - first);
            let puzzle = puzzle.map_err(|fault| damaged(&fault))?;
            index.remember(&puzzle.id, number);
            found.push(puzzle);
            block = Some((first, bytes));
        }
        Ok(found)
    }

    /// The bytes of a block of a set.
    pub async fn block(&self, set: &StoredSet, block: u32) -> Result<Vec<u8>, Failure> {
        let transaction = self.store.reading(PUZZLE_SETS).await?;
        let bytes = transaction
            .bytes(StoreName::PuzzleBlocks, &set.block_key(block))
            .await?;
        bytes.ok_or(Failure::Missing)
    }
}
