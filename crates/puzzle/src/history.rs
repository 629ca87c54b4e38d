//! History: where a solver stands, and what he did on which day. Days are numbered by the caller, who knows where midnight is.

use crate::attempts::{Attempts, mode_name, rating_message};
use crate::review_log::Review;
use protocol::puzzle::{
    DayHistory, GetAttempts, History, Mode, PastAttempt, PastAttempts, PuzzleKey, Standing,
    ThemeHistory,
};
use std::collections::{BTreeMap, BTreeSet};

/// The difference of ratings from which on a result is as good as certain, in the linear estimate of a performance.
const CERTAIN: f64 = 400.0;

/// Name in the log of the puzzle of the day as an occasion.
const DAILY: &str = mode_name(Mode::Daily);

/// Standing of the solver at this time. `day_of` gives the day of a time; only puzzles that are `there`, by set and name, are due.
pub fn standing(
    attempts: &Attempts,
    there: impl Fn(&str, &str) -> bool,
    now: u64,
    day_of: impl Fn(u64) -> i32,
) -> Standing {
    let today = day_of(now);
    let mut standing = Standing {
        rating: attempts.rating().map(rating_message),
        ..Standing::default()
    };
    for (set, id, card) in attempts.repeated() {
        if !there(set, id) {
            continue;
        }
        if card.due <= now {
            standing.due += 1;
        } else {
            let next = standing.next_due.unwrap_or(u64::MAX).min(card.due);
            standing.next_due = Some(next);
        }
    }
    let (mut days, mut dailies) = (BTreeSet::new(), BTreeSet::new());
    for review in attempts.reviews() {
        let day = day_of(review.at);
        let is_today = u32::from(day == today);
        standing.tried += 1;
        standing.tried_today += is_today;
        if review.solved {
            standing.solved += 1;
            standing.solved_today += is_today;
            days.insert(day);
            if review.mode == DAILY {
                dailies.insert(day);
            }
        }
        standing.daily_done |= day == today && review.mode == DAILY;
        if let Some(rating) = review.rating.filter(|rating| !rating.is_provisional()) {
            let best = standing.best_rating.unwrap_or(rating.rating);
            standing.best_rating = Some(best.max(rating.rating));
        }
    }
    (standing.streak_days, standing.longest_streak) = streaks(&days, today);
    (standing.daily_streak, _) = streaks(&dailies, today);
    standing
}

/// Days in a row up to today, or yesterday as today is not over, and the most days in a row.
fn streaks(days: &BTreeSet<i32>, today: i32) -> (u32, u32) {
    let (mut length, mut longest, mut last) = (0, 0, None);
    for &day in days {
        length = if last == Some(day - 1) { length + 1 } else { 1 };
        last = Some(day);
        longest = longest.max(length);
    }
    let lasts = last.is_some_and(|last| last >= today - 1);
    (if lasts { length } else { 0 }, longest)
}

/// Attempts one by one, the newest first. Their positions are in their sets.
pub fn past(attempts: &Attempts, get: GetAttempts, day_of: impl Fn(u64) -> i32) -> PastAttempts {
    let reviews = attempts.reviews();
    let wanted = |at: &usize| !get.missed || !reviews[*at].solved;
    let mut found = (0..reviews.len())
        .rev()
        .filter(wanted)
        .skip(get.from as usize);
    let told = |at: usize| {
        let review = &reviews[at];
        let change = review.rating.and_then(|after| {
            let before = attempts.rating_before(review.at)?;
            Some(after.rating - before.rating)
        });
        PastAttempt {
            at: review.at,
            day: day_of(review.at),
            key: PuzzleKey {
                set: review.set.clone(),
                id: review.puzzle.clone(),
            },
            solved: review.solved,
            helped: review.helped,
            millis: review.millis,
            puzzle_rating: review.puzzle_rating.map(|rating| rating.rating),
            change,
            themes: review.themes.clone(),
            fen: None,
        }
    };
    PastAttempts {
        attempts: found.by_ref().take(get.count as usize).map(told).collect(),
        more: found.next().is_some(),
    }
}

/// The days from one to another on which anything was tried, and the themes of what was tried in them.
pub fn history(attempts: &Attempts, from: i32, to: i32, day_of: impl Fn(u64) -> i32) -> History {
    let mut days: BTreeMap<i32, DayHistory> = BTreeMap::new();
    let mut themes: BTreeMap<&str, Theme> = BTreeMap::new();
    let mut rating = None;
    for review in attempts.reviews() {
        rating = review.rating.or(rating);
        let day = day_of(review.at);
        if day < from || day > to {
            continue;
        }
        let entry = days.entry(day).or_insert(DayHistory {
            day,
            ..DayHistory::default()
        });
        entry.tried += 1;
        entry.solved += u32::from(review.solved);
        entry.millis += review.millis;
        entry.rating = rating.map(rating_message);
        for theme in &review.themes {
            themes.entry(theme).or_default().add(review);
        }
    }
    let mut themes: Vec<_> = themes
        .into_iter()
        .map(|(theme, sum)| ThemeHistory {
            theme: theme.to_owned(),
            tried: sum.tried,
            solved: sum.solved,
            performance: sum.performance(),
        })
        .collect();
    themes.sort_by_key(|theme| std::cmp::Reverse(theme.tried));
    History {
        days: days.into_values().collect(),
        themes,
    }
}

