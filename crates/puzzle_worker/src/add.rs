//! Adding puzzles: from files of any size, and one by one.

use crate::block::{damaged, read_block};
use crate::puzzles::Puzzles;
use crate::sets::stored_set;
use crate::stored_set::StoredSet;
use database::lock::Lock;
use database::object_store::{PUZZLE_SETS, StoreName};
use database::service::Client;
use database::{file, now};
use protocol::puzzle::{
    AddPuzzles, AddSet, AddTo, AddedSet, Failure, Fault, MOST_FAULTS, Progress, SetInfo,
};
use puzzle::{
    BLOCK, FileFault, Known, Pack, PackError, PackOptions, PackWriter, Place, Puzzle, Reader,
    message,
};
use web_sys::Blob;

/// Beginning of the keys that are made up.
pub const MADE_UP: &str = "set-";

/// Puzzles of one block that wait to be written.
struct SetWriter<'a> {
    puzzles: &'a Puzzles,
    set: StoredSet,
    /// True if it begins with this writer.
    is_new: bool,
    writer: PackWriter,
    bytes: Vec<u8>,
    /// Number of puzzles in the block that is not full.
    waiting: usize,
    /// The blocks that are full and not written yet.
    full: Vec<Vec<u8>>,
}

impl<'a> SetWriter<'a> {
    fn new(puzzles: &'a Puzzles, set: StoredSet) -> SetWriter<'a> {
        SetWriter {
            puzzles,
            is_new: set.blocks == 0,
            set,
            writer: PackWriter::new(PackOptions::default()),
            bytes: Vec::new(),
            waiting: 0,
            full: Vec::new(),
        }
    }

    /// A writer that goes on with a set, whose last block is opened again if it is not full; with the positions and names in the set.
    async fn reopen(
        puzzles: &'a Puzzles,
        set: StoredSet,
    ) -> Result<(SetWriter<'a>, Known), Failure> {
        let mut empty = StoredSet {
            blocks: 0,
            ..set.clone()
        };
        (empty.info.count, empty.info.ratings) = (0, None);
        empty.info.themes.clear();
        let (mut writer, mut known) = (SetWriter::new(puzzles, empty), Known::default());
        writer.is_new = set.blocks == 0;
        for block in 0..set.blocks {
            let bytes = puzzles.block(&set, block).await?;
            let pack = Pack::open(&bytes).map_err(|fault| damaged(&fault))?;
            let is_open = block + 1 == set.blocks && (pack.count() as usize) < BLOCK;
            for puzzle in read_block(&bytes) {
                known.note(&puzzle);
                if is_open {
                    writer
                        .push(&puzzle)
                        .map_err(|error| Failure::Other(error.to_string()))?;
                }
            }
            if !is_open {
                writer.set.count(&pack);
            }
        }
        Ok((writer, known))
    }

    fn add(&mut self, puzzle: &Puzzle, added: &mut AddedSet) {
        match self.push(puzzle) {
            Ok(()) => added.added += 1,
            Err(_) => note(added, message::no_place(&puzzle.id)),
        }
    }

    fn push(&mut self, puzzle: &Puzzle) -> Result<(), PackError> {
        self.writer.push(puzzle, &mut self.bytes)?;
        self.waiting += 1;
        if self.waiting == BLOCK {
            self.close_block();
        }
        Ok(())
    }

    fn close_block(&mut self) {
        let writer = std::mem::replace(&mut self.writer, PackWriter::new(PackOptions::default()));
        let mut bytes = std::mem::take(&mut self.bytes);
        writer.finish(&mut bytes);
        self.waiting = 0;
        self.full.push(bytes);
    }

    /// Takes what has been read from a file, puzzles that differ. They become bytes at once: there may be many between two writes.
    fn take(&mut self, found: Result<Puzzle, FileFault>, added: &mut AddedSet) {
        match found {
            Ok(puzzle) => self.add(&puzzle, added),
            Err(fault) => note(added, message::fault(&fault)),
        }
    }

    /// Writes the blocks that are full.
    async fn write(&mut self) -> Result<(), Failure> {
        for bytes in std::mem::take(&mut self.full) {
            self.write_block(bytes).await?;
        }
        Ok(())
    }

    async fn write_block(&mut self, bytes: Vec<u8>) -> Result<(), Failure> {
        let pack = Pack::open(&bytes).map_err(|fault| damaged(&fault))?;
        let index = pack.index();
        let key = self.set.block_key(self.set.blocks);
        self.set.count(&pack);
        let text = self.set.written();
        let (puzzles, set) = (self.puzzles, &self.set.info.key);
        let (bytes, index, key, text) = (&bytes, &index, &key, &text);
        puzzles
            .with_room(|| async move {
                let transaction = puzzles.store.writing(PUZZLE_SETS).await?;
                transaction.put_bytes(StoreName::PuzzleBlocks, key, bytes)?;
                transaction.put_bytes(StoreName::PuzzleIndexes, key, index)?;
                transaction.put(StoreName::PuzzleSets, set, text)?;
                transaction.done().await
            })
            .await
    }

    /// Writes what is left; answers with the set, if there is anything in it.
    async fn finish(mut self) -> Result<Option<SetInfo>, Failure> {
        if self.waiting > 0 {
            self.close_block();
        }
        self.write().await?;
        // A set that has no puzzle is not written.
        if self.set.info.count == 0 {
            return Ok(None);
        }
        self.set.info.unfinished = false;
        let made_up = self.set.info.key.clone();
        let former = if self.is_new && made_up.starts_with(MADE_UP) {
            self.puzzles.former_key(&made_up).await?
        } else {
            None
        };
        if let Some(former) = former {
            self.set.rename_key(former);
        }
        let transaction = self.puzzles.store.writing(PUZZLE_SETS).await?;
        let key = &self.set.info.key;
        if *key != made_up {
            transaction.delete(StoreName::PuzzleSets, &made_up)?;
        }
        transaction.put(StoreName::PuzzleSets, key, &self.set.written())?;
        transaction.done().await?;
        Ok(Some(self.set.info))
    }
}

impl Puzzles {
    /// Adds a set from a file. One of the same name that a tab has left unfinished is replaced, unless a tab is still reading it.
    pub async fn add_set(
        &self,
        add: &AddSet,
        file: &Blob,
        client: Client<'_>,
    ) -> Result<AddedSet, Failure> {
        let options = message::options(add);
        let mut reader = Reader::new(options);
        let mut set = new_set(&add.name);
        set.info.unfinished = true;
        let _reading = Lock::hold(&lock_name(&set.info.key));
        for old in self.stored_sets().await? {
            let is_left = old.info.unfinished && old.info.name == add.name;
            if is_left && !Lock::is_held(&lock_name(&old.info.key)).await {
                self.delete_set(&old).await?;
            }
        }
        let mut writer = SetWriter::new(self, set);
        let mut result = AddedSet::default();
        let (size, mut done) = (file.size() as u64, 0);
        while done < size && !reader.is_done() {
            let bytes = file::read(file, done).await?;
            done = size.min(done + u64::from(file::CHUNK));
            reader.feed(&bytes, &mut |found| writer.take(found, &mut result));
            writer.write().await?;
            let progress = Progress {
                done,
                of: size,
                count: result.added as u32,
            };
            if !client.progress(progress) {
                result.cancelled = true;
                break;
            }
        }
        if !result.cancelled {
            reader.finish(&mut |found| writer.take(found, &mut result));
        }
        let counts = reader.counts();
        result.read = counts.kept + counts.known + counts.filtered;
        result.known = counts.known;
        result.filtered = counts.filtered;
        result.wants_convention = counts.other_convention > result.read;
        result.set = writer.finish().await?;
        Ok(result)
    }

