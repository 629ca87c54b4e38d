//! Status line: the one place of a screen with a board that says whose move it is, why a move is refused, what is offered
//! and answered, and how a try was.

use crate::verdict_bar::{VerdictBar, VerdictText};
use leptos::prelude::*;

/// The line. It has one height, so that nothing moves when it changes; a longer text lies over what is below it.
#[component]
pub fn StatusLine(
    /// The message with its mark; a screen reader reads it out.
    #[prop(into)]
    text: Signal<Option<VerdictText>>,
    /// Whose move it is, shown while there is nothing else to say.
    #[prop(into)]
    turn: Signal<String>,
    /// The reason as a view, where it is more than a text.
    #[prop(optional)]
    reason_view: Option<Callback<String, AnyView>>,
    /// A message of another kind, in a paragraph of the class `hint`: it is shown in the place of all else.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let reason = reason_view.unwrap_or_else(|| Callback::new(IntoAny::into_any));
    let said = Memo::new(move |_| text.with(Option::is_some));
    view! {
        <div class="status-line">
            {children.map(|children| children())}
            <VerdictBar text reason_view=reason/>
            {move || (!said.get()).then(|| view! { <p class="turn">{turn}</p> })}
        </div>
    }
}