/// Sums over the puzzles of one theme.
#[derive(Default)]
struct Theme {
    tried: u32,
    solved: u32,
    /// Number of those with a rating, the sum of the ratings, and the number of those solved less those not.
    rated: u32,
    ratings: f64,
    balance: f64,
}

impl Theme {
    fn add(&mut self, review: &Review) {
        self.tried += 1;
        self.solved += u32::from(review.solved);
        if let Some(puzzle) = review.puzzle_rating {
            self.rated += 1;
            self.ratings += puzzle.rating;
            self.balance += if review.solved { 1.0 } else { -1.0 };
        }
    }

    /// The rating performance by the linear estimate (“algorithm of 400”): the mean rating of the puzzles, 400 more if all are
    /// solved, 400 less if none is.
    fn performance(&self) -> Option<f64> {
        let rated = f64::from(self.rated);
        (self.rated > 0).then(|| (self.ratings + CERTAIN * self.balance) / rated)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rating;
    use crate::rating::PlayerRating;
    use crate::repetition::Grade;

    const DAY: u64 = 86_400_000;

    fn day_of(at: u64) -> i32 {
        (at / DAY) as i32
    }

    fn review(day: u64, solved: bool) -> Review {
        Review {
            at: day * DAY + 5,
            set: "s".into(),
            puzzle: format!("{day} {solved}"),
            mode: "rated".into(),
            solved,
            helped: false,
            millis: 1_000,
            puzzle_rating: Some(Rating {
                rating: 1600.0,
                deviation: 80.0,
            }),
            rating: None,
            grade: None,
            themes: vec!["fork".into()],
        }
    }

    fn nowhere(_: &str, _: &str) -> bool {
        false
    }

    fn of(reviews: Vec<Review>) -> Attempts {
        Attempts::new(reviews, None)
    }

    fn streaks(days: &[u64], today: u64) -> (u32, u32) {
        let attempts = of(days.iter().map(|&day| review(day, true)).collect());
        let standing = standing(&attempts, nowhere, today * DAY, day_of);
        (standing.streak_days, standing.longest_streak)
    }

    #[test]
    fn a_streak_is_of_days_in_a_row() {
        assert_eq!(streaks(&[], 9), (0, 0));
        assert_eq!(streaks(&[9], 9), (1, 1));
        assert_eq!(streaks(&[7, 8], 9), (2, 2), "today is not over");
        assert_eq!(streaks(&[6, 7], 9), (0, 2));
        assert_eq!(streaks(&[1, 2, 3, 5, 6], 6), (2, 3));
        assert_eq!(streaks(&[1, 3, 3, 4], 4), (2, 2));
        let missed = of(vec![review(8, true), review(9, false)]);
        let standing = standing(&missed, nowhere, 9 * DAY, day_of);
        assert_eq!(standing.streak_days, 1, "a day on which nothing was solved");
        assert_eq!((standing.tried_today, standing.solved_today), (1, 0));
        assert_eq!((standing.tried, standing.solved), (2, 1));
    }

    #[test]
    fn the_best_rating_is_a_certain_one() {
        let with = |day, rating, deviation| Review {
            rating: Some(PlayerRating::new(rating, deviation)),
            ..review(day, true)
        };
        let reviews = vec![
            with(1, 1900.0, 200.0),
            with(2, 1700.0, 80.0),
            with(3, 1650.0, 80.0),
        ];
        let standing = standing(&of(reviews), nowhere, 3 * DAY, day_of);
        assert_eq!(standing.best_rating, Some(1700.0));
        assert_eq!(standing.rating.map(|rating| rating.rating), Some(1650.0));
        let uncertain = of(vec![with(1, 1900.0, 200.0)]);
        let standing = super::standing(&uncertain, nowhere, DAY, day_of);
        assert_eq!(standing.best_rating, None);
    }

    #[test]
    fn due_is_what_is_there() {
        let graded = |day, grade| Review {
            grade: Some(grade),
            ..review(day, false)
        };
        let attempts = of(vec![graded(1, Grade::Again), graded(2, Grade::Easy)]);
        let dues: Vec<_> = attempts.repeated().map(|(.., card)| card.due).collect();
        let at = |now, there: &dyn Fn(&str, &str) -> bool| {
            let standing = standing(&attempts, there, now, day_of);
            (standing.due, standing.next_due)
        };
        let all = |set: &str, _: &str| set == "s";
        assert_eq!(at(dues[0] - 1, &all), (0, Some(dues[0])));
        assert_eq!(at(dues[0], &all), (1, Some(dues[1])));
        assert_eq!(at(dues[1], &all), (2, None));
        // One was taken out of its set, or the whole set is gone.
        let one = |_: &str, id: &str| id == "2 false";
        assert_eq!(at(dues[1], &one), (1, None));
        assert_eq!(at(dues[1], &nowhere), (0, None));
    }

    #[test]
    fn the_puzzle_of_the_day_is_done_on_its_day() {
        let daily = Review {
            mode: "daily".into(),
            ..review(3, false)
        };
        let attempts = of(vec![daily]);
        let done = |day| standing(&attempts, nowhere, day * DAY, day_of).daily_done;
        assert!(done(3) && !done(4) && !done(2));
        assert!(!standing(&of(vec![review(3, true)]), nowhere, 3 * DAY, day_of).daily_done);
    }

    #[test]
    fn the_daily_streak_is_of_puzzles_of_the_day() {
        let daily = |day, solved| Review {
            mode: "daily".into(),
            ..review(day, solved)
        };
        let reviews = vec![
            daily(5, true),
            daily(6, false),
            daily(7, true),
            daily(8, true),
            review(9, true),
        ];
        let standing = standing(&of(reviews), nowhere, 9 * DAY, day_of);
        assert_eq!((standing.daily_streak, standing.streak_days), (2, 3));
    }

    #[test]
    fn past_attempts_come_newest_first_in_pages() {
        let rated = |day, solved, rating| Review {
            rating: Some(PlayerRating::new(rating, 80.0)),
            ..review(day, solved)
        };
        let reviews = vec![
            rated(1, true, 1500.0),
            review(2, false),
            rated(3, false, 1490.0),
            rated(3, true, 1502.0),
        ];
        let attempts = of(reviews);
        let get = |missed, from, count| {
            let got = past(
                &attempts,
                GetAttempts {
                    missed,
                    from,
                    count,
                },
                day_of,
            );
            let ids: Vec<_> = got.attempts.into_iter().map(|past| past.key.id).collect();
            (ids.join(", "), got.more)
        };
        assert_eq!(get(false, 0, 2), ("3 true, 3 false".into(), true));
        assert_eq!(get(false, 2, 2), ("2 false, 1 true".into(), false));
        assert_eq!(get(false, 4, 2), (String::new(), false));
        assert_eq!(get(true, 0, 1), ("3 false".into(), true));
        assert_eq!(get(true, 1, 9), ("2 false".into(), false));
        let all = GetAttempts {
            missed: false,
            from: 0,
            count: 9,
        };
        let past = past(&attempts, all, day_of).attempts;
        let changes: Vec<_> = past.iter().map(|past| past.change).collect();
        // Both of the third day ended at the same moment: the rating before them is that of the first.
        assert_eq!(changes, [Some(2.0), Some(-10.0), None, None]);
        assert_eq!((past[3].day, past[3].puzzle_rating), (1, Some(1600.0)));
    }

    #[test]
    fn days_and_themes_add_up() {
        let rated = Review {
            rating: Some(PlayerRating::new(1700.0, 80.0)),
            ..review(1, true)
        };
        let pin = Review {
            themes: vec!["pin".into(), "fork".into()],
            puzzle_rating: None,
            ..review(3, true)
        };
        let reviews = vec![
            rated,
            review(2, false),
            review(2, true),
            pin,
            review(5, true),
        ];
        let history = history(&of(reviews), 2, 4, day_of);
        let days: Vec<_> = history
            .days
            .iter()
            .map(|day| (day.day, day.tried, day.solved, day.millis))
            .collect();
        assert_eq!(days, [(2, 2, 1, 2_000), (3, 1, 1, 1_000)]);
        let rating = history.days[0].rating.map(|rating| rating.rating);
        assert_eq!(rating, Some(1700.0), "that of an earlier day");
        let [fork, pin] = &history.themes[..] else {
            panic!("{:?}", history.themes);
        };
        assert_eq!((&*fork.theme, fork.tried, fork.solved), ("fork", 3, 2));
        assert_eq!(fork.performance, Some(1600.0), "one solved, one not");
        assert_eq!((&*pin.theme, pin.tried, pin.performance), ("pin", 1, None));
    }

    #[test]
    fn a_performance_is_at_most_400_away() {
        let performance = |solved| {
            let attempts = of(vec![review(1, solved)]);
            history(&attempts, 0, 9, day_of).themes[0].performance
        };
        assert_eq!(performance(true), Some(2000.0));
        assert_eq!(performance(false), Some(1200.0));
        assert_eq!(
            history(&Attempts::default(), 0, 9, day_of),
            History::default()
        );
    }
}
