//! The menu of Learn: progress as a file, lessons of one's own, the laboratory.

use super::course::Course;
use super::progress::{self, Fault, Progress};
use super::row::row;
use crate::registry::Screen;
use crate::route::href;
use i18n::{Lexicon, args};
use learn::{RecordsError, write_lesson_link};
use leptos::prelude::*;
use platform::files;
use puzzle::percent::escape;
use widgets::file_button::FileButton;
use widgets::icon::Sign;
use widgets::more_menu::MoreMenu;

/// Menu of the course behind ⋯.
#[component]
pub fn Menu(
    course: Course,
    /// Outcome of a file of progress, in words.
    told: RwSignal<Option<String>>,
) -> impl IntoView {
    let words = course.context.words;
    let open = RwSignal::new(false);
    let save = move |_| {
        open.set(false);
        files::save_as(
            "sessa-learning",
            "json",
            "application/json",
            &progress::write_all(),
        );
    };
    let add = move |file: web_sys::File| {
        open.set(false);
        leptos::task::spawn_local(async move {
            let added = match files::text_of(file).await {
                Ok(text) => progress::add(&text),
                Err(why) => Err(Fault::Unreadable(why)),
            };
            // The screen may have been closed meanwhile.
            course.progress.try_set(Progress::load());
            told.try_set(Some(added_text(&added, &words.once())));
        });
    };
    let open_file = move |file: web_sys::File| {
        leptos::task::spawn_local(async move {
            match files::text_of(file).await {
                Ok(text) => {
                    let link = escape(&write_lesson_link(&text));
                    course.context.go(Screen::Lesson, format!("?link={link}"));
                }
                Err(_) => {
                    course.failed.try_set(Some("learn-failed"));
                }
            }
        });
    };
    view! {
        <MoreMenu open label=Signal::derive(words.say("more")) action="learn-menu">
            <div class="learn-menu">
                {row(words, Sign::Graph, "lab", "lab", "lab-about", href(Screen::Lab, ""))}
                <h2>{words.say("learn-record")}</h2>
                <p>{words.say("learn-record-how")}</p>
                <button type="button" class="row" data-action="save-record" on:click=save>{words.say("learn-record-save")}</button>
                <FileButton label="reviews-import" action="add-record" name="record" accept=".json,application/json" on_file=add/>
                <h2>{words.say("learn-own")}</h2>
                <p>{words.say("learn-own-how")}</p>
                <FileButton label="learn-open" action="open-lesson" name="lesson" accept=".lesson,.txt,text/plain" on_file=open_file/>
            </div>
        </MoreMenu>
    }
}

/// Outcome of a file of progress, in words.
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
