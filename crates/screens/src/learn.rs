//! Learning: the place with the path of the course, and the player of a lesson.

mod address;
mod announce;
mod board_panel;
mod entry;
mod exercise;
mod fault_text;
mod home;
mod lesson;
mod parts;
mod player;
mod progress;
mod robot;

pub use entry::field as lesson_entry;
pub use parts::{LessonParts, lesson_parts};
pub use player::LessonPlayer;

use crate::lazy_entry::FetchField;
use crate::{ScreenContext, Utterance};
use game::Moved;
use leptos::prelude::*;
use platform::preferences::Preferences;

/// Input of the screens to learn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnInput {
    /// The present preferences.
    pub preferences: Preferences,
    /// Query of the address: the id of a lesson of the course, or `?link=` and a lesson as a link.
    pub query: String,
    /// True if what is to be heard can be heard: sound is on, and the device has a voice for the language.
    pub has_voice: bool,
    /// The last utterance that was meant for the screen.
    pub heard: Utterance,
}

/// Commands of the screens to learn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnCommand {
    /// To go to the place with the path.
    Home,
    /// To open the lesson of this query.
    Lesson(String),
    /// To solve puzzles of this query.
    Solve(String),
    /// To practise endings.
    Drills,
    /// To learn the names of the squares.
    Coordinates,
    /// To learn and play shatranj.
    Shatranj,
    /// To look words up.
    Glossary,
    /// To explore the openings.
    Openings,
    /// To compare values of the pieces.
    Values,
    /// To read the laws.
    Laws,
    /// To open the laboratory.
    Lab,
    /// To share or embed the board of this query.
    Embed(String),
    /// To open the help.
    Help,
    /// To make this move heard.
    Moved(Moved),
    /// To say this aloud, where it is wanted.
    Speak(String),
    /// To say this aloud, as the learner has just asked for it.
    Aloud(String),
    /// To know what has been done of a lesson.
    Progress(LessonProgress),
}

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

/// The context of these screens.
type Learn = ScreenContext<LearnInput, LearnCommand>;

/// The place, a page.
pub fn learn(context: Learn) -> AnyView {
    home::home(context)
}

/// A lesson, a page without the bar.
pub fn lesson(context: Learn, fetch_entry: FetchField<LessonPlayer>) -> AnyView {
    lesson::lesson(context, fetch_entry)
}
