//! The place to learn: one lesson to go on with, the path of the course in chapters, and lessons of one's own.

use super::exercise::Round;
use super::progress::{self, Fault, Progress};
use crate::ScreenContext;
use crate::course_file;
use crate::registry::Screen;
use crate::route::href;
use i18n::{Lexicon, args};
use learn::{Exercise, Outline, RecordsError, outlines, write_lesson_link};
use leptos::prelude::*;
use platform::files;
use puzzle::percent::escape;
use tablebase::Drill;
use widgets::file_button::FileButton;
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::live_region::renewed;
use widgets::page_frame::PageFrame;

/// Address of a series of puzzles against the clock.
fn storm(of: &str) -> String {
    href(Screen::Solve, &format!("mode=storm&of={of}"))
}

/// Address of a round of an exercise.
fn round(exercise: Exercise) -> String {
    href(Screen::Lesson, &Round::drawn(exercise).query())
}

/// The most lessons that are named to be done again.
const AGAIN: usize = 3;

/// The place, a page.
pub fn home(context: ScreenContext) -> AnyView {
    let words = context.words;
    let lessons = RwSignal::new(None::<Vec<Outline>>);
    let failed = RwSignal::new(None::<&'static str>);
    let progress = RwSignal::new(Progress::load());
    Effect::new(move |_| {
        let language = words.now().language();
        leptos::task::spawn_local(async move {
            // The screen may have been closed meanwhile.
            match course_file::fetch(language).await {
                Ok(course) => {
                    let all = outlines(&course);
                    lessons.try_set(Some(all));
                    failed.try_set(None);
                }
                Err(_) => {
                    failed.try_set(Some("learn-failed"));
                }
            }
        });
    });
    let stars_of = move |id: &str| progress.with(|progress| progress.of(id).stars);
    let step_of = move |id: &str| progress.with(|progress| progress.of(id).step);
    let address = |id: &str| href(Screen::Lesson, id);
    let next = Memo::new(move |_| {
        lessons.with(|lessons| {
            let lessons = lessons.as_ref()?;
            let at = lessons
                .iter()
                .position(|lesson| stars_of(&lesson.id) == 0)?;
            Some((at + 1, lessons[at].clone()))
        })
    });
    let card = move || {
        lessons.with(Option::is_some).then(|| {
            let Some((number, lesson)) = next.get() else {
                return view! { <p class="learn-all">{words.say("learn-all-done")}</p> }.into_any();
            };
            let step = step_of(&lesson.id);
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
                    <p class="learn-where">{where_it_is}</p>
                    <h2 id="learn-next">{lesson.title}</h2>
                    <p>{lesson.summary}</p>
                    <Bar done=step count/>
                    <a class="button main" href=address(&lesson.id) data-action="go-on">
                        {words.say(go)}
                    </a>
                </section>
            }
            .into_any()
        })
    };
    let again = Memo::new(move |_| {
        progress.with(|progress| {
            let mut again = lessons.get().unwrap_or_default();
            again.retain(|lesson| progress.of(&lesson.id).is_to_do_again());
            // The fewest stars first, else in the order of the path.
            again.sort_by_key(|lesson| progress.of(&lesson.id).stars);
            again.truncate(AGAIN);
            (again, progress.drills_to_do_again())
        })
    });
    let again = move || {
        let (lessons, drills) = again.get();
        let lesson = |lesson: Outline| {
            let stars = stars_of(&lesson.id);
            let told = move || words.now().with("learn-stars", &args!["count" => stars]);
            view! {
                <a class="link-card learn-row" href=address(&lesson.id) data-lesson=lesson.id>
                    <span><b>{lesson.title}</b><span>{told}</span></span>
                    <Icon sign=Sign::Right/>
                </a>
            }
        };
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
    };
    let row = move |number: usize, lesson: Outline| {
        let (stars, step) = (stars_of(&lesson.id), step_of(&lesson.id));
        let is_next = next.with(|next| next.as_ref().is_some_and(|next| next.0 == number));
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
                <a class="link-card learn-row" href=address(&lesson.id) data-lesson=lesson.id data-state=state>
                    <span class="learn-mark" aria-hidden="true">{mark}</span>
                    <span><b>{lesson.title}</b><span>{told}</span></span>
                    <Icon sign=Sign::Right/>
                </a>
            </li>
        }
    };
    let path = move || {
        let lessons = lessons.get().unwrap_or_default();
        let numbered: Vec<(usize, Outline)> = (1..).zip(lessons).collect();
        let chapters = numbered.chunk_by(|one, other| one.1.group == other.1.group);
        let chapter = move |lessons: &[(usize, Outline)]| {
            let group = lessons[0].1.group.clone();
            let done = lessons
                .iter()
                .filter(|lesson| stars_of(&lesson.1.id) > 0)
                .count();
            let count = lessons.len();
            let name = move || words.now().get(&format!("learn-group-{group}"));
            let told = move || {
                words
                    .now()
                    .with("learn-done-of", &args!["done" => done, "count" => count])
            };
            let rows = lessons
                .iter()
                .cloned()
                .map(|(number, lesson)| row(number, lesson));
            view! {
                <section class="learn-chapter">
                    <h2>{name} <span>{told}</span></h2>
                    <ol>{rows.collect_view()}</ol>
                </section>
            }
        };
        chapters.map(chapter).collect_view()
    };
    let trouble = move || {
        let name = failed.get()?;
        Some(view! { <p class="puzzles-trouble" role="alert">{words.say(name)}</p> })
    };
    let open_file = move |file: web_sys::File| {
        leptos::task::spawn_local(async move {
            match files::text_of(file).await {
                Ok(text) => {
                    let link = escape(&write_lesson_link(&text));
                    context.go(Screen::Lesson, format!("?link={link}"));
                }
                Err(_) => {
                    failed.try_set(Some("learn-failed"));
                }
            }
        });
    };
    let more = |action: &'static str, title: &'static str, about: &'static str, address: String| {
        view! {
            <a class="link-card learn-row" href=address data-action=action>
                <span><b>{words.say(title)}</b><span>{words.say(about)}</span></span>
                <Icon sign=Sign::Right/>
            </a>
        }
    };
    let content = view! {
        <div class="learn">
            {trouble}
            <KeepsNothing words/>
            <div class="learn-now">
                {card}
                {again}
                <section class="learn-more">
                    <h2>{words.say("learn-practise")}</h2>
                    {more("mate-in-1", "learn-mate-in-1", "learn-against-the-clock", storm("mate-in-1"))}
                    {more("mate-in-2", "learn-mate-in-2", "learn-against-the-clock", storm("mate-in-2"))}
                    {more("mate-patterns", "learn-group-mates", "learn-against-the-clock", storm("mate-patterns"))}
                    {more("knight-routes", "exercise-knight-routes", "exercise-knight-routes-how", round(Exercise::KnightRoutes))}
                    {more("legal-moves", "exercise-legal-moves", "exercise-legal-moves-how", round(Exercise::LegalMoves))}
                    {more("mate-or-stalemate", "exercise-mate-or-stalemate", "exercise-mate-or-stalemate-how", round(Exercise::Endings))}
                    {more("coordinates", "coordinates-trainer", "learn-coordinates-how", href(Screen::Coordinates, ""))}
                    {more("drills", "drills", "puzzles-drills-how", href(Screen::Drills, ""))}
                </section>
                <section class="learn-more">
                    <h2>{words.say("learn-explore")}</h2>
                    {more("shatranj", "shatranj", "shatranj-how", href(Screen::Shatranj, ""))}
                    {more("openings", "openings", "openings-how", href(Screen::Openings, ""))}
                    {more("values", "values", "values-about", href(Screen::Values, ""))}
                    {more("glossary", "glossary", "glossary-how", href(Screen::Glossary, ""))}
                    {more("laws", "laws", "learn-laws-how", href(Screen::Laws, ""))}
                    {more("lab", "lab", "lab-about", href(Screen::Lab, ""))}
                </section>
                <Record context progress/>
                <section class="learn-own">
                    <h2>{words.say("learn-own")}</h2>
                    <p>{words.say("learn-own-how")}</p>
                    <FileButton label="learn-open" action="open-lesson" name="lesson" accept=".lesson,.txt,text/plain" on_file=open_file/>
                </section>
            </div>
            <div class="learn-path">{path}</div>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// Progress as a file: saved, or added to what is kept.
#[component]
fn Record(context: ScreenContext, progress: RwSignal<Progress>) -> impl IntoView {
    let words = context.words;
    let told = RwSignal::new(None::<String>);
    let save = move |_| {
        files::save_as(
            "sessa-learning",
            "json",
            "application/json",
            &progress::write_all(),
        );
    };
    let add = move |file: web_sys::File| {
        leptos::task::spawn_local(async move {
            let added = match files::text_of(file).await {
                Ok(text) => progress::add(&text),
                Err(why) => Err(Fault::Unreadable(why)),
            };
            // The screen may have been closed meanwhile.
            progress.try_set(Progress::load());
            told.try_set(Some(added_text(&added, &words.once())));
        });
    };
    view! {
        <section class="learn-own" data-part="record">
            <h2>{words.say("learn-record")}</h2>
            <p>{words.say("learn-record-how")}</p>
            <div class="learn-buttons">
                <button type="button" data-action="save-record" on:click=save>{words.say("learn-record-save")}</button>
                <FileButton label="reviews-import" action="add-record" name="record" accept=".json,application/json" on_file=add/>
            </div>
            <p role="status">{renewed(move || told.get())}</p>
        </section>
    }
}

/// What became of a file of progress, in words.
fn added_text(added: &Result<usize, Fault>, words: &Lexicon) -> String {
    match added {
        Ok(count) => words.with("learn-record-added", &args!["count" => *count]),
        Err(Fault::Unreadable(why)) => {
            words.with("learn-record-unreadable", &args!["why" => why.as_str()])
        }
        Err(Fault::Other(RecordsError::Kind)) => words.get("learn-record-other"),
        Err(Fault::Other(RecordsError::Version(_))) => words.get("learn-record-later"),
        Err(Fault::NotKept) => words.get("learn-record-not-kept"),
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
