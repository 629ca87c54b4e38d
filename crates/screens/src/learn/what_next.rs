//! Suggestions of what to do next, beside the lesson to go on with: tasks and puzzles that were missed and are due, and the test of a stage whose
//! lessons are done. Where nothing waits, nothing is shown.

use super::course::Course;
use super::drawn::{StageTest, stage_name};
use super::missed::{self, MissedTasks};
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use learn::Stage;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::device_clock;
use protocol::puzzle::GetStanding;
use widgets::icon::{Icon, Sign};

/// Tasks, puzzles and tests that wait.
#[component]
pub fn WhatNext(course: Course) -> impl IntoView {
    let words = course.context.words;
    let due = MissedTasks::load().due();
    let puzzles = RwSignal::new(0);
    // Before the first lesson no puzzles are due: the worker is not started.
    let has_begun = Memo::new(move |_| {
        let lessons = course.lessons.get().unwrap_or_default();
        lessons
            .iter()
            .any(|lesson| course.standing_of(&lesson.id).0 > 0)
    });
    let client = StoredValue::new_local(expect_context::<Clients>());
    Effect::new(move |_| {
        if has_begun.get() {
            let now = device_clock::date() as u64;
            client.with_value(|clients| {
                clients.puzzles().ask(GetStanding { now }, move |standing| {
                    // The screen may have been closed meanwhile.
                    drop(standing.map(|standing| puzzles.try_set(standing.due)));
                });
            });
        }
    });
    let tested = Memo::new(move |_| {
        Stage::ALL.into_iter().find(|&stage| {
            let (done, count) = course.done_of(stage);
            count > 0 && done == count && !course.has_passed(stage)
        })
    });
    let count = due.len();
    let tasks = (count > 0).then_some((
        "missed-tasks",
        Sign::Repeat,
        "learn-missed",
        href(Screen::Lesson, &missed::query(&due)),
    ));
    let row = move |(action, sign, title, address): (&'static str, Sign, &'static str, String),
                    told: String| {
        view! {
            <a class="link-card learn-row" href=address data-action=action>
                <Icon sign/>
                <span><b>{words.say(title)}</b><span>{told}</span></span>
                <Icon sign=Sign::Right/>
            </a>
        }
    };
    move || {
        let lexicon = words.now();
        let waiting = |count: usize| lexicon.with("learn-waiting", &args!["count" => count]);
        let tasks = tasks.clone().map(|tasks| row(tasks, waiting(count)));
        let puzzles = puzzles.get() as usize;
        let puzzles = (puzzles > 0).then(|| {
            let address = href(Screen::Solve, "mode=repeat");
            row(
                ("due-puzzles", Sign::Puzzle, "learn-missed-puzzles", address),
                waiting(puzzles),
            )
        });
        let test = tested.get().map(|stage| {
            let address = href(Screen::Lesson, &StageTest::drawn(stage).query());
            row(
                ("stage-test", Sign::Star, "stage-test", address),
                stage_name(stage, &lexicon),
            )
        });
        let is_empty = tasks.is_none() && puzzles.is_none() && test.is_none();
        (!is_empty).then(|| {
            view! {
                <section class="learn-more learn-waiting" aria-labelledby="learn-waiting">
                    <h2 id="learn-waiting">{words.say("learn-what-next")}</h2>
                    {tasks}
                    {puzzles}
                    {test}
                </section>
            }
        })
    }
}
