//! Screen frame: a full-screen modal dialog with title, tools and close button.

use crate::frame::Frame;
use crate::modal::CloseButton;
use i18n::Words;
use leptos::prelude::*;

/// A modal dialog as large as the window; the browser holds the focus in it, gives it back afterwards, and lets Escape
/// close it.
#[component]
pub fn ScreenFrame(
    /// Its name, its element and the way out.
    frame: Frame,
    /// Tools beside the title.
    tools: AnyView,
    /// The content.
    content: AnyView,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let Frame { name, dialog, .. } = frame;
    let title_id = format!("screen-{name}");
    let labelled_by = title_id.clone();
    view! {
        <dialog
            node_ref=dialog
            class="screen"
            data-screen=name
            aria-labelledby=labelled_by
            lang=move || words.now().language().tag()
            on:close=move |_| frame.close()
        >
            <header class="screen-head">
                <CloseButton frame/>
                <h2 id=title_id>{words.say(name)}</h2>
                <div class="screen-tools">{tools}</div>
            </header>
            {content}
        </dialog>
    }
}
