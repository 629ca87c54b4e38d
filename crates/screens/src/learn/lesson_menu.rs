//! The menu of a lesson: sharing, saving, embedding.

use super::player::LessonPlayer;
use crate::board_description::lesson_query;
use crate::registry::Screen;
use crate::share::Share;
use learn::{LONGEST_LESSON_LINK, write_lesson, write_lesson_link};
use leptos::prelude::*;
use platform::files;
use puzzle::percent::escape;
use widgets::more_menu::MoreMenu;

/// Menu of the lesson behind ⋯.
#[component]
pub fn LessonMenu(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let open = RwSignal::new(false);
    let end = Callback::new(move |()| {
        let text = player.lesson_text()?;
        let link = escape(&write_lesson_link(&text));
        (link.len() <= LONGEST_LESSON_LINK).then(|| format!("learn/lesson/?link={link}"))
    });
    let embed = move |_| {
        let lesson = player.lesson.with_untracked(|lesson| {
            let lesson = lesson.as_ref()?;
            Some(if player.own.get_untracked() {
                write_lesson(lesson)
            } else {
                lesson.id.clone()
            })
        });
        if let Some(lesson) = lesson {
            let query = lesson_query(&lesson);
            player.context.go(Screen::Embedding, query);
        }
    };
    let save = move |_| {
        open.set(false);
        if let Some(text) = player.lesson_text() {
            files::save_as("sessa-lesson", "lesson", "text/plain;charset=utf-8", &text);
        }
    };
    let save = move || {
        player.own.get().then(|| {
            view! {
                <button type="button" data-action="save-lesson" on:click=save>{words.say("save-file")}</button>
            }
        })
    };
    view! {
        <MoreMenu open label=Signal::derive(words.say("more")) action="lesson-menu">
            <div class="lesson-menu">
                <Share words end/>
                {save}
                <button type="button" data-action="embed" on:click=embed>{words.say("embedding")}</button>
            </div>
        </MoreMenu>
    }
}
