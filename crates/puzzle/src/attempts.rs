//! Attempts: what the review log says of each puzzle and of the solver, kept up to date as it grows.

use crate::rating::{self, PlayerRating};
use crate::repetition::{Grade, RETENTION};
use crate::review_log::{Card, Review};
use crate::{Rating, Theme};
use protocol::puzzle as message;
use std::collections::BTreeMap;

/// The last attempts whose duration tells how long this solver usually takes.
const RECENT: usize = 100;
/// So many there must be before it tells anything.
const LEAST_RECENT: usize = 5;

/// Knowledge of one puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried {
    /// Time of the last attempt.
    pub at: u64,
    /// True if it was solved then.
    pub solved: bool,
    /// True if that took long, or help.
    pub slow: bool,
    /// Its card, if it is in the repetition.
    pub card: Option<Card>,
}

/// The review log and what follows from it. Its reviews are in the order of time.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Attempts {
    reviews: Vec<Review>,
    start: Option<u16>,
    /// By set and name.
    tried: BTreeMap<String, BTreeMap<String, Tried>>,
}

impl Attempts {
    /// The attempts of a log in any order, and the level that the solver said he had.
    pub fn new(mut reviews: Vec<Review>, start: Option<u16>) -> Attempts {
        reviews.sort_by_key(|review| review.at);
        let mut attempts = Attempts {
            start,
            ..Attempts::default()
        };
        for review in reviews {
            attempts.push(review);
        }
        attempts
    }

    /// The log.
    pub fn reviews(&self) -> &[Review] {
        &self.reviews
    }

    /// Adds a review. One that is older than the last has everything computed anew.
    pub fn push(&mut self, review: Review) {
        if self.reviews.last().is_some_and(|last| review.at < last.at) {
            let mut reviews = std::mem::take(&mut self.reviews);
            reviews.push(review);
            *self = Attempts::new(reviews, self.start);
            return;
        }
        let set = self.tried.entry(review.set.clone()).or_default();
        let before = set.get(&review.puzzle).and_then(|tried| tried.card);
        let card = match review.grade {
            None => before,
            Some(grade) => Some(Card::after(before.as_ref(), grade, review.at, RETENTION)),
        };
        let tried = Tried {
            at: review.at,
            solved: review.solved,
            slow: review.helped || review.grade == Some(Grade::Hard),
            card,
        };
        set.insert(review.puzzle.clone(), tried);
        self.reviews.push(review);
    }

    /// The knowledge of a puzzle; `None` if it was never tried.
    pub fn of(&self, set: &str, puzzle: &str) -> Option<&Tried> {
        self.tried.get(set)?.get(puzzle)
    }

    /// The puzzles of a set that were tried.
    pub fn of_set(&self, set: &str) -> impl Iterator<Item = (&str, &Tried)> {
        let puzzles = self.tried.get(set).into_iter().flatten();
        puzzles.map(|(id, tried)| (id.as_str(), tried))
    }

    /// The puzzles in the repetition: set, name and card of each.
    pub fn repeated(&self) -> impl Iterator<Item = (&str, &str, Card)> {
        self.tried.iter().flat_map(|(set, puzzles)| {
            let puzzles = puzzles.iter();
            puzzles.filter_map(|(id, tried)| Some((set.as_str(), id.as_str(), tried.card?)))
        })
    }

