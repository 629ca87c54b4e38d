//! The course of endings: its lessons in order, each with its drills and what was passed of them.

use super::choice::DIFFICULTIES;
use super::progress::Progress;
use crate::ScreenContext;
use crate::course_file;
use crate::learn_segments::learn_segments;
use crate::registry::{Place, Screen};
use crate::route::{address, href};
use i18n::{Lexicon, args};
use learn::{Outline, outlines};
use leptos::prelude::*;
use tablebase::{DRILLS, Difficulty, Drill, PassMark, Task};
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::page_frame::PageFrame;

/// The list, a page.
pub fn list(context: ScreenContext) -> AnyView {
    let words = context.words;
    let progress = StoredValue::new(Progress::load());
    let row = move |drill: Drill| {
        let known = progress.with_value(|progress| progress.of(drill));
        let name = format!("drill-{}", drill.key);
        let marks = move || {
            let words = words.now();
            if drill.task.is_to_hold() {
                // A drill that is to be held has no difficulty.
                let is_passed = Difficulty::ALL
                    .iter()
                    .any(|difficulty| known.best(*difficulty).is_some());
                let mark = || view! { <li data-passed="">"✓ "{words.get("drill-passed")}</li> };
                return is_passed.then(mark).into_any();
            }
            let mark = |(difficulty, name): (Difficulty, &str)| {
                let text = words.get(&format!("drill-{name}"));
                let passed = known.best(difficulty);
                let told = passed.map_or_else(
                    || text.clone(),
                    |over| format!("{text}: {}", best(over, &words)),
                );
                view! {
                    <li data-passed=passed.is_some().then_some("") aria-label=told>
                        <span aria-hidden="true">{passed.map(|_| "✓ ")}{text}</span>
                    </li>
                }
            };
            let all = Difficulty::ALL.into_iter().zip(DIFFICULTIES);
            all.map(mark).collect_view().into_any()
        };
        view! {
            <li class="drills-row">
                <a class="link-card puzzles-row" href=href(Screen::Drill, drill.key) data-drill=drill.key>
                    <span>
                        <b>{move || words.now().get(&name)}</b>
                        <span>{move || pass_text(drill, &words.now())}</span>
                    </span>
                    <Icon sign=Sign::Right/>
                </a>
                <ul class="drills-marks">{marks}</ul>
            </li>
        }
    };
    let lesson = |lesson: &Outline| {
        view! {
            <a class="link-card puzzles-row drills-lesson" href=href(Screen::Lesson, &lesson.id) data-lesson=lesson.id.clone()>
                <Icon sign=Sign::Cap/>
                <span>
                    <b>{lesson.title.clone()}</b>
                    <span>{lesson.summary.clone()}</span>
                </span>
                <Icon sign=Sign::Right/>
            </a>
        }
    };
    let stage = move |(outline, drills): (Option<Outline>, Vec<Drill>)| {
        let has_drills = !drills.is_empty();
        view! {
            <section class="drills-stage puzzles-list">
                {outline.as_ref().map(lesson)}
                {has_drills.then(|| view! { <ul>{drills.into_iter().map(row).collect_view()}</ul> })}
            </section>
        }
    };
    // Nothing moves under a finger: the list is shown once it is known which lessons there are.
    let lessons = RwSignal::new(None::<Vec<Outline>>);
    Effect::new(move |_| {
        let language = words.now().language();
        leptos::task::spawn_local(async move {
            // Without the course there are no lessons between the drills.
            let text = course_file::fetch(language).await.unwrap_or_default();
            lessons.try_set(Some(outlines(&text)));
        });
    });
    let stages = move || {
        let stages = lessons.with(|lessons| lessons.as_deref().map(course));
        stages.map(|stages| stages.into_iter().map(stage).collect_view())
    };
    let content = view! {
        <div class="puzzles drills">
            {learn_segments(words, Screen::Drills)}
            <KeepsNothing words/>
            <p class="drills-how">{words.say("drills-how")}</p>
            {stages}
        </div>
    };
    view! { <PageFrame frame=context.frame tools=().into_any() content=content.into_any()/> }
        .into_any()
}

/// The course of endings: the lessons of that chapter in its order, each with the drills to which it leads. Drills to which no
/// lesson leads come first: all of them, where the course cannot be had.
fn course(lessons: &[Outline]) -> Vec<(Option<Outline>, Vec<Drill>)> {
    let leads = |lesson: &Outline, drill: &Drill| {
        let address = address(Place::Screen(Screen::Drill), drill.key);
        lesson.screens.contains(&address)
    };
    let endings = lessons.iter().filter(|lesson| lesson.group == "endings");
    let taught = endings.map(|lesson| {
        let drills = DRILLS.into_iter().filter(|drill| leads(lesson, drill));
        (Some(lesson.clone()), drills.collect())
    });
    let is_alone = |drill: &Drill| !lessons.iter().any(|lesson| leads(lesson, drill));
    let alone: Vec<Drill> = DRILLS.into_iter().filter(is_alone).collect();
    let alone = (!alone.is_empty()).then_some((None, alone));
    alone.into_iter().chain(taught).collect()
}

/// The pass mark of a drill, in words.
pub fn pass_text(drill: Drill, words: &Lexicon) -> String {
    match drill.pass {
        PassMark::Over(more) => words.with("drill-pass-over", &args!["count" => more]),
        PassMark::Within(most) => words.with("drill-most", &args!["count" => most]),
        PassMark::Result => words.get(pass_of_result(drill.task)),
    }
}

/// Message name of the pass mark that is the result itself.
pub fn pass_of_result(task: Task) -> &'static str {
    if task.is_to_hold() {
        "drill-pass-draw"
    } else {
        "drill-pass-win"
    }
}

/// The best attempt that passed, in words.
fn best(over: u32, words: &Lexicon) -> String {
    match over {
        0 => words.get("drill-perfectly"),
        over => words.with("drill-more", &args!["count" => over]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_drill_stands_once_in_the_course_of_endings_in_its_order() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../learn/course/en");
        let files = fs::read_dir(folder).expect("the course").flatten();
        let mut files: Vec<_> = files.map(|file| file.path()).collect();
        files.sort();
        let texts = files
            .iter()
            .map(|file| fs::read_to_string(file).expect("UTF-8"));
        let stages = course(&outlines(&texts.collect::<String>()));
        assert!(stages.iter().all(|(lesson, _)| lesson.is_some()));
        let listed = stages
            .iter()
            .flat_map(|(_, drills)| drills)
            .map(|drill| drill.key);
        let all = DRILLS.iter().map(|drill| drill.key);
        assert_eq!(listed.collect::<Vec<_>>(), all.collect::<Vec<_>>());
        assert_eq!(course(&[]), [(None, DRILLS.to_vec())]);
    }
}
