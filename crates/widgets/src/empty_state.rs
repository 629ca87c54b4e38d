//! Empty state: what stands where there is nothing yet.

use crate::icon::{Icon, Sign};
use i18n::Words;
use leptos::prelude::*;

/// An icon, what will stand here, and the one way to begin.
#[component]
pub fn EmptyState(
    /// The icon.
    sign: Sign,
    /// Message name of the title.
    title: &'static str,
    /// Message name of the text below it.
    text: &'static str,
    /// The button to begin with; without one the text says how.
    #[prop(optional)]
    action: Option<AnyView>,
) -> impl IntoView {
    let words = expect_context::<Words>();
    view! {
        <div class="empty-state" data-empty>
            <Icon sign=sign/>
            <h2>{words.say(title)}</h2>
            <p>{words.say(text)}</p>
            {action}
        </div>
    }
}
