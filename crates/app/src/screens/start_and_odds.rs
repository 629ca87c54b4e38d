//! The dialog of array, colours and odds on the page.

use crate::colour_draw::{first_name, second_name};
use crate::page::Page;
use crate::storage;
use ::screens::{ScreenContext, StartInput, WiredContext};
use leptos::prelude::*;
use table::game_settings::GameSettings;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let command = move |terms: GameSettings| {
        let terms = terms.mended();
        let board = |terms: &GameSettings| (terms.array, terms.odds.men, terms.odds.moves.clone());
        // An array that is chosen takes the place of a position that was set up.
        if page.game_settings.with_untracked(board) != board(&terms) {
            page.set_up.set(None);
        }
        storage::save_game_settings(&terms);
        page.game_settings.set(terms);
    };
    let input = Memo::new(move |_| {
        let (terms, words) = (page.game_settings.get(), page.words.now());
        StartInput {
            players: [first_name(&words, &terms), second_name(&words, &terms)],
            terms,
        }
    });
    ::screens::start_and_odds(WiredContext::new(context, input, command))
}
