//! The path of the course: its chapters, of which one is open.

use super::course::Course;
use crate::link::parameter;
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use learn::Outline;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use widgets::icon::{Icon, Sign};

/// Chapters with their lessons. The address names the open one, so that Back finds it; else it is that of the lesson to go on with.
pub fn path(course: Course) -> impl IntoView {
    let context = course.context;
    let open = Memo::new(move |_| {
        let asked = context
            .input
            .with(|input| parameter(&input.query, "chapter").map(str::to_owned));
        asked.or_else(|| {
            course
                .next
                .with(|next| Some(next.as_ref()?.1.group.clone()))
        })
    });
    move || {
        let lessons = course.lessons.get().unwrap_or_default();
        let numbered: Vec<(usize, Outline)> = (1..).zip(lessons).collect();
        let chapters = numbered.chunk_by(|one, other| one.1.group == other.1.group);
        let chapters = chapters.map(|lessons| chapter(course, open, lessons));
        chapters.collect_view()
    }
}

/// One chapter.
fn chapter(
    course: Course,
    open: Memo<Option<String>>,
    lessons: &[(usize, Outline)],
) -> impl IntoView + use<> {
    let words = course.context.words;
    let group = lessons[0].1.group.clone();
    let is_done = |lesson: &&(usize, Outline)| course.standing_of(&lesson.1.id).0 > 0;
    let done = lessons.iter().filter(is_done).count();
    let count = lessons.len();
    let label = format!("learn-group-{group}");
    let name = move || words.now().get(&label);
    let told = move || {
        words
            .now()
            .with("learn-done-of", &args!["done" => done, "count" => count])
    };
    let rows = lessons
        .iter()
        .map(|(number, lesson)| row(course, *number, lesson.clone()));
    let here = group.clone();
    let is_open = Signal::derive(move || open.with(|open| open.as_ref() == Some(&here)));
    let chapter = group.clone();
    let toggle = move |event: MouseEvent| {
        event.prevent_default();
        let chapter = if is_open.get_untracked() {
            "none"
        } else {
            &chapter
        };
        course.context.readdress(format!("chapter={chapter}"));
    };
    view! {
        <details class="learn-chapter" data-chapter=group prop:open=is_open>
            <summary on:click=toggle>
                <h2>{name} <span>{told}</span></h2>
                <Icon sign=Sign::Right/>
            </summary>
            <ol>{rows.collect_view()}</ol>
        </details>
    }
}

/// A lesson on the path.
fn row(course: Course, number: usize, lesson: Outline) -> impl IntoView + use<> {
    let words = course.context.words;
    let (stars, step) = course.standing_of(&lesson.id);
    let is_next = course
        .next
        .with(|next| next.as_ref().is_some_and(|next| next.0 == number));
    let state = match (stars, is_next) {
        (1.., _) => "done",
        (0, true) => "next",
        (0, false) => "open",
    };
    let steps = lesson.steps;
    let told = move || {
        let words = words.now();
        if stars > 0 {
            let count = words.with("learn-steps", &args!["count" => steps]);
            let stars = words.with("learn-stars", &args!["count" => stars]);
            format!("{count} · {stars}")
        } else if step > 0 {
            words.with(
                "learn-step-of",
                &args!["step" => step + 1, "steps" => steps],
            )
        } else {
            words.with("learn-steps", &args!["count" => steps])
        }
    };
    let mark = if stars > 0 {
        "✓".to_owned()
    } else {
        number.to_string()
    };
    view! {
        <li>
            <a class="link-card learn-row" href=href(Screen::Lesson, &lesson.id) data-lesson=lesson.id data-state=state>
                <span class="learn-mark" aria-hidden="true">{mark}</span>
                <span><b>{lesson.title}</b><span>{told}</span></span>
                <Icon sign=Sign::Right/>
            </a>
        </li>
    }
}

/// The steps of a lesson as dashes: those done, the one to go on with, those to come. Words beside it say the same.
#[component]
pub fn Bar(
    /// Number of steps that are done.
    done: usize,
    /// Number of steps.
    count: usize,
) -> impl IntoView {
    let dash = move |step: usize| {
        let state = match step.cmp(&done) {
            std::cmp::Ordering::Less => "done",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "open",
        };
        view! { <i data-state=state></i> }
    };
    view! { <div class="learn-bar" aria-hidden="true">{(0..count).map(dash).collect_view()}</div> }
}
