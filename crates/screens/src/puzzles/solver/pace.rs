//! Pace: the next puzzle where it comes by itself, and the end of a run.

use super::{Solver, today};
use crate::puzzles::options::Options;
use crate::puzzles::run_records;
use gloo_timers::callback::Timeout;
use i18n::args;
use leptos::prelude::*;
use puzzle::run::{Run, RunKind};
use puzzle::solving::{Phase, Solving};

/// Pause in milliseconds before the next puzzle of a run, after a solved one.
const NEXT_IN_RUN: u32 = 250;

/// Pause in milliseconds after the solution of one that was missed: without a clock it can be looked at.
fn next_after_miss(kind: RunKind) -> u32 {
    match kind {
        RunKind::Storm => 500,
        RunKind::Survival => 1_500,
    }
}

/// Pause in milliseconds before the next puzzle where it comes by itself.
const AUTO_NEXT: u32 = 1_500;

impl Solver {
    /// Brings the next puzzle where it comes by itself, or ends the run.
    pub(super) fn go_on(self) {
        let found =
            self.solving
                .with_untracked(|solving| match solving.as_ref().map(Solving::phase) {
                    Some(Phase::Done { found }) => Some(*found),
                    _ => None,
                });
        let waits = self.inner.with_value(|inner| inner.next.is_some());
        let Some(found) = found.filter(|_| !waits) else {
            return;
        };
        let kind = self.run.with_untracked(|run| run.as_ref().map(Run::kind));
        let pause = if let Some(kind) = kind {
            if found {
                NEXT_IN_RUN
            } else {
                next_after_miss(kind)
            }
        } else if self.options.with_untracked(|options| options.auto_next) && found {
            AUTO_NEXT
        } else {
            return;
        };
        let next = Timeout::new(pause, move || {
            if !self.end_run_when_over() {
                self.next();
            }
        });
        self.inner.update_value(|inner| inner.next = Some(next));
    }

    /// Ends the run when its time or its misses are used up, and the solution of the last miss has been seen. True if it is over.
    pub fn end_run_when_over(self) -> bool {
        let over = self
            .run
            .with_untracked(|run| run.as_ref().is_some_and(|run| run.is_over(self.now())));
        let shows = self.solving.with_untracked(|solving| {
            let phase = solving.as_ref().map(Solving::phase);
            matches!(phase, Some(Phase::Missed(_) | Phase::Showing(_)))
        });
        if over && !shows {
            self.end_run();
        }
        over
    }

    /// Ends the run, and records it.
    pub fn end_run(self) {
        let solved = self.run.with_untracked(|run| run.as_ref().map(Run::solved));
        let Some(solved) = solved.filter(|_| !self.at_rest.get_untracked()) else {
            return;
        };
        self.live.stop();
        self.inner.update_value(|inner| inner.next = None);
        self.at_rest.set(true);
        self.keep();
        let mode = self.mode.get_untracked();
        let ever = Options::load().best_of(&mode).map_or(0, |best| *best);
        self.broken
            .set(run_records::add(&mode, today(), solved, ever));
        self.prefer(|options| {
            if let Some(best) = options.best_of(&mode) {
                *best = solved.max(*best);
            }
        });
        let words = self.words.once();
        self.controller
            .say(words.with("solve-run-over", &args!["count" => solved]));
    }
}
