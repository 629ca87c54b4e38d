//! The analysis board: a position or a game is studied.

pub mod study;

use crate::Desk;
use crate::screen::Screen;
use leptos::html::Dialog;
use leptos::prelude::*;
use ui::door::{self, Sheet as _};

/// The analysis board, a dialog by itself.
pub fn analysis(desk: Desk<door::Analysis>, dialog: NodeRef<Dialog>) -> AnyView {
    let content = view! { <div class="analysis"></div> }.into_any();
    view! { <Screen name=door::Analysis::NAME dialog page=desk.page tools=().into_any() content/> }
        .into_any()
}