    /// The puzzles of these sets in a state, as set and name: those due the most overdue first, the others in the order of the
    /// last attempts. All but [`Failed`](message::State::Failed), [`Slow`](message::State::Slow) and
    /// [`Due`](message::State::Due) are none.
    pub fn in_state<'a>(
        &'a self,
        sets: &'a [String],
        state: message::State,
        now: u64,
    ) -> Vec<(&'a str, &'a str)> {
        let mut found = Vec::new();
        for set in sets {
            for (id, tried) in self.of_set(set) {
                let order = match state {
                    message::State::Failed if !tried.solved => Some(tried.at),
                    message::State::Slow if tried.solved && tried.slow => Some(tried.at),
                    message::State::Due => {
                        tried.card.map(|card| card.due).filter(|&due| due <= now)
                    }
                    _ => None,
                };
                found.extend(order.map(|order| (order, set.as_str(), id)));
            }
        }
        found.sort_unstable();
        found.into_iter().map(|(_, set, id)| (set, id)).collect()
    }

    /// The reason why a puzzle comes.
    pub fn reason(&self, set: &str, puzzle: &str, now: u64) -> message::Reason {
        let Some(tried) = self.of(set, puzzle) else {
            return message::Reason::Unseen;
        };
        let at = tried.at;
        match tried.card {
            Some(card) if card.due <= now => message::Reason::Due {
                at,
                since: card.due,
                grade: grade_message(card.why),
            },
            _ if !tried.solved => message::Reason::Failed { at },
            _ if tried.slow => message::Reason::Slow { at },
            _ => message::Reason::Seen { at },
        }
    }

    /// The solver's rating before anything at this time; `None` if he has none.
    pub fn rating_before(&self, at: u64) -> Option<PlayerRating> {
        let mut before = self.reviews.iter().rev().filter(|review| review.at < at);
        let last = before.find_map(|review| review.rating);
        last.or_else(|| self.start.map(PlayerRating::at_level))
    }

    /// The solver's rating now.
    pub fn rating(&self) -> Option<PlayerRating> {
        self.rating_before(u64::MAX)
    }

    /// The time that this solver usually takes: the median of the last attempts that were solved and not in a hurry.
    pub fn median_time(&self) -> Option<u64> {
        let calm = self
            .reviews
            .iter()
            .rev()
            .filter(|review| review.solved && !is_run(&review.mode));
        let mut times: Vec<_> = calm.take(RECENT).map(|review| review.millis).collect();
        times.sort_unstable();
        (times.len() >= LEAST_RECENT).then(|| times[times.len() / 2])
    }

    /// The review of an attempt: the rating after it, and its grade if it is to be repeated.
    pub fn review(&self, attempt: &message::Attempt) -> Review {
        let known = self.of(&attempt.key.set, &attempt.key.id);
        let mode = mode_name(attempt.mode);
        let puzzle_rating = attempt.puzzle_rating.map(|rating| Rating {
            rating: rating.clamp(*rating::RATINGS.start(), *rating::RATINGS.end()),
            deviation: attempt
                .puzzle_deviation
                .unwrap_or(rating::MOST_DEVIATION)
                .clamp(rating::LEAST_DEVIATION, rating::MOST_DEVIATION),
        });
        let rated = attempt.rated && !attempt.helped && known.is_none();
        let rating = puzzle_rating.filter(|_| rated).map(|puzzle| {
            let chosen = attempt.chosen_theme.as_deref().and_then(Theme::from_key);
            let before = self.rating_before(attempt.at).unwrap_or_default();
            before.after(puzzle, attempt.solved, chosen)
        });
        let grade = if is_run(mode) && attempt.solved {
            Grade::Good
        } else {
            Grade::of(
                attempt.solved,
                attempt.helped,
                attempt.millis,
                self.median_time(),
            )
        };
        // What was easy is not repeated, unless it was hard before.
        let repeats = grade <= Grade::Hard || known.is_some_and(|tried| tried.card.is_some());
        Review {
            at: attempt.at,
            set: attempt.key.set.clone(),
            puzzle: attempt.key.id.clone(),
            mode: mode.to_owned(),
            solved: attempt.solved,
            helped: attempt.helped,
            millis: attempt.millis,
            puzzle_rating,
            rating,
            grade: repeats.then_some(grade),
            themes: attempt.themes.clone(),
        }
    }

    /// The outcome of a review that is in the log.
    pub fn recorded(&self, review: &Review) -> message::Recorded {
        let card = self
            .of(&review.set, &review.puzzle)
            .and_then(|tried| tried.card);
        message::Recorded {
            before: self.rating_before(review.at).map(rating_message),
            after: review.rating.map(rating_message),
            grade: review.grade.map(grade_message),
            memory: card.as_ref().map(memory_message),
        }
    }
}

/// The name of a mode in the log.
pub const fn mode_name(mode: message::Mode) -> &'static str {
    match mode {
        message::Mode::Rated => "rated",
        message::Mode::Theme => "theme",
        message::Mode::Storm => "storm",
        message::Mode::Survival => "survival",
        message::Mode::Daily => "daily",
        message::Mode::Repetition => "repetition",
        message::Mode::Single => "single",
    }
}

/// True for the modes in which haste is part of the game.
fn is_run(mode: &str) -> bool {
    matches!(mode, "storm" | "survival")
}

/// A rating as messages carry it.
pub fn rating_message(rating: PlayerRating) -> message::SolverRating {
    message::SolverRating {
        rating: rating.rating,
        deviation: rating.deviation,
        provisional: rating.is_provisional(),
    }
}

/// A card as messages carry it.
pub fn memory_message(card: &Card) -> message::Memory {
    message::Memory {
        stability: card.memory.stability,
        difficulty: card.memory.difficulty,
        last: card.last,
        due: card.due,
        lapses: card.lapses,
    }
}

