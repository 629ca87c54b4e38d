//! The place to learn: the lesson to go on with on a board, the path of the course in chapters, and more to learn from.

use super::menu::Menu;
use super::parts::marks;
use super::path::{Bar, path};
use super::progress::Progress;
use super::row::row;
use crate::ScreenContext;
use crate::board_preferences::{board_look, open_eyes};
use crate::course_file;
use crate::learn_segments::learn_segments;
use crate::registry::Screen;
use crate::route::href;
use board::{Diagram, Look, Placement};
use i18n::args;
use learn::{Attempt, Outline, outlines, read_one};
use leptos::prelude::*;
use tablebase::Drill;
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::live_region::renewed;
use widgets::page_frame::PageFrame;

/// The most lessons that are named to be done again.
const AGAIN: usize = 3;

/// State of the place. A handle.
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
    /// What is done of the course.
    pub progress: RwSignal<Progress>,
    /// The first lesson without a star, with its number, counted from 1.
    pub next: Memo<Option<(usize, Outline)>>,
}

impl Course {
    /// Fetches the course in the language of the page.
    fn open(context: ScreenContext) -> Course {
        let lessons = RwSignal::new(None::<Vec<Outline>>);
        let progress = RwSignal::new(Progress::load());
        let next = Memo::new(move |_| {
            lessons.with(|lessons| {
                let lessons = lessons.as_ref()?;
                let is_open =
                    |lesson: &Outline| progress.with(|progress| progress.of(&lesson.id).stars == 0);
                let at = lessons.iter().position(is_open)?;
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
    fn attempt(self, id: &str, step: usize) -> Option<Attempt> {
        let read = self.text.with_value(|text| read_one(text, id))?;
        read.lesson?.steps.get(step).map(Attempt::new)
    }
}

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
            <div class="learn-now"><Card course/></div>
            <div class="learn-path">{path(course)}</div>
            <div class="learn-rest">
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
