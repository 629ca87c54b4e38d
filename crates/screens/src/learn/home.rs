//! The place to learn: the lesson to go on with on a board, the path of the course in chapters, and more to learn from.

use super::course::Course;
use super::menu::Menu;
use super::parts::marks;
use super::path::{Bar, path};
use super::row::row;
use super::stages::Stages;
use super::what_next::WhatNext;
use crate::ScreenContext;
use crate::board_preferences::{board_look, open_eyes};
use crate::learn_segments::learn_segments;
use crate::registry::Screen;
use crate::route::href;
use board::{Diagram, Look, Placement};
use i18n::args;
use learn::Outline;
use leptos::prelude::*;
use tablebase::Drill;
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::live_region::renewed;
use widgets::page_frame::PageFrame;

/// The most lessons that are named to be done again.
const AGAIN: usize = 3;

/// The place, a page.
pub fn home(context: ScreenContext) -> AnyView {
    let words = context.words;
    let course = Course::open(context);
    let trouble = move || {
        let name = course.failed.get()?;
        Some(view! { <p class="puzzles-trouble" role="alert">{words.say(name)}</p> })
    };
    let told = RwSignal::new(None::<String>);
    let content = view! {
        <div class="learn">
            <div class="learn-head">
                {learn_segments(words, Screen::Learn)}
                {trouble}
                <KeepsNothing words/>
                <div class="learn-record" data-part="record">
                    <p role="status">{renewed(move || told.get())}</p>
                </div>
            </div>
            <div class="learn-now">
                <Card course/>
                <WhatNext course/>
            </div>
            <div class="learn-path">{path(course)}</div>
            <div class="learn-rest">
                <Stages course/>
                <Again course/>
                <section class="learn-more">
                    <h2>{words.say("learn-explore")}</h2>
                    {row(words, Sign::Book, "glossary", "glossary", "glossary-how", href(Screen::Glossary, ""))}
                    {row(words, Sign::Graph, "openings", "openings", "openings-how", href(Screen::Openings, ""))}
                    {row(words, Sign::Scales, "values", "values", "values-about", href(Screen::Values, ""))}
                    {row(words, Sign::Pawn, "shatranj", "shatranj", "shatranj-how", href(Screen::Shatranj, ""))}
                </section>
            </div>
        </div>
    }
    .into_any();
    let tools = view! { <Menu course told/> }.into_any();
    view! { <PageFrame frame=context.frame tools content/> }.into_any()
}

/// The lesson to go on with, on a board.
#[component]
fn Card(course: Course) -> impl IntoView {
    let words = course.context.words;
    let look = course
        .context
        .input
        .with_untracked(|input| board_look(&open_eyes(&input.preferences)));
    let look = Look {
        coordinates: false,
        ..look
    };
    let board = move |id: &str, step: usize| {
        let attempt = course.attempt(id, step)?;
        let bottom = attempt.step().board.turn;
        let placement = Signal::stored(Placement::from(attempt.board()));
        let address = href(Screen::Lesson, id);
        Some(view! {
            <a class="learn-board lesson-board" href=address tabindex="-1" aria-hidden="true">
                <Diagram placement bottom look/>
                {marks(&attempt, bottom)}
            </a>
        })
    };
    move || {
        course.lessons.with(Option::is_some).then(|| {
            let Some((number, lesson)) = course.next.get() else {
                return view! { <p class="learn-all">{words.say("learn-all-done")}</p> }.into_any();
            };
            let (_, step) = course.standing_of(&lesson.id);
            let count = lesson.steps;
            let where_it_is = move || {
                let words = words.now();
                let number = words.with("learn-lesson-number", &args!["number" => number]);
                let step = words.with(
                    "learn-step-of",
                    &args!["step" => step + 1, "steps" => count],
                );
                format!("{number} · {step}")
            };
            let go = if step > 0 {
                "learn-go-on"
            } else {
                "learn-begin"
            };
            view! {
                <section class="puzzles-card learn-card" aria-labelledby="learn-next">
                    {board(&lesson.id, step)}
                    <p class="learn-where">{where_it_is}</p>
                    <h2 id="learn-next">{lesson.title}</h2>
                    <p class="learn-summary">{lesson.summary}</p>
                    <Bar done=step count/>
                    <a class="button main" href=href(Screen::Lesson, &lesson.id) data-action="go-on">
                        {words.say(go)}
                    </a>
                </section>
            }
            .into_any()
        })
    }
}

/// Lessons without all their stars, and endings that were begun and not passed.
#[component]
fn Again(course: Course) -> impl IntoView {
    let words = course.context.words;
    let again = Memo::new(move |_| {
        course.progress.with(|progress| {
            let mut again = course.lessons.get().unwrap_or_default();
            again.retain(|lesson| progress.of(&lesson.id).is_to_do_again());
            // The fewest stars first, else in the order of the path.
            again.sort_by_key(|lesson| progress.of(&lesson.id).stars);
            again.truncate(AGAIN);
            (again, progress.drills_to_do_again())
        })
    });
    let lesson = move |lesson: Outline| {
        let (stars, _) = course.standing_of(&lesson.id);
        let told = move || words.now().with("learn-stars", &args!["count" => stars]);
        view! {
            <a class="link-card learn-row" href=href(Screen::Lesson, &lesson.id) data-lesson=lesson.id>
                <span><b>{lesson.title}</b><span>{told}</span></span>
                <Icon sign=Sign::Right/>
            </a>
        }
    };
    move || {
        let (lessons, drills) = again.get();
        let is_empty = lessons.is_empty() && drills.is_empty();
        let endings = (!drills.is_empty()).then(|| {
            let named = move || {
                let words = words.now();
                let name = |drill: &Drill| words.get(&format!("drill-{}", drill.key));
                drills.iter().map(name).collect::<Vec<_>>().join(" · ")
            };
            view! {
                <a class="link-card learn-row" href=href(Screen::Drills, "") data-action="drills-again">
                    <span><b>{words.say("drills")}</b><span>{named}</span></span>
                    <Icon sign=Sign::Right/>
                </a>
            }
        });
        (!is_empty).then(|| {
            view! {
                <section class="learn-again" aria-labelledby="learn-again">
                    <h2 id="learn-again">{words.say("learn-to-do-again")}</h2>
                    {lessons.into_iter().map(lesson).collect_view()}
                    {endings}
                </section>
            }
        })
    }
}
