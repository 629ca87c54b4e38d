//! The course of lessons in the language of the page, and how far the learner has come.

use super::progress::Progress;
use crate::ScreenContext;
use crate::course_file;
use learn::{Attempt, Outline, outlines, read_one};
use leptos::prelude::*;

/// The course with what is done of it. A handle.
#[derive(Clone, Copy)]
pub struct Course {
    /// The context of the screen.
    pub context: ScreenContext,
    /// Outlines of the lessons, once they are there.
    pub lessons: RwSignal<Option<Vec<Outline>>>,
    /// The text of the lessons.
    text: StoredValue<String>,
    /// Something could not be loaded, by the name of the message that says so.
    pub failed: RwSignal<Option<&'static str>>,
    /// Progress in the course.
    pub progress: RwSignal<Progress>,
    /// The first lesson without a star, with its number, counted from 1.
    pub next: Memo<Option<(usize, Outline)>>,
}

impl Course {
    /// Fetches the course in the language of the page.
    pub fn open(context: ScreenContext) -> Course {
        let lessons = RwSignal::new(None::<Vec<Outline>>);
        let progress = RwSignal::new(Progress::load());
        let next = Memo::new(move |_| {
            lessons.with(|lessons| {
                let lessons = lessons.as_ref()?;
                let at = progress.with(|progress| first_open(lessons, progress))?;
                Some((at + 1, lessons[at].clone()))
            })
        });
        let course = Course {
            context,
            lessons,
            text: StoredValue::new(String::new()),
            failed: RwSignal::new(None),
            progress,
            next,
        };
        let words = context.words;
        Effect::new(move |_| {
            let language = words.now().language();
            leptos::task::spawn_local(async move {
                // The screen may have been closed meanwhile.
                match course_file::fetch(language).await {
                    Ok(text) => {
                        let all = outlines(&text);
                        course.text.try_set_value(text);
                        lessons.try_set(Some(all));
                        course.failed.try_set(None);
                    }
                    Err(_) => {
                        course.failed.try_set(Some("learn-failed"));
                    }
                }
            });
        });
        course
    }

    /// Number of stars of a lesson, and the step to go on with, counted from 0.
    pub fn standing_of(self, id: &str) -> (u8, usize) {
        self.progress.with(|progress| {
            let record = progress.of(id);
            (record.stars, record.step)
        })
    }

    /// The step of a lesson as it is begun.
    pub fn attempt(self, id: &str, step: usize) -> Option<Attempt> {
        let read = self.text.with_value(|text| read_one(text, id))?;
        read.lesson?.steps.get(step).map(Attempt::new)
    }
}

/// Place of the first lesson without a star, from 0.
pub fn first_open(lessons: &[Outline], progress: &Progress) -> Option<usize> {
    let mut lessons = lessons.iter();
    lessons.position(|lesson| progress.of(&lesson.id).stars == 0)
}
