//! PGN files: import into the library, and export from it.

use crate::library::{BATCH, Library, written};
use crate::row;
use database::file::{self, CHUNK};
use database::now;
use database::object_store::{LIBRARY, StoreName};
use database::service::Client;
use game::pgn;
use js_sys::Array;
use protocol::library::{
    Export, Failure, Imported, Keep, Kind, Problem, Progress, Record, Rename, Row, Which,
};
use sha2::{Digest, Sha256};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;
use web_sys::Blob;

/// Media type of the files that are written.
const PGN: &str = "application/x-chess-pgn";
/// Most problems of a file that are told one by one.
const MOST_PROBLEMS: usize = 200;
/// Key prefixes of games from files, and of studies.
const FILE: &str = "pgn-";
const STUDY: &str = "study-";

impl Library {
    /// Imports the games of a PGN file. A game that is here already, to the letter, is not imported again.
    pub async fn import(&self, file: &Blob, told: Client<'_>) -> Result<Imported, Failure> {
        let openings = self.openings().await;
        let mut known = self.keys_of_files().await?;
        let mut result = Imported::default();
        let read = Rc::new(RefCell::new(Vec::new()));
        let sink = read.clone();
        let mut import = pgn::Import::new(move |game| sink.borrow_mut().push(game));
        let (size, at) = (file.size() as u64, now());
        let (mut done, mut games) = (0, 0);
        while done < size {
            import.feed(&file::read(file, done).await?);
            done = size.min(done + u64::from(CHUNK));
            let batch = read.take();
            games += batch.len() as u32;
            self.store_games(batch, &openings, at, &mut known, &mut result)
                .await?;
            if !told.progress(Progress {
                done,
                of: size,
                count: games,
            }) {
                result.cancelled = true;
                return Ok(result);
            }
        }
        let rest = import.finish();
        self.store_games(read.take(), &openings, at, &mut known, &mut result)
            .await?;
        result.note(rest, 0);
        Ok(result)
    }

    /// Writes games that have been read into the library.
    async fn store_games(
        &self,
        games: Vec<pgn::Imported>,
        openings: &game::Openings,
        at: u64,
        known: &mut HashSet<String>,
        result: &mut Imported,
    ) -> Result<(), Failure> {
        let mut new = Vec::new();
        for game in games {
            result.note(game.problems, game.further_problems);
            let text = pgn::write(&game.tree);
            let key = format!("{FILE}{}", digest(&text));
            if known.contains(&key) {
                result.known += 1;
            } else {
                known.insert(key.clone());
                // Those of one file stay in its order.
                let at = at.saturating_sub(u64::from(result.taken) + new.len() as u64);
                let row = row::of_tree(&game.tree, openings, key, Kind::Imported, at);
                new.push((row, text));
            }
        }
        for games in new.chunks(BATCH as usize) {
            self.put(games).await?;
            result.taken += games.len() as u32;
        }
        Ok(())
    }

    async fn put(&self, games: &[(Row, String)]) -> Result<(), Failure> {
        let transaction = self.store.writing(LIBRARY).await?;
        for (row, text) in games {
            transaction.put(StoreName::Games, &row.key, text)?;
            transaction.put(StoreName::Rows, &row.key, &written(row))?;
            transaction.delete(StoreName::Deleted, &row.key)?;
        }
        transaction.done().await
    }

    /// Saves a study, in place of an earlier state of it; answers with its key.
    pub async fn keep(&self, keep: Keep) -> Result<String, Failure> {
        let mut games = pgn::read(keep.pgn.as_bytes()).into_iter();
        let Some(game) = games.next() else {
            return Err(Failure::NoGame("there is no game in it".into()));
        };
        let at = now();
        let key = keep.key.filter(|key| key.starts_with(STUDY));
        let key = key.unwrap_or_else(|| format!("{STUDY}{at:013}"));
        let openings = self.openings().await;
        let row = row::of_tree(&game.tree, &openings, key.clone(), Kind::Study, at);
        self.put(&[(row, pgn::write(&game.tree))]).await?;
        Ok(key)
    }

    /// Gives the players of a game other names and ratings. It keeps its key, by which an import knows it again.
    pub async fn rename(&self, rename: Rename) -> Result<(), Failure> {
        let Rename { key, names, elo } = rename;
        let Record { row, text } = self.get(&key).await?;
        let mut games = pgn::read(text.as_bytes()).into_iter();
        let Some(mut tree) = games.next().map(|game| game.tree) else {
            return Err(Failure::NoGame("there is no game in it".into()));
        };
        for (tag, name) in ["White", "Black"].into_iter().zip(names) {
            tree.tags
                .set(tag, if name.is_empty() { "?".into() } else { name });
        }
        tree.tags.set_elo(elo);
        let openings = self.openings().await;
        let row = row::of_tree(&tree, &openings, key, row.kind, row.changed);
        self.put(&[(row, pgn::write(&tree))]).await
    }

