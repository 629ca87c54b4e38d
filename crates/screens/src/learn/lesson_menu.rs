//! The menu of a lesson: sharing, saving, embedding.

use super::exercise::Round;
use super::player::LessonPlayer;
use super::worksheet::{self, Content};
use crate::board_description::lesson_query;
use crate::link::parameter;
use crate::link_code::LinkCode;
use crate::registry::Screen;
use crate::route::href;
use crate::share::Share;
use learn::{LONGEST_LESSON_LINK, Lesson, write_lesson, write_lesson_link};
use leptos::prelude::*;
use platform::files;
use puzzle::percent::{escape, unescape};
use widgets::more_menu::MoreMenu;

/// Menu of the lesson behind ⋯.
#[component]
pub fn LessonMenu(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let open = RwSignal::new(false);
    // Tasks that were drawn are drawn again by their address.
    let drawn = move || {
        let query = player.context.input.with(|input| input.query.clone());
        let query = query.trim_start_matches('?').to_owned();
        let is_drawn = ["exercise=", "missed=", "test="];
        is_drawn
            .iter()
            .any(|name| query.starts_with(name))
            .then_some(query)
    };
    let of_course = move || {
        let id = |lesson: &Lesson| lesson.id.clone();
        let lesson = player.lesson.with(|lesson| lesson.as_ref().map(id));
        lesson.filter(|_| !player.own.get())
    };
    let end = Callback::new(move |()| {
        if let Some(query) = drawn() {
            return Some(format!("learn/lesson/?{query}"));
        }
        if let Some(id) = of_course() {
            return Some(format!("learn/lesson/{id}"));
        }
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
    let sheet = move || {
        let content = player.context.input.with(|input| {
            let round = Round::of_query(&input.query).map(Content::Round);
            let link = || parameter(input.query.trim_start_matches('?'), "link").map(unescape);
            round.or_else(|| link().map(Content::Link))
        });
        let content = content.or_else(|| of_course().map(Content::Lesson))?;
        let address = href(Screen::ExerciseWorksheet, &worksheet::query(&content, 6));
        Some(
            view! { <a class="button" href=address data-action="worksheet">{words.say("puzzle-worksheet")}</a> },
        )
    };
    view! {
        <MoreMenu open label=Signal::derive(words.say("more")) action="lesson-menu">
            <div class="lesson-menu">
                <Share words end/>
                <LinkCode words end/>
                {sheet}
                {save}
                <button type="button" data-action="embed" on:click=embed>{words.say("embedding")}</button>
            </div>
        </MoreMenu>
    }
}
