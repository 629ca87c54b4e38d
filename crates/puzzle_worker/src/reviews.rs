//! Attempts: recorded, added up, exported and imported.

use crate::log::{BATCH, START, read, written};
use crate::puzzles::Puzzles;
use database::file;
use database::object_store::{PUZZLE_REVIEWS, StoreName};
use js_sys::Date;
use protocol::puzzle::{
    Attempt, ExportReviews, Failure, Fault, GetAttempts, History, ImportedReviews, MOST_FAULTS,
    OWN_SET, PastAttempt, PastAttempts, Recorded, ReviewFormat, Standing,
};
use puzzle::review_log::{self, Review, SolverRecord};
use puzzle::{FileFaultKind, history, message};
use std::collections::{BTreeMap, BTreeSet};
use web_sys::Blob;

impl Puzzles {
    /// Sees to it that the log in memory is that of the database.
    pub async fn sync_log(&self) -> Result<(), Failure> {
        let transaction = self.store.reading(PUZZLE_REVIEWS).await?;
        self.log.sync(&transaction).await
    }

    /// Records an attempt. One that has been recorded is not recorded again.
    pub async fn record(&self, attempt: &Attempt) -> Result<Recorded, Failure> {
        self.with_room(|| self.try_record(attempt)).await
    }

    async fn try_record(&self, attempt: &Attempt) -> Result<Recorded, Failure> {
        let store = StoreName::PuzzleReviews;
        let transaction = self.store.writing(PUZZLE_REVIEWS).await?;
        self.log.sync(&transaction).await?;
        let key = key(attempt.at, &attempt.key.set, &attempt.key.id);
        let known = transaction.get(store, &key).await?;
        if let Some(review) = known.and_then(|text| read(&text)) {
            return Ok(self.log.attempts().recorded(&review));
        }
        let review = self.log.attempts().review(attempt);
        let text = written(&review);
        transaction.put(store, &key, &text)?;
        transaction.done().await?;
        // What is told is what is kept: numbers may lose their last bit in between.
        let review = read(&text).unwrap_or(review);
        self.log.push(review.clone());
        Ok(self.log.attempts().recorded(&review))
    }

    /// Keeps the level that a new solver says he has.
    pub async fn start_rating(&self, rating: u16) -> Result<(), Failure> {
        let transaction = self.store.writing(PUZZLE_REVIEWS).await?;
        transaction.put(StoreName::PuzzleSolver, START, &rating.to_string())?;
        transaction.done().await
    }

    /// Rating, streak and what is due.
    pub async fn standing(&self, now: u64) -> Result<Standing, Failure> {
        self.sync_log().await?;
        let there = self.repeated().await?;
        let is_there = |set: &str, id: &str| there.get(set).is_some_and(|ids| ids.contains(id));
        Ok(history::standing(
            &self.log.attempts(),
            is_there,
            now,
            day_of,
        ))
    }

    /// The names of the puzzles in the repetition that are still in their sets, by set.
    async fn repeated(&self) -> Result<BTreeMap<String, BTreeSet<String>>, Failure> {
        let mut repeated: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (set, id, _) in self.log.attempts().repeated() {
            let ids = repeated.entry(set.to_owned()).or_default();
            ids.insert(id.to_owned());
        }
        let mut sets = self.stored_sets().await?;
        sets.retain(|set| set.removed.is_none());
        repeated.retain(|key, _| key == OWN_SET || sets.iter().any(|set| set.info.key == *key));
        // Puzzles leave a set when it is changed by hand; larger ones, whose index takes long to read, are not.
        let changed = sets.iter().filter(|set| set.edits > 0);
        let changed = changed.map(|set| set.info.key.as_str());
        for key in std::iter::once(OWN_SET).chain(changed) {
            // A set that cannot be had now tells nothing.
            if let Some(ids) = repeated.get_mut(key)
                && let Ok(index) = self.index(key).await
            {
                let there = index.numbers(ids.iter().map(String::as_str))?;
                *ids = there.into_iter().map(|(id, _)| id.to_owned()).collect();
            }
        }
        Ok(repeated)
    }

    /// The attempts so far one by one.
    pub async fn past_attempts(&self, get: GetAttempts) -> Result<PastAttempts, Failure> {
        self.sync_log().await?;
        let mut past = history::past(&self.log.attempts(), get, day_of);
        let mut sets: BTreeMap<String, Vec<&mut PastAttempt>> = BTreeMap::new();
        for attempt in &mut past.attempts {
            let set = attempt.key.set.clone();
            sets.entry(set).or_default().push(attempt);
        }
        for (set, attempts) in sets {
            // Those of a set that cannot be had now, or is damaged, have none.
            let Ok(index) = self.index(&set).await else {
                continue;
            };
            let ids = attempts.iter().map(|attempt| attempt.key.id.as_str());
            let numbers = index.numbers(ids)?.into_iter().map(|(_, number)| number);
            let numbers: BTreeSet<u32> = numbers.collect();
            let puzzles = self.puzzles(&index, numbers).await.unwrap_or_default();
            for attempt in attempts {
                let puzzle = puzzles.iter().find(|puzzle| puzzle.id == attempt.key.id);
                attempt.fen = puzzle.map(|puzzle| puzzle.position().to_fen());
            }
        }
        Ok(past)
    }

