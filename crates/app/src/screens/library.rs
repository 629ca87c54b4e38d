//! The library of games on the page.

use crate::page::Page;
use ::screens::{LibraryCommand, LibraryInput, ScreenContext, WiredContext};
use leptos::prelude::*;
use table::in_play;

/// Opens it, or its bin.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let input = Memo::new(move |_| LibraryInput {
        in_play: page.live().game.with(|game| in_play(game)),
        query: context.input.with(|input| input.query.clone()),
    });
    let command = move |command| match command {
        LibraryCommand::Open(game) => {
            page.screen.set(None);
            page.open_saved(&game);
        }
        LibraryCommand::Shows(query) => context.readdress(query),
        LibraryCommand::Study(subject) => page.study(subject),
        LibraryCommand::OfferGame(start) => context.offer_game(start),
    };
    ::screens::library(WiredContext::new(context, input, command))
}
