//! Button that opens the arbiter's panel.

use crate::registry::Screen;
use crate::session::Session;
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// The button.
#[component]
pub fn ArbiterButton() -> impl IntoView {
    let session = expect_context::<Session>();
    let open = move || session.screen.set(Some(Screen::Arbiter));
    view! { <IconButton sign=Sign::Scales name="arbiter" action="arbiter" on_press=open/> }
}
