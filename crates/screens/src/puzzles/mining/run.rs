//! Mining as it is kept in this browser: from what, by which rules, and how far it has come.

use i18n::players::YOU;
use platform::miner::Prefix;
use platform::storage;
use protocol::mine::{MinePoint, Progress, RuleSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Storage key.
const KEY: &str = "sessa.mining";

/// Origin of the games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The library.
    #[default]
    Library,
    /// The file of this name; empty while none is chosen.
    File(String),
}

/// Mining of some games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MiningRun {
    /// Origin of the games.
    pub source: Source,
    /// Name of the player whose mistakes are wanted, which may be “you”; empty for both players'.
    pub player: String,
    /// The rules.
    pub rules: RuleSet,
    /// Bytes of the PGN that have been read; 0 before it has begun.
    pub bytes: u64,
    /// Hash of those, so that the PGN is known again.
    pub hash: u64,
    /// The point to go on from: puzzles before it are in the set.
    pub next: MinePoint,
    /// Games that are done.
    pub games: u32,
    /// Number of all games,
    pub of: u32,
    /// which is estimated as long as not all of them have been read.
    #[serde(default)]
    pub is_estimated: bool,
    /// Puzzles found.
    pub found: u32,
    /// Those of them that were in the set already.
    pub known: u32,
    /// Swings that became no puzzle, by their reasons.
    pub rejected: BTreeMap<String, u32>,
    /// Key of the set, once something is in it.
    pub set: Option<String>,
}

impl Default for MiningRun {
    fn default() -> MiningRun {
        MiningRun {
            source: Source::Library,
            player: String::new(),
            rules: RuleSet::Relaxed,
            bytes: 0,
            hash: 0,
            next: MinePoint::default(),
            games: 0,
            of: 0,
            is_estimated: false,
            found: 0,
            known: 0,
            rejected: BTreeMap::new(),
            set: None,
        }
    }
}

impl MiningRun {
    /// The one that was not finished. A text that cannot be read is set aside and forgotten: the puzzles are in their set.
    pub fn load() -> Option<MiningRun> {
        storage::load(KEY, json::read).ok()?
    }

    /// Keeps it. Where the browser keeps nothing, the next mining begins anew.
    pub fn save(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            storage::set(KEY, &text);
        }
    }

    /// Forgets the one that is kept.
    pub fn forget() {
        storage::remove(KEY);
    }

    /// True if the player whose mistakes are wanted is the person at this device, called “you” in one of the languages.
    pub fn is_for_you(&self) -> bool {
        YOU.contains(&self.player.as_str())
    }

    /// The name of the player whose mistakes are wanted, as a list; empty for both players'.
    pub fn names(&self) -> Vec<String> {
        let name = Some(self.player.clone());
        name.filter(|name| !name.is_empty()).into_iter().collect()
    }

    /// This task before its begin.
    #[must_use]
    pub fn anew(self) -> MiningRun {
        MiningRun {
            source: self.source,
            player: self.player,
            rules: self.rules,
            ..MiningRun::default()
        }
    }

    /// The beginning of the PGN that has been read. Games may have come behind it since.
    pub fn prefix(&self) -> Prefix {
        Prefix {
            bytes: self.bytes,
            hash: self.hash,
        }
    }

    /// Notes how far the PGN has been read.
    pub fn read(&mut self, prefix: Prefix) {
        // What is read again after the engine's worker has died was known.
        if prefix.bytes >= self.bytes {
            self.bytes = prefix.bytes;
            self.hash = prefix.hash;
        }
    }

    /// Notes how far the mining of a file of `size` bytes has come.
    pub fn advance(&mut self, progress: &Progress, size: u64) {
        self.next = progress.next;
        self.games = progress.games;
        self.is_estimated = !progress.is_all;
        self.of = if progress.is_all {
            progress.of
        } else {
            let all = f64::from(progress.of) * size as f64 / progress.bytes.max(1) as f64;
            (all.round() as u32).max(progress.of)
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_and_mined_is_noted() {
        let mut run = MiningRun::default();
        for (bytes, hash, expected) in [(100, 1, 1), (200, 2, 2), (100, 1, 2), (300, 3, 3)] {
            run.read(Prefix { bytes, hash });
            assert_eq!(run.prefix().hash, expected, "{bytes}");
        }
        let mut progress = Progress {
            games: 3,
            of: 10,
            bytes: 300,
            next: MinePoint { game: 3, ply: 4 },
            ..Progress::default()
        };
        run.advance(&progress, 1_000);
        assert_eq!((run.games, run.of, run.is_estimated), (3, 33, true));
        (progress.of, progress.bytes, progress.is_all) = (31, 1_000, true);
        run.advance(&progress, 1_000);
        assert_eq!((run.of, run.is_estimated), (31, false));
        assert_eq!(run.next, progress.next);
        let anew = run.clone().anew();
        assert_eq!((anew.prefix(), anew.next), Default::default());
    }

    #[test]
    fn a_run_is_read_as_it_was_written() {
        let run = MiningRun {
            source: Source::File("games.pgn".into()),
            rejected: BTreeMap::from([("forced".into(), 3)]),
            set: Some("7".into()),
            bytes: 7,
            hash: u64::MAX,
            ..MiningRun::default()
        };
        let text = serde_json::to_string(&run).expect("plain data");
        assert_eq!(
            serde_json::from_str::<MiningRun>(&text).expect("what was written"),
            run
        );
        // Those that were kept before games were read in pieces.
        let older = text.replace("\"is_estimated\":false,", "");
        assert_ne!(older, text);
        assert_eq!(
            serde_json::from_str::<MiningRun>(&older).expect("it was written so"),
            run
        );
    }
}
