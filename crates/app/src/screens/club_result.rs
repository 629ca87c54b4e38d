//! The result of a board as a code: of the game on the page, where that is over and the player has come from it.

use crate::page::Page;
use ::screens::{ScreenContext, WiredContext};
use leptos::prelude::*;
use std::convert::Infallible;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let input = Memo::new(move |_| {
        let game = page.live().game.get();
        game.outcome().is_some().then_some(game)
    });
    let none = |never: Infallible| match never {};
    ::screens::club_result(context, WiredContext::new(context, input, none))
}
