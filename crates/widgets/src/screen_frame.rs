//! Screen frame: a full-screen modal dialog with title, tools and close button.

use crate::frame::Frame;
use crate::icon::{Icon, Sign};
use crate::modal;
use i18n::Words;
use leptos::html::Button;
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
    let close = NodeRef::<Button>::new();
    modal::open(dialog, close);
    let put_away = move || frame.close();
    let title_id = format!("screen-{name}");
    let labelled_by = title_id.clone();
    view! {
        <dialog
            node_ref=dialog
            class="screen"
            data-screen=name
            aria-labelledby=labelled_by
            lang=move || words.now().language().tag()
            on:close=move |_| put_away()
        >
            <header class="screen-head">
                <button
                    node_ref=close
                    class="icon-button"
                    type="button"
                    data-action="close"
                    aria-label=words.say("close")
                    title=words.say("close")
                    on:click=move |_| put_away()
                >
                    <Icon sign=Sign::Close/>
                </button>
                <h2 id=title_id>{words.say(name)}</h2>
                <div class="screen-tools">{tools}</div>
            </header>
            {content}
        </dialog>
    }
}
