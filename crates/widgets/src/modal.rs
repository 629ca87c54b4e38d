//! Modal dialogs: opening, initial focus, and the button that closes them.

use crate::frame::Frame;
use crate::icon::{Icon, Sign};
use i18n::Words;
use leptos::html::Button;
use leptos::prelude::*;

/// The close button of a modal dialog. Once it is mounted the dialog is opened, and the button has the focus.
#[component]
pub fn CloseButton(
    /// The dialog's frame.
    frame: Frame,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let close = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let (Some(dialog), Some(close)) = (frame.dialog.get(), close.get()) {
            // Only a dialog that is open already or not in the document is refused.
            let _ = dialog.show_modal();
            // Otherwise what scrolls would be first to have the focus.
            let _ = close.focus();
        }
    });
    view! {
        <button
            node_ref=close
            class="icon-button"
            type="button"
            data-action="close"
            aria-label=words.say("close")
            title=words.say("close")
            on:click=move |_| frame.close()
        >
            <Icon sign=Sign::Close/>
        </button>
    }
}
