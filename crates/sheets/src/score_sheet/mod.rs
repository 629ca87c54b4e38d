//! The score sheet: the record of a game on paper.

use crate::Desk;
use crate::screen::Screen;
use leptos::html::Dialog;
use leptos::prelude::*;
use ui::door::{self, Sheet as _};

/// The score sheet, a dialog by itself.
pub fn score_sheet(desk: Desk<door::ScoreSheet>, dialog: NodeRef<Dialog>) -> AnyView {
    let content = view! { <div class="score-sheet"></div> }.into_any();
    view! { <Screen name=door::ScoreSheet::NAME dialog page=desk.page tools=().into_any() content/> }
        .into_any()
}
