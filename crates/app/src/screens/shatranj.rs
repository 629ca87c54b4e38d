//! Shatranj on the page.

use crate::page::Page;
use crate::registry::Screen;
use ::screens::{ScreenContext, ShatranjCommand, ShatranjInput};
use leptos::prelude::*;
use play::sound_of;
use widgets::frame::Frame;

/// Opens the lesson, or the game that goes on.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let query = page.query_at(Screen::Shatranj);
    let input = Memo::new(move |_| ShatranjInput {
        preferences: page.preferences.get(),
        query: query.get(),
    });
    let command = move |command| match command {
        ShatranjCommand::Sound(sound) => page.sound(sound_of(sound)),
        ShatranjCommand::Speak(told) => page.speak(&told),
    };
    ::screens::shatranj(ScreenContext::new(page.words, frame, input, command))
}
