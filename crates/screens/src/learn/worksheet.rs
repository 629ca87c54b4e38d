//! A round of an exercise or a lesson on paper: its tasks as diagrams, the solutions on a page of their own.

use super::exercise::Round;
use super::parts::{drawn, marks};
use super::solution::Solution;
use crate::ScreenContext;
use crate::course_file;
use crate::link::parameter;
use crate::sheet::{PER_PAGE, SheetTask, sheets};
use board::Placement;
use i18n::Lexicon;
use learn::{Attempt, Exercise, Lesson, Step, Task, read_lesson_link, read_lessons};
use leptos::portal::Portal;
use leptos::prelude::*;
use platform::preferences::Notation;
use puzzle::percent::{escape, unescape};
use widgets::page_frame::PageFrame;

/// Prefix of a lesson's name in the list of what can be printed.
const OF_COURSE: &str = "lesson/";

/// Contents of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// A round of an exercise.
    Round(Round),
    /// A lesson of the course, by its id.
    Lesson(String),
    /// A lesson of one's own, by its link.
    Link(String),
}

/// The wish of an address, `exercise=forks&seed=7&per=6` or `lesson=rook&per=6`: contents, and the diagrams of a page.
fn wish(query: &str) -> (Content, usize) {
    let of_course = parameter(query, "lesson").map(|id| Content::Lesson(id.to_owned()));
    let own = || parameter(query, "link").map(|link| Content::Link(unescape(link)));
    let round = || {
        Round::of_query(query).unwrap_or(Round {
            exercise: Exercise::Captures,
            seed: 1,
        })
    };
    let content = of_course
        .or_else(own)
        .unwrap_or_else(|| Content::Round(round()));
    let per = parameter(query, "per").and_then(|per| per.parse().ok());
    (
        content,
        per.filter(|per| PER_PAGE.contains(per)).unwrap_or(6),
    )
}

/// The query of a wish.
pub fn query(content: &Content, per: usize) -> String {
    let content = match content {
        Content::Round(round) => round.query().trim_start_matches('?').to_owned(),
        Content::Lesson(id) => format!("lesson={id}"),
        Content::Link(link) => format!("link={}", escape(link)),
    };
    format!("{content}&per={per}")
}

/// The worksheet, a page.
pub fn worksheet(context: ScreenContext) -> AnyView {
    let words = context.words;
    let wish = Memo::new(move |_| context.input.with(|input| wish(&input.query)));
    let course = RwSignal::new(Vec::<Lesson>::new());
    let failed = RwSignal::new(false);
    Effect::new(move |_| {
        let language = words.now().language();
        leptos::task::spawn_local(async move {
            // The screen may have been closed meanwhile.
            match course_file::fetch(language).await {
                Ok(text) => {
                    let read = read_lessons(&text).into_iter();
                    course.try_set(read.filter_map(|read| read.lesson).collect());
                    failed.try_set(false);
                }
                Err(_) => {
                    failed.try_set(true);
                }
            }
        });
    });
    let lesson = Memo::new(move |_| match wish.with(|wish| wish.0.clone()) {
        Content::Round(round) => Some(round.lesson(&words.now())),
        Content::Lesson(id) => {
            course.with(|course| course.iter().find(|lesson| lesson.id == id).cloned())
        }
        Content::Link(link) => read_lesson_link(&link).ok()?.read.lesson,
    });
    let trouble = move || {
        let is_missing = lesson.with(Option::is_none);
        let name = match wish.with(|wish| wish.0.clone()) {
            Content::Lesson(_) if failed.get() => "learn-failed",
            Content::Lesson(_) if course.with(Vec::is_empty) => return None,
            Content::Link(_) => "lesson-link-none",
            _ => "lesson-unknown",
        };
        is_missing.then(|| view! { <p class="puzzles-trouble" role="alert">{words.say(name)}</p> })
    };
    let show = move |content: Content, per: usize| context.readdress(query(&content, per));
    let exercises = Exercise::ALL.map(|exercise| {
        let name = exercise.name();
        let chosen = move || {
            wish.with(|(content, _)| matches!(content, Content::Round(round) if round.exercise == exercise))
        };
        let label = move || words.now().get(&format!("exercise-{name}"));
        view! { <option value=name selected=chosen>{label}</option> }
    });
    let lessons = move || {
        course.with(|course| {
            let row = |lesson: &Lesson| {
                let id = lesson.id.clone();
                let chosen = move || {
                    wish.with(
                        |(content, _)| matches!(content, Content::Lesson(lesson) if *lesson == id),
                    )
                };
                let value = format!("{OF_COURSE}{}", lesson.id);
                view! { <option value=value selected=chosen>{lesson.title.clone()}</option> }
            };
            course.iter().map(row).collect_view()
        })
    };
    let pages_of = PER_PAGE.map(|number| {
        let chosen = move || wish.with(|(_, per)| *per == number);
        view! { <option value=number.to_string() selected=chosen>{number}</option> }
    });
    let to_content = move |value: String| {
        let of_course = value.strip_prefix(OF_COURSE);
        let round = || Round::drawn(Exercise::from_name(&value).unwrap_or(Exercise::Captures));
        let content = of_course.map_or_else(
            || Content::Round(round()),
            |id| Content::Lesson(id.to_owned()),
        );
        show(content, wish.with_untracked(|wish| wish.1));
    };
    let to_per = move |value: String| {
        let (content, per) = wish.get_untracked();
        show(content, value.parse().unwrap_or(per));
    };
    let other = move || {
        let Content::Round(Round { exercise, .. }) = wish.with(|wish| wish.0.clone()) else {
            return None;
        };
        let other = move |_| {
            let per = wish.with_untracked(|wish| wish.1);
            show(Content::Round(Round::drawn(exercise)), per);
        };
        Some(view! {
            <button type="button" data-action="other-tasks" on:click=other>{words.say("exercise-other-tasks")}</button>
        })
    };
    let tools = view! {
        <button type="button" class="sure" data-action="print" on:click=move |_| drop(window().print())>
            {words.say("worksheet-print")}
        </button>
    };
    let pages = move || {
        let lesson = lesson.get()?;
        let lexicon = words.now();
        let preferences = context.input.with(|input| input.preferences);
        let tasks = lesson.steps.iter();
        let tasks = tasks.map(|step| task(step, preferences.notation, &lexicon));
        let per = wish.with(|wish| wish.1);
        Some(sheets(
            words,
            &preferences,
            &lesson.title,
            per,
            tasks.collect(),
        ))
    };
    let content = view! {
        <div class="puzzles worksheet">
            <div class="worksheet-wishes">
                <label>
                    <span>{words.say("worksheet-of")}</span>
                    <select name="exercise" on:change:target=move |event| to_content(event.target().value())>
                        <optgroup label=words.say("learn-exercises")>{exercises.into_iter().collect_view()}</optgroup>
                        <optgroup label=words.say("learn-course")>{lessons}</optgroup>
                    </select>
                </label>
                <label>
                    <span>{words.say("worksheet-per")}</span>
                    <select name="per" on:change:target=move |event| to_per(event.target().value())>
                        {pages_of.into_iter().collect_view()}
                    </select>
                </label>
                {other}
            </div>
            {trouble}
            <div class="worksheet-preview">{pages}</div>
            // Paper has no scroll bars and more than one page: it is printed from a place of its own.
            <Portal>
                <div class="worksheet-print" lang=move || words.now().language().tag()>{pages}</div>
            </Portal>
        </div>
    };
    view! { <PageFrame frame=context.frame tools=tools.into_any() content=content.into_any()/> }
        .into_any()
}

