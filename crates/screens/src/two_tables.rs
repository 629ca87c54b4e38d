//! Two tables beside each other: a screen for developers, and the frame of what comes with several boards.

use leptos::prelude::*;
use widgets::frame::Frame;
use widgets::screen_frame::ScreenFrame;

/// The tables, as their owner shows them, in a screen that fills the window.
pub fn two_tables(frame: Frame, tables: AnyView) -> AnyView {
    let content = view! { <div class="two-tables">{tables}</div> }.into_any();
    view! { <ScreenFrame frame tools=().into_any() content/> }.into_any()
}
