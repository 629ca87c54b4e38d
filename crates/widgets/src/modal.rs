//! Modal dialogs: opening and initial focus.

use leptos::html::{Button, Dialog};
use leptos::prelude::*;

/// Opens a modal dialog once it is mounted, and gives the focus to its close button.
pub fn open(dialog: NodeRef<Dialog>, close: NodeRef<Button>) {
    Effect::new(move |_| {
        if let (Some(dialog), Some(close)) = (dialog.get(), close.get()) {
            // Only a dialog that is open already or not in the document is refused.
            let _ = dialog.show_modal();
            // Otherwise what scrolls would be first to have the focus.
            let _ = close.focus();
        }
    });
}
