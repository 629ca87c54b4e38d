//! The laboratory on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::session::Session;
use ::screens::{LabInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| LabInput {
        query: session.query_of(Place::Screen(Screen::Lab)),
    });
    ::screens::lab(ScreenContext::new(session.words, frame, input, |()| ()))
}
