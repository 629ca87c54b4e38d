//! The coordinates trainer on the page.

use crate::session::Session;
use ::screens::{CoordinatesCommand, CoordinatesInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens the trainer.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| CoordinatesInput {
        preferences: session.preferences.get(),
        heard: session.voice.heard.get(),
    });
    let command = move |command| match command {
        CoordinatesCommand::Speak(told) => session.speak(&told),
    };
    ::screens::coordinates(ScreenContext::new(session.words, frame, input, command))
}
