//! Games in play beside each other: a screen for developers, and the frame of what comes with several boards.

use leptos::prelude::*;
use widgets::frame::Frame;
use widgets::page_frame::PageFrame;

/// The games, as their owner shows them, on a page of their own.
pub fn tables(frame: Frame, tables: AnyView) -> AnyView {
    let content = view! { <div class="tables">{tables}</div> }.into_any();
    view! { <PageFrame frame tools=().into_any() content/> }.into_any()
}
