//! The coordinates trainer on the page.

use crate::page::Page;
use ::screens::{CoordinatesCommand, CoordinatesInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens the trainer.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| CoordinatesInput {
        preferences: page.preferences.get(),
        heard: page.voice.heard.get(),
    });
    let command = move |command| match command {
        CoordinatesCommand::Speak(told) => page.speak(&told),
    };
    ::screens::coordinates(ScreenContext::new(page.words, frame, input, command))
}
