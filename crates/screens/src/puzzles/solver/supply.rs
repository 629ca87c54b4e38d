//! Supply of puzzles: those of a mode, fetched before they are wanted, and those of a link.

use super::{Solver, today};
use crate::puzzles::mode::Mode;
use leptos::prelude::*;
use platform::{device_clock, random};
use protocol::puzzle::{
    self as wire, Card, Choose, Daily, Failure, GetPuzzle, PuzzleKey, Selection, State,
};
use puzzle::run::Run;
use puzzle::set_link::{puzzle_text, read_set_link};

/// Number of puzzles fetched at a time in a run: the next one is on the board at once.
const AHEAD: u32 = 5;

/// Rating of the first puzzles for a solver without a rating.
pub const START_RATING: f64 = 1_200.0;

/// Key in the log of reviews for puzzles of a link.
pub const LINKED: &str = "link";

impl Solver {
    /// Brings the next puzzle on the board.
    pub fn next(self) {
        let queued = self.inner.try_update_value(|inner| {
            inner.next = None;
            (!inner.queue.is_empty()).then(|| inner.queue.remove(0))
        });
        match queued {
            Some(Some(card)) => {
                self.show(card);
                self.fetch_ahead();
            }
            Some(None) => self.fetch(move |cards| {
                let mut cards = cards.into_iter();
                if let Some(card) = cards.next() {
                    self.show(card);
                } else {
                    self.solving.set(None);
                    self.nothing_left.set(true);
                }
                self.inner.update_value(|inner| inner.queue.extend(cards));
            }),
            None => {}
        }
    }

    /// Fetches the next puzzles before they are wanted.
    fn fetch_ahead(self) {
        let little = self.inner.with_value(|inner| inner.queue.len() < 2);
        let endless = !matches!(
            self.mode.get_untracked(),
            Mode::Daily | Mode::One(..) | Mode::Link(_) | Mode::Missed
        );
        if little && endless {
            self.fetch(move |cards| {
                self.inner.update_value(|inner| inner.queue.extend(cards));
            });
        }
    }

    /// Asks for puzzles of the mode.
    fn fetch(self, done: impl FnOnce(Vec<Card>) + 'static) {
        let mode = self.mode.get_untracked();
        if matches!(mode, Mode::Link(_) | Mode::Missed) {
            return done(Vec::new());
        }
        let arrived = move |cards: Result<Vec<Card>, Failure>| match cards {
            Ok(cards) => done(cards),
            Err(failure) => self.trouble.set(Some(failure)),
        };
        // There is but one, which does not follow itself.
        let last = self
            .card
            .with_untracked(|card| Some(card.as_ref()?.puzzle.key.clone()));
        let one = move |card: Result<Card, Failure>| {
            let new = |card: &Card| Some(&card.puzzle.key) != last.as_ref();
            card.map(|card| Some(card).filter(new).into_iter().collect())
        };
        match mode {
            Mode::Daily => {
                let day = today();
                self.ask(Daily { day }, move |card| arrived(one(card)));
            }
            Mode::One(set, id) => {
                let key = PuzzleKey { set, id };
                self.ask(GetPuzzle { key }, move |card| arrived(one(card)));
            }
            mode => self.ask(self.choose(&mode), arrived),
        }
    }

    /// The request for puzzles of a mode.
    fn choose(self, mode: &Mode) -> Choose {
        let mut from = Selection::default();
        let own_rating = self.standing.with_untracked(|standing| {
            let rating = standing.and_then(|standing| standing.rating);
            rating.map_or(START_RATING, |rating| rating.rating)
        });
        let difficulty = f64::from(self.options.with_untracked(|options| options.difficulty));
        let mut near = Some(own_rating + difficulty);
        match mode {
            Mode::Chosen(choice) => {
                from.sets.extend(choice.set.clone());
                from.any = choice
                    .theme
                    .iter()
                    .map(|theme| theme.key().to_owned())
                    .collect();
                from.mate_in = choice.mate_in;
                from.ratings = choice.ratings;
                if choice.ratings.is_some() {
                    near = None;
                }
            }
            Mode::Repeat => {
                from.state = State::Due;
                near = None;
            }
            Mode::Storm(_) | Mode::Survival => {
                if let Mode::Storm(series) = mode {
                    from.mate_in = series.mate_in();
                    let themes = series.themes();
                    from.any = themes.iter().map(|theme| theme.key().to_owned()).collect();
                }
                let next = |run: &Option<Run>| run.as_ref().map(Run::next_rating);
                near = self.run.with_untracked(next);
            }
            _ => {}
        }
        let count = if mode.is_run() { AHEAD } else { 2 };
        let not = self.inner.with_value(|inner| inner.seen.clone());
        let seed = u64::from_le_bytes(random::bytes().unwrap_or_default());
        Choose {
            from,
            near,
            seed,
            count,
            not,
            now: device_clock::date() as u64,
        }
    }
}

/// The puzzles of a link to a set. They are in no set here, and known by their positions.
pub(super) fn cards_of(link: &str) -> Vec<Card> {
    let puzzles = read_set_link(link).map_or_else(|_| Vec::new(), |link| link.puzzles);
    let card = |mut puzzle: wire::Puzzle| {
        puzzle.key = PuzzleKey {
            set: LINKED.to_owned(),
            id: puzzle_text(&puzzle),
        };
        Card {
            puzzle,
            reason: wire::Reason::Unseen,
            memory: None,
        }
    };
    puzzles.into_iter().map(card).collect()
}
