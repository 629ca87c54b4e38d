//! Keeping of what is done: of a lesson in this browser, of tasks that were drawn in the tab until they are done; tasks that were
//! missed are noted, and a test that is passed.

use super::drawn::Drawn;
use super::player::LessonPlayer;
use super::progress::Progress;
use super::{certificates, kept_round, missed};
use learn::LessonRecord;
use leptos::prelude::*;

impl LessonPlayer {
    /// Takes tasks that were drawn.
    pub(super) fn take_drawn(self, drawn: Drawn, address: &str) {
        self.own.set(true);
        self.trouble.set(None);
        self.names.set_value(drawn.names.clone());
        self.test.set(drawn.test);
        self.taught.set_value(drawn.taught.clone());
        self.another.set(drawn.another.clone());
        self.take(drawn.read(), address);
    }

    /// True for tasks that were drawn: a round of an exercise, what was missed, a test.
    pub(super) fn is_drawn(self) -> bool {
        self.test.with_untracked(Option::is_some)
            || self.names.with_value(|names| !names.is_empty())
    }

    /// Keeps what is done of a lesson of the course, or of tasks that were drawn.
    pub(super) fn keep(self) {
        if self.is_drawn() {
            return self.keep_drawn();
        }
        if self.own.get_untracked() {
            return;
        }
        let record = self
            .stars
            .get_untracked()
            .map_or_else(|| self.begun(), with_stars);
        self.lesson.with_untracked(|lesson| {
            if let Some(lesson) = lesson {
                Progress::keep(&lesson.id, record);
            }
        });
    }

    /// Keeps tasks that were drawn in the tab until they are done; then the stars of an exercise under its name, and those of a
    /// test that is passed under its stage's.
    fn keep_drawn(self) {
        let Some(stars) = self.stars.get_untracked() else {
            return kept_round::save(self.address.get_value(), self.begun());
        };
        kept_round::forget();
        let stage = self.test.get_untracked();
        // Tasks that were missed are of several exercises.
        let is_round = self.another.with_untracked(Option::is_some);
        if is_round && stars > 0 {
            self.lesson.with_untracked(|lesson| {
                if let Some(lesson) = lesson {
                    Progress::keep(&lesson.id, with_stars(stars));
                }
            });
            if let Some(stage) = stage {
                certificates::note_passed(stage);
            }
        }
    }

    /// The record of a lesson that is to go on with the step at hand.
    fn begun(self) -> LessonRecord {
        let step = self.step.get_untracked();
        self.tasks
            .with_value(|tasks| LessonRecord::begun(step, tasks))
    }

    /// Number of tasks that were done without a slip.
    pub(super) fn clean(self) -> usize {
        self.tasks
            .with_value(|tasks| tasks.iter().map(|stars| usize::from(*stars == 3)).sum())
    }

    /// True if no task was done with a slip; steps that are only read have no stars.
    pub(super) fn is_flawless(self) -> bool {
        self.tasks
            .with_value(|tasks| tasks.iter().all(|stars| matches!(stars, 0 | 3)))
    }

    /// Counts the stars of a step. In a test the first time counts; a task of an exercise comes back if it was missed.
    pub(super) fn count(self, step: usize, stars: u8) {
        let is_test = self.test.with_untracked(Option::is_some);
        let before = self.tasks.try_update_value(|tasks| {
            let task = tasks.get_mut(step)?;
            let before = *task;
            if before == 0 || !is_test {
                *task = stars.max(before);
            }
            Some(before)
        });
        let name = self.names.with_value(|names| names.get(step).copied());
        if let (Some(Some(0)), Some(name)) = (before, name) {
            missed::note(name, stars == 3);
        }
    }
}

/// The record of a lesson that is done.
fn with_stars(stars: u8) -> LessonRecord {
    LessonRecord {
        stars,
        ..LessonRecord::default()
    }
}
