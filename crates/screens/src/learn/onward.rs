//! The way on from the end of a lesson, a round of an exercise or a test.

use super::player::LessonPlayer;
use crate::registry::Screen;
use learn::{Outline, Stage};
use leptos::prelude::*;

/// The main way on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Onward {
    /// The certificate of the stage whose test was passed.
    Certificate(Stage),
    /// Other tasks of a test that was not passed, by the query of their address.
    Another(String),
    /// The next lesson of the course.
    Lesson(Outline),
    /// The course, where no lesson is left.
    Course,
}

impl LessonPlayer {
    /// The main way on from the end.
    pub fn onward(self) -> Onward {
        let is_passed = self.stars.get().is_some_and(|stars| stars > 0);
        match (self.test.get(), self.another.get()) {
            (Some(stage), _) if is_passed => Onward::Certificate(stage),
            (Some(_), Some(another)) => Onward::Another(another),
            _ => self.next.get().map_or(Onward::Course, Onward::Lesson),
        }
    }

    /// Leaves the end by the main way on.
    pub(super) fn leave(self) {
        let context = self.context;
        match untrack(|| self.onward()) {
            Onward::Certificate(stage) => context.go(Screen::Certificate, certificate_query(stage)),
            Onward::Another(query) => context.readdress(query),
            Onward::Lesson(lesson) => context.go(Screen::Lesson, lesson.id),
            Onward::Course => context.go(Screen::Learn, ""),
        }
    }

    /// Opens other tasks of the exercise or test. Rounds take each other's place in the history.
    pub fn open_another(self) {
        if let Some(query) = self.another.get_untracked() {
            self.context.readdress(query);
        }
    }
}

/// The query of a stage's certificate.
pub fn certificate_query(stage: Stage) -> String {
    format!("stage={}", stage.number())
}
