//! A sheet that lies over the page until it is put away.

use crate::icon::{Icon, Sign};
use crate::words::Words;
use leptos::ev::MouseEvent;
use leptos::html::{Button, Dialog};
use leptos::prelude::*;
use web_sys::{Event, EventTarget};

/// A modal sheet: the browser holds the focus in it, gives it back to what had it, and lets Escape close it.
///
/// What is on it exists only while it is open, so that closed sheets cost nothing.
#[component]
pub fn Sheet(
    /// By which style sheet and tests know it.
    name: &'static str,
    /// The name of the message that is its title.
    title: &'static str,
    /// Whether it is open.
    #[prop(into)]
    open: Signal<bool>,
    /// The player has closed it.
    on_close: Callback<()>,
    /// What is on it.
    children: ChildrenFn,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let dialog = NodeRef::<Dialog>::new();
    let close = NodeRef::<Button>::new();
    Effect::new(move |_| {
        let open = open.get();
        if let Some(dialog) = dialog.get().filter(|dialog| dialog.open() != open) {
            if open {
                // Only a dialog that is open already or not in the document is refused.
                let _ = dialog.show_modal();
                // Otherwise what scrolls would be first to have the focus.
                if let Some(close) = close.get_untracked() {
                    let _ = close.focus();
                }
            } else {
                dialog.close();
            }
        }
    });
    // The dialog itself is hit only beside what is on it. Both ends of the press count: whoever drags a slider out of the
    // sheet does not mean to close it.
    let pressed_beside = StoredValue::new(false);
    let beside = move |event: &Event| {
        let dialog = dialog.get_untracked();
        let dialog = dialog.as_deref().map(AsRef::<EventTarget>::as_ref);
        event.target().as_ref() == dialog
    };
    let title_id = format!("sheet-{name}");
    let labelled_by = title_id.clone();
    view! {
        <dialog
            node_ref=dialog
            class="sheet"
            data-sheet=name
            aria-labelledby=labelled_by
            // Closed by the signal, it is not the player who closes it.
            on:close=move |_| {
                if open.get_untracked() {
                    on_close.run(());
                }
            }
            on:pointerdown=move |event| pressed_beside.set_value(beside(&event))
            on:click=move |event: MouseEvent| {
                if pressed_beside.get_value() && beside(&event) {
                    on_close.run(());
                }
            }
        >
            <div class="sheet-page">
                <header class="sheet-head">
                    <h2 id=title_id>{words.say(title)}</h2>
                    <button
                        node_ref=close
                        class="icon-button"
                        type="button"
                        data-action="close"
                        aria-label=words.say("close")
                        on:click=move |_| on_close.run(())
                    >
                        <Icon sign=Sign::Close/>
                    </button>
                </header>
                {move || open.get().then(|| children())}
            </div>
        </dialog>
    }
}
