//! The score sheet of the game on the page.

use crate::page::Page;
use ::screens::ScreenContext;
use leptos::prelude::*;
use std::convert::Infallible;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| page.live().game.get());
    let none = |never: Infallible| match never {};
    ::screens::score_sheet(ScreenContext::new(page.words, frame, input, none))
}
