//! The stages of the path: how far each has come, its test, and the certificate of one that is passed.

use super::course::Course;
use super::drawn::{StageTest, stage_name};
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use learn::{Outline, Stage, TEST_PASS, TEST_TASKS};
use leptos::prelude::*;
use widgets::icon::{Icon, Sign};

impl Course {
    /// Number of lessons of a stage that are done, and of all.
    pub fn done_of(self, stage: Stage) -> (usize, usize) {
        self.lessons.with(|lessons| {
            let of_stage = |lesson: &&Outline| stage.groups().contains(&lesson.group.as_str());
            let lessons = lessons.iter().flatten().filter(of_stage);
            let done = lessons
                .clone()
                .filter(|lesson| self.standing_of(&lesson.id).0 > 0);
            (done.count(), lessons.count())
        })
    }

    /// True if the test of a stage is passed.
    pub fn has_passed(self, stage: Stage) -> bool {
        self.standing_of(stage.record()).0 > 0
    }
}

/// The stages, one below the other.
#[component]
pub fn Stages(course: Course) -> impl IntoView {
    let words = course.context.words;
    let rows = move || {
        let is_there = course.lessons.with(Option::is_some);
        is_there.then(|| Stage::ALL.map(|stage| row(course, stage)).collect_view())
    };
    view! {
        <section class="learn-more learn-stages" aria-labelledby="learn-stages">
            <h2 id="learn-stages">{words.say("stages")}</h2>
            {rows}
        </section>
    }
}

/// A stage: a link to its test, or to its certificate.
fn row(course: Course, stage: Stage) -> impl IntoView {
    let words = course.context.words;
    let number = stage.number();
    let (done, count) = course.done_of(stage);
    let passed = course.has_passed(stage);
    let address = if passed {
        href(Screen::Certificate, &format!("stage={number}"))
    } else {
        href(Screen::Lesson, &StageTest::drawn(stage).query())
    };
    let name = move || stage_name(stage, &words.now());
    let told = move || {
        let words = words.now();
        let lessons = words.with("learn-done-of", &args!["done" => done, "count" => count]);
        let way = if passed {
            words.get("stage-certificate")
        } else {
            words.with(
                "stage-test-how",
                &args!["count" => TEST_TASKS, "pass" => TEST_PASS],
            )
        };
        format!("{way} · {lessons}")
    };
    let mark = if passed {
        "✓".to_owned()
    } else {
        number.to_string()
    };
    let state = if passed { "done" } else { "open" };
    view! {
        <a class="link-card learn-row" href=address data-stage=number.to_string() data-state=state>
            <span class="learn-mark" aria-hidden="true">{mark}</span>
            <span><b>{name}</b><span>{told}</span></span>
            <Icon sign=Sign::Right/>
        </a>
    }
}