    /// The set to which puzzles are added; a new one if there is none of the name.
    pub async fn set_to_add(&self, to: AddTo) -> Result<StoredSet, Failure> {
        match to {
            AddTo::Key(key) => {
                let transaction = self.store.reading(PUZZLE_SETS).await?;
                stored_set(&transaction, &key).await
            }
            AddTo::Name(name) => {
                let mut sets = self.stored_sets().await?.into_iter();
                let known = sets.find(|set| set.info.name == name && set.removed.is_none());
                Ok(known.unwrap_or_else(|| new_set(&name)))
            }
            AddTo::Fixed { key, name } => {
                let sets = self.stored_sets().await?;
                let mut here = sets.iter().filter(|set| set.removed.is_none());
                let known = here.clone().find(|set| set.info.key == key);
                // Those of the first programs have keys that were made up.
                let known = known.or_else(|| here.find(|set| set.info.name == name));
                if let Some(known) = known {
                    return Ok(known.clone());
                }
                // One that was removed makes room.
                if let Some(removed) = sets.iter().find(|set| set.info.key == key) {
                    self.delete_set(removed).await?;
                }
                let mut set = new_set(&name);
                set.info.key = key;
                Ok(set)
            }
        }
    }

    /// Adds puzzles to a set, or to a new one.
    pub async fn add_puzzles(&self, add: AddPuzzles) -> Result<AddedSet, Failure> {
        let set = self.set_to_add(add.to).await?;
        let mut result = AddedSet::default();
        let (mut writer, mut known) = SetWriter::reopen(self, set).await?;
        for (number, puzzle) in (1..).zip(&add.puzzles) {
            result.read += 1;
            match message::from_message(puzzle) {
                // A position that is in the set is not added; a name that another has is made one of its own.
                Ok(mut puzzle) => {
                    if known.admit(&mut puzzle) {
                        writer.add(&puzzle, &mut result);
                    } else {
                        result.known += 1;
                    }
                }
                Err(kind) => {
                    let place = Place::Puzzle(number);
                    note(&mut result, message::fault(&FileFault { place, kind }));
                }
            }
        }
        result.set = writer.finish().await?;
        Ok(result)
    }
}

/// Name of the lock that is held while the file of a set is being read.
fn lock_name(set: &str) -> String {
    format!("sessa.reading.{set}")
}

fn note(result: &mut AddedSet, fault: Fault) {
    result.all_faults += 1;
    if result.faults.len() < MOST_FAULTS {
        result.faults.push(fault);
    }
}

/// A set without puzzles, under a key that no other has.
fn new_set(name: &str) -> StoredSet {
    let added = now();
    let chance = (js_sys::Math::random() * 65_536.0) as u16;
    StoredSet {
        info: SetInfo {
            key: format!("{MADE_UP}{added:013}-{chance:04x}"),
            name: name.to_owned(),
            added,
            fetched: true,
            ..SetInfo::default()
        },
        ..StoredSet::default()
    }
}
