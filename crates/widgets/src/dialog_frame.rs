//! Dialog frame: a modal dialog over the page, with title and close button.

use crate::frame::Frame;
use crate::modal::CloseButton;
use i18n::Words;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use web_sys::{Event, EventTarget};

/// A modal dialog: the browser holds the focus in it, gives it back afterwards, and lets Escape close it.
#[component]
pub fn DialogFrame(
    /// Its name, its element and the way out.
    frame: Frame,
    /// The content.
    content: AnyView,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let Frame { name, dialog, .. } = frame;
    let put_away = move || frame.close();
    // The dialog itself is hit only beside what is on it. Both ends of the press count: whoever drags a slider out of the
    // dialog does not mean to close it.
    let pressed_beside = StoredValue::new(false);
    let beside = move |event: &Event| {
        let dialog = dialog.get_untracked();
        let dialog = dialog.as_deref().map(AsRef::<EventTarget>::as_ref);
        event.target().as_ref() == dialog
    };
    let title_id = format!("dialog-{name}");
    let labelled_by = title_id.clone();
    view! {
        <dialog
            node_ref=dialog
            class="dialog"
            data-screen=name
            aria-labelledby=labelled_by
            lang=move || words.now().language().tag()
            on:close=move |_| put_away()
            on:pointerdown=move |event| pressed_beside.set_value(beside(&event))
            on:click=move |event: MouseEvent| {
                if pressed_beside.get_value() && beside(&event) {
                    put_away();
                }
            }
        >
            <div class="dialog-page">
                <header class="dialog-head">
                    <h2 id=title_id>{words.say(name)}</h2>
                    <CloseButton frame/>
                </header>
                {content}
            </div>
        </dialog>
    }
}
