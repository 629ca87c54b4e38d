//! Button that opens the arbiter's panel.

use crate::page::Page;
use leptos::prelude::*;
use screens::registry::Screen;
use widgets::icon::{IconButton, Sign};

/// The button.
#[component]
pub fn ArbiterButton() -> impl IntoView {
    let page = expect_context::<Page>();
    let open = move || page.screen.set(Some(Screen::Arbiter));
    view! { <IconButton sign=Sign::Scales name="arbiter" action="arbiter" on_press=open/> }
}
