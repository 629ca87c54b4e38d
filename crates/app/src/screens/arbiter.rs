//! The arbiter's panel on the page.

use crate::page::Page;
use ::screens::registry::Screen;
use ::screens::{ArbiterCommand, ArbiterInput, ScreenContext, WiredContext};
use leptos::prelude::*;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let input = Memo::new(move |_| ArbiterInput {
        game: page.live().game.get(),
        now: page.live().now(),
    });
    let command = move |command| match command {
        // The panel has asked the same game before; only a flag can have fallen meanwhile, which ends it.
        ArbiterCommand::Apply(event) => drop(page.live().apply(event)),
        ArbiterCommand::Open => page.screen.set(Some(Screen::OpenGame)),
    };
    ::screens::arbiter(WiredContext::new(context, input, command))
}
