//! The arbiter's panel on the page.

use crate::registry::Screen;
use crate::session::Session;
use ::screens::{ArbiterCommand, ArbiterInput, ScreenContext};
use leptos::prelude::*;
use std::sync::Arc;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| ArbiterInput {
        game: Arc::new(session.game.get()),
        now: session.now(),
    });
    let command = move |command| match command {
        // The panel has asked the same game before; only a flag can have fallen meanwhile, which ends it.
        ArbiterCommand::Apply(event) => drop(session.send(event)),
        ArbiterCommand::Open => session.screen.set(Some(Screen::OpenGame)),
    };
    ::screens::arbiter(ScreenContext::new(session.words, frame, input, command))
}
