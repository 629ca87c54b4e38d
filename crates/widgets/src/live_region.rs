//! Live regions: words that a screen reader reads out when they change.

use leptos::children::ViewFn;
use leptos::either::Either;
use leptos::prelude::*;

/// Content of a live region, in new nodes each time that what it reads is told: words that stay as they are would not be read out a
/// second time, though the second try was as wrong as the first.
pub fn renewed(content: impl Into<ViewFn>) -> AnyView {
    let content = content.into();
    let mut turn = false;
    let view = move || {
        turn = !turn;
        if turn {
            Either::Left(content.run())
        } else {
            Either::Right(content.run())
        }
    };
    view.into_any()
}
