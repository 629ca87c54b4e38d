//! The laws on the page.

use crate::registry::Screen;
use crate::session::Session;
use ::screens::{LawsInput, ScreenContext};
use leptos::prelude::*;
use std::convert::Infallible;
use widgets::frame::Frame;

/// Opens them.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let query = session.query_at(Screen::Laws);
    let input = Memo::new(move |_| LawsInput {
        preferences: session.preferences.get(),
        query: query.get(),
    });
    let none = |never: Infallible| match never {};
    ::screens::laws(ScreenContext::new(session.words, frame, input, none))
}
