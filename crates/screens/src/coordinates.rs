//! Coordinates trainer: find a named square, name a marked square, say whether a square is light or dark.

mod board_panel;
mod page;
mod progress;
mod trainer;
mod training;

use crate::ScreenContext;
use leptos::prelude::*;

/// The trainer, a page.
pub fn coordinates(context: ScreenContext) -> AnyView {
    page::page(context)
}
