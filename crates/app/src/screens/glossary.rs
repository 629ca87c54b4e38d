//! The glossary on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::session::Session;
use ::screens::{GlossaryCommand, GlossaryInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| GlossaryInput {
        preferences: session.preferences.get(),
        query: session.query_of(Place::Screen(Screen::Glossary)),
    });
    let command = move |command| match command {
        GlossaryCommand::Lesson(id) => session.go_for(Screen::Lesson, id),
    };
    ::screens::glossary(ScreenContext::new(session.words, frame, input, command))
}
