//! The library of games on the page.

use crate::page::Page;
use ::screens::{LibraryCommand, LibraryInput, ScreenContext, WiredContext};
use leptos::prelude::*;
use table::in_play;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let input = Memo::new(move |_| LibraryInput {
        in_play: page.live().game.with(|game| in_play(game)),
    });
    let command = move |command| match command {
        LibraryCommand::Open(game) => {
            page.screen.set(None);
            page.open_saved(&game);
        }
        LibraryCommand::Study(subject) => page.study(subject),
    };
    ::screens::library(WiredContext::new(context, input, command))
}
