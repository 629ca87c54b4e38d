//! A lesson: the task above the board, the answer below it, the buttons at the foot, always in the same place.

use super::actions::Actions;
use super::board_panel;
use super::end::{After, Stars};
use super::entry::Entry;
use super::lesson_menu::LessonMenu;
use super::parts::{LessonParts, lesson_parts};
use super::path::Bar;
use super::player::LessonPlayer;
use super::text_in_sight::keep_text_in_sight;
use crate::ScreenContext;
use crate::board_preferences::board_look;
use crate::law_link::with_law_links;
use crate::player_row::player_row;
use crate::registry::Screen;
use leptos::ev::KeyboardEvent;
use leptos::html::{H1, Section};
use leptos::prelude::*;
use platform::preferences::{Blindfold, Preferences};
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::board_layout::BoardLayout;
use widgets::focus;
use widgets::icon::{IconButton, Sign};
use widgets::status_line::StatusLine;
use widgets::up_link::UpLink;

/// Letters beyond which a task is set smaller on a phone, to fit above the board.
const LONG: usize = 76;

/// A lesson, a page; the field for typed moves is fetched.
pub fn lesson(context: ScreenContext) -> AnyView {
    let player = LessonPlayer::open(context);
    let words = context.words;
    let look = Memo::new(move |_| {
        // A lesson is looked at with open eyes, and shows where a piece can go.
        let preferences = Preferences {
            blindfold: Blindfold::Off,
            coordinates: true,
            ..context.input.with(|input| input.preferences)
        };
        board_look(&preferences)
    });
    let LessonParts {
        board,
        answer,
        text,
    } = lesson_parts(player, look.into());
    let title = NodeRef::<H1>::new();
    focus::when_there(title);
    let screen = NodeRef::<Section>::new();
    keep_text_in_sight(player, screen);
    let pressed = window_event_listener(leptos::ev::keydown, move |event| press(player, &event));
    on_cleanup(move || pressed.remove());
    let kind = Memo::new(move |_| {
        player
            .attempt
            .with(|attempt| attempt.as_ref().map(|attempt| attempt.step().task.name()))
    });
    let state = Memo::new(move |_| {
        if player.stars.with(Option::is_some) {
            "end"
        } else if player.is_done() {
            "done"
        } else {
            "task"
        }
    });
    let trouble = move || {
        let name = player.trouble.get()?;
        Some(view! { <p class="solve-trouble" role="alert">{words.say(name)}</p> })
    };
    let top = view! { <div class="solve-task"><TaskText player/></div> }.into_any();
    let bottom = view! {
        {player_row(words, board_panel::bottom(player).into())}
        <div class="lesson-turn">
            <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || player.turn_board()/>
        </div>
    }
    .into_any();
    // Each step is begun from the learner's side.
    Effect::watch(
        move || player.step.get(),
        move |_, _, _| player.bottom.set(None),
        false,
    );
    let reason_view = Callback::new(move |reason: String| with_law_links(words, &reason));
    let turn = Signal::derive(move || player.number());
    let status = view! { <StatusLine text=player.verdict turn reason_view>{player.controller.refusal_view()}</StatusLine> }.into_any();
    let panel = view! {
        <Stars player/>
        <div class="solve-reply">{answer}</div>
        <div class="solve-answer">
            {trouble}
            {text}
            <Entry player/>
            <After player/>
        </div>
    }
    .into_any();
    let actions = view! { <Actions player/> }.into_any();
    context.frame.follow_entry(move || {
        player
            .lesson
            .with(|lesson| Some(lesson.as_ref()?.title.clone()))
    });
    view! {
        <section
            node_ref=screen
            class="screen solve lesson board-layout"
            data-screen="lesson"
            data-kind=move || kind.get()
            data-state=move || state.get()
            data-step=move || (player.step.get() + 1).to_string()
            aria-labelledby="screen-lesson"
            lang=move || words.now().language().tag()
        >
            <header class="solve-head">
                <UpLink class="solve-up" label="learn" hash="learn" go=Some(Callback::new(move |()| context.go(Screen::Learn, "")))/>
                <h1 id="screen-lesson" tabindex="-1" node_ref=title>
                    {move || player.lesson.with(|lesson| match lesson {
                        Some(lesson) => lesson.title.clone(),
                        None => words.now().get("lesson"),
                    })}
                </h1>
                {move || {
                    let is_over = player.stars.with(Option::is_some);
                    let done = if is_over { player.steps() } else { player.step.get() };
                    view! { <Bar done count=player.steps()/> }
                }}
                <LessonMenu player/>
            </header>
            <BoardLayout top board bottom status panel actions/>
            {player.controller.said.view()}
        </section>
    }
    .into_any()
}

/// The task in a sentence, with a button that has it read aloud where the device has a voice and sound is on.
#[component]
fn TaskText(player: LessonPlayer) -> impl IntoView {
    let is_long = move || player.task().chars().count() > LONG;
    let has_voice = Memo::new(move |_| player.context.input.with(|input| input.has_voice));
    let read_aloud = move || {
        has_voice.get().then(|| {
            view! {
                <IconButton sign=Sign::SoundOn name="lesson-read-aloud" action="read-aloud" on_press=move || player.read_aloud()/>
            }
        })
    };
    view! {
        <div class="solve-what" aria-live="polite">
            <h2 class:long=is_long>{move || player.task()}</h2>
        </div>
        {read_aloud}
    }
}

/// A key that no closer element took: the space bar goes on, F turns the board.
fn press(player: LessonPlayer, event: &KeyboardEvent) {
    let with = event.ctrl_key() || event.meta_key() || event.alt_key();
    if event.default_prevented() || with {
        return;
    }
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_in = |own: &str| {
        let element = element.as_ref();
        element.is_some_and(|element| matches!(element.closest(own), Ok(Some(_))))
    };
    match event.key().as_str() {
        " " if !is_in("input, select, textarea, button, a, summary, .squares") => player.go_on(),
        "f" if !is_in("input, select, textarea") => player.turn_board(),
        _ => return,
    }
    event.prevent_default();
}
