//! The screen "Share or embed" on the page.

use crate::page::Page;
use crate::registry::Screen;
use ::screens::{EmbeddingCommand, EmbeddingInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let query = page.query_at(Screen::Embedding);
    let input = Memo::new(move |_| EmbeddingInput {
        preferences: page.preferences.get(),
        query: query.get(),
    });
    let command = move |command| match command {
        EmbeddingCommand::Describe(query) => page.go_for(Screen::Embedding, query),
    };
    ::screens::embedding(ScreenContext::new(page.words, frame, input, command))
}
