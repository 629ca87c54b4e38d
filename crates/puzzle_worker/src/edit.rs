//! Sets changed by hand: a puzzle is added, changed, moved or removed.

use crate::block::{damaged, read_block};
use crate::puzzles::Puzzles;
use crate::sets::stored_set;
use crate::stored_set::StoredSet;
use database::object_store::{PUZZLE_SETS, StoreName};
use protocol::puzzle::{EditSet, EditedSet, Failure, MOST_BY_HAND};
use puzzle::{BLOCK, Pack, PackOptions, PackWriter, Puzzle, message};

// A set that is changed by hand is one block, which is written anew.
const _: () = assert!((MOST_BY_HAND as usize) < BLOCK);

impl Puzzles {
    /// Changes one puzzle of a set.
    pub async fn edit_set(&self, edit: EditSet) -> Result<EditedSet, Failure> {
        let set = self.set_to_add(edit.to.clone()).await?;
        self.with_room(|| self.try_edit(&set, &edit)).await
    }

    async fn try_edit(&self, set: &StoredSet, edit: &EditSet) -> Result<EditedSet, Failure> {
        let transaction = self.store.writing(PUZZLE_SETS).await?;
        let key = &set.info.key;
        // A new one is not there yet; any other may have been changed by another tab.
        let mut set = if set.blocks == 0 && set.edits == 0 {
            set.clone()
        } else {
            stored_set(&transaction, key).await?
        };
        if set.removed.is_some() {
            return Err(Failure::Missing);
        }
        let block = set.block_key(0);
        let mut puzzles = Vec::new();
        if set.blocks == 1 && set.info.count <= MOST_BY_HAND {
            let bytes = transaction.bytes(StoreName::PuzzleBlocks, &block).await?;
            puzzles = read_block(&bytes.ok_or(Failure::Missing)?);
        }
        // None of a set is lost that cannot be read, or is too large.
        let is_whole = puzzles.len() == set.info.count as usize;
        if !is_whole || (puzzles.len() == MOST_BY_HAND as usize && edit.remove.is_none()) {
            return Err(Failure::Other(format!(
                "a set that is changed by hand has at most {MOST_BY_HAND} puzzles"
            )));
        }
        let Some(puzzles) = edited(puzzles, edit)? else {
            return Ok(EditedSet {
                set: set.info,
                known: true,
            });
        };
        set.edits += 1;
        set.blocks = 0;
        (set.info.count, set.info.ratings) = (0, None);
        set.info.themes.clear();
        if puzzles.is_empty() {
            transaction.delete(StoreName::PuzzleBlocks, &block)?;
            transaction.delete(StoreName::PuzzleIndexes, &block)?;
        } else {
            let bytes = packed(&puzzles)?;
            let pack = Pack::open(&bytes).map_err(|fault| damaged(&fault))?;
            set.count(&pack);
            transaction.put_bytes(StoreName::PuzzleBlocks, &block, &bytes)?;
            transaction.put_bytes(StoreName::PuzzleIndexes, &block, &pack.index())?;
        }
        transaction.put(StoreName::PuzzleSets, key, &set.written())?;
        transaction.done().await?;
        Ok(EditedSet {
            set: set.info,
            known: false,
        })
    }
}

/// The puzzles after the change; `None` if the position that is put in is among the others.
fn edited(mut puzzles: Vec<Puzzle>, edit: &EditSet) -> Result<Option<Vec<Puzzle>>, Failure> {
    if let Some(id) = &edit.remove {
        let at = puzzles.iter().position(|puzzle| puzzle.id == *id);
        puzzles.remove(at.ok_or(Failure::Missing)?);
    }
    if let Some(insert) = &edit.insert {
        let read = message::from_message(insert);
        let mut insert = read.map_err(|kind| Failure::NoGame(kind.to_string()))?;
        let key = insert.position().key();
        if puzzles.iter().any(|puzzle| puzzle.position().key() == key) {
            return Ok(None);
        }
        message::complete(&mut insert);
        if puzzles.iter().any(|puzzle| puzzle.id == insert.id) {
            insert.id = format!("{}-{key:016x}", insert.id);
        }
        puzzles.insert(puzzles.len().min(edit.place as usize), insert);
    }
    Ok(Some(puzzles))
}

