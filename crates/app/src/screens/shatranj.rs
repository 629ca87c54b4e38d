//! Shatranj on the page.

use crate::registry::Screen;
use crate::session::{Session, sound_of};
use ::screens::{ScreenContext, ShatranjCommand, ShatranjInput};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens the lesson, or the game that goes on.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let query = session.query_at(Screen::Shatranj);
    let input = Memo::new(move |_| ShatranjInput {
        preferences: session.preferences.get(),
        query: query.get(),
    });
    let command = move |command| match command {
        ShatranjCommand::Sound(sound) => session.sound(sound_of(sound)),
        ShatranjCommand::Speak(told) => session.speak(&told),
    };
    ::screens::shatranj(ScreenContext::new(session.words, frame, input, command))
}
