//! The end of a lesson: its stars, the next lesson, and folded below the words and laws that it has taught.

use super::mistakes::Mistakes;
use super::onward::Onward;
use super::parts::DrawnStars;
use super::player::LessonPlayer;
use crate::glossary_file::{self, address};
use crate::law_link::{is_clause, law_chip};
use crate::registry::{Place, Screen};
use crate::route::{Route, href, parse};
use i18n::args;
use learn::Lesson;
use leptos::prelude::*;
use widgets::disclosure::disclosure;

/// The stars of a lesson that is done.
#[component]
pub fn Stars(player: LessonPlayer) -> impl IntoView {
    move || {
        player
            .stars
            .get()
            .map(|stars| view! { <DrawnStars stars/> })
    }
}

/// End of a lesson: the ways on from it.
#[component]
pub fn After(player: LessonPlayer) -> impl IntoView {
    view! {
        <Mistakes player/>
        <Coming player/>
        <Screens player/>
        <Terms player/>
        <Laws player/>
    }
}

/// The next lesson, in a sentence.
#[component]
fn Coming(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    move || {
        player.stars.get()?;
        let Onward::Lesson(lesson) = player.onward() else {
            return None;
        };
        Some(view! {
            <p class="lesson-coming">
                <b>{words.now().with("lesson-next-titled", &args!["title" => lesson.title.as_str()])}</b>
                <span>{lesson.summary}</span>
            </p>
        })
    }
}

/// The screens where what a lesson has taught is used, once it is done.
#[component]
fn Screens(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let screens = Memo::new(move |_| {
        let is_over = player.stars.with(Option::is_some);
        player.lesson.with(|lesson| {
            let lesson = lesson.as_ref().filter(|_| is_over);
            lesson.map_or_else(Vec::new, |lesson| lesson.screens.clone())
        })
    });
    let link = move |address: String| {
        let (screen, title) = screen_of(&address)?;
        let query = address.strip_prefix(screen.path()).unwrap_or_default();
        Some(view! {
            <a class="button" href=href(screen, query) data-screen-link=address.clone()>
                {move || words.now().get(&title)}
            </a>
        })
    };
    move || {
        let screens = screens.get();
        (!screens.is_empty()).then(|| {
            view! {
                <nav class="lesson-screens" aria-label=words.say("lesson-screens")>
                    {screens.into_iter().filter_map(link).collect_view()}
                </nav>
            }
        })
    }
}

/// The screen of an address, with the message that names it; a drill has the name of its ending.
fn screen_of(address: &str) -> Option<(Screen, String)> {
    let Route::Place(Place::Screen(screen), query) = parse(address) else {
        return None;
    };
    let title = match screen {
        Screen::Drill => format!("drill-{query}"),
        _ => screen.name().to_owned(),
    };
    Some((screen, title))
}

/// The words that a lesson of the course has taught, once it is done: links to the glossary.
#[component]
fn Terms(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let terms = RwSignal::new(Vec::<(String, String)>::new());
    let done = Memo::new(move |_| {
        let is_over = player.stars.with(Option::is_some) && !player.own.get();
        let id = player
            .lesson
            .with(|lesson| lesson.as_ref().map(|it| it.id.clone()));
        id.filter(|_| is_over)
    });
    Effect::new(move |_| {
        terms.set(Vec::new());
        let language = words.now().language().tag();
        if let Some(id) = done.get() {
            leptos::task::spawn_local(async move {
                // Without it there are no links; the lesson is done all the same.
                if let Ok(glossary) = glossary_file::fetch_terms().await {
                    let taught = glossary.of_lesson(&id);
                    let named =
                        taught.map(|term| (term.id.clone(), term.name(language).to_owned()));
                    terms.try_set(named.collect());
                }
            });
        }
    });
    let link =
        |(id, name): (String, String)| view! { <a class="chip" href=address(&id)>{name}</a> };
    move || {
        let terms = terms.get();
        (!terms.is_empty()).then(|| {
            let links = view! {
                <div class="lesson-terms">{terms.into_iter().map(link).collect_view()}</div>
            };
            disclosure(words, "terms", "lesson-terms", links.into_any())
        })
    }
}

/// The articles on which a lesson rests, once it is done: links to the laws.
#[component]
fn Laws(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let laws = Memo::new(move |_| {
        let is_over = player.stars.with(Option::is_some);
        let cited = |lesson: &Lesson| {
            let laws = lesson.laws.iter().filter(|law| is_clause(law));
            laws.cloned().collect::<Vec<_>>()
        };
        player.lesson.with(|lesson| {
            let lesson = lesson.as_ref().filter(|_| is_over);
            lesson.map_or_else(Vec::new, cited)
        })
    });
    move || {
        let laws = laws.get();
        (!laws.is_empty()).then(|| {
            let links = laws.iter().map(|law| law_chip(words, law));
            let links = view! {
                <div class="lesson-terms" data-part="laws">{links.collect_view()}</div>
            };
            disclosure(words, "laws", "lesson-laws", links.into_any())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::{Language, Lexicon};
    use std::fs;
    use std::path::Path;

    #[test]
    fn lessons_lead_to_screens_that_are_there_and_have_names() {
        let words = Lexicon::english().and(Language::English, crate::ENGLISH);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../learn/course/en");
        let mut led = Vec::new();
        for file in fs::read_dir(folder).expect("the course").flatten() {
            let text = fs::read_to_string(file.path()).expect("UTF-8");
            for lesson in learn::outlines(&text) {
                for address in lesson.screens {
                    let (screen, title) = screen_of(&address).expect(&address);
                    assert_ne!(words.get(&title), title, "{}", lesson.id);
                    led.push(screen);
                }
            }
        }
        for screen in [
            Screen::Clock,
            Screen::ScoreSheet,
            Screen::Analysis,
            Screen::Drill,
        ] {
            assert!(led.contains(&screen), "no lesson leads to {screen:?}");
        }
    }
}
