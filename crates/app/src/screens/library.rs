//! The library of games on the page.

use crate::page::Page;
use crate::registry::Screen;
use ::screens::{LibraryCommand, LibraryInput, ScreenContext};
use leptos::prelude::*;
use table::in_play;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| LibraryInput {
        in_play: page.live().game.with(|game| in_play(game)),
    });
    let command = move |command| match command {
        LibraryCommand::Open(game) => {
            page.screen.set(None);
            page.open_saved(&game);
        }
        LibraryCommand::Study(subject) => page.study(subject),
        LibraryCommand::Lab => page.screen.set(Some(Screen::Lab)),
    };
    ::screens::library(ScreenContext::new(page.words, frame, input, command))
}
