//! Overflow menu behind ⋯: closed by a press outside it, and by Back.

use crate::icon::{Icon, Sign};
use crate::layer::close_by_back;
use leptos::ev;
use leptos::html::{Details, Summary};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Node;

/// The menu.
#[component]
pub fn MoreMenu(
    /// True while it is open; its entries may close it.
    open: RwSignal<bool>,
    /// Accessible name of its button.
    #[prop(into)]
    label: Signal<String>,
    /// Action name of its button, for tests.
    action: &'static str,
    /// Its entries.
    children: Children,
) -> impl IntoView {
    let details = NodeRef::<Details>::new();
    let button = NodeRef::<Summary>::new();
    close_by_back(open);
    let is_inside = move |target: Option<web_sys::EventTarget>| {
        let target = target.and_then(|target| target.dyn_into::<Node>().ok());
        details
            .get_untracked()
            .is_some_and(|details| details.contains(target.as_ref()))
    };
    let away = window_event_listener(ev::pointerdown, move |event| {
        if open.get_untracked() && !is_inside(event.target()) {
            open.set(false);
        }
    });
    on_cleanup(move || away.remove());
    // The focus does not go with the entry that has closed it.
    Effect::watch(
        move || open.get(),
        move |&is_open, _, _| {
            let focused = document().active_element().map(Into::into);
            if !is_open
                && is_inside(focused)
                && let Some(button) = button.get_untracked()
            {
                // Without the focus it can still be pressed.
                let _ = button.focus();
            }
        },
        false,
    );
    // The browser opens and closes it as well.
    let toggled = move |_| {
        if let Some(details) = details.get_untracked()
            && details.open() != open.get_untracked()
        {
            open.set(details.open());
        }
    };
    view! {
        <details class="more-menu" node_ref=details prop:open=move || open.get() on:toggle=toggled>
            <summary node_ref=button aria-label=move || label.get() data-action=action><Icon sign=Sign::More/></summary>
            {children()}
        </details>
    }
}
