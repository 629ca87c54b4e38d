//! The library of games on the page.

use crate::registry::Screen;
use crate::session::{Session, in_play};
use ::screens::{LibraryCommand, LibraryInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| LibraryInput {
        in_play: session.game.with(in_play),
    });
    let command = move |command| match command {
        LibraryCommand::Open(game) => {
            session.screen.set(None);
            session.open_saved(&game);
        }
        LibraryCommand::Study(subject) => session.study(subject),
        LibraryCommand::Lab => session.screen.set(Some(Screen::Lab)),
    };
    ::screens::library(ScreenContext::new(session.words, frame, input, command))
}
