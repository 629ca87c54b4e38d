//! The page of shared parts, for developers.

use crate::session::Session;
use ::screens::{ScreenContext, parts};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens the page of parts.
pub fn open(session: Session, frame: Frame) -> AnyView {
    parts(ScreenContext::new(
        session.words,
        frame,
        Signal::stored(()),
        |()| (),
    ))
}