/// The puzzles as a block.
fn packed(puzzles: &[Puzzle]) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let mut writer = PackWriter::new(PackOptions::default());
    for puzzle in puzzles {
        let pushed = writer.push(puzzle, &mut bytes);
        pushed.map_err(|error| Failure::NoGame(error.to_string()))?;
    }
    writer.finish(&mut bytes);
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::puzzle::AddTo;
    use puzzle::set_link::puzzle_of;

    const RANKS: [&str; 3] = ["4R1K1", "3R2K1", "2R3K1"];

    /// A mate on the back rank by the rook of one of these ranks.
    fn mate(rank: &str) -> protocol::puzzle::Puzzle {
        let file = ["e", "d", "c"][RANKS
            .iter()
            .position(|&known| known == rank)
            .expect("known")];
        puzzle_of(&format!(
            "6k1/5ppp/8/8/8/8/5PPP/{rank}_w_-_-_0_1..{file}1{file}8"
        ))
    }

    fn edit(remove: Option<&str>, insert: Option<&str>, place: u32) -> EditSet {
        EditSet {
            to: AddTo::Name("set".into()),
            remove: remove.map(str::to_owned),
            insert: insert.map(mate),
            place,
        }
    }

    /// The last ranks of the puzzles, by which they are told apart.
    fn ranks(puzzles: &[Puzzle]) -> Vec<String> {
        let rank = |puzzle: &Puzzle| {
            let fen = puzzle.start.to_fen();
            let rank = fen
                .rsplit('/')
                .next()
                .and_then(|rank| rank.split(' ').next());
            rank.unwrap_or_default().to_owned()
        };
        puzzles.iter().map(rank).collect()
    }

    fn three() -> Vec<Puzzle> {
        RANKS.iter().fold(Vec::new(), |puzzles, &rank| {
            let added = edited(puzzles, &edit(None, Some(rank), u32::MAX));
            added.expect("it is legal").expect("it is new")
        })
    }

    #[test]
    fn puzzles_are_added_moved_and_removed() {
        let three = three();
        assert_eq!(ranks(&three), RANKS);
        let first = three[0].id.clone();
        let moved = edited(three.clone(), &edit(Some(&first), Some(RANKS[0]), 1));
        let moved = moved.expect("legal").expect("new");
        assert_eq!(ranks(&moved), [RANKS[1], RANKS[0], RANKS[2]]);
        assert_eq!(moved[1].id, first, "its name goes by its position");
        assert!(!moved[1].themes.is_empty(), "its themes are found");
        let less = edited(three.clone(), &edit(Some(&first), None, 0));
        let less = less.expect("legal").expect("changed");
        assert_eq!(ranks(&less), RANKS[1..]);
        let back = edited(less, &edit(None, Some(RANKS[0]), 0));
        assert_eq!(ranks(&back.expect("legal").expect("new")), RANKS);
        let bytes = packed(&three).expect("legal");
        assert_eq!(ranks(&read_block(&bytes)), RANKS);
    }

    #[test]
    fn what_cannot_be_done_changes_nothing() {
        let known = edited(three(), &edit(None, Some(RANKS[1]), 0));
        assert!(matches!(known, Ok(None)));
        let missing = edited(three(), &edit(Some("nobody"), None, 0));
        assert!(matches!(missing, Err(Failure::Missing)));
        let mut illegal = edit(None, Some(RANKS[0]), 0);
        let insert = illegal.insert.as_mut().expect("there is one");
        insert.lines = vec![vec!["e1e9".into()]];
        assert!(matches!(
            edited(Vec::new(), &illegal),
            Err(Failure::NoGame(_))
        ));
    }
}
