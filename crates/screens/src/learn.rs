//! Learning: the place with the path of the course, and the player of a lesson.

mod actions;
mod address;
mod announce;
mod answers;
mod board_panel;
mod certificate;
mod certificates;
mod course;
mod drawn;
mod end;
mod entry;
mod exercise;
mod fault_text;
mod home;
mod keeping;
mod kept_round;
mod lesson;
mod lesson_menu;
mod menu;
mod missed;
mod mistakes;
mod onward;
mod parts;
mod path;
mod player;
mod practise;
mod progress;
mod robot;
mod row;
mod solution;
mod stages;
mod task_text;
mod text_in_sight;
mod what_next;
mod why_text;
mod worksheet;

pub use entry::field as lesson_entry;
pub use parts::{LessonParts, lesson_parts};
pub use player::LessonPlayer;

use crate::ScreenContext;
use leptos::prelude::*;

/// What has been done of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonProgress {
    /// Its id.
    pub id: String,
    /// Tasks that are done.
    pub done: u32,
    /// Tasks that were done without a slip.
    pub clean: u32,
    /// All tasks.
    pub tasks: u32,
    /// Wrong answers.
    pub wrong: u32,
    /// Hints.
    pub hints: u32,
    /// True once the lesson has come to its end.
    pub is_over: bool,
}

/// The place, a page.
pub fn learn(context: ScreenContext) -> AnyView {
    home::home(context)
}

/// The exercises, a page.
pub fn practise(context: ScreenContext) -> AnyView {
    practise::practise(context)
}

/// A lesson, a page without the bar.
pub fn lesson(context: ScreenContext) -> AnyView {
    lesson::lesson(context)
}

/// The certificate of a stage, a page.
pub fn certificate(context: ScreenContext) -> AnyView {
    certificate::certificate(context)
}

/// An exercise on paper, a page.
pub fn exercise_worksheet(context: ScreenContext) -> AnyView {
    worksheet::worksheet(context)
}