    /// The days from one to another.
    pub async fn history(&self, from: i32, to: i32) -> Result<History, Failure> {
        self.sync_log().await?;
        Ok(history::history(&self.log.attempts(), from, to, day_of))
    }

    /// Writes all attempts to a file.
    pub async fn export_reviews(&self, export: ExportReviews) -> Result<(u32, Blob), Failure> {
        self.sync_log().await?;
        let log = self.log.attempts();
        let solver = SolverRecord {
            start_rating: self.log.start(),
            best_runs: export.best_runs,
        };
        let (text, kind) = match export.format {
            ReviewFormat::Json => (
                review_log::to_json(log.reviews(), &solver),
                "application/json",
            ),
            ReviewFormat::Csv => (review_log::to_csv(log.reviews()), "text/csv"),
        };
        let file = file::bytes_blob(text.as_bytes(), kind)?;
        Ok((log.reviews().len() as u32, file))
    }

    /// Adds the attempts of a file.
    pub async fn import_reviews(&self, file: &Blob) -> Result<ImportedReviews, Failure> {
        let (size, mut bytes) = (file.size() as u64, Vec::new());
        while (bytes.len() as u64) < size {
            let part = file::read(file, bytes.len() as u64).await?;
            if part.is_empty() {
                break;
            }
            bytes.extend(part);
        }
        let mut result = ImportedReviews::default();
        let (text, replaced) = puzzle::encoding::decode(&bytes);
        if let Some(replaced) = replaced {
            result.note(Fault {
                line: Some(replaced.first.line as u64),
                ..message::fault_of(&FileFaultKind::Encoding(replaced.letters))
            });
        }
        let is_json = text.trim_start();
        let mut solver = SolverRecord::default();
        let read = if is_json.starts_with('{') {
            review_log::from_json(&text).map(|(reviews, told)| {
                solver = told;
                (reviews, Vec::new())
            })
        } else {
            review_log::from_csv(&text)
        };
        let (reviews, errors) = read.unwrap_or_else(|error| (Vec::new(), vec![error]));
        result.best_runs = solver.best_runs;
        for error in errors {
            result.note(message::log_fault(&error));
        }
        let here = self.sets_here(&reviews).await?;
        for reviews in reviews.chunks(BATCH as usize) {
            let put = || self.put_reviews(reviews, &here);
            let (added, known) = self.with_room(put).await?;
            result.added += added;
            result.known += known;
        }
        self.sync_log().await?;
        if let (None, Some(level)) = (self.log.start(), solver.start_rating) {
            self.start_rating(level).await?;
        }
        Ok(result)
    }

    /// Writes those of these reviews that are not here, each under the set that has its puzzle here; answers with the numbers of
    /// those and of the others.
    async fn put_reviews(
        &self,
        reviews: &[Review],
        here: &BTreeMap<String, String>,
    ) -> Result<(u32, u32), Failure> {
        let (mut added, mut known) = (0, 0);
        let store = StoreName::PuzzleReviews;
        let transaction = self.store.writing(PUZZLE_REVIEWS).await?;
        for review in reviews {
            let set = here.get(&review.set).unwrap_or(&review.set);
            let own = key(review.at, set, &review.puzzle);
            let other = key(review.at, &review.set, &review.puzzle);
            let mut is_known = transaction.get(store, &own).await?.is_some();
            if !is_known && other != own {
                is_known = transaction.get(store, &other).await?.is_some();
            }
            if is_known {
                known += 1;
                continue;
            }
            let review = Review {
                set: set.clone(),
                ..review.clone()
            };
            transaction.put(store, &own, &written(&review))?;
            added += 1;
        }
        transaction.done().await?;
        Ok((added, known))
    }
}

/// Receiver of the faults of a file.
trait Notes {
    fn note(&mut self, fault: Fault);
}

impl Notes for ImportedReviews {
    fn note(&mut self, fault: Fault) {
        self.all_faults += 1;
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        }
    }
}

/// The key of a review, by which the store has them in the order of time.
fn key(at: u64, set: &str, puzzle: &str) -> String {
    format!("{at:016} {set} {puzzle}")
}

/// The day of a time where the device is, in days since 1970.
fn day_of(at: u64) -> i32 {
    let offset = Date::new(&(at as f64).into()).get_timezone_offset();
    ((at as f64 - offset * 60_000.0) / 86_400_000.0).floor() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_in_the_order_of_time_and_tell_puzzles_apart() {
        assert!(key(9, "s", "z") < key(10, "a", "a"));
        assert_ne!(key(9, "s", "a"), key(9, "s", "b"));
        assert_eq!(key(9, "s", "a"), key(9, "s", "a"));
    }

    #[test]
    fn the_first_faults_are_told_and_all_are_counted() {
        let mut result = ImportedReviews::default();
        for _ in 0..=MOST_FAULTS {
            result.note(Fault::default());
        }
        assert_eq!(result.faults.len(), MOST_FAULTS);
        assert_eq!(result.all_faults, MOST_FAULTS as u64 + 1);
    }
}
