//! The analysis board on the page.

use crate::page::Page;
use crate::registry::Screen;
use ::screens::subject::Subject;
use ::screens::{AnalysisCommand, AnalysisInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let address = page.query_at(Screen::Analysis);
    let input = Memo::new(move |_| AnalysisInput {
        subject: page.subject.get(),
        address: address.get(),
        preferences: page.preferences.get(),
        heard: page.voice.heard.get(),
    });
    let command = move |command| match command {
        AnalysisCommand::Taken => page.subject.set(Subject::Last),
        AnalysisCommand::Shows(address) => page.has_moved(Screen::Analysis, address),
        AnalysisCommand::Play(start) => page.offer_game_from(start),
        AnalysisCommand::AddToSet(query) => page.go_for(Screen::PuzzleCompose, query),
        AnalysisCommand::Embed(query) => page.go_for(Screen::Embedding, query),
        AnalysisCommand::Library => page.screen.set(Some(Screen::Library)),
        AnalysisCommand::Lab => page.screen.set(Some(Screen::Lab)),
        AnalysisCommand::Help => page.screen.set(Some(Screen::Help)),
    };
    let context = ScreenContext::new(page.words, frame, input, command);
    ::screens::analysis(context, page.chunk.entries.board)
}
