//! The glossary on the page.

use crate::registry::Screen;
use crate::session::Session;
use ::screens::{GlossaryCommand, GlossaryInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let query = session.query_at(Screen::Glossary);
    let input = Memo::new(move |_| GlossaryInput {
        preferences: session.preferences.get(),
        query: query.get(),
    });
    let command = move |command| match command {
        GlossaryCommand::Lesson(id) => session.go_for(Screen::Lesson, id),
    };
    ::screens::glossary(ScreenContext::new(session.words, frame, input, command))
}
