//! The dialog of the robot's opening and strength on the page.

use crate::page::Page;
use crate::storage;
use ::screens::{ScreenContext, WiredContext};
use leptos::prelude::*;
use table::game_settings::GameSettings;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let command = move |terms: GameSettings| {
        storage::save_game_settings(&terms);
        page.game_settings.set(terms);
    };
    let input = Memo::new(move |_| page.game_settings.get());
    ::screens::robot_choice(WiredContext::new(context, input, command))
}
