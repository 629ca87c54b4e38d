//! The laws on the page.

use crate::page::Page;
use crate::registry::Screen;
use ::screens::{LawsInput, ScreenContext};
use leptos::prelude::*;
use std::convert::Infallible;
use widgets::frame::Frame;

/// Opens them.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let query = page.query_at(Screen::Laws);
    let input = Memo::new(move |_| LawsInput {
        preferences: page.preferences.get(),
        query: query.get(),
    });
    let none = |never: Infallible| match never {};
    ::screens::laws(ScreenContext::new(page.words, frame, input, none))
}
