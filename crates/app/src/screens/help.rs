//! The help for the place that is shown.

use crate::page::Page;
use ::screens::{HelpInput, ScreenContext, WiredContext};
use leptos::prelude::*;
use std::convert::Infallible;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let input = Memo::new(move |_| HelpInput {
        place: page.page_shown(),
        entry: page.preferences.with(|chosen| chosen.entry),
    });
    let none = |never: Infallible| match never {};
    ::screens::help(WiredContext::new(context, input, none))
}
