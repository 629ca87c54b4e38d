//! The dialog that opens saved games on the page.

use crate::page::Page;
use ::screens::{OpenGameInput, ScreenContext};
use game::Game;
use leptos::prelude::*;
use std::sync::Arc;
use table::in_play;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| OpenGameInput {
        link: page.link.get(),
        in_play: page.live().game.with(|game| in_play(game)),
    });
    let command = move |game: Arc<Game>| {
        page.link.set(None);
        page.screen.set(None);
        page.change_game(Arc::unwrap_or_clone(game));
    };
    let frame = frame.closed_by(move || {
        page.link.set(None);
        page.close_screen();
    });
    ::screens::open_game(ScreenContext::new(page.words, frame, input, command))
}
