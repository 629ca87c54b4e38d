//! Toast: a message at the foot of the content that goes away by itself, with Undo where something can be undone.

use crate::icon::{IconButton, Sign};
use crate::live_region::renewed;
use gloo_timers::callback::Timeout;
use i18n::Words;
use leptos::html::Div;
use leptos::prelude::*;

/// Milliseconds for which a message stands that only tells.
const TELLS: u32 = 4_000;
/// Milliseconds for which Undo is offered.
const UNDO: u32 = 8_000;

/// Content of a toast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToastText {
    /// The message.
    pub text: String,
    /// True if it can be undone.
    pub undo: bool,
}

/// A toast. It stays while it is pointed at or holds the focus.
#[component]
pub fn Toast(
    /// The toast shown, if there is one.
    #[prop(into)]
    text: Signal<Option<ToastText>>,
    /// Undoes what it tells of.
    on_undo: impl Fn() + Copy + Send + Sync + 'static,
    /// Takes it away.
    on_end: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let toast = NodeRef::<Div>::new();
    let timer = StoredValue::new_local(None::<Timeout>);
    Effect::new(move |_| {
        let stands = text.with(|text| text.as_ref().map(|text| text.undo));
        let after = stands.map(|undo| if undo { UNDO } else { TELLS });
        timer.set_value(after.map(|after| ends_after(after, toast, timer, on_end)));
    });
    let said = move || {
        let ToastText { text, undo } = text.get()?;
        let undo = undo.then(|| {
            view! {
                <button type="button" data-action="undo" on:click=move |_| on_undo()>
                    {words.say("toast-undo")}
                </button>
            }
        });
        Some(view! {
            <p data-done>{text}</p>
            {undo}
            <IconButton sign=Sign::Close name="close" action="dismiss" on_press=on_end/>
        })
    };
    // Screen readers hear of what is put into an element that stands already.
    view! { <div node_ref=toast class="toast" role="status">{renewed(said)}</div> }
}

/// A timer that takes the toast away, unless somebody is at it: then it waits as long again.
fn ends_after(
    after: u32,
    toast: NodeRef<Div>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    on_end: impl Fn() + Copy + Send + Sync + 'static,
) -> Timeout {
    Timeout::new(after, move || {
        let is_used = toast.get_untracked().is_some_and(|toast| {
            // Both are selectors that every browser knows.
            toast.matches(":hover, :focus-within").unwrap_or(false)
        });
        if is_used {
            timer.set_value(Some(ends_after(after, toast, timer, on_end)));
        } else {
            on_end();
        }
    })
}
