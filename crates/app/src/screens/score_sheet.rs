//! The score sheet of the game on the page.

use crate::page::Page;
use ::screens::{ScreenContext, WiredContext};
use leptos::prelude::*;
use std::convert::Infallible;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let input = Memo::new(move |_| page.live().game.get());
    let none = |never: Infallible| match never {};
    ::screens::score_sheet(WiredContext::new(context, input, none))
}
