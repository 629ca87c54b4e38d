//! The screen "Share or embed" on the page.

use crate::registry::Screen;
use crate::session::Session;
use ::screens::{EmbeddingCommand, EmbeddingInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let query = session.query_at(Screen::Embedding);
    let input = Memo::new(move |_| EmbeddingInput {
        preferences: session.preferences.get(),
        query: query.get(),
    });
    let command = move |command| match command {
        EmbeddingCommand::Describe(query) => session.go_for(Screen::Embedding, query),
    };
    ::screens::embedding(ScreenContext::new(session.words, frame, input, command))
}
