//! The dialog of rules and clock on the page.

use crate::session::Session;
use crate::storage;
use ::screens::ScreenContext;
use leptos::prelude::*;
use table::game_settings::GameSettings;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let command = move |terms: GameSettings| {
        let terms = terms.mended();
        storage::save_game_settings(&terms);
        session.game_settings.set(terms);
    };
    let input = session.game_settings;
    ::screens::rules(ScreenContext::new(session.words, frame, input, command))
}
