//! Mining as it is kept in this browser: from what, by which rules, and how far it has come.

use platform::storage;
use protocol::mine::{MinePoint, RuleSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};

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
    /// Name of the player whose mistakes are wanted; empty for both players'.
    pub player: String,
    /// The rules.
    pub rules: RuleSet,
    /// Length of the PGN in bytes; 0 before it has been read.
    pub bytes: usize,
    /// Hash of the PGN, so that it is known again.
    pub hash: u64,
    /// The point to go on from: puzzles before it are in the set.
    pub next: MinePoint,
    /// Games that are done.
    pub games: u32,
    /// Number of all games.
    pub of: u32,
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

    /// The same task, not yet begun.
    #[must_use]
    pub fn anew(self) -> MiningRun {
        MiningRun {
            source: self.source,
            player: self.player,
            rules: self.rules,
            ..MiningRun::default()
        }
    }

    /// The run for this PGN. It goes on where it was stopped if the PGN begins with the games that it had then (games may have
    /// come after them), and begins anew if it does not.
    #[must_use]
    pub fn with_pgn(self, pgn: &str) -> MiningRun {
        let before = pgn.as_bytes().get(..self.bytes);
        let is_same = before.is_some_and(|before| hash(before) == self.hash);
        MiningRun {
            bytes: pgn.len(),
            hash: hash(pgn.as_bytes()),
            ..if is_same { self } else { self.anew() }
        }
    }
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "1. e4 e5 *\n\n";

    #[test]
    fn a_run_goes_on_where_its_games_are_the_same() {
        let begun = MiningRun {
            player: "Anna".into(),
            ..MiningRun::default()
        }
        .with_pgn(FIRST);
        let stopped = MiningRun {
            next: MinePoint { game: 1, ply: 0 },
            found: 2,
            ..begun
        };
        for (pgn, goes_on) in [
            (FIRST.to_owned(), true),
            (format!("{FIRST}1. d4 *\n\n"), true),
            (format!("1. d4 *\n\n{FIRST}"), false),
            ("1. e4 *".to_owned(), false),
        ] {
            let run = stopped.clone().with_pgn(&pgn);
            assert_eq!(run.next.game, u32::from(goes_on), "{pgn}");
            assert_eq!(run.found, if goes_on { 2 } else { 0 }, "{pgn}");
            assert_eq!(run.player, "Anna");
            assert_eq!(run.bytes, pgn.len());
        }
    }

    #[test]
    fn a_run_is_read_as_it_was_written() {
        let run = MiningRun {
            source: Source::File("games.pgn".into()),
            rejected: BTreeMap::from([("forced".into(), 3)]),
            set: Some("7".into()),
            ..MiningRun::default()
        }
        .with_pgn(FIRST);
        let text = serde_json::to_string(&run).expect("plain data");
        assert_eq!(
            serde_json::from_str::<MiningRun>(&text).expect("what was written"),
            run
        );
    }
}
