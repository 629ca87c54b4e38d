//! Scrolling into sight, past what lies over the edges of a scroll container (`scroll-padding` in its style sheet).

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Scrolls an element into sight, as little as need be.
pub fn bring_into_sight(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
