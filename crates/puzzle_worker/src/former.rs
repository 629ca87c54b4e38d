//! Sets known again: attempts are kept under the key of their set, and a set that comes anew from a file has another one.
//!
//! A set is the same if it has the puzzles that were tried, by their names and ratings. So a set of the solver's finds its
//! attempts again when it is read from a file once more, here or on another device, whichever of set and log comes first.

use crate::add::MADE_UP;
use crate::puzzles::Puzzles;
use protocol::puzzle::{Failure, HAND_SET, MINED_SET};
use puzzle::review_log::Review;
use std::collections::{BTreeMap, BTreeSet};

/// The puzzles of a set that were tried, by name, with the rating they had.
type Tried<'a> = BTreeMap<&'a str, Option<f64>>;

/// Tried puzzles of the sets that the solver may have had, by their keys.
fn by_set(reviews: &[Review]) -> BTreeMap<&str, Tried<'_>> {
    let mut sets = BTreeMap::<&str, Tried<'_>>::new();
    let is_own = |set: &str| set.starts_with(MADE_UP) || set == MINED_SET || set == HAND_SET;
    for review in reviews.iter().filter(|review| is_own(&review.set)) {
        let tried = sets.entry(&review.set).or_default();
        let rating = review.puzzle_rating.map(|rating| rating.rating);
        tried.insert(&review.puzzle, rating);
    }
    sets
}

/// True if so many of these puzzles are in a set that it is theirs: one in ten may have been changed or taken out since.
/// `rating_of` tells the rating of the puzzle of a name, if there is one.
fn are_of(tried: &Tried<'_>, rating_of: impl Fn(&str) -> Option<Option<u16>>) -> bool {
    let same = |(name, rating): &(&&str, &Option<f64>)| match (rating_of(name), rating) {
        (None, _) => false,
        (Some(Some(here)), Some(then)) => (f64::from(here) - then).abs() <= 1.0,
        (Some(_), _) => true,
    };
    10 * tried.iter().filter(same).count() >= 9 * tried.len()
}

impl Puzzles {
    /// True if these puzzles are of a set that is here.
    async fn has_tried(&self, key: &str, tried: &Tried<'_>) -> Result<bool, Failure> {
        // A set that cannot be read has none of them.
        let Ok(index) = self.index(key).await else {
            return Ok(false);
        };
        let numbers = index.numbers(tried.keys().copied())?;
        let numbers: BTreeMap<&str, u32> = numbers.into_iter().collect();
        let pack = index.pack()?;
        Ok(are_of(tried, |name| {
            numbers.get(name).map(|&number| pack.rating(number))
        }))
    }

    /// The key under which the puzzles of this set were tried before, if no set that is here has it. One that was removed
    /// gives it up.
    pub async fn former_key(&self, key: &str) -> Result<Option<String>, Failure> {
        self.sync_log().await?;
        let reviews = self.log.attempts().reviews().to_vec();
        let sets = self.stored_sets().await?;
        for (former, tried) in by_set(&reviews) {
            let same = sets.iter().find(|set| set.info.key == former);
            let is_here = same.is_some_and(|set| set.removed.is_none());
            if is_here || !self.has_tried(key, &tried).await? {
                continue;
            }
            if let Some(removed) = same {
                self.delete_set(removed).await?;
            }
            return Ok(Some(former.to_owned()));
        }
        Ok(None)
    }

    /// For the sets of reviews from elsewhere the sets that are here and have their puzzles, where those are others.
    pub async fn sets_here(&self, reviews: &[Review]) -> Result<BTreeMap<String, String>, Failure> {
        let keys: BTreeSet<String> = self.set_keys().await?.into_iter().collect();
        let mut here = BTreeMap::new();
        for (key, tried) in by_set(reviews) {
            if keys.contains(key) && self.has_tried(key, &tried).await? {
                continue;
            }
            for known in &keys {
                if self.has_tried(known, &tried).await? {
                    here.insert(key.to_owned(), known.clone());
                    break;
                }
            }
        }
        Ok(here)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_known_by_what_was_tried_of_it() {
        let set = |name: &str| match name {
            "a" => Some(Some(1500)),
            "b" => Some(None),
            name => name.parse().ok().map(Some),
        };
        let many: Vec<String> = (0..20).map(|n| n.to_string()).collect();
        let numbers = |of: usize| many.iter().take(of).map(|name| (name.as_str(), None));
        for (tried, expected) in [
            (vec![("a", Some(1500.4))], true),
            (vec![("a", None)], true),
            (vec![("b", Some(900.0))], true),
            (vec![("a", Some(1600.0))], false),
            (vec![("x", None)], false),
            (vec![("a", None), ("x", None)], false),
            (numbers(9).chain([("x", None)]).collect(), true),
            (numbers(8).chain([("x", None)]).collect(), false),
        ] {
            let told = format!("{tried:?}");
            assert_eq!(
                are_of(&tried.into_iter().collect(), set),
                expected,
                "{told}"
            );
        }
    }

    #[test]
    fn attempts_are_sorted_by_set_and_puzzle() {
        let review = |set: &str, puzzle: &str| Review {
            at: 1,
            set: set.into(),
            puzzle: puzzle.into(),
            mode: "theme".into(),
            solved: true,
            helped: false,
            millis: 1,
            puzzle_rating: None,
            rating: None,
            grade: None,
            themes: Vec::new(),
        };
        let reviews = [
            review("set-s", "a"),
            review("mined", "a"),
            review("set-s", "a"),
            review("set-s", "b"),
            review("sessa", "a"),
            review("", "a"),
        ];
        let sets = by_set(&reviews);
        let counts: Vec<_> = sets
            .iter()
            .map(|(set, tried)| (*set, tried.len()))
            .collect();
        assert_eq!(counts, [("mined", 1), ("set-s", 2)]);
    }
}
