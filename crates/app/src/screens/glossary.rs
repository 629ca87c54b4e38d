//! The glossary on the page.

use crate::page::Page;
use crate::registry::Screen;
use ::screens::{GlossaryCommand, GlossaryInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let query = page.query_at(Screen::Glossary);
    let input = Memo::new(move |_| GlossaryInput {
        preferences: page.preferences.get(),
        query: query.get(),
    });
    let command = move |command| match command {
        GlossaryCommand::Lesson(id) => page.go_for(Screen::Lesson, id),
    };
    ::screens::glossary(ScreenContext::new(page.words, frame, input, command))
}
