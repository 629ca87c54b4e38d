//! The library: the games kept in this browser.

use crate::Desk;
use crate::screen::Screen;
use leptos::html::Dialog;
use leptos::prelude::*;
use ui::door::{self, Sheet as _};

/// The library, a dialog by itself.
pub fn library(desk: Desk<door::Library>, dialog: NodeRef<Dialog>) -> AnyView {
    let content = view! { <div class="library"></div> }.into_any();
    view! { <Screen name=door::Library::NAME dialog page=desk.page tools=().into_any() content/> }
        .into_any()
}
