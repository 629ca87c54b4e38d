//! The page of shared parts, for developers.

use crate::page::Page;
use ::screens::{ScreenContext, parts};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens the page of parts.
pub fn open(page: Page, frame: Frame) -> AnyView {
    parts(ScreenContext::new(
        page.words,
        frame,
        Signal::stored(()),
        |()| (),
    ))
}
