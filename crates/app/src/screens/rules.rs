//! The dialog of rules and clock on the page.

use crate::page::Page;
use crate::storage;
use ::screens::ScreenContext;
use leptos::prelude::*;
use table::game_settings::GameSettings;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let command = move |terms: GameSettings| {
        let terms = terms.mended();
        storage::save_game_settings(&terms);
        page.game_settings.set(terms);
    };
    let input = page.game_settings;
    ::screens::rules(ScreenContext::new(page.words, frame, input, command))
}