    /// The games of a selection that were played here.
    pub async fn played(&self, which: Which) -> Result<BTreeMap<String, String>, Failure> {
        let mut keys = match which {
            // Their keys come first: those of the others need not be looked at.
            Which::Found(query) => self.found(query, Row::is_from_table).await?,
            which => self.keys(which).await?,
        };
        keys.retain(|key| was_played_here(key));
        let transaction = self.store.reading(LIBRARY).await?;
        let mut played = BTreeMap::new();
        for key in keys {
            if let Some(game) = transaction.get(StoreName::Games, &key).await? {
                played.insert(key, game);
            }
        }
        Ok(played)
    }

    /// Writes games as PGN; answers with how many there are, and the file.
    pub async fn export(
        &self,
        Export { which, mut played }: Export,
        told: Client<'_>,
    ) -> Result<(u32, Blob), Failure> {
        let keys = self.keys(which).await?;
        let (parts, mut games) = (Array::new(), 0);
        for batch in keys.chunks(BATCH as usize) {
            let mut text = String::new();
            let transaction = self.store.reading(LIBRARY).await?;
            for key in batch {
                let game = if was_played_here(key) {
                    played.remove(key)
                } else {
                    // Another tab may have deleted it meanwhile.
                    transaction.get(StoreName::Games, key).await?
                };
                if let Some(game) = game {
                    text += &game;
                    games += 1;
                }
            }
            // The browser keeps what is written, not this program.
            parts.push(file::blob(&Array::of1(&text.into()), PGN)?.as_ref());
            let progress = Progress {
                done: u64::from(games),
                of: keys.len() as u64,
                count: games,
            };
            if !told.progress(progress) {
                break;
            }
        }
        Ok((games, file::blob(&parts, PGN)?))
    }

    /// The keys of all games that come from files.
    async fn keys_of_files(&self) -> Result<HashSet<String>, Failure> {
        let transaction = self.store.reading(LIBRARY).await?;
        let mut keys = HashSet::new();
        let mut after = FILE.to_owned();
        loop {
            let next = transaction.keys(StoreName::Rows, &after, BATCH).await?;
            let count = keys.len();
            keys.extend(next.iter().filter(|key| key.starts_with(FILE)).cloned());
            match next.last() {
                Some(last) if keys.len() > count => after.clone_from(last),
                _ => return Ok(keys),
            }
        }
    }
}

/// Receiver of the problems found in a file.
trait Notes {
    fn note(&mut self, problems: Vec<pgn::Problem>, further: usize);
}

impl Notes for Imported {
    fn note(&mut self, problems: Vec<pgn::Problem>, further: usize) {
        self.all_problems += (problems.len() + further) as u32;
        let room = MOST_PROBLEMS.saturating_sub(self.problems.len());
        let told = problems.into_iter().take(room).map(|problem| Problem {
            game: problem.game as u32,
            line: problem.place.line as u64,
            column: problem.place.column as u64,
            why: problem.kind.name().to_owned(),
            token: problem.token,
        });
        self.problems.extend(told);
    }
}

/// True for the key of a game that was played here: all others come from files, or are studies.
fn was_played_here(key: &str) -> bool {
    !key.starts_with(FILE) && !key.starts_with(STUDY)
}

/// Hash of a game's text, which tells it from all others.
fn digest(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    let half: [u8; 16] = std::array::from_fn(|place| digest[place]);
    format!("{:032x}", u128::from_be_bytes(half))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> (Vec<pgn::Problem>, usize) {
        let mut games = pgn::read(text.as_bytes());
        let game = games.remove(0);
        (game.problems, game.further_problems)
    }

    #[test]
    fn problems_are_told_one_by_one_up_to_a_number() {
        let mut imported = Imported::default();
        let (told, further) = problems("1. e4 e5 2. Ke3 Nf6 *");
        assert_eq!((told.len(), further), (1, 0));
        imported.note(told, 0);
        let first = &imported.problems[0];
        assert_eq!((first.game, first.line, &*first.token), (1, 1, "Ke3"));
        assert!(!first.why.is_empty());
        for _ in 0..MOST_PROBLEMS {
            imported.note(problems("1. e5 *").0, 2);
        }
        assert_eq!(imported.problems.len(), MOST_PROBLEMS);
        assert_eq!(imported.all_problems as usize, 1 + 3 * MOST_PROBLEMS);
    }

    #[test]
    fn one_letter_makes_another_game() {
        let [one, other] = ["1. e4 *", "1. d4 *"].map(digest);
        assert_eq!(one, digest("1. e4 *"));
        assert_ne!(one, other);
        assert_eq!(one.len(), 32);
        assert_eq!(
            digest(""),
            "e3b0c44298fc1c149afbf4c8996fb924",
            "the first half of SHA-256"
        );
    }
}
