//! A set as the database keeps it: what the list tells of it, and what only the worker needs to know.

use protocol::puzzle::SetInfo;
use puzzle::{Pack, Theme};
use serde::{Deserialize, Serialize};

/// The record of a set. Its puzzles lie in blocks of their own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StoredSet {
    pub info: SetInfo,
    /// Number of its blocks; all but the last are full.
    pub blocks: u32,
    /// Time at which it was removed, if it was.
    #[serde(default)]
    pub removed: Option<u64>,
    /// The key under which its blocks lie, if that is not its own.
    #[serde(default)]
    pub blocks_under: Option<String>,
    /// Number of changes by hand so far, by which what was read of it before is known as old.
    #[serde(default)]
    pub edits: u32,
}

impl StoredSet {
    /// The key of a block.
    pub fn block_key(&self, block: u32) -> String {
        let key = self.blocks_under.as_ref().unwrap_or(&self.info.key);
        format!("{key}/{block:06}")
    }

    /// Gives it another key; its blocks stay where they are.
    pub fn rename_key(&mut self, key: String) {
        let old = std::mem::replace(&mut self.info.key, key);
        self.blocks_under.get_or_insert(old);
    }

    /// As the database has it; `None` if this version cannot read it.
    pub fn read(text: &str) -> Option<StoredSet> {
        json::read(text).ok()
    }

    /// As the database has it.
    pub fn written(&self) -> String {
        json::write(self)
    }

    /// Counts a block that has been added.
    pub fn count(&mut self, block: &Pack<'_>) {
        self.blocks += 1;
        add(&mut self.info, block);
    }
}

/// Adds what is in a pack to the summary of a set.
pub fn add(info: &mut SetInfo, pack: &Pack<'_>) {
    info.count += pack.count();
    info.ratings = match (info.ratings, pack.rating_range()) {
        (Some((least, most)), Some((low, high))) => Some((least.min(low), most.max(high))),
        (one, other) => one.or(other),
    };
    for (theme, count) in pack.theme_counts() {
        let key = Theme::key(theme);
        match info.themes.iter_mut().find(|(known, _)| known == key) {
            Some((_, sum)) => *sum += count,
            None => info.themes.push((key.to_owned(), count)),
        }
    }
    info.themes
        .sort_by_key(|(_, count)| std::cmp::Reverse(*count));
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;
    use puzzle::{PackOptions, PackWriter, Puzzle, Rating, Solution};

    fn pack(rating: Option<f64>, themes: &[Theme]) -> Vec<u8> {
        let start = Position::from_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").expect("legal");
        let mate = start.parse_uci("e1e8").expect("legal");
        let mut puzzle = Puzzle::new(start, None, Solution::line(&[mate]));
        puzzle.rating = rating.map(|rating| Rating {
            rating,
            deviation: 80.0,
        });
        puzzle.themes.extend(themes.iter().copied());
        let mut bytes = Vec::new();
        let mut writer = PackWriter::new(PackOptions::default());
        writer.push(&puzzle, &mut bytes).expect("it is legal");
        writer.finish(&mut bytes);
        bytes
    }

    #[test]
    fn blocks_add_up() {
        let mut set = StoredSet::default();
        set.info.key = "k".into();
        let packs = [
            pack(Some(1500.0), &[Theme::Fork]),
            pack(None, &[]),
            pack(Some(900.0), &[Theme::Pin]),
            pack(Some(1000.0), &[Theme::Pin]),
        ];
        for bytes in &packs {
            set.count(&Pack::open(bytes).expect("it was written"));
        }
        assert_eq!((set.blocks, set.info.count), (4, 4));
        assert_eq!(set.info.ratings, Some((900, 1500)));
        assert_eq!(set.info.themes, [("pin".into(), 2), ("fork".into(), 1)]);
        assert_eq!(set.block_key(12), "k/000012");
        assert_eq!(StoredSet::read(&set.written()), Some(set.clone()));
        assert_eq!(StoredSet::read("{}"), None);
        set.rename_key("l".into());
        set.rename_key("m".into());
        assert_eq!(set.info.key, "m");
        assert_eq!(set.block_key(12), "k/000012");
    }
}
