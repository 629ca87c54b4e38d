//! Games in play beside each other: a screen for developers, and the frame of what comes with several boards.

use leptos::prelude::*;
use widgets::frame::Frame;
use widgets::screen_frame::ScreenFrame;

/// The games, as their owner shows them, in a screen that fills the window.
pub fn tables(frame: Frame, tables: AnyView) -> AnyView {
    let content = view! { <div class="tables">{tables}</div> }.into_any();
    view! { <ScreenFrame frame tools=().into_any() content/> }.into_any()
}
