//! The values of the pieces on the page.

use crate::page::Page;
use crate::place::Place;
use crate::registry::Screen;
use ::screens::{ScreenContext, ValuesCommand};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens them.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let command = move |command| match command {
        ValuesCommand::Lesson(id) => page.go_for(Screen::Lesson, id),
        ValuesCommand::Lab => page.go(Place::Screen(Screen::Lab)),
    };
    ::screens::values(ScreenContext::new(page.words, frame, (), command))
}
