//! Supply of puzzles: those of a mode, fetched before they are wanted, and those of a link.

use super::kept::Kept;
use super::{Solver, today};
use crate::puzzles::address::cards_of;
use crate::puzzles::mode::Mode;
use crate::puzzles::series::Series;
use leptos::prelude::*;
use platform::{device_clock, random};
use protocol::puzzle::{Card, Choose, Daily, Failure, GetPuzzle, PuzzleKey, Selection, State};
use puzzle::run::Run;

/// Number of puzzles fetched at a time in a run: the next one is on the board at once.
const AHEAD: u32 = 5;

/// Rating of the first puzzles for a solver without a rating.
pub const START_RATING: f64 = 1_200.0;

/// True for the modes in which all kinds of puzzles have their turn.
fn mixes(mode: &Mode) -> bool {
    matches!(
        mode,
        Mode::Rated | Mode::Survival | Mode::Storm(Series::All)
    )
}

impl Solver {
    /// Brings the next puzzle on the board.
    pub fn next(self) {
        let queued = self.inner.try_update_value(|inner| {
            inner.next = None;
            inner.queue.take()
        });
        match queued {
            Some(Some(card)) => {
                self.show_new(card);
                self.fetch_ahead();
            }
            Some(None) => self.fetch(move |cards| {
                let next = self.inner.try_update_value(|inner| {
                    inner.queue.add(cards);
                    inner.queue.take()
                });
                match next.flatten() {
                    Some(card) => self.show_new(card),
                    None => self.end(),
                }
            }),
            None => {}
        }
    }

    /// Brings a puzzle on the board that was not asked for by its name. Where it was left without an end, it goes on.
    fn show_new(self, card: Card) {
        let mode = self.mode.get_untracked();
        let kept = Kept::of(&mode).filter(|kept| kept.key == card.puzzle.key);
        let kept = kept.filter(|kept| mode == Mode::Daily || !kept.tried);
        self.show(card, kept);
    }

    /// There is nothing left.
    fn end(self) {
        self.live.clear();
        self.nothing_left.set(true);
    }

    /// Fetches the next puzzles before they are wanted.
    pub(super) fn fetch_ahead(self) {
        let little = self.inner.with_value(|inner| inner.queue.len() < 2);
        let endless = !matches!(
            self.mode.get_untracked(),
            Mode::Daily | Mode::One(..) | Mode::Link(_) | Mode::Twenty(_)
        );
        if little && endless {
            self.fetch(move |cards| {
                self.inner.update_value(|inner| inner.queue.add(cards));
            });
        }
    }

    /// Fetches the puzzle of this name, and brings it on the board with what was kept of it.
    pub(super) fn fetch_one(self, wanted: PuzzleKey, kept: Option<Kept>) {
        let goes_on = self.run.with_untracked(Option::is_some)
            || self.mode.with_untracked(|mode| *mode == Mode::Missed);
        let arrived = move |card: Result<Card, Failure>| match card {
            Ok(card) => {
                self.show(card, kept);
                self.fetch_ahead();
            }
            // A puzzle of another pack: what was kept of the run cannot go on.
            Err(Failure::Missing) if goes_on => self.once_more(),
            Err(failure) => self.trouble.set(Some(failure)),
        };
        match self.mode.get_untracked() {
            Mode::Link(link) => {
                let mut cards = cards_of(&link).into_iter();
                let found = cards.find(|card| card.puzzle.key == wanted);
                arrived(found.ok_or(Failure::Missing));
            }
            Mode::Daily => self.ask(Daily { day: today() }, move |daily| {
                // That of another day is one like any other.
                if daily.as_ref().is_ok_and(|daily| daily.puzzle.key != wanted) {
                    let PuzzleKey { set, id } = wanted.clone();
                    self.mode.set(Mode::One(set, id));
                    return self.ask(GetPuzzle { key: wanted }, arrived);
                }
                arrived(daily);
            }),
            _ => self.ask(GetPuzzle { key: wanted }, arrived),
        }
    }

    /// Asks for puzzles of the mode.
    fn fetch(self, done: impl FnOnce(Vec<Card>) + 'static) {
        let arrived = move |cards: Result<Vec<Card>, Failure>| match cards {
            Ok(cards) => done(cards),
            Err(failure) => self.trouble.set(Some(failure)),
        };
        let one = |card: Result<Card, Failure>| card.map(|card| vec![card]);
        match self.mode.get_untracked() {
            Mode::Daily => self.ask(Daily { day: today() }, move |card| arrived(one(card))),
            Mode::One(set, id) => {
                let key = PuzzleKey { set, id };
                self.ask(GetPuzzle { key }, move |card| arrived(one(card)));
            }
            Mode::Link(link) => arrived(Ok(cards_of(&link))),
            Mode::Twenty(twenty) => self.ask(twenty.request(), arrived),
            Mode::Missed => {
                let not = self.inner.with_value(|inner| inner.queue.not());
                let missed = self.missed.get_untracked();
                match missed.into_iter().find(|key| !not.contains(key)) {
                    Some(key) => self.ask(GetPuzzle { key }, move |card| arrived(one(card))),
                    None => arrived(Ok(Vec::new())),
                }
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
        let not = self.inner.with_value(|inner| inner.queue.not());
        let seed = u64::from_le_bytes(random::bytes().unwrap_or_default());
        Choose {
            from,
            near,
            seed,
            count,
            not,
            now: device_clock::date() as u64,
            mixed: mixes(mode),
            rise: 0,
        }
    }
}
