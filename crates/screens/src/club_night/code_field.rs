//! Results as they come in: codes read by the camera, and a field for a code, or for a board and its result.

use super::ClubNightCommand;
use super::desk::Desk;
use super::words::{self, result_words};
use crate::camera_reader::CameraReader;
use crate::typed::latin_digits;
use club_night::{Action, ResultWords, Typed, typed};
use i18n::args;
use leptos::html::Input;
use leptos::prelude::*;

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let field = NodeRef::<Input>::new();
    let enter = move || {
        if let Some(field) = field.get_untracked() {
            if take(desk, &field.value()) {
                field.set_value("");
            }
            let _ = field.focus();
        }
    };
    let read = Callback::new(move |text: String| {
        let is_done = take(desk, &text);
        desk.send(ClubNightCommand::Hear { is_done });
    });
    view! {
        <CameraReader words on_text=read/>
        <form
            class="night-code"
            on:submit=move |event| {
                event.prevent_default();
                enter();
            }
        >
            <label>
                <span>{words.say("night-code")}</span>
                <input
                    node_ref=field
                    type="text"
                    name="code"
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    aria-describedby="night-code-about"
                />
            </label>
            <button type="submit" data-action="take-code">{words.say("night-take")}</button>
            <p class="about" id="night-code-about">{words.say("night-code-about")}</p>
        </form>
    }
    .into_any()
}

/// Takes a result that was said, with a board and in words; anything else changes nothing.
pub fn hear(desk: Desk, alternatives: &[String]) {
    let words = result_words(&desk.words.once());
    let is_result = |text: &&String| matches!(read(text, &words), Some(Typed::Board(..)));
    if let Some(text) = alternatives.iter().find(is_result) {
        take(desk, text);
    } else if let Some(text) = alternatives.first() {
        let args = args!["text" => text.clone()];
        desk.refuse(desk.words.once().with("night-heard-no-result", &args));
    }
}

fn read(text: &str, words: &ResultWords) -> Option<Typed> {
    typed(&latin_digits(text), words)
}

/// Takes a text that was typed or read by a camera; true if it was understood.
fn take(desk: Desk, text: &str) -> bool {
    match read(text, &result_words(&desk.words.once())) {
        None => false,
        Some(Typed::Code(Ok(code))) => {
            desk.receive(&code);
            true
        }
        Some(Typed::Code(Err(why))) => {
            desk.refuse(words::code_error(&desk.words.once(), why));
            false
        }
        Some(Typed::Board(board, result)) => {
            let round = desk
                .night
                .with_untracked(|night| night.state().rounds().len());
            desk.told.set(None);
            desk.act(Action::Result {
                round,
                board,
                result: Some(result),
            });
            let is_done = desk.told.with_untracked(Option::is_none);
            if is_done {
                let line = desk.night.with_untracked(|night| {
                    words::board(&desk.words.once(), night.state(), round, board)
                });
                desk.say(line);
            }
            is_done
        }
    }
}
