//! Full screen: the button among the controls of a board. The element hears it and asks the browser (`www/element.js`).

use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// A button that fills the screen with the board, or leaves it.
#[component]
pub fn FullScreenButton() -> impl IntoView {
    view! { <IconButton sign=Sign::FullScreen name="full-screen" action="full-screen" on_press=|| {}/> }
}
