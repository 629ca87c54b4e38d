//! The screen "Share or embed" on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::session::Session;
use ::screens::{EmbeddingCommand, EmbeddingInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| EmbeddingInput {
        preferences: session.preferences.get(),
        query: session.query_of(Place::Screen(Screen::Embedding)),
    });
    let command = move |command| match command {
        EmbeddingCommand::Describe(query) => session.go_for(Screen::Embedding, query),
    };
    ::screens::embedding(ScreenContext::new(session.words, frame, input, command))
}
