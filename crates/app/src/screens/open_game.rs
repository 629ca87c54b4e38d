//! The dialog that opens saved games on the page.

use crate::session::{Session, in_play};
use ::screens::{OpenGameInput, ScreenContext};
use game::Game;
use leptos::prelude::*;
use std::sync::Arc;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| OpenGameInput {
        link: session.link.get(),
        in_play: session.game.with(in_play),
    });
    let command = move |game: Arc<Game>| {
        session.link.set(None);
        session.screen.set(None);
        session.change_game(Arc::unwrap_or_clone(game));
    };
    let frame = frame.closed_by(move || {
        session.link.set(None);
        session.close_screen();
    });
    ::screens::open_game(ScreenContext::new(session.words, frame, input, command))
}
