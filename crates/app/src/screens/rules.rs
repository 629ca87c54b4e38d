//! The dialog of rules and clock on the page.

use crate::page::Page;
use crate::storage;
use ::screens::{ScreenContext, WiredContext};
use leptos::prelude::*;
use table::game_settings::GameSettings;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let command = move |terms: GameSettings| {
        let terms = terms.mended();
        storage::save_game_settings(&terms);
        page.game_settings.set(terms);
    };
    let input = page.game_settings;
    ::screens::rules(WiredContext::new(context, input, command))
}
