//! The values of the pieces on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::session::Session;
use ::screens::{ScreenContext, ValuesCommand};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens them.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let command = move |command| match command {
        ValuesCommand::Lesson(id) => session.go_for(Screen::Lesson, id),
        ValuesCommand::Lab => session.go(Place::Screen(Screen::Lab)),
    };
    ::screens::values(ScreenContext::new(session.words, frame, (), command))
}
