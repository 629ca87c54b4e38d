//! The score sheet of the game on the page.

use crate::session::Session;
use ::screens::ScreenContext;
use leptos::prelude::*;
use std::convert::Infallible;
use std::sync::Arc;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| Arc::new(session.game.get()));
    let none = |never: Infallible| match never {};
    ::screens::score_sheet(ScreenContext::new(session.words, frame, input, none))
}
