//! Attempts: recorded, added up, exported and imported.

use crate::block::text_fault;
use crate::log::{BATCH, START, read, written};
use crate::puzzles::Puzzles;
use database::file;
use database::object_store::{PUZZLE_REVIEWS, StoreName};
use js_sys::Date;
use protocol::puzzle::{
    Attempt, Failure, History, ImportedReviews, MOST_FAULTS, Recorded, ReviewFormat, Standing,
};
use puzzle::history;
use puzzle::review_log::{self, LogError, Review};
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
        let sets = self.set_keys().await?;
        self.sync_log().await?;
        Ok(history::standing(&self.log.attempts(), &sets, now, day_of))
    }

    /// The days from one to another.
    pub async fn history(&self, from: i32, to: i32) -> Result<History, Failure> {
        self.sync_log().await?;
        Ok(history::history(&self.log.attempts(), from, to, day_of))
    }

    /// Writes all attempts to a file.
    pub async fn export_reviews(&self, format: ReviewFormat) -> Result<(u32, Blob), Failure> {
        self.sync_log().await?;
        let log = self.log.attempts();
        let (text, kind) = match format {
            ReviewFormat::Json => (review_log::to_json(log.reviews()), "application/json"),
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
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                let line = before.split(|&byte| byte == b'\n').count() as u64;
                let text = "this is not UTF-8; save the file as UTF-8".to_owned();
                result.note(text_fault(Some(line), None, "encoding", text));
                return Ok(result);
            }
        };
        let is_json = text.trim_start_matches(['\u{feff}', ' ', '\n', '\r', '\t']);
        let read = if is_json.starts_with('{') {
            review_log::from_json(&text).map(|reviews| (reviews, Vec::new()))
        } else {
            review_log::from_csv(&text)
        };
        let (reviews, errors) = read.unwrap_or_else(|error| (Vec::new(), vec![error]));
        for error in errors {
            result.note(log_fault(&error));
        }
        for reviews in reviews.chunks(BATCH as usize) {
            let (added, known) = self.with_room(|| self.put_reviews(reviews)).await?;
            result.added += added;
            result.known += known;
        }
        self.sync_log().await?;
        Ok(result)
    }

    /// Writes those of these reviews that are not here; answers with the numbers of those and of the others.
    async fn put_reviews(&self, reviews: &[Review]) -> Result<(u32, u32), Failure> {
        let (mut added, mut known) = (0, 0);
        let transaction = self.store.writing(PUZZLE_REVIEWS).await?;
        for review in reviews {
            let key = key(review.at, &review.set, &review.puzzle);
            let store = StoreName::PuzzleReviews;
            if transaction.get(store, &key).await?.is_some() {
                known += 1;
            } else {
                transaction.put(store, &key, &written(review))?;
                added += 1;
            }
        }
        transaction.done().await?;
        Ok((added, known))
    }
}

/// Receiver of the faults of a file.
trait Notes {
    fn note(&mut self, fault: protocol::puzzle::Fault);
}

impl Notes for ImportedReviews {
    fn note(&mut self, fault: protocol::puzzle::Fault) {
        self.all_faults += 1;
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        }
    }
}

fn log_fault(error: &LogError) -> protocol::puzzle::Fault {
    let text = error.to_string();
    match error {
        LogError::Json(line, column, _) => text_fault(
            Some(*line as u64),
            Some(*column as u64),
            "review-json",
            text,
        ),
        LogError::Format => text_fault(None, None, "review-format", text),
        LogError::Header(_) => text_fault(Some(1), None, "review-header", text),
        LogError::Value(line, ..) => text_fault(Some(*line as u64), None, "review-value", text),
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
    fn faults_of_logs_say_where_they_are() {
        let faults = [
            LogError::Json(3, 4, "x".into()),
            LogError::Format,
            LogError::Header("at"),
            LogError::Value(7, "millis", "soon".into()),
        ];
        let told = faults.map(|error| log_fault(&error));
        let places: Vec<_> = told
            .iter()
            .map(|fault| (fault.line, fault.column))
            .collect();
        let expected = [
            (Some(3), Some(4)),
            (None, None),
            (Some(1), None),
            (Some(7), None),
        ];
        assert_eq!(places, expected);
        assert!(told[3].text.contains("soon"));
        let mut result = ImportedReviews::default();
        for _ in 0..=MOST_FAULTS {
            result.note(told[1].clone());
        }
        assert_eq!(result.faults.len(), MOST_FAULTS);
        assert_eq!(result.all_faults, MOST_FAULTS as u64 + 1);
    }
}
