//! Beginning: what the address asks for, a mode from its start, and what was kept of it.

use super::Solver;
use super::kept::{Kept, forget};
use crate::puzzles::address;
use crate::puzzles::mode::Mode;
use leptos::prelude::*;
use platform::device_clock;
use protocol::puzzle::{GetStanding, OWN_SET, PuzzleKey, SetInfo, Sets};
use puzzle::queue::Queue;
use puzzle::run::{Run, RunKind};

impl Solver {
    /// Shows what the address asks for, unless it is on the board: the address follows the board as well.
    pub(super) fn arrive(self, query: &str) {
        let mode = Mode::parse(query);
        let wanted = address::puzzle(&mode, query);
        let is_here = self.mode.with_untracked(|here| *here == mode)
            && self.card.with_untracked(|card| match (card, &wanted) {
                (None, _) => false,
                (Some(card), Some(wanted)) => card.puzzle.key == *wanted,
                (Some(_), None) => mode.is_run() || mode == Mode::Missed,
            });
        if !is_here {
            self.begin(&mode, wanted);
        }
    }

    /// Asks again for what could not be had.
    pub fn try_again(self) {
        let query = self
            .context
            .input
            .with_untracked(|input| input.query.clone());
        if self.solving.with_untracked(Option::is_none) {
            let mode = Mode::parse(&query);
            // A run that was started goes on without another start.
            if mode.is_run() && Kept::of(&mode).is_none() {
                return self.once_more();
            }
            let wanted = address::puzzle(&mode, &query);
            self.begin(&mode, wanted);
        }
    }

    /// Begins with a mode, and with the puzzle that is wanted. What was kept of it goes on.
    fn begin(self, mode: &Mode, wanted: Option<PuzzleKey>) {
        let goes_on = mode.is_run() || *mode == Mode::Missed;
        let kept = Kept::of(mode).filter(|kept| match &wanted {
            Some(wanted) => kept.key == *wanted,
            None => goes_on,
        });
        self.restart(mode.clone(), Queue::default(), Vec::new());
        self.name_set(mode);
        if mode.is_run() && kept.as_ref().is_none_or(|kept| kept.over) {
            if let Some(kept) = kept {
                self.take_up(kept);
            }
            return self.at_rest.set(true);
        }
        let now = device_clock::date() as u64;
        self.ask(GetStanding { now }, move |standing| {
            if let Ok(standing) = standing {
                self.standing.set(Some(standing));
            }
            match wanted.or(kept.as_ref().map(|kept| kept.key.clone())) {
                Some(wanted) => self.fetch_one(wanted, kept),
                None => self.next(),
            }
        });
    }

    /// Begins anew with the mode at hand: a run from its start, a set with what has been seen.
    pub fn once_more(self) {
        let mode = self.mode.get_untracked();
        forget(&mode);
        let mut queue = self.inner.with_value(|inner| inner.queue.clone());
        queue.begin_again();
        self.restart(mode, queue, Vec::new());
        self.next();
    }

    /// Number of the puzzles seen since the screen was opened.
    pub fn seen(self) -> usize {
        self.inner.with_value(|inner| inner.queue.seen().len())
    }

    /// Begins again with the puzzles that the run has missed.
    pub fn replay(self) {
        forget(&Mode::Missed);
        let missed = self.missed.get_untracked();
        self.restart(Mode::Missed, Queue::default(), missed);
        self.next();
    }

    fn restart(self, mode: Mode, queue: Queue, missed: Vec<PuzzleKey>) {
        let kind = match mode {
            Mode::Storm(_) => Some(RunKind::Storm),
            Mode::Survival => Some(RunKind::Survival),
            _ => None,
        };
        self.run.set(kind.map(Run::new));
        self.mode.set(mode);
        self.at_rest.set(false);
        self.broken.set(None);
        self.missed.set(missed);
        self.card.set(None);
        self.live.clear();
        self.number.set(0);
        self.nothing_left.set(false);
        self.trouble.set(None);
        self.inner.update_value(|inner| {
            inner.queue = queue;
            inner.next = None;
            inner.turn += 1;
        });
    }

    /// Fetches the name and the number of what is solved, where it is a set.
    fn name_set(self, mode: &Mode) {
        self.set.set(None);
        match mode {
            Mode::Link(link) => {
                let link = puzzle::set_link::read_set_link(link).ok();
                let told = link.map(|link| (link.name, link.puzzles.len() as u32));
                self.set.set(told);
            }
            Mode::Twenty(twenty) => {
                let told = (String::new(), twenty.ids.len() as u32);
                self.set.set(Some(told));
            }
            Mode::Chosen(choice) if choice.is_whole_set() => {
                let key = choice.set.clone().unwrap_or_default();
                self.ask(Sets {}, move |sets| {
                    let is_it = |set: &SetInfo| set.key == key && set.key != OWN_SET;
                    let set = sets.ok().and_then(|sets| sets.into_iter().find(is_it));
                    self.set.set(set.map(|set| (set.name, set.count)));
                });
            }
            _ => {}
        }
    }
}