fn grade_message(grade: Grade) -> message::Grade {
    match grade {
        Grade::Again => message::Grade::Again,
        Grade::Hard => message::Grade::Hard,
        Grade::Good => message::Grade::Good,
        Grade::Easy => message::Grade::Easy,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use message::{Attempt, Mode, PuzzleKey, Reason, State};

    const DAY: u64 = 86_400_000;

    fn attempt(at: u64, id: &str, solved: bool) -> Attempt {
        Attempt {
            at,
            key: PuzzleKey {
                set: "s".into(),
                id: id.into(),
            },
            rated: true,
            solved,
            millis: 10_000,
            puzzle_rating: Some(1500.0),
            puzzle_deviation: Some(80.0),
            themes: vec!["fork".into()],
            ..Attempt::default()
        }
    }

    fn record(attempts: &mut Attempts, attempt: &Attempt) -> message::Recorded {
        let review = attempts.review(attempt);
        attempts.push(review.clone());
        attempts.recorded(&review)
    }

    #[test]
    fn only_a_first_attempt_without_help_is_rated() {
        let mut attempts = Attempts::new(Vec::new(), Some(1200));
        assert_eq!(attempts.rating().map(|rating| rating.rating), Some(1200.0));
        let first = record(&mut attempts, &attempt(1, "a", true));
        let (before, after) = (first.before.expect("a level"), first.after.expect("rated"));
        assert_eq!((before.rating, before.deviation), (1200.0, 400.0));
        assert!(after.rating > 1200.0 && after.provisional);
        let expected = PlayerRating::at_level(1200).after(
            Rating {
                rating: 1500.0,
                deviation: 80.0,
            },
            true,
            None,
        );
        assert_eq!(after, rating_message(expected));
        assert_eq!(attempts.rating(), Some(expected));
        assert_eq!(record(&mut attempts, &attempt(2, "a", true)).after, None);
        let with = |change: &dyn Fn(&mut Attempt)| {
            let mut attempt = attempt(3, "b", true);
            change(&mut attempt);
            attempts.clone().review(&attempt).rating
        };
        assert!(with(&|_| ()).is_some());
        assert_eq!(with(&|attempt| attempt.helped = true), None);
        assert_eq!(with(&|attempt| attempt.rated = false), None);
        assert_eq!(with(&|attempt| attempt.puzzle_rating = None), None);
        let chosen = with(&|attempt| attempt.chosen_theme = Some("fork".into()));
        assert!(chosen.is_some_and(|less| less.rating < with(&|_| ()).expect("rated").rating));
        let absurd = with(&|attempt| {
            attempt.puzzle_rating = Some(1e300);
            attempt.puzzle_deviation = Some(-1.0);
        });
        assert!(absurd.is_some_and(|rating| rating.rating.is_finite()));
    }

    #[test]
    fn without_a_level_the_rating_begins_in_the_middle() {
        let mut attempts = Attempts::default();
        assert_eq!(attempts.rating(), None);
        let first = record(&mut attempts, &attempt(1, "a", false));
        assert_eq!(first.before, None);
        assert!(first.after.is_some_and(|after| after.rating < 1500.0));
        let second = record(&mut attempts, &attempt(2, "b", true));
        assert_eq!(second.before, first.after);
    }

    #[test]
    fn what_was_missed_or_hard_is_repeated() {
        let mut attempts = Attempts::default();
        let good = record(&mut attempts, &attempt(1, "a", true));
        assert_eq!((good.grade, good.memory), (None, None));
        let missed = record(&mut attempts, &attempt(2, "b", false));
        assert_eq!(missed.grade, Some(message::Grade::Again));
        let memory = missed.memory.expect("it is repeated");
        assert_eq!((memory.last, memory.lapses), (2, 1));
        assert!(memory.due > 2);
        let helped = Attempt {
            helped: true,
            ..attempt(3, "c", true)
        };
        let helped = record(&mut attempts, &helped);
        assert_eq!(helped.grade, Some(message::Grade::Hard));
        let later = record(&mut attempts, &attempt(2 * DAY, "b", true));
        assert_eq!(later.grade, Some(message::Grade::Good));
        assert!(later.memory.expect("still").due > 3 * DAY);
    }

    #[test]
    fn long_thought_is_long_for_this_solver() {
        let mut attempts = Attempts::default();
        let slow = Attempt {
            millis: 30_001,
            ..attempt(9, "x", true)
        };
        for n in 1..=4 {
            record(&mut attempts, &attempt(n, &n.to_string(), true));
            assert_eq!(attempts.review(&slow).grade, None, "{n} tell nothing");
        }
        assert_eq!(attempts.median_time(), None);
        // What is missed or in a hurry tells nothing either.
        record(&mut attempts, &attempt(5, "5", false));
        let storm = Attempt {
            mode: Mode::Storm,
            ..attempt(5, "6", true)
        };
        record(&mut attempts, &storm);
        assert_eq!(attempts.median_time(), None);
        record(&mut attempts, &attempt(6, "7", true));
        assert_eq!(attempts.median_time(), Some(10_000));
        assert_eq!(attempts.review(&slow).grade, Some(Grade::Hard));
        let in_storm = Attempt {
            mode: Mode::Storm,
            ..slow.clone()
        };
        assert_eq!(attempts.review(&in_storm).grade, None);
        let missed_in_storm = Attempt {
            solved: false,
            ..in_storm
        };
        assert_eq!(attempts.review(&missed_in_storm).grade, Some(Grade::Again));
        for n in 0..100 {
            let quick = Attempt {
                millis: 1_000,
                ..attempt(10 + n, &format!("q{n}"), true)
            };
            record(&mut attempts, &quick);
        }
        assert_eq!(attempts.median_time(), Some(1_000), "only the last count");
    }

    #[test]
    fn states_and_reasons() {
        let mut attempts = Attempts::default();
        record(&mut attempts, &attempt(10, "missed", false));
        record(&mut attempts, &attempt(20, "solved", true));
        let helped = Attempt {
            helped: true,
            ..attempt(30, "slow", true)
        };
        record(&mut attempts, &helped);
        record(&mut attempts, &attempt(40, "again", false));
        let sets = ["s".to_owned()];
        let in_state = |state, now| -> Vec<&str> {
            let found = attempts.in_state(&sets, state, now).into_iter();
            found.map(|(_, id)| id).collect()
        };
        assert_eq!(in_state(State::Failed, 50), ["missed", "again"]);
        assert_eq!(in_state(State::Slow, 50), ["slow"]);
        assert!(in_state(State::Due, 50).is_empty());
        assert!(in_state(State::All, 50).is_empty());
        let due = |id| {
            attempts
                .of("s", id)
                .and_then(|tried| tried.card)
                .expect("card")
                .due
        };
        assert!(due("missed") < due("again") && due("again") < due("slow"));
        assert_eq!(in_state(State::Due, due("missed")), ["missed"]);
        assert!(in_state(State::Due, due("missed") - 1).is_empty());
        assert_eq!(in_state(State::Due, u64::MAX), ["missed", "again", "slow"]);
        let other = ["t".to_owned()];
        assert!(attempts.in_state(&other, State::Failed, 50).is_empty());

        assert_eq!(attempts.reason("s", "new", 50), Reason::Unseen);
        assert_eq!(attempts.reason("t", "missed", 50), Reason::Unseen);
        assert_eq!(
            attempts.reason("s", "missed", 50),
            Reason::Failed { at: 10 }
        );
        assert_eq!(attempts.reason("s", "solved", 50), Reason::Seen { at: 20 });
        assert_eq!(attempts.reason("s", "slow", 50), Reason::Slow { at: 30 });
        let since = due("slow");
        let grade = message::Grade::Hard;
        let expected = Reason::Due {
            at: 30,
            since,
            grade,
        };
        assert_eq!(attempts.reason("s", "slow", since), expected);
    }

    #[test]
    fn the_order_of_arrival_does_not_matter() {
        let mut in_order = Attempts::new(Vec::new(), Some(1500));
        for (n, solved) in [false, true, true, false].into_iter().enumerate() {
            record(&mut in_order, &attempt(n as u64 * DAY, "a", solved));
        }
        let mut reviews = in_order.reviews().to_vec();
        reviews.swap(0, 3);
        assert_eq!(Attempts::new(reviews.clone(), Some(1500)), in_order);
        let mut late = Attempts::new(reviews[..3].to_vec(), Some(1500));
        late.push(reviews[3].clone());
        assert_eq!(late, in_order);
        // An attempt that comes late, as from a clock that was set back, starts from the rating of its time.
        let early = attempt(DAY / 2, "b", true);
        assert_eq!(
            in_order.review(&early).rating,
            Attempts::new(in_order.reviews()[..1].to_vec(), Some(1500))
                .review(&early)
                .rating
        );
        let later = attempt(9 * DAY, "c", false);
        let rated = in_order.review(&later);
        let mut both = in_order.clone();
        both.push(rated.clone());
        assert_ne!(both.review(&early).rating, rated.rating);
        assert_eq!(both.review(&early), in_order.review(&early));
        let first = &in_order.reviews()[0];
        assert_eq!(
            in_order.recorded(first).before.map(|rating| rating.rating),
            Some(1500.0)
        );
    }
}
