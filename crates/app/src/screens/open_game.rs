//! The dialog that opens saved games on the page.

use crate::page::Page;
use ::screens::{OpenGameInput, ScreenContext, WiredContext};
use game::Game;
use leptos::prelude::*;
use std::sync::Arc;
use table::in_play;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let input = Memo::new(move |_| OpenGameInput {
        link: page.link.get(),
        in_play: page.live().game.with(|game| in_play(game)),
    });
    let command = move |game: Arc<Game>| {
        page.link.set(None);
        page.screen.set(None);
        page.change_game(Arc::unwrap_or_clone(game));
    };
    let frame = context.frame.closed_by(move || {
        page.link.set(None);
        page.close_screen();
    });
    ::screens::open_game(WiredContext::new(
        ScreenContext { frame, ..context },
        input,
        command,
    ))
}
