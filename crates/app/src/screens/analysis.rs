//! The analysis board on the page.

use crate::registry::Screen;
use crate::session::Session;
use ::screens::subject::Subject;
use ::screens::{AnalysisCommand, AnalysisInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let address = session.query_at(Screen::Analysis);
    let input = Memo::new(move |_| AnalysisInput {
        subject: session.subject.get(),
        address: address.get(),
        preferences: session.preferences.get(),
    });
    let command = move |command| match command {
        AnalysisCommand::Taken => session.subject.set(Subject::Last),
        AnalysisCommand::Shows(address) => session.has_moved(Screen::Analysis, address),
        AnalysisCommand::Play(start) => session.offer_game_from(start),
        AnalysisCommand::AddToSet(query) => session.go_for(Screen::PuzzleCompose, query),
        AnalysisCommand::Embed(query) => session.go_for(Screen::Embedding, query),
        AnalysisCommand::Library => session.screen.set(Some(Screen::Library)),
        AnalysisCommand::Lab => session.screen.set(Some(Screen::Lab)),
    };
    ::screens::analysis(ScreenContext::new(session.words, frame, input, command))
}