/// A task on the sheet: what there is to know comes before what is to be done, and the options of a question follow it.
fn task(step: &Step, notation: Notation, words: &Lexicon) -> SheetTask {
    let attempt = Attempt::new(step);
    let bottom = step.board.turn;
    let mut told = format!("{} {}", step.words.text, step.words.task);
    if let Task::Choose(choices) = &step.task {
        let options: Vec<_> = choices
            .iter()
            .map(|choice| choice.option.as_str())
            .collect();
        told = format!("{told} {}", options.join(" · "));
    }
    let marks = view! {
        {marks(&attempt, bottom)}
        {drawn(&step.drawings, bottom)}
    };
    SheetTask {
        placement: Placement::from(attempt.board()),
        bottom,
        task: told.trim().to_owned(),
        marks: Some(marks.into_any()),
        solution: match Solution::of(attempt, notation, words).text {
            // Nothing is asked, or a game is to be played.
            text if text.is_empty() => "–".to_owned(),
            text => text,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    #[test]
    fn addresses_read_back() {
        let round = Content::Round(Round {
            exercise: Exercise::Forks,
            seed: 7,
        });
        assert_eq!(wish(&query(&round, 9)), (round.clone(), 9));
        assert_eq!(wish("exercise=forks&seed=7&per=5"), (round, 6));
        let captures = Round::of_query("exercise=captures&seed=1").expect("a round");
        assert_eq!(wish(""), (Content::Round(captures), 6));
        for content in [
            Content::Lesson("rook".to_owned()),
            Content::Link("a+b/c=&d".to_owned()),
        ] {
            assert_eq!(wish(&query(&content, 4)), (content, 4));
        }
    }

    #[test]
    fn every_task_has_a_solution_on_paper() {
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        let told = |step: &Step| Solution::of(Attempt::new(step), Notation::English, &words).text;
        for exercise in Exercise::ALL {
            let lesson = Round { exercise, seed: 2 }.lesson(&words);
            for step in &lesson.steps {
                let told = told(step);
                assert!(told.len() > 1, "{exercise:?}: {told}");
            }
        }
        let forks = Round {
            exercise: Exercise::Forks,
            seed: 2,
        };
        let step = &forks.lesson(&words).steps[0];
        let position = Attempt::new(step).position().readable().expect("kings");
        assert!(position.parse_san(&told(step)).is_ok(), "{}", told(step));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../learn/course/en");
        for file in fs::read_dir(folder).expect("the course").flatten() {
            let text = fs::read_to_string(file.path()).expect("UTF-8");
            let lesson = read_lessons(&text).remove(0).lesson.expect("a lesson");
            for step in &lesson.steps {
                let has_solution = !matches!(step.task, Task::Tell | Task::Play { .. });
                assert_eq!(!told(step).is_empty(), has_solution, "{}", lesson.id);
            }
        }
    }
}
