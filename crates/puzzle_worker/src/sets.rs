//! The list of sets: told, removed, restored, renamed.

use crate::puzzles::Puzzles;
use crate::stored_set::StoredSet;
use database::now;
use database::object_store::{PUZZLE_SETS, StoreName, Transaction};
use protocol::puzzle::{DAYS_RESTORABLE, Failure, OWN_SET, SetInfo};

/// Most records of sets that are read at once.
const BATCH: u32 = 500;
/// Time in milliseconds for which a removed set can be restored.
const RESTORABLE: u64 = DAYS_RESTORABLE as u64 * 86_400_000;

impl Puzzles {
    /// All sets: that of our own first, then the newest.
    pub async fn sets(&self) -> Result<Vec<SetInfo>, Failure> {
        self.forget_removed(now().saturating_sub(RESTORABLE))
            .await?;
        self.sync_log().await?;
        let sets = self.stored_sets().await?.into_iter();
        let mut sets: Vec<_> = sets
            .filter(|set| set.removed.is_none())
            .map(|set| set.info)
            .collect();
        sets.sort_by_key(|set| std::cmp::Reverse(set.added));
        sets.insert(0, self.own_pack.info());
        let log = self.log.attempts();
        for set in &mut sets {
            let tried = || log.of_set(&set.key).map(|(_, tried)| tried);
            let solved = tried().filter(|tried| tried.solved).count();
            // Puzzles that were tried may have left the set since.
            (set.tried, set.solved) = [tried().count(), solved]
                .map(|count| (count as u32).min(set.count))
                .into();
        }
        Ok(sets)
    }

    /// Keys of all sets, that of our own among them, but for those that are removed.
    pub async fn set_keys(&self) -> Result<Vec<String>, Failure> {
        let sets = self.stored_sets().await?.into_iter();
        let kept = sets.filter(|set| set.removed.is_none());
        Ok(std::iter::once(OWN_SET.to_owned())
            .chain(kept.map(|set| set.info.key))
            .collect())
    }

    /// All records of sets, also of those that are removed.
    pub async fn stored_sets(&self) -> Result<Vec<StoredSet>, Failure> {
        let transaction = self.store.reading(PUZZLE_SETS).await?;
        let (mut sets, mut after) = (Vec::new(), String::new());
        loop {
            let texts = transaction
                .texts(StoreName::PuzzleSets, &after, BATCH)
                .await?;
            let keys = transaction
                .keys(StoreName::PuzzleSets, &after, BATCH)
                .await?;
            let Some(last) = keys.last() else {
                return Ok(sets);
            };
            after.clone_from(last);
            sets.extend(texts.iter().filter_map(|text| StoredSet::read(text)));
        }
    }

    /// Moves a set out of the list.
    pub async fn remove_set(&self, key: &str) -> Result<(), Failure> {
        let at = now();
        self.change_set(key, |set| set.removed = Some(at)).await
    }

    /// Brings a set back into the list.
    pub async fn restore_set(&self, key: &str) -> Result<(), Failure> {
        self.change_set(key, |set| set.removed = None).await
    }

    /// Gives a set another name.
    pub async fn rename_set(&self, key: &str, name: &str) -> Result<(), Failure> {
        self.change_set(key, |set| name.clone_into(&mut set.info.name))
            .await
    }

    async fn change_set(
        &self,
        key: &str,
        change: impl FnOnce(&mut StoredSet),
    ) -> Result<(), Failure> {
        let transaction = self.store.writing(PUZZLE_SETS).await?;
        let mut set = stored_set(&transaction, key).await?;
        change(&mut set);
        transaction.put(StoreName::PuzzleSets, key, &set.written())?;
        transaction.done().await
    }

    /// Deletes for good the sets that were removed before this time; answers with the number of them.
    pub async fn forget_removed(&self, before: u64) -> Result<u32, Failure> {
        let mut count = 0;
        for set in self.stored_sets().await? {
            if set.removed.is_some_and(|at| at < before) {
                self.delete_set(&set).await?;
                count += 1;
            }
        }
        Ok(count)
    }

    /// Deletes a set with its puzzles for good.
    pub async fn delete_set(&self, set: &StoredSet) -> Result<(), Failure> {
        let transaction = self.store.writing(PUZZLE_SETS).await?;
        transaction.delete(StoreName::PuzzleSets, &set.info.key)?;
        for block in 0..set.blocks {
            let key = set.block_key(block);
            transaction.delete(StoreName::PuzzleBlocks, &key)?;
            transaction.delete(StoreName::PuzzleIndexes, &key)?;
        }
        transaction.done().await
    }
}

/// The record of a set.
pub async fn stored_set(transaction: &Transaction, key: &str) -> Result<StoredSet, Failure> {
    let text = transaction.get(StoreName::PuzzleSets, key).await?;
    text.and_then(|text| StoredSet::read(&text))
        .ok_or(Failure::Missing)
}
